/** What outsiders ask of Fleet Action, by name: sheets from the registry's figures, and questions of its own. */
export { structureSeen } from './common/appearance';
export { ARC_SECTORS, SECTORS, type Sector } from './common/arcs';
export { isKnownCrippled } from './common/leaving';
export { allowanceAt, speedChange, speedLimit } from './common/speed';
export { MAX_POINTS, stackingPoints } from './common/stacking';
export { AIR_ATTACKS, AIR_ROLES, ALTITUDES, LOAD_KINDS } from './model/air';
export type { PathStep } from './model/orders';
export {
  type FleetActionScenario,
  MAP_EDGES,
  OBJECTIVE_STATES,
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
export type { Appearance, Condition, Unit } from './model/units';
export {
  type BatteryName,
  LIGHT_WEAPONS,
  type LightWeapon,
} from './model/units';
export { ratedSheet } from './ratings/sheet';
export type { Judgement, ShipFigures } from './ratings/shipFigures';
export { type Award, awardsOf } from './victory/points';
