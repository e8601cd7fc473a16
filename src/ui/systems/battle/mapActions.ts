import type { RefObject } from 'react';
import { sameHex } from '../../../hex';
import { changePrefs, readPrefs } from '../../app/prefs';
import type { BoardHandle } from '../../board/boardProps';
import type { Action } from '../../controls/keys';
import type { Desk } from './desk';
import { OVERLAY_CHOICES } from './overlays';

interface MapActionProps {
  desk: Desk;
  board: RefObject<BoardHandle | null>;
  openHelp: () => void;
}

/** The map, what it shows, and the list of the keys. */
export function mapActions(props: MapActionProps): Action[] {
  return [...overlayActions(props), ...windowActions(props)];
}

function overlayActions({ desk, board }: MapActionProps): Action[] {
  const group = 'On the map';
  return [
    ...OVERLAY_CHOICES.map(({ id, key, label }) => ({
      id: `overlay-${id}`,
      keys: [key],
      label,
      group,
      run: () => toggleOverlay(id),
    })),
    {
      id: 'lookout',
      keys: ['h'],
      label: 'Line of sight from the hex pointed at; there again: from the stack picked',
      group,
      run: () => lookFromHere(desk, board.current),
    },
    {
      id: WORDS,
      keys: ['Shift+M'],
      label: 'The map in words, to read and to pick from',
      group,
      run: () => toggleOverlay(WORDS),
    },
  ];
}

function windowActions({ board, openHelp }: MapActionProps): Action[] {
  const group = 'Map';
  return [
    { id: 'zoom-in', keys: ['+', '='], label: 'Closer', group, run: () => board.current?.zoomIn() },
    { id: 'zoom-out', keys: ['-'], label: 'Farther', group, run: () => board.current?.zoomOut() },
    { id: 'fit', keys: ['0'], label: 'The whole board', group, run: () => board.current?.fit() },
    {
      id: 'fit-action',
      keys: ['c'],
      label: 'The stacks in play',
      group,
      run: () => board.current?.fitAction(),
    },
    {
      id: 'focus',
      keys: ['m'],
      label: 'Take the keyboard to the map',
      group,
      run: () => board.current?.focus(),
    },
    { id: 'help', keys: ['?'], label: 'These keys', group: 'Help', run: openHelp },
  ];
}

/** The map in words is switched on and off as an overlay is, and kept with them. */
export const WORDS = 'words';

/** Lines of sight start from the hex under the pointer or the cursor, or from the stack picked again. */
export function lookFromHere({ lookout, setLookout }: Desk, board: BoardHandle | null): void {
  const hex = board?.pointed() ?? null;
  setLookout(hex && lookout && sameHex(hex, lookout) ? null : hex);
  if (!readPrefs().overlays.includes('line')) toggleOverlay('line');
}

export function toggleOverlay(id: string): void {
  const { overlays } = readPrefs();
  changePrefs({
    overlays: overlays.includes(id) ? overlays.filter((it) => it !== id) : [...overlays, id],
  });
}
