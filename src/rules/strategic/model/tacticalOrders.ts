import type { Axial } from '../../../hex';
import type { LandUnitId, ShipId } from './ids';

export const BATTERIES = ['main', 'secondary'] as const;
export type TacticalBattery = (typeof BATTERIES)[number];

/** [ST-25.1] Orders of a tactical action. A new order replaces the old one. */
export type TacticalOrder =
  /** [ST-15.10d] The surprising side chooses the distance and the direction, 1 to 6. */
  | { kind: 'chooseDistance'; hexes: number; direction: number }
  | { kind: 'placeShip'; ship: ShipId; hex: Axial; facing: number; speed: number }
  /** [ST-15.15] A string of F, P and S; `-` for none. */
  | { kind: 'plotShip'; ship: ShipId; path: string }
  | { kind: 'followShip'; ship: ShipId; leader: ShipId }
  | { kind: 'smoke'; ship: ShipId; answer: 'yes' | 'no' }
  | { kind: 'dive'; ship: ShipId; answer: 'yes' | 'no' }
  | { kind: 'rise'; ship: ShipId; answer: 'yes' | 'no' }
  | { kind: 'fireGuns'; ship: ShipId; battery: TacticalBattery; target: ShipId }
  | { kind: 'bombard'; ship: ShipId; battery: TacticalBattery; landUnit: LandUnitId }
  | { kind: 'holdFire'; ship: ShipId; battery: TacticalBattery }
  | { kind: 'fireTorpedoes'; ship: ShipId; target: ShipId }
  | { kind: 'holdTorpedoes'; ship: ShipId }
  | { kind: 'aswAttack'; ship: ShipId; hex: Axial }
  | { kind: 'holdAsw'; ship: ShipId }
  | { kind: 'breakOff'; ship: ShipId; answer: 'yes' | 'no' }
  /** [ST-15.25] Both agree to end the action. */
  | { kind: 'endAction'; answer: 'yes' | 'no' };
