/** What outsiders ask of Sea Wings, by name: cards from the registry's figures, and questions of its own. */
export { ESCORTS } from './combat/air/units';
export {
  baseRepairChance,
  controlDamage,
  defaultRepair,
  repairBase,
} from './combat/control/control';
export { rollBaseDamage, rollDamage } from './combat/damage/damage';
export { rollQuickResults } from './combat/surface/quickDamage';
export { hourOf, isDusk, isNight } from './common/clock';
export { hitsOf, isCrippled, primaryOf } from './common/condition';
export { boxCounts, factorsOf, formationsAt, formationsOf, hexOfHome } from './common/formations';
export { NOTHING } from './common/hand';
export { compositionOf, shipsLeft } from './common/kinds';
export {
  dummiesOf,
  forceOf,
  isDummy,
  knowledgeOf,
  MAX_SHIPS,
  realOf,
  shipsIn,
  taskForcesOf,
} from './common/own';
export { taskForceSpeed } from './common/speed';
export { usualDiscard } from './events/deck';
export { defaultOrder } from './game/defaults';
export { covers } from './map/arcs';
export { hexAt, landIn, positionOf } from './map/position';
export { reachOf } from './map/reach';
export { edgesAt, isOnMap, isWater, MAX_MOVE_HEXES } from './map/sea';
export { type Formation, LAUNCHES, type Launch } from './model/air';
export { EVENT_CARDS, type EventCard } from './model/cards';
export { isOwnWay } from './model/engagement';
export type { Knowledge, Report, SeenMarker } from './model/knowledge';
export { PHASES, type Phase } from './model/phases';
export {
  AIRCRAFT_CLASSES,
  type AircraftClass,
  type AircraftType,
  BASE_TYPES,
  GUN_TYPES,
  type Load,
  SHIP_TRAITS,
  SHIP_TYPES,
  type ShipCard,
  type ShipType,
  TARGET_TYPES,
  WARHEADS,
} from './model/ratings';
export {
  type BaseFacts,
  EDGES,
  type ScenarioFacts,
  type ScenarioForce,
  type ScenarioFormation,
  type ScenarioShip,
  type SeaMap,
  type SeaWingsOptions,
  type SeaWingsScenario,
  type SideOfScenario,
} from './model/scenario';
export type { Force } from './model/state';
export { type Base, SHIP_KINDS, type Ship, type ShipKind, type TaskForce } from './model/units';
export { waysAway } from './movement/flight';
export { bestReport } from './odds/enemy';
export type { SeaWingsOdds } from './odds/explain';
export { quickForecast } from './odds/gunfire';
export { plannedStrikes } from './odds/plannedStrikes';
export { formationReaches, markerReach, taskForceReach } from './odds/reach';
export { searchForecast } from './odds/search';
export { strikeForecast } from './odds/strike';
export { NONE } from './plans/loads';
export { ownForce } from './plans/patrol';
export { capacityOf } from './plans/planning';
export { requiredOrder } from './plans/required';
export { keyOf, strikeRange } from './plans/strike';
export { ratedAircraft } from './ratings/aircraft';
export { AIRCRAFT_IDS, recordOf } from './ratings/aircraftTable';
export { BASE_TABLE, baseCard, otherBaseCard, type RatedBase } from './ratings/bases';
export { convoyCard, oilerCard } from './ratings/otherCards';
export { carrierCapacity, ratedShip } from './ratings/shipCard';
export type { ShipFigures } from './ratings/shipFigures';
export { formationNow } from './strikes/antiAircraft';
export { canScramble } from './strikes/scramble';
export { strikeHits } from './tables/hits';
export { SHIP_POINTS } from './tables/points';
export { arcOfFactor, MAX_SEARCH_HEXES } from './tables/searchArc';
export { type Award, awardsOf } from './victory/awards';
export { knownPoints } from './victory/known';
