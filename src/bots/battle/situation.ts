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

/** What one hit does on average. */
export interface HitEffects {
  hull: number;
  /** Boxes of each row but hull. */
  guns: Record<Exclude<Row, 'hull'>, number>;
  /** Chances, 0 to 1. */
  mount: number;
  speed: number;
  sinks: number;
}

/** A view with what one decision asks of it again and again. */
export interface Situation {
  view: BattleView;
  side: Side;
  /** What it is about, and how it judges. */
  plan: FleetPlan;
  /** Stacks on the board. */
  own: readonly Stack[];
  enemy: readonly Stack[];
  /** Gunnery impulses until the battle ends at the latest, the present one included. */
  gunneryLeft: number;
  /** How far any guns reach, in hexes. */
  gunReach: number;
  /** What the scenario's own conditions make of ships, of both sides. */
  stakes: ReadonlyMap<ShipId, Stake>;
  /** What one hit does, by target, weapon and whether it plunges; what a critical does, by target. */
  effects: Map<string, HitEffects>;
  /** What hits and fire are worth, by who fires at whom from where. */
  fire: Map<string, number>;
  /** Steps by sea from a hex, for those asked for. */
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
