import { memo } from 'react';
import { distance } from '../../../hex';
import { boardText } from '../../i18n/board';
import type { Overlay } from '../boardProps';
import { northernmost, outlinePath } from '../geometry/outline';
import { fixed, hexesPath } from '../geometry/plane';
import { sayRange } from '../say';
import { placeNames } from './placeNames';

/** 'Primary guns, 6 hexes, 24,000 yd'. */
export function overlayLabel({ kind, hexes, from, label }: Overlay): string {
  if (label) return label;
  const name = boardText(`overlay.${kind}`);
  if (!from || hexes.length === 0) return name;
  const range = sayRange(Math.max(...hexes.map((hex) => distance(from, hex))));
  return boardText('overlayRange', { name, range });
}

/** Regions of hexes: each kind has a line of its own, so that they can lie over each other. */
export const Overlays = memo(function Overlays({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <g className="overlays">
      {overlays.map((overlay) => (
        <g
          key={`${overlay.kind} ${overlay.label ?? ''}`}
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

/** What the regions are called, over the counters that would hide it. */
export const OverlayNames = memo(function OverlayNames({
  overlays,
}: {
  overlays: readonly Overlay[];
}) {
  const texts = overlays.map(overlayLabel);
  const places = placeNames(
    overlays.map(({ hexes }, i) => ({ text: texts[i] ?? '', at: northernmost(hexes) })),
  );
  return overlays.map(({ kind }, i) => {
    const at = places[i];
    return (
      at && (
        <g key={texts[i]} className="overlay" data-kind={kind}>
          <text className="overlay-name" x={fixed(at.x)} y={fixed(at.y)}>
            {texts[i]}
          </text>
        </g>
      )
    );
  });
});
