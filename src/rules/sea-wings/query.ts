/** What outsiders ask of Sea Wings: cards from the registry's figures. */
export type { AircraftType, BaseCard, ShipCard } from './model/ratings';
export { ratedAircraft } from './ratings/aircraft';
export type { AircraftFigures } from './ratings/aircraftFigures';
export { recordOf } from './ratings/aircraftTable';
export {
  BASE_TABLE,
  baseCard,
  type OtherBase,
  otherBaseCard,
  type RatedBase,
} from './ratings/bases';
export { convoyCard, oilerCard } from './ratings/otherCards';
export { carrierCapacity, ratedShip } from './ratings/shipCard';
export type { ShipFigures } from './ratings/shipFigures';
