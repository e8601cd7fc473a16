/** What outsiders ask of Seekrieg, by name: sheets from the registry's figures, and questions of its own. */

export type { ShipSheet } from './model/sheet';
export { AIRCRAFT_CARDS } from './ratings/aircraftCards';
export type { Judgement, ShipFigures } from './ratings/figures';
export { ratedSheet } from './ratings/sheet';
