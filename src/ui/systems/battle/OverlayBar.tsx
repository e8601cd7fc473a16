import type { RefObject } from 'react';
import { mapText } from '../../../words/battle/texts/map';
import { usePrefs } from '../../frame/prefs';
import { MapBar } from '../../hexmap/MapBar';
import type { MapHandle } from '../../hexmap/mapProps';
import { useDesk } from './desk/desk';
import { lookFromHere, WORDS } from './mapActions';
import { OVERLAY_CHOICES } from './overlays';

interface OverlayBarProps {
  board: RefObject<MapHandle | null>;
  openHelp: () => void;
}

const SWITCHES = [
  ...OVERLAY_CHOICES.map(({ id, key }) => ({ id, stroke: key })),
  { id: WORDS, stroke: 'Shift+M' },
] as const;

/** Buttons on the map: what is laid over it, and help. */
export function OverlayBar({ board, openHelp }: OverlayBarProps) {
  const { overlays } = usePrefs();
  return (
    <MapBar
      label={mapText('label')}
      switches={SWITCHES.map(({ id, stroke }) => ({
        ...{ id, stroke },
        short: mapText(`overlay.${id}.short`),
        label: mapText(`overlay.${id}.label`),
      }))}
    >
      {overlays.includes('line') && <LookoutButton board={board} />}
      <button
        type="button"
        className="button small square"
        aria-label={mapText('keys')}
        onClick={openHelp}
      >
        ?
      </button>
    </MapBar>
  );
}

/** Lines of sight from a hex rather than from the selected stack. */
function LookoutButton({ board }: Pick<OverlayBarProps, 'board'>) {
  const desk = useDesk();
  return (
    <button
      type="button"
      className="button small"
      data-overlay="lookout"
      aria-pressed={desk.lookout !== null}
      aria-keyshortcuts="h"
      title={mapText('lookout')}
      onClick={() => lookFromHere(desk, board.current)}
    >
      {mapText('fromHere')} <kbd aria-hidden="true">H</kbd>
    </button>
  );
}
