import { type Axial, hexesInRectangle } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import { edgesAt, positionOf, type SeaMap } from '../../../../rules/sea-wings/query';
import { type KeptCoast, ringsOf } from '../../../../scenario/core/coast';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { TheaterChart } from '../../../chart/theater';

/** Length of the scale bar, in hexes of 24 nautical miles. */
const BAR_HEXES = 5;
const HEX_NM = 24;

/**
 * [WG-1.2, WG-1.9] The map of a scenario as a chart.
 * @param kept the real coast, if the scenario has one
 * @param side whose exits are shown
 */
export function chartOf(map: SeaMap, kept: KeptCoast | undefined, side: Side): TheaterChart {
  const { columns, rows, corner, land } = map;
  const farCorner = placeAt(map, columns, rows);
  const shores = kept ? ringsOf(kept) : [];
  const hexes = hexesInRectangle(map);
  return {
    ...{
      columns,
      rows,
      corner,
      farCorner,
      shores,
      coastlines: [],
      land,
      coast: [],
      names: [],
      hexes,
    },
    step: stepOf(map),
    exits: exitsOf(map, hexes, side),
    scale: { hexes: BAR_HEXES, label: wingsChartText('miles', { miles: BAR_HEXES * HEX_NM }) },
  };
}

/** The place of a column and row; columns lie half a hex lower from one to the next in axial coordinates. */
const placeAt = (map: SeaMap, column: number, row: number) =>
  positionOf(map, { q: column, r: row - column / 2 });

/** Degrees from column to column and from row to row. */
function stepOf(map: SeaMap): TheaterChart['step'] {
  const next = placeAt(map, 1, 1);
  return { lon: next.lon - map.corner.lon, lat: map.corner.lat - next.lat };
}

/** [WG-16.16] The edges where a side's ships may leave the map. */
const exitsOf = (map: SeaMap, hexes: readonly Axial[], side: Side): TheaterChart['exits'] =>
  map.friendlyEdges[side].map((edge) => ({
    id: edge,
    side,
    label: wingsChartText('exit'),
    hexes: hexes.filter((hex) => edgesAt(map, hex).includes(edge)),
  }));
