import type { Axial } from '../../hex';
import { translate } from '../hexmap/geometry/points';
import { rimPath, rimPoint, type Sector, sectorPath } from './shapes';

/** A ship's reach from a hex: rings of ranges over sectors. */
export interface SeaRanges {
  /** The name by which the style sheet draws them. */
  layer: string;
  center: Axial;
  /** From near to far, in hexes. */
  rings: readonly { hexes: number; name: string; label: string }[];
  /** Where all weapons bear, or some of them. */
  sectors: readonly (Sector & { bears: 'full' | 'part' })[];
  /** The bearing on which the rings are labeled. */
  named: number;
}

/** Ranges of the selected ship, by the arcs over which she bears. */
export function RangeLayer({ ranges }: { ranges: SeaRanges }) {
  const { layer, center, rings, sectors, named } = ranges;
  const farthest = rings.at(-1)?.hexes ?? 0;
  return (
    <g className="tactical-ranges" data-layer={layer}>
      {sectors.map((sector) => (
        <path
          key={sector.from}
          className="range-sector"
          data-bears={sector.bears}
          d={sectorPath(center, sector, farthest)}
        />
      ))}
      {rings.map(({ hexes, name }) =>
        sectors.map((sector) => (
          <path
            key={`${name} ${sector.from}`}
            className="range-ring"
            d={rimPath(center, sector, hexes)}
          />
        )),
      )}
      <g className="range-names">
        {rings.map(({ hexes, name, label }) => (
          <g key={name} transform={translate(rimPoint(center, named, hexes))}>
            <text className="range-name" data-name={name} y={-4}>
              {label}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
