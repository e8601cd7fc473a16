import { type BySide, enemyOf, type Roll, type Side, valueOf } from '../../core';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from './rule';

/** [BT-13.3, BT-20.8] A sealed vote; final once given. */
export const breakOff: OrderRule<'breakOff'> = {
  legal: (view, side) =>
    view.step.kind === 'breakOff' && view.votes[side] === null
      ? (['yes', 'no'] as const).map((answer) => ({ kind: 'breakOff', answer }))
      : [],
  refuse(view, side) {
    if (view.step.kind !== 'breakOff') return refusal('not-now.vote', 'BT-13.3');
    if (view.votes[side] === null) return undefined;
    return refusal('already-voted', 'BT-13.3');
  },
  apply(play, side, { answer }) {
    play.state.votes[side] = answer;
    tell(play, { kind: 'sideDone', rule: 'BT-20.8', side });
  },
};

/** [BT-13.3, BT-13.4] Shows both votes; where they differ, the dice decide. True when the battle ends. */
export function resolveVotes(play: Play): boolean {
  const { votes } = play.state;
  tell(play, { kind: 'votesRevealed', rule: 'BT-13.3', votes: { ...votes } });
  if (votes.allies === votes.axis) return votes.allies === 'yes';
  const decides = rollForDecision(play);
  return votes[decides] === 'yes';
}

/** [BT-13.4] Each side throws a die, the initiative side adds one; ties are thrown again. */
function rollForDecision(play: Play): Side {
  const { initiative } = play.state;
  const dice: Roll[] = [];
  for (;;) {
    const rolls: BySide<Roll> = {
      allies: play.dice.roll('d6', 1, 'breakOff', { side: 'allies' }),
      axis: play.dice.roll('d6', 1, 'breakOff', { side: 'axis' }),
    };
    dice.push(rolls.allies, rolls.axis);
    const total = (side: Side) => valueOf(rolls[side]) + (side === initiative ? 1 : 0);
    if (total('allies') === total('axis')) continue;
    const decides = total('allies') > total('axis') ? 'allies' : enemyOf('allies');
    const totals = { allies: total('allies'), axis: total('axis') };
    tell(play, { kind: 'breakOffRolled', rule: 'BT-13.4', totals, decides, dice });
    return decides;
  }
}
