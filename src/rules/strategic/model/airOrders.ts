import type { LandUnitId, ShipId } from './ids';

/** Orders in an air attack; flights by the ids of `AirAction`. */
export type AirOrder =
  /** [ST-13.2] Named again, it changes; at itself, it attacks nobody. */
  | { kind: 'airTarget'; flight: string; at: string }
  /** [ST-13.5] A fighter drops its bombs for the fight. */
  | { kind: 'dropBombs'; flight: string }
  | { kind: 'breakOffAir'; flight: string; answer: 'yes' | 'no' }
  | { kind: 'strikeShip'; flight: string; ship: ShipId }
  | { kind: 'strikeLand'; flight: string; landUnit: LandUnitId };
