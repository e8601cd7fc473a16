import type { LandUnitId, ShipId } from './ids';

/** Orders in an air attack; flights by the ids of `AirAction`. */
export type AirOrder =
  /** [ST-13.2] A new target replaces the old; a flight that targets itself attacks nobody. */
  | { kind: 'airTarget'; flight: string; at: string }
  /** [ST-13.5] A fighter jettisons its bombs to fight. */
  | { kind: 'dropBombs'; flight: string }
  | { kind: 'breakOffAir'; flight: string; answer: 'yes' | 'no' }
  | { kind: 'strikeShip'; flight: string; ship: ShipId }
  | { kind: 'strikeLand'; flight: string; landUnit: LandUnitId };
