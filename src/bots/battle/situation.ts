import { type BattleView, IMPULSES, type Row, type Stack, stacksAtSea } from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';

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

const FIRE_IMPULSES_A_ROUND = IMPULSES.filter(({ phase }) => phase === 'gunnery').length;

/** A view with what one decision asks of it again and again. */
export interface Situation {
  view: BattleView;
  side: Side;
  /** Stacks on the board. */
  own: readonly Stack[];
  enemy: readonly Stack[];
  /** Gunnery impulses until the battle ends at the latest, the present one included. */
  gunneryLeft: number;
  /** What one hit does, by target, weapon and whether it plunges. */
  effects: Map<string, HitEffects>;
  /** What hits and fire are worth, by who fires at whom from where. */
  fire: Map<string, number>;
}

export const newSituation = (view: BattleView, side: Side): Situation => ({
  view,
  side,
  own: stacksAtSea(view, side),
  enemy: stacksAtSea(view, enemyOf(side)),
  gunneryLeft: gunneryLeft(view),
  effects: new Map(),
  fire: new Map(),
});

function gunneryLeft({ round, impulse, scenario }: BattleView): number {
  const inRound = IMPULSES.filter(
    ({ phase }, index) => phase === 'gunnery' && index + 1 >= impulse,
  ).length;
  const rounds = scenario.rounds - Math.max(round, 1);
  return rounds * FIRE_IMPULSES_A_ROUND + (round === 0 ? FIRE_IMPULSES_A_ROUND : inRound);
}
