import type { RefObject } from 'react';
import { usePrefs } from '../../app/prefs';
import type { BoardHandle } from '../../board/boardProps';
import { keyName } from '../../controls/keys';
import { useDesk } from './desk';
import { lookFromHere, toggleOverlay, WORDS } from './mapActions';
import { OVERLAY_CHOICES } from './overlays';

interface OverlayBarProps {
  board: RefObject<BoardHandle | null>;
  openHelp: () => void;
}

const SWITCHES = [
  ...OVERLAY_CHOICES,
  { id: WORDS, key: 'Shift+M', short: 'Words', label: 'The map in words' },
];

/** Buttons on the map: what is laid over it, and help. */
export function OverlayBar({ board, openHelp }: OverlayBarProps) {
  const desk = useDesk();
  const { overlays } = usePrefs();
  return (
    <div className="map-bar" role="toolbar" aria-label="Map">
      {SWITCHES.map(({ id, key, short, label }) => (
        <button
          key={id}
          type="button"
          className="button small"
          data-overlay={id}
          aria-pressed={overlays.includes(id)}
          aria-keyshortcuts={key}
          title={`${label} (${keyName(key)})`}
          onClick={() => toggleOverlay(id)}
        >
          {short} {key.length === 1 && <kbd aria-hidden="true">{keyName(key)}</kbd>}
        </button>
      ))}
      {overlays.includes('line') && (
        <button
          type="button"
          className="button small"
          data-overlay="lookout"
          aria-pressed={desk.lookout !== null}
          aria-keyshortcuts="h"
          title="Lines of sight from the hex pointed at last (H)"
          onClick={() => lookFromHere(desk, board.current)}
        >
          From here <kbd aria-hidden="true">H</kbd>
        </button>
      )}
      <button type="button" className="button small square" aria-label="Keys" onClick={openHelp}>
        ?
      </button>
    </div>
  );
}
