/** What outsiders ask of Sea Wings: cards from the registry's figures, and what a scenario is made of. */
export { landIn } from './map/position';
export { EVENT_CARDS, type EventCard } from './model/cards';
export type { AircraftType, BaseCard, ShipCard } from './model/ratings';
export {
  EDGES,
  type ScenarioFormation,
  type ScenarioShip,
  type SeaMap,
  type SeaWingsScenario,
  type SideOfScenario,
} from './model/scenario';
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
