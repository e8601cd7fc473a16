import type {
  BombMethod,
  LandUnitKind,
  Radar,
  Rating,
  ShipTrait,
  ShipType,
  Size,
  SquadronType,
} from '../tables/kinds';
import type { CriticalHit } from './damage';
import type { FirePower } from './shipRatings';

/** A ship's card [ST-2.8]: her ratings at full strength. */
export interface ShipCard {
  id: string;
  name: string;
  type: ShipType;
  size: Size;
  speed: number;
  capacity: number;
  firePower: FirePower | null;
  secondary: FirePower | null;
  firstDefense: number;
  secondDefense: number;
  torpedo: Rating;
  asw: Rating;
  areaAa: Rating;
  lightAa: Rating;
  airGroup: Rating;
  scoutSteps: number;
  radar: Radar;
  points: number;
  traits: readonly ShipTrait[];
}

/** A ship as she is: her card, and what has happened to her. */
export interface Ship {
  card: ShipCard;
  damageLevels: number;
  criticals: readonly CriticalHit[];
  /** [ST-21.17] */
  isDeadInWater?: boolean;
}

/** A squadron's card [ST-2.35]: its ratings with four steps. */
export interface SquadronCard {
  name: string;
  type: SquadronType;
  airToAir: number;
  defense: number;
  bombs: { rating: number; method: BombMethod } | null;
  airTorpedo: Rating;
  asw: Rating;
  endurance: number;
  hasRadar: boolean;
}

/** A squadron as it is. */
export interface Squadron {
  id: string;
  card: SquadronCard;
  /** 1 to 4; at 0 it is destroyed [ST-2.33]. */
  steps: number;
}

/** A land unit as it is. */
export interface LandUnit {
  id: string;
  name: string;
  kind: LandUnitKind;
  radar: Radar;
  damageLevels: number;
}
