import { type Axial, addHex, hexesInRectangle, subtractHex } from '../../../../hex';
import type { SeekriegView } from '../../../../rules/seekrieg';
import {
  MILES_PER_HEX,
  planOfSearch,
  type SearchPlan,
  ZONE_MILES,
} from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import type { TheaterChart } from '../../../chart/theater';

/** Hexes of sea around the weather zones. */
const MARGIN = 10;

/** [SK-8.1] Miles from column to column. */
const COLUMN_MILES = MILES_PER_HEX * (Math.sqrt(3) / 2);

/** Nautical miles to a degree of latitude. */
export const MILES_A_DEGREE = 60;

/** Length of the scale bar, in hexes. */
const BAR_HEXES = 5;

/** The search map as a chart, whose hexes are counted from its northwest corner. */
export interface SearchFrame {
  chart: TheaterChart;
  toChart: (hex: Axial) => Axial;
  fromChart: (hex: Axial) => Axial;
}

type Middle = Pick<SeekriegView['scenario'], 'latitude' | 'longitude'>;
type Waters = Pick<SearchPlan, 'land'> & {
  zones: Pick<SearchPlan['zones'], 'corner' | 'columns' | 'rows'>;
};

/** [SK-8.1, SK-7.1] The weather zones of a scenario with sea around them, drawn as a chart. */
export const frameOf = (scenario: SeekriegView['scenario']): SearchFrame =>
  frameAround(scenario, planOfSearch({ scenario }));

/** The same of zones and land alone. @param middle where hex 0,0 lies on the earth */
export function frameAround(middle: Middle, { zones, land }: Waters): SearchFrame {
  const origin = originOf(zones.corner);
  const columns = Math.ceil((zones.columns * ZONE_MILES) / COLUMN_MILES) + 2 * MARGIN;
  const rows = Math.ceil((zones.rows * ZONE_MILES) / MILES_PER_HEX) + 2 * MARGIN;
  const toChart = (hex: Axial) => subtractHex(hex, origin);
  const chart: TheaterChart = {
    ...{ columns, rows, hexes: hexesInRectangle({ columns, rows }), shores: [], coastlines: [] },
    ...degreesOf(middle, origin, { columns, rows }),
    ...{ land: land.map(toChart), coast: [], names: [], exits: [] },
    scale: {
      hexes: BAR_HEXES,
      label: seekriegAirText('miles', { miles: BAR_HEXES * MILES_PER_HEX }),
    },
  };
  return { chart, toChart, fromChart: (hex) => addHex(hex, origin) };
}

/** The northwest corner of the chart; its column is even, so that columns stay as high or low as they were. */
function originOf(corner: Axial): Axial {
  const west = corner.q - MARGIN;
  const q = west - (Math.abs(west) % 2);
  return { q, r: corner.r - MARGIN - Math.ceil((q - corner.q) / 2) };
}

/** Where the chart lies: hex 0,0 of the search map is the place that the scenario names. */
function degreesOf(
  { latitude, longitude }: Middle,
  { q, r }: Axial,
  { columns, rows }: { columns: number; rows: number },
): Pick<TheaterChart, 'corner' | 'farCorner' | 'step'> {
  const lonMiles = MILES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const step = { lon: COLUMN_MILES / lonMiles, lat: MILES_PER_HEX / MILES_A_DEGREE };
  const corner = { lat: latitude - (r + q / 2) * step.lat, lon: longitude + q * step.lon };
  const farCorner = { lat: corner.lat - rows * step.lat, lon: corner.lon + columns * step.lon };
  return { corner, farCorner, step };
}
