import { memo } from 'react';
import { distance } from '../../../hex';
import type { Overlay, OverlayKind } from '../boardProps';
import { northernmost, outlinePath } from '../geometry/outline';
import { fixed, hexesPath, type Point } from '../geometry/plane';
import { sayRange } from '../say';
import { placeNames } from './placeNames';

const OVERLAY_NAMES: Readonly<Record<OverlayKind, string>> = {
  sighting: 'Sighting',
  sight: 'In sight',
  primary: 'Primary guns',
  secondary: 'Secondary guns',
  tertiary: 'Tertiary guns',
  torpedo: 'Torpedoes',
  reach: 'Reach',
  threat: 'Under fire',
};

/** 'Primary guns, 6 hexes, 24,000 yd'. */
export function overlayLabel({ kind, hexes, from, label }: Overlay): string {
  if (label) return label;
  if (!from || hexes.length === 0) return OVERLAY_NAMES[kind];
  return `${OVERLAY_NAMES[kind]}, ${sayRange(Math.max(...hexes.map((hex) => distance(from, hex))))}`;
}

/** Regions of hexes: each kind has a line of its own, so that they can lie over each other. */
export const Overlays = memo(function Overlays({ overlays }: { overlays: readonly Overlay[] }) {
  const names = placeNames(
    overlays.map((overlay) => ({ text: overlayLabel(overlay), at: northernmost(overlay.hexes) })),
  );
  return (
    <g className="overlays">
      {overlays.map((overlay, i) => (
        <Region
          key={`${overlay.kind} ${overlay.label ?? ''}`}
          overlay={overlay}
          name={overlayLabel(overlay)}
          at={names[i]}
        />
      ))}
    </g>
  );
});

interface RegionProps {
  overlay: Overlay;
  name: string;
  at: Point | undefined;
}

function Region({ overlay, name, at }: RegionProps) {
  return (
    <g className="overlay" data-kind={overlay.kind} data-weapon={overlay.weapon}>
      <path className="overlay-wash" d={hexesPath(overlay.hexes)} />
      <path className="overlay-line" d={outlinePath(overlay.hexes)} />
      {at && (
        <text className="overlay-name" x={fixed(at.x)} y={fixed(at.y)}>
          {name}
        </text>
      )}
    </g>
  );
}
