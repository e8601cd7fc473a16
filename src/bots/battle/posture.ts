import {
  afloatShips,
  type BattleView,
  boxesLeft,
  hasConditions,
  type ShipId,
  scoreOf,
  sheetOf,
  winnerByRules,
} from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { newSituation, type Situation } from './situation';
import { pointsPerRound } from './unloading';
import { gunWorth, shipWorth } from './worth';

/** What a side can still fight with. */
function strengthOfSide(view: BattleView, side: Side): number {
  const situation = newSituation(view, side);
  return afloatShips(view, side).reduce((sum, { id }) => sum + strengthOf(situation, id), 0);
}

/** What a ship's guns are good for, less as its hull goes. */
export function strengthOf(situation: Situation, id: ShipId): number {
  const { view } = situation;
  const { hull } = sheetOf(view, id).rows;
  const lasting = { ...situation, gunneryLeft: 8 };
  return gunWorth(lasting, id) * (0.4 + (0.6 * boxesLeft(view, id, 'hull')) / hull.length);
}

/** Ships that lose more by being shot at than they can do: merchants, carriers, spent destroyers, wrecks; and those with cargo or paid to unload. */
export function isFighter(situation: Situation, id: ShipId): boolean {
  if (pointsPerRound(situation.view, id) > 0) return false;
  if (sheetOf(situation.view, id).traits.includes('cargo')) return false;
  return strengthOf(situation, id) > 0.12 * shipWorth(situation, id);
}

/** [BT-14.2] The margin under which a battle is drawn. */
const DRAW_MARGIN = 1.1;

/** What a side is about: to fight it out, or to keep what it has. */
export type Posture = 'fight' | 'withdraw';

/** Who leads; where the scenario has its own conditions, who would win if the battle ended now [BT-14.1]. */
type Lead = 'ahead' | 'even' | 'behind';

function leadOf(view: BattleView, side: Side): Lead {
  const decided = winnerByRules(view);
  if (decided) return decided === 'draw' ? 'even' : decided === side ? 'ahead' : 'behind';
  const own = scoreOf(view, side);
  const enemy = scoreOf(view, enemyOf(side));
  if (own > enemy * DRAW_MARGIN) return 'ahead';
  return enemy > own * DRAW_MARGIN ? 'behind' : 'even';
}

/** Odds of fighting strength under which a side acts, by how it stands. */
type Limits = Readonly<Record<Lead, number>>;

/** Beaten when the odds are hopeless; or ahead on points and the weaker. */
const WITHDRAW_BELOW: Limits = { ahead: 0.8, even: 0.35, behind: 0.35 };
/** A lead is kept unless the enemy is there for the taking, and a lost battle is ended while there are ships to save. */
const BREAK_OFF_BELOW: Limits = { ahead: 2, even: 0.6, behind: 0.3 };
/** [BT-14.1] Conditions once met are not bettered by going on, and with the battle lost there is nothing left to save. */
const WITHDRAW_BY_CONDITIONS: Limits = { ahead: Infinity, even: 0.2, behind: 0 };
const BREAK_OFF_BY_CONDITIONS: Limits = { ahead: Infinity, even: 0.6, behind: 0 };

const oddsOf = (view: BattleView, side: Side): number =>
  strengthOfSide(view, side) / Math.max(strengthOfSide(view, enemyOf(side)), 0.01);

export function postureOf(view: BattleView, side: Side): Posture {
  const limits = hasConditions(view) ? WITHDRAW_BY_CONDITIONS : WITHDRAW_BELOW;
  if (!hasConditions(view) && scoreOf(view, side) + scoreOf(view, enemyOf(side)) === 0)
    return 'fight';
  return oddsOf(view, side) < limits[leadOf(view, side)] ? 'withdraw' : 'fight';
}

/** [BT-13.3] The vote to break off. */
export function wouldBreakOff(view: BattleView, side: Side): boolean {
  const limits = hasConditions(view) ? BREAK_OFF_BY_CONDITIONS : BREAK_OFF_BELOW;
  return oddsOf(view, side) < limits[leadOf(view, side)];
}
