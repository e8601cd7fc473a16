/** What outsiders ask of Fleet Action, by name: sheets from the registry's figures, and questions of its own. */

export { mountsBearing } from './action/gunnery/mounts';
export { actorsOf } from './activation/actors';
export { structureSeen } from './common/appearance';
export { ARC_SECTORS, bears, SECTORS, type Sector } from './common/arcs';
export { BAND_HEXES } from './common/bands';
export { isKnownCrippled } from './common/leaving';
export { isLand } from './common/map';
export { canSee, sightHexes } from './common/seeing';
export { isClear } from './common/sight';
export { allowanceAt, speedChange, speedLimit } from './common/speed';
export { MAX_POINTS, stackingPoints } from './common/stacking';
export { FLOATPLANE_ID } from './common/stands';
export { hitChance } from './common/toHit';
export { usualChoice } from './initiative/initiative';
export { AIR_ATTACKS, AIR_ROLES, ALTITUDES, LOAD_KINDS } from './model/air';
export { type PathStep, REPAIRS } from './model/orders';
export { PHASES, type Phase } from './model/phases';
export {
  type FleetActionScenario,
  MAP_EDGES,
  OBJECTIVE_STATES,
  type Objective,
  type ScenarioAirSquadron,
  type ScenarioAirStand,
  type ScenarioSide,
  type ScenarioSquadron,
  type ScenarioUnit,
} from './model/scenario';
export {
  ARCS,
  type Arc,
  type Armor,
  type Battery,
  CARGOES,
  type DataSheet,
  hasTrait,
  isSmallCraft,
  isSubmarine,
  MOUNT_KINDS,
  type Mount,
  type TorpedoBattery,
  TRAITS,
  type Trait,
  UNIT_TYPES,
  type UnitType,
  WEAPON_GROUPS,
  type WeaponGroup,
} from './model/sheet';
export {
  type Appearance,
  type BatteryName,
  type Condition,
  type Contact,
  LIGHT_WEAPONS,
  type LightWeapon,
  type Squadron,
  type Unit,
} from './model/units';
export { markersToMove, squadronsToMove } from './movement/activation';
export { declarations } from './movement/declareTorpedo';
export { markerSpeeds } from './movement/markerHelm';
export { hexesAt, markerReachAt, type Reached, reachAt, speedsOpen } from './movement/reach';
export { usualSpeed } from './movement/speeds';
export { explainHits } from './odds/explain';
export type { ExactGunOdds } from './odds/guns';
export type { ExactLightOdds } from './odds/light';
export { AIRCRAFT_IDS, ratedAircraft } from './ratings/aircraft';
export { LAND_KEYS, landSheet } from './ratings/landTargets';
export { MERCHANT_KEYS, merchantSheet, withCargo } from './ratings/merchants';
export { ratedSheet } from './ratings/sheet';
export type { Judgement, ShipFigures } from './ratings/shipFigures';
export { CRAFT_KEYS, smallCraftSheet } from './ratings/smallCraft';
export { BOAT_KEYS, submarineSheet } from './ratings/submarines';
export { type Award, awardsOf } from './victory/points';
