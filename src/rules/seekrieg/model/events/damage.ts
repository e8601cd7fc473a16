import type { Roll } from '../../../core';
import type { Location } from '../../tables/hitLocation';
import type { TurnTo } from '../plan';
import type { About } from './base';

/** [SK-12.3, SK-13.6] Why a shell did not burst: a dud, or it went right through. */
export type Failure = 'dud' | 'through';

/** Hits and what comes of them; told to the owner alone [SK-5.14]. */
export type DamageEvent =
  | About<'shipHit', HitReport>
  /** [SK-14.14, SK-14.15] `turns`: `null` for the rest of the game. */
  | About<'criticalDamage', CriticalReport>
  | About<'fireStarted', { severity: number; dice: Roll[] }>
  /** [SK-14.22] `severity` 0: it is out. */
  | About<'fireBurned', { fire: number; severity: number; isOutOfControl: boolean; dice: Roll[] }>
  | About<'flooded', { damage: number }>
  /** [SK-5.15] Damage points received in the turn, and in all. */
  | About<'damageAdded', { damage: number; total: number }>
  /** [SK-14.2 to SK-14.7] Pieces and knots lost by loss factors. */
  | About<'piecesLost', { guns: LostGun[]; tubes: number[]; knots: number; dice: Roll[] }>
  /** [SK-14.15] An effect is over. */
  | About<'effectEnded', { cd: number }>;

/** One hit. */
interface HitReport {
  /** `null`: nowhere, a dud, or not rolled for [SK-3.4]. */
  location: Location | null;
  penetrationInches: number;
  armorInches: number;
  penetrates: boolean;
  failure: Failure | null;
  damage: number;
  dice: Roll[];
}

interface CriticalReport {
  cd: number;
  turns: number | null;
  /** Battery and turret, or torpedo mount, by index. */
  battery?: number;
  mount?: number;
  rudder?: TurnTo | null;
  dice: Roll[];
}

/** A gun of a turret, by index. */
export interface LostGun {
  battery: number;
  turret: number;
}
