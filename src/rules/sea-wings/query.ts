/** What outsiders ask of Sea Wings: cards from the registry's figures, and what a scenario is made of. */
export { isLost, isOutOfAction } from './common/condition';
export { factorsOf } from './common/formations';
export { forceOf, MAX_SHIPS } from './common/own';
export { landIn, positionOf } from './map/position';
export { isWater } from './map/sea';
export type { Formation } from './model/air';
export { EVENT_CARDS } from './model/cards';
export {
  AIRCRAFT_CLASSES,
  type AircraftType,
  BASE_TYPES,
  GUN_TYPES,
  SHIP_TRAITS,
  SHIP_TYPES,
  type ShipCard,
  TARGET_TYPES,
  WARHEADS,
} from './model/ratings';
export {
  EDGES,
  type ScenarioForce,
  type ScenarioFormation,
  type ScenarioShip,
  type SeaMap,
  type SeaWingsOptions,
  type SeaWingsScenario,
  type SideOfScenario,
} from './model/scenario';
export type { Force } from './model/state';
export type { Ship } from './model/units';
export { NONE } from './plans/loads';
export { ratedAircraft } from './ratings/aircraft';
export { recordOf } from './ratings/aircraftTable';
export {
  BASE_TABLE,
  baseCard,
  otherBaseCard,
  type RatedBase,
} from './ratings/bases';
export { convoyCard, oilerCard } from './ratings/otherCards';
export { carrierCapacity, ratedShip } from './ratings/shipCard';
export type { ShipFigures } from './ratings/shipFigures';
