import type { Axial } from '../../../hex';
import type { Knots, Yards } from '../../core';
import type { SmokeKind } from '../tables/hitChance';
import type { ShellType } from '../tables/shells';
import type { Pistol } from '../tables/torpedoHits';
import type { TargetId } from './ids';
import type { TorpedoSetting } from './tubes';

/** [SK-9.18] One turning step of 60 degrees. */
export const TURNS = ['P', 'S'] as const;
export type TurnTo = (typeof TURNS)[number];

export const WAYS = ['ahead', 'astern'] as const;
export type Way = (typeof WAYS)[number];

/** Speed ordered; it stands until changed [SK-34.3]. */
export interface SpeedOrder {
  knots: Knots;
  way: Way;
}

/** [SK-34.8, SK-34.9, SK-34.13] */
interface StandingOrder {
  /** Fires a mount at this chance in per cent or more; 0: never. */
  torpedoPercent: number;
  combs: boolean;
  attacksContacts: boolean;
}

/** [SK-19.9] A star shell mount, by battery and turret, and where it lights. */
export interface StarShellOrder {
  battery: number;
  turret: number;
  at: Axial | TargetId;
}

/** Turrets of a battery, by index, at one target. */
export interface FireOrder {
  battery: number;
  turrets: number[];
  /** `null`: these turrets hold fire. */
  target: TargetId | null;
  /** [SK-11.36] Range estimation only; 0: none. */
  estimateYards: Yards;
  /** [SK-16.5] */
  isBarrage: boolean;
}

/** [SK-15.17] */
export interface SmokeShellOrder {
  battery: number;
  hex: Axial;
}

/** [SK-17.1] Tubes of one mount. */
export interface TorpedoOrder {
  mount: number;
  count: number;
  target: TargetId;
  setting: TorpedoSetting;
  pistol: Pistol;
}

/** [SK-18.18] Points spent in phase 11. */
export interface DamageControlOrder {
  onDamage: number;
  /** By the index of the fire. */
  onFires: number[];
}

/** What is ordered for one turn [SK-34.3]. */
export interface TurnOrders {
  /** `null`: none given. */
  turns: TurnTo[] | null;
  /** [SK-13.9] By battery, to be loaded in this turn; `null`: the default of SK-34.7. */
  shells: (ShellType | null)[];
  /** [SK-26.4] Of a submarine; `null`: no change. */
  depthFeet: number | null;
  /** Of phase 5, what the player has ordered himself; the rest is the default of SK-34.6. */
  fire: FireOrder[];
  smokeShells: SmokeShellOrder[];
  torpedoes: TorpedoOrder[];
  /** [SK-26.15] Depths in feet; `null`: the default of SK-34.13. */
  depthCharges: number[] | null;
  aheadThrown: { target: TargetId; depths: number[] } | null;
  /** Of phase 11; `null`: the default of SK-34.11. */
  damageControl: DamageControlOrder | null;
  /** [SK-23.7] The ship screened in phase 7; `null`: the default of SK-34.12. */
  screens: string | null;
}

/** What a ship has been ordered: her owner's alone. These parts stand until changed [SK-34.3, SK-34.10]. */
export interface Plan extends TurnOrders {
  /** `null`: she keeps her speed [SK-5.5]. */
  speed: SpeedOrder | null;
  /** [SK-34.4] She has been ordered a speed by herself and no longer follows her guide. */
  isAlone: boolean;
  evades: boolean;
  smoke: SmokeKind | null;
  starShells: StarShellOrder[];
  /** [SK-19.20] `'search'`: looks for others. */
  searchlight: 'off' | 'search' | TargetId;
  ram: TargetId | null;
  standing: StandingOrder;
}
