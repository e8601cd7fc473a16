import type { Axial } from '../../hex';

export interface Degrees {
  lat: number;
  lon: number;
}

/** A name on the chart. */
export interface PlaceName extends Degrees {
  name: string;
  kind: 'port' | 'island' | 'land' | 'sea';
}

/**
 * The chart of a theater as it is drawn: flat-top hexes in columns, over coasts in degrees. Keep it the same from
 * render to render.
 */
export interface TheaterChart {
  columns: number;
  rows: number;
  hexes: readonly Axial[];
  /** The northwest and the southeast corner. */
  corner: Degrees;
  farCorner: Degrees;
  /** Degrees from column to column and from row to row. */
  step: { lon: number; lat: number };
  /** Real coasts, closed rings of islands and lakes alike; they are drawn as they are. */
  shores: readonly (readonly Degrees[])[];
  /** Where no real coast is known: land by a few points. */
  coastlines: readonly { name: string; points: readonly Degrees[] }[];
  /** Hexes of land, and those of land and water. */
  land: readonly Axial[];
  coast: readonly Axial[];
  names: readonly PlaceName[];
  /** Hexes from which a side may leave the map. */
  exits: readonly { id: string; side: string; label: string; hexes: readonly Axial[] }[];
  /** The bar in the corner. */
  scale: { hexes: number; label: string };
}
