import type { HexKey } from '../../hex';
import {
  type BattleView,
  type Row,
  type ShipId,
  type Stack,
  stacksAtSea,
  tablesOf,
} from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { DOCTRINE, type FleetPlan } from './plan';
import { type Stake, stakesOf } from './stakes';

/** The average effect of one hit. */
export interface HitEffects {
  hull: number;
  /** Boxes of each row but hull. */
  guns: Record<Exclude<Row, 'hull'>, number>;
  /** Chances, 0 to 1. */
  mount: number;
  speed: number;
  sinks: number;
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
  /** The worth of hits and fire, by firer, target and position. */
  fire: Map<string, number>;
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
  fire: new Map(),
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
