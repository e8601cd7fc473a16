import type { TheaterMap } from '../../../../rules/strategic';
import { hexesOf, latLonOf, STRATEGIC_HEX_NAUTICAL_MILES } from '../../../../rules/strategic/query';
import { isSameFrame, type KeptCoast, ringsOf } from '../../../../scenario/core/coast';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { TheaterChart } from '../../../chart/theater';

/** Length of the scale bar, in hexes. */
const BAR_HEXES = 5;

/**
 * [ST-1.10, ST-1.11] The map of an operation as a chart.
 * @param kept the real coast, drawn where it covers this area
 */
export function chartOf(map: TheaterMap, kept: KeptCoast | undefined): TheaterChart {
  const { columns, rows, corner, farCorner, land, coast, names = [], exits } = map;
  const shores = kept && isSameFrame(kept.frame, map) ? ringsOf(kept) : [];
  const coastlines = shores.length > 0 ? [] : (map.coastlines ?? []);
  const miles = BAR_HEXES * STRATEGIC_HEX_NAUTICAL_MILES;
  return {
    ...{ columns, rows, corner, farCorner, shores, coastlines, land, coast, names },
    hexes: hexesOf(map),
    step: stepOf(map),
    exits: exits.map(({ id, side, name, hexes }) => ({
      ...{ id, side, hexes },
      label: strategicChartText('exit', { name }),
    })),
    scale: { hexes: BAR_HEXES, label: strategicChartText('miles', { miles }) },
  };
}

/** [ST-1.11] Degrees from column to column and from row to row. */
export function stepOf(map: Pick<TheaterMap, 'corner' | 'farCorner'>): TheaterChart['step'] {
  const zero = latLonOf(map, { q: 0, r: 0 });
  const column = latLonOf(map, { q: 1, r: 0 });
  const row = latLonOf(map, { q: 0, r: 1 });
  return { lon: column.lon - zero.lon, lat: zero.lat - row.lat };
}
