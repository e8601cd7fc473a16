import { memo } from 'react';
import type { Region } from '../mapProps';
import { usePlane } from '../planeContext';
import '../overlays.css';

/** Regions of hexes: each kind has a line of its own, so that they can lie over each other. */
export const Regions = memo(function Regions({ regions }: { regions: readonly Region[] }) {
  const { hexesPath, outlinePath } = usePlane();
  return (
    <g className="overlays">
      {regions.map(({ key, kind, variant, hexes }) => (
        <g key={key} className="overlay" data-kind={kind} data-variant={variant}>
          <path className="overlay-wash" d={hexesPath(hexes)} />
          <path className="overlay-line" d={outlinePath(hexes)} />
        </g>
      ))}
    </g>
  );
});
