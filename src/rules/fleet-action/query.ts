/** What outsiders ask of Fleet Action, by name: sheets from the registry's figures, and questions of its own. */
export type { DataSheet } from './model/sheet';
export { ratedSheet } from './ratings/sheet';
export type { Judgement, ShipFigures } from './ratings/shipFigures';
