import { type Axial, directionTo } from '../../../hex';
import {
  type BattleView,
  boardFollows,
  isOnBoard,
  mayLeaveFreely,
  type Stack,
  type StackId,
  sidesBeyond,
  stackById,
  stacksAtSea,
} from '../../../rules/battle';
import { enemyOf } from '../../../rules/core';
import type { Question } from '../../controls/ConfirmDialog';
import type { Desk } from './desk';
import type { Names } from './names';
import { agree } from './words';

/** Moves a stack, and asks first where it would go off the board: it may not come back [BT-5.11, BT-5.20]. */
export function moveStack(desk: Desk, stack: StackId, to: Axial): void {
  const order = { kind: 'moveStack', stack, to } as const;
  if (isOnBoard(desk.view, to) || desk.whyNot(order)) {
    desk.give(order);
    return;
  }
  desk.ask({
    ...leavingQuestion(desk.view, desk.names, stackById(desk.view, stack), to),
    onYes: () => {
      desk.give(order);
    },
  });
}

/** What happens to a stack that is moved off the board, as the rules have it now, and what the scenario gives for it. */
export function leavingQuestion(
  view: BattleView,
  names: Names,
  stack: Stack,
  to: Axial,
): Omit<Question, 'onYes'> {
  const name = names.stack(stack.id);
  const by = directionTo(stack.hex, to);
  if (mayLeaveFreely(view, stack))
    return {
      title: 'Leave the battle?',
      text: `${sureOf(view, stack)} ${name} ${agree(name, 'leaves', 'leave')} the battle for good. ${exitText(view, stack, to)}`,
      yes: 'Leave for good',
      no: 'Stay on the board',
    };
  if (by !== undefined && boardFollows(view, stack, by))
    return {
      title: 'Move the board along?',
      text: `An enemy is in sight or faster: ${name} may not leave. The board follows one hex that way, and all else lies one hex farther back on it.`,
      yes: 'Go on, the board follows',
      no: 'Not that way',
    };
  return {
    title: 'Off the board?',
    text: `The board cannot follow, for another stack would fall off it. You are asked next whether ${name} ${agree(name, 'leaves', 'leave')} for good or ${agree(name, 'stays', 'stay')} at the edge with the move used up. ${exitText(view, stack, to)}`,
    yes: 'Off the board',
    no: 'Stay on it',
  };
}

/** [BT-20.15] A stack out of sight may turn out to be the faster one. */
const sureOf = (view: BattleView, { side }: Stack): string =>
  stacksAtSea(view, enemyOf(side)).some(({ band }) => band)
    ? 'Out of sight of every enemy. Unless one that you do not see is faster,'
    : 'Out of sight of every enemy and no slower than any,';

/** What either side scores for ships of the stack that leave by a hex beyond the board [BT-14.3]. */
function exitText(view: BattleView, stack: Stack, to: Axial): string {
  const sides = sidesBeyond(view, to);
  const sums = (view.scenario.extraPoints.exits ?? [])
    .filter(
      ({ by, of, side }) => (of ?? side) === stack.side && by.some((it) => sides.includes(it)),
    )
    .map(({ side, points, ships }) => ({
      side,
      sum: points * stack.ships.filter((id) => !ships || ships.includes(id)).length,
    }))
    .filter(({ sum }) => sum > 0);
  if (sums.length === 0) return 'The scenario gives no points for leaving here.';
  return sums
    .map(({ side, sum }) => `${view.scenario.sides[side].name}: ${sum} points for leaving here.`)
    .join(' ');
}
