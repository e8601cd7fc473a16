import {
  afloatShips,
  type BattleView,
  boxesLeft,
  hasConditions,
  hasTorpedoesLeft,
  type ShipId,
  scoreOf,
  sheetOf,
  winnerByRules,
} from '../../rules/battle';
import { isSurprised } from '../../rules/battle/query';
import { enemyOf, type Side } from '../../rules/core';
import { type Lead, type Limits, leadBy, oddsOf, type Posture } from '../tactical/posture';
import { BY_THE_BOOK, type Judgement } from './judgement';
import { newSituation, type Situation } from './situation';
import { pointsPerRound } from './unloading';
import { gunWorth, shipWorth } from './worth';

/** A side's remaining fighting power; ships taken by surprise have none yet [BT-19.3]. */
function strengthOfSide(view: BattleView, side: Side): number {
  const situation = newSituation(view, side);
  return afloatShips(view, side)
    .filter(({ id }) => !isSurprised(view, id))
    .reduce((sum, { id }) => sum + strengthOf(situation, id), 0);
}

/** The worth of a ship's guns, less as its hull goes. */
export function strengthOf(situation: Situation, id: ShipId): number {
  const { view } = situation;
  const { hull } = sheetOf(view, id).rows;
  const lasting = { ...situation, gunneryLeft: 8 };
  return gunWorth(lasting, id) * (0.4 + (0.6 * boxesLeft(view, id, 'hull')) / hull.length);
}

/**
 * Ships that lose more under fire than they can do: merchants, carriers, spent destroyers, wrecks; and those with
 * cargo or paid to unload.
 */
export function isFighter(situation: Situation, id: ShipId): boolean {
  if (pointsPerRound(situation.view, id) > 0) return false;
  if (sheetOf(situation.view, id).traits.includes('cargo')) return false;
  if (hasTorpedoesLeft(situation.view, id)) return true;
  return strengthOf(situation, id) > 0.12 * shipWorth(situation, id);
}

/** [BT-14.2] The margin below which a battle is drawn. */
const DRAW_MARGIN = 1.1;

/** Who leads by points, or by the scenario's own conditions. */
export function leadOf(view: BattleView, side: Side): Lead {
  const decided = winnerByRules(view);
  if (decided) return decided === 'draw' ? 'even' : decided === side ? 'ahead' : 'behind';
  return leadBy(scoreOf(view, side), scoreOf(view, enemyOf(side)), DRAW_MARGIN);
}

/** [BT-14.1] Conditions once met do not improve by going on, and in a lost battle there is nothing left to save. */
const WITHDRAW_BY_CONDITIONS: Limits = { ahead: Infinity, even: 0.75, behind: 0 };
const BREAK_OFF_BY_CONDITIONS: Limits = { ahead: Infinity, even: 0.6, behind: 0 };

const oddsIn = (view: BattleView, side: Side): number =>
  oddsOf(strengthOfSide(view, side), strengthOfSide(view, enemyOf(side)));

export function postureOf(
  view: BattleView,
  side: Side,
  { withdrawBelow }: Judgement = BY_THE_BOOK,
): Posture {
  const limits = hasConditions(view) ? WITHDRAW_BY_CONDITIONS : withdrawBelow;
  if (!hasConditions(view) && scoreOf(view, side) + scoreOf(view, enemyOf(side)) === 0)
    return 'fight';
  return oddsIn(view, side) < limits[leadOf(view, side)] ? 'withdraw' : 'fight';
}

/** [BT-13.3] The vote to break off. */
export function wouldBreakOff(
  view: BattleView,
  side: Side,
  { breakOffBelow }: Judgement = BY_THE_BOOK,
): boolean {
  const limits = hasConditions(view) ? BREAK_OFF_BY_CONDITIONS : breakOffBelow;
  return oddsIn(view, side) < limits[leadOf(view, side)];
}
