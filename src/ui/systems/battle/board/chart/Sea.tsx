import { memo, useMemo } from 'react';
import type { Axial } from '../../../../../hex';
import { contourPath, type Field } from '../../../../hexmap/geometry/contours';
import { HEX_SIZE } from '../../../../hexmap/geometry/plane';
import { fixed, type Point } from '../../../../hexmap/geometry/points';
import { centerOf } from '../common/plane';
import { depthAt, soundings } from './depth';
import { circumradius, hexagonPath, rimApothem } from './rim';

/** Distance between samples of the sea floor. */
const SAMPLE = HEX_SIZE * 0.5;
/** Fathoms at which the sea changes its tone; below the first it is shoal water. */
const SHELF_FATHOMS = 100;
const OCEAN_FATHOMS = 210;
const DEEP_FATHOMS = 290;

interface SeaProps {
  center: Axial;
  radius: number;
  land: readonly Axial[];
  hexes: readonly Axial[];
}

/** The water inside the neat line: tones of depth, depth lines and soundings. */
export const Sea = memo(function Sea({ center, radius, land, hexes }: SeaProps) {
  const middle = centerOf(center);
  const depths = useMemo(
    () => depthPaths(centerOf(center), rimApothem(radius), land.map(centerOf)),
    [center, radius, land],
  );
  const sounded = useMemo(() => soundings(hexes, land), [hexes, land]);
  return (
    <g className="sea">
      <path
        className="water"
        d={hexagonPath(rimApothem(radius))}
        transform={`translate(${fixed(middle.x)} ${fixed(middle.y)})`}
      />
      <path className="tone shelf" d={depths.shelf} />
      <path className="tone ocean" d={depths.ocean} />
      <path className="tone deep" d={depths.deep} />
      <g className="soundings">
        {sounded.map(({ at, fathoms }) => (
          <text key={`${at.x},${at.y}`} x={fixed(at.x)} y={fixed(at.y)}>
            {fathoms}
          </text>
        ))}
      </g>
    </g>
  );
});

function depthPaths(middle: Point, apothem: number, land: readonly Point[]) {
  const field = seaField(middle, apothem, land);
  return {
    shelf: contourPath(field, SHELF_FATHOMS),
    ocean: contourPath(field, OCEAN_FATHOMS),
    deep: contourPath(field, DEEP_FATHOMS),
  };
}

function seaField(middle: Point, apothem: number, land: readonly Point[]): Field {
  const across = circumradius(apothem) + 3 * SAMPLE;
  const down = apothem + 3 * SAMPLE;
  return {
    left: middle.x - across,
    top: middle.y - down,
    columns: Math.ceil((2 * across) / SAMPLE) + 1,
    rows: Math.ceil((2 * down) / SAMPLE) + 1,
    cell: SAMPLE,
    valueAt: (point) => depthAt(point, land),
  };
}
