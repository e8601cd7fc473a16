import type { Knots } from '../../core';
import type { AirLevel } from '../tables/antiAircraftGuns';
import type { TorpedoModel } from './sheet';

/** [SK-33.6] Fighter, attack aircraft, reconnaissance. */
export const AIR_ROLES = ['fighter', 'attack', 'reconnaissance'] as const;
export type AirRole = (typeof AIR_ROLES)[number];

/** What one aircraft can carry at a time, beside its guns. */
export interface AirLoad {
  bombs: readonly { pounds: number; count: number }[];
  torpedo: { model: TorpedoModel; count: number } | null;
}

/** [SK-33.6] The card of a type of aircraft. */
export interface AircraftCard {
  id: string;
  name: string;
  nation: string;
  role: AirRole;
  /** [SK-25.6, SK-25.7] */
  attack: number;
  /** [SK-25.1] */
  defense: number;
  maxKnots: Knots;
  cruiseKnots: Knots;
  /** [SK-33.14] Nautical miles. */
  rangeMiles: number;
  /** [SK-20.20] Turns in the air. */
  flightTurns: number;
  /** Alternatives, the usual one first. */
  loads: readonly AirLoad[];
  hasRadar: boolean;
  /** Takes off from the water or by catapult. */
  isFloatplane: boolean;
}

/** Aircraft of one type aboard a carrier or on a base [SK-6.9]. */
export interface AirGroup {
  aircraft: AircraftCard;
  count: number;
}

/** Where a ceiling of clouds lies; `null`: none. */
export type Ceiling = AirLevel | null;
