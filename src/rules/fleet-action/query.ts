/** What outsiders ask of Fleet Action, by name: sheets from the registry's figures, and questions of its own. */
export { structureSeen } from './common/appearance';
export { ARC_SECTORS, SECTORS, type Sector } from './common/arcs';
export { allowanceAt, speedChange, speedLimit } from './common/speed';
export type { PathStep } from './model/orders';
export {
  type Arc,
  type Armor,
  type Battery,
  type DataSheet,
  isSmallCraft,
  isSubmarine,
  type Mount,
  type TorpedoBattery,
  type Trait,
  type UnitType,
} from './model/sheet';
export type { Appearance, Condition, Unit } from './model/units';
export { type BatteryName, LIGHT_WEAPONS, type LightWeapon, type WeaponGroup } from './model/units';
export { ratedSheet } from './ratings/sheet';
export type { Judgement, ShipFigures } from './ratings/shipFigures';
