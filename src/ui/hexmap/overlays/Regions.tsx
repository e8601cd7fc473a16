import { memo } from 'react';
import { distance } from '../../../hex';
import { boardText } from '../../i18n/board';
import type { Overlay } from '../../systems/battle/board/boardProps';
import { sayRange } from '../../systems/battle/board/say';
import { outlinePath } from '../geometry/outline';
import { hexesPath } from '../geometry/plane';

/** 'Primary guns, 6 hexes, 24,000 yd'. */
export function overlayLabel({ kind, hexes, from, label }: Overlay): string {
  if (label) return label;
  const name = boardText(`overlay.${kind}`);
  if (!from || hexes.length === 0) return name;
  const range = sayRange(Math.max(...hexes.map((hex) => distance(from, hex))));
  return boardText('overlayRange', { name, range });
}

/** Of several regions of a kind each has a label of its own. */
export const overlayKey = ({ kind, label = '' }: Overlay): string => `${kind} ${label}`;

/** Regions of hexes: each kind has a line of its own, so that they can lie over each other. */
export const Overlays = memo(function Overlays({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <g className="overlays">
      {overlays.map((overlay) => (
        <g
          key={overlayKey(overlay)}
          className="overlay"
          data-kind={overlay.kind}
          data-weapon={overlay.weapon}
        >
          <path className="overlay-wash" d={hexesPath(overlay.hexes)} />
          <path className="overlay-line" d={outlinePath(overlay.hexes)} />
        </g>
      ))}
    </g>
  );
});
