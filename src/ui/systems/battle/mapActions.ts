import type { RefObject } from 'react';
import { sameHex } from '../../../hex';
import { mapText } from '../../../words/battle/texts/map';
import { battleText } from '../../../words/battle/texts/screen';
import type { Action } from '../../controls/keys';
import { readPrefs } from '../../frame/prefs';
import { toggleOverlay } from '../../hexmap/MapBar';
import type { MapHandle } from '../../hexmap/mapProps';
import type { Desk } from './desk/desk';
import { OVERLAY_CHOICES } from './overlays';

interface MapActionProps {
  desk: Desk;
  board: RefObject<MapHandle | null>;
}

/** The map, and what it shows. */
export function mapActions(props: MapActionProps): Action[] {
  return [...overlayActions(props), ...windowActions(props)];
}

function overlayActions({ desk, board }: MapActionProps): Action[] {
  const group = battleText('group.onMap');
  return [
    ...OVERLAY_CHOICES.map(({ id, key }) => ({
      id: `overlay-${id}`,
      keys: [key],
      label: mapText(`overlay.${id}.label`),
      group,
      run: () => toggleOverlay(id),
    })),
    {
      id: 'lookout',
      keys: ['h'],
      label: battleText('lookout'),
      group,
      run: () => lookFromHere(desk, board.current),
    },
    {
      id: WORDS,
      keys: ['Shift+M'],
      label: battleText('words'),
      group,
      run: () => toggleOverlay(WORDS),
    },
  ];
}

function windowActions({ board }: MapActionProps): Action[] {
  const group = battleText('group.map');
  return [
    {
      id: 'zoom-in',
      keys: ['+', '='],
      label: battleText('zoomIn'),
      group,
      run: () => board.current?.zoomIn(),
    },
    {
      id: 'zoom-out',
      keys: ['-'],
      label: battleText('zoomOut'),
      group,
      run: () => board.current?.zoomOut(),
    },
    { id: 'fit', keys: ['0'], label: battleText('fit'), group, run: () => board.current?.fit() },
    {
      id: 'fit-action',
      keys: ['c'],
      label: battleText('fitAction'),
      group,
      run: () => board.current?.fitAction(),
    },
    {
      id: 'focus',
      keys: ['m'],
      label: battleText('focus'),
      group,
      run: () => board.current?.focus(),
    },
  ];
}

/** The map as text is switched on and off like an overlay, and kept with them. */
export const WORDS = 'words';

/** Lines of sight start from the hex under the pointer or the cursor, or again from the selected stack. */
export function lookFromHere({ lookout, setLookout }: Desk, board: MapHandle | null): void {
  const hex = board?.pointed() ?? null;
  setLookout(hex && lookout && sameHex(hex, lookout) ? null : hex);
  if (!readPrefs().overlays.includes('line')) toggleOverlay('line');
}
