import type { HexKey } from '../../hex';
import {
  type BattleView,
  type Caliber,
  type Row,
  type ShipId,
  type Stack,
  stacksAtSea,
  tablesOf,
} from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { DOCTRINE, type FleetPlan } from './plan';
import { type Stake, stakesOf } from './stakes';

export type GunRow = Exclude<Row, 'hull'>;

/** The average effect of one hit. */
export interface HitEffects {
  hull: number;
  /** Boxes of each row but hull. */
  guns: Record<GunRow, number>;
  /** Chances, 0 to 1. */
  mount: number;
  speed: number;
  sinks: number;
}

/** What harm to a ship is weighed by; it stays as it is for the whole decision. */
export interface Target {
  points: number;
  stake: number;
  hullLeft: number;
  isCrippled: boolean;
  boxesToCripple: number;
  /** Of all its guns and torpedoes. */
  guns: number;
  torpedoes: number;
  /** By row: the boxes left, and the worth of silencing one. */
  rows: readonly { row: GunRow; left: number; worth: number }[];
}

/** A ship that fires at a stack. */
export interface Gunner {
  ship: ShipId;
  batteries: readonly Battery[];
}

/** The guns of one caliber. */
export interface Battery {
  caliber: Caliber;
  factors: number;
  reachHexes: number;
  /** The worth of one die at its best target, by what a range changes in it; as far as it has been asked for. */
  dice: number[];
}

/** A view with everything that one decision looks up repeatedly. */
export interface Situation {
  view: BattleView;
  side: Side;
  /** Its aim, and its judgement. */
  plan: FleetPlan;
  /** Stacks on the board. */
  own: readonly Stack[];
  enemy: readonly Stack[];
  /** Gunnery impulses left at most, including the present one. */
  gunneryLeft: number;
  /** The longest gun range, in hexes. */
  gunReach: number;
  /** The stakes in ships of both sides under the scenario's own conditions. */
  stakes: ReadonlyMap<ShipId, Stake>;
  /** The effect of a hit, by target, weapon and plunging; of a critical hit, by target. */
  effects: Map<string, HitEffects>;
  /** What harm to each ship is weighed by. */
  targets: Map<ShipId, Target>;
  /** The worth of hits and fire, by firer, target and position. */
  fire: Map<string, number>;
  /** How the ships of a stack fire at another, by both. */
  volleys: Map<string, readonly Gunner[]>;
  /** Steps by sea from a hex, for hexes already asked for. */
  routes: Map<HexKey, ReadonlyMap<HexKey, number>>;
}

export const newSituation = (
  view: BattleView,
  side: Side,
  plan: FleetPlan = DOCTRINE,
): Situation => ({
  view,
  side,
  plan,
  own: stacksAtSea(view, side),
  enemy: stacksAtSea(view, enemyOf(side)),
  gunneryLeft: gunneryLeft(view),
  gunReach: gunReach(view),
  stakes: stakesOf(view),
  effects: new Map(),
  targets: new Map(),
  fire: new Map(),
  volleys: new Map(),
  routes: new Map(),
});

function gunReach(view: BattleView): number {
  const { primary, secondary, tertiary } = tablesOf(view).gunRanges.hexes;
  return Math.max(primary, secondary, tertiary);
}

function gunneryLeft(view: BattleView): number {
  const { round, impulse, scenario } = view;
  const fire = tablesOf(view).impulses.sequence.flatMap(({ phase }, index) =>
    phase === 'gunnery' ? [index + 1] : [],
  );
  const inRound = fire.filter((it) => it >= impulse).length;
  const rounds = scenario.rounds - Math.max(round, 1);
  return rounds * fire.length + (round === 0 ? fire.length : inRound);
}
