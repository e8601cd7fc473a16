import { memo } from 'react';
import type { Axial } from '../../../../../hex';
import { coastPath, islandPath } from '../../../../hexmap/geometry/coast';
import { POINTY } from '../../../../hexmap/geometry/plane';
import { hexesPath } from '../common/plane';

/** How much larger than an island the dotted line of its shoals is. */
const SHOAL_SCALE = 1.5;

interface LandProps {
  land: readonly Axial[];
  island: Axial | undefined;
}

/** Land with its coast, and the island marker with the shoals around it. */
export const Land = memo(function Land({ land, island }: LandProps) {
  const coast = coastPath(POINTY, land);
  return (
    <g className="land">
      {coast && <path className="surf" d={coast} />}
      {coast && <path className="coast" d={coast} />}
      {coast && <path className="land-hexes" d={hexesPath(land)} />}
      {island && <path className="shoal" d={islandPath(POINTY, island, SHOAL_SCALE)} />}
      {island && <path className="coast" d={islandPath(POINTY, island)} />}
    </g>
  );
});
