import { type Axial, directionTo } from '../../../../hex';
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
} from '../../../../rules/battle';
import { enemyOf } from '../../../../rules/core';
import type { Names } from '../../../../words/battle/common/names';
import { numberOf } from '../../../../words/battle/common/words';
import { battleText } from '../../../../words/battle/texts/screen';
import { upperFirst } from '../../../../words/core/say';
import type { Question } from '../../../controls/ConfirmDialog';
import type { Desk } from './desk';

/** Moves a stack, after a question if it would go off the board: it may not come back [BT-5.11, BT-5.20]. */
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

/** What happens to a stack that moves off the board under the rules now, and what the scenario scores for it. */
export function leavingQuestion(
  view: BattleView,
  names: Names,
  stack: Stack,
  to: Axial,
): Omit<Question, 'onYes'> {
  const name = names.stack(stack.id);
  const told = { stack: name, count: numberOf(name) };
  const by = directionTo(stack.hex, to);
  if (mayLeaveFreely(view, stack))
    return {
      title: battleText('leaveTitle'),
      text: [
        upperFirst(battleText(isSure(view, stack) ? 'leaves' : 'leavesMaybe', told)),
        exitText(view, stack, to),
      ].join(' '),
      yes: battleText('leaveYes'),
      no: battleText('leaveNo'),
    };
  if (by !== undefined && boardFollows(view, stack, by))
    return {
      title: battleText('followTitle'),
      text: battleText('followText', { stack: name }),
      yes: battleText('followYes'),
      no: battleText('followNo'),
    };
  return {
    title: battleText('offTitle'),
    text: [battleText('offText', told), exitText(view, stack, to)].join(' '),
    yes: battleText('offYes'),
    no: battleText('offNo'),
  };
}

/** [BT-20.15] A stack out of sight may turn out to be the faster one. */
const isSure = (view: BattleView, { side }: Stack): boolean =>
  !stacksAtSea(view, enemyOf(side)).some(({ band }) => band);

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
  if (sums.length === 0) return battleText('exitNone');
  return sums
    .map(({ side, sum }) => battleText('exitPoints', { side: view.scenario.sides[side].name, sum }))
    .join(' ');
}
