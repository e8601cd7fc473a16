import {
  afloatShips,
  type BattleView,
  boxesLeft,
  pointsOf,
  type ShipId,
  scoreOf,
  sheetOf,
} from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { newSituation, type Situation } from './situation';
import { gunWorth } from './worth';

/** How a side stands: what it has scored and what it can still fight with. */
export interface Standing {
  scored: number;
  strength: number;
}

export function standingOf(view: BattleView, side: Side): Standing {
  const situation = newSituation(view, side);
  return {
    scored: scoreOf(view, side),
    strength: afloatShips(view, side).reduce((sum, { id }) => sum + strengthOf(situation, id), 0),
  };
}

/** What a ship's guns are good for, less as its hull goes. */
export function strengthOf(situation: Situation, id: ShipId): number {
  const { view } = situation;
  const { hull } = sheetOf(view, id).rows;
  const lasting = { ...situation, gunneryLeft: 8 };
  return gunWorth(lasting, id) * (0.4 + (0.6 * boxesLeft(view, id, 'hull')) / hull.length);
}

/** Ships that lose more by being shot at than they can do: merchants, carriers, spent destroyers, wrecks. */
export function isFighter(situation: Situation, id: ShipId): boolean {
  const points = pointsOf(situation.view, id);
  return strengthOf(situation, id) > 0.12 * points;
}

/** [BT-14.2] The margin under which a battle is drawn. */
const DRAW_MARGIN = 1.1;

/** What a side is about: to fight it out, or to keep what it has. */
export type Posture = 'fight' | 'withdraw';

/** Beaten once blood has flowed and the odds are hopeless; or ahead on points and the weaker. */
export function postureOf(view: BattleView, side: Side): Posture {
  const own = standingOf(view, side);
  const enemy = standingOf(view, enemyOf(side));
  if (own.scored + enemy.scored === 0) return 'fight';
  const odds = own.strength / Math.max(enemy.strength, 0.01);
  const ahead = own.scored > enemy.scored * DRAW_MARGIN;
  return odds < (ahead ? 0.8 : 0.35) ? 'withdraw' : 'fight';
}

/**
 * [BT-13.3] The vote to break off: a lead is kept unless the enemy is there for the taking, and a lost battle is ended
 * while there are ships to save.
 */
export function wouldBreakOff(view: BattleView, side: Side): boolean {
  const own = standingOf(view, side);
  const enemy = standingOf(view, enemyOf(side));
  const odds = own.strength / Math.max(enemy.strength, 0.01);
  if (own.scored > enemy.scored * DRAW_MARGIN) return odds < 2;
  if (enemy.scored > own.scored * DRAW_MARGIN) return odds < 0.3;
  return odds < 0.6;
}
