import { type Axial, hexesInRectangle } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import {
  type BaseFacts,
  edgesAt,
  positionOf,
  type SeaMap,
} from '../../../../rules/sea-wings/query';
import { type KeptCoast, ringsOf } from '../../../../scenario/core/coast';
import type { PreparedSeaWings } from '../../../../scenario/sea-wings/resolve';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { PlaceName, TheaterChart } from '../../../chart/theater';

/** Length of the scale bar, in hexes of 24 nautical miles. */
const BAR_HEXES = 5;
const HEX_NM = 24;

interface Charted {
  map: SeaMap;
  bases: readonly BaseFacts[];
}

/** What a scenario that is shipped has for its chart beside the map of the rules. */
export interface Drawn {
  /** The real coast. */
  coast: KeptCoast | undefined;
  names: readonly PlaceName[];
}

/** Coast and names of a scenario; of one that is not known there is neither. */
export const drawnFor = (prepared: PreparedSeaWings | undefined): Drawn => ({
  coast: prepared?.coast,
  names: prepared?.card.chartNames ?? [],
});

/**
 * [WG-1.2, WG-1.9] The map of a scenario as a chart.
 * @param side whose exits are shown
 */
export function chartOf({ map, bases }: Charted, drawn: Drawn, side: Side): TheaterChart {
  const { columns, rows, corner, land } = map;
  const farCorner = placeAt(map, columns, rows);
  const shores = drawn.coast ? ringsOf(drawn.coast) : [];
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
      names: [...drawn.names, ...bases.map((base) => nameOf(map, base))],
      hexes,
    },
    step: stepOf(map),
    exits: exitsOf(map, hexes, side),
    scale: { hexes: BAR_HEXES, label: wingsChartText('miles', { miles: BAR_HEXES * HEX_NM }) },
  };
}

/** A base is named where it lies; close to, its pin has the name. */
const nameOf = (map: SeaMap, { name, hex }: BaseFacts): PlaceName => ({
  ...{ name, kind: 'port' },
  ...positionOf(map, hex),
});

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
