import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';

const isOver = ({ step }: SeekriegView): boolean => step.kind === 'over';

/** [SK-5.1, SK-34.1] Closes the side's orders of a phase; the last to confirm opens both. */
export const confirm: OrderRule<'confirm'> = {
  legal: (view, side) => (isOver(view) || view.confirmed[side] ? [] : [{ kind: 'confirm' }]),
  refuse(view, side) {
    if (isOver(view)) return refusal('game-over', 'SK-1.14');
    return view.confirmed[side] ? refusal('already-confirmed', 'SK-5.1') : undefined;
  },
  apply(play, side) {
    const { confirmed } = play.state;
    confirmed[side] = true;
    const opens = confirmed.allies && confirmed.axis && { reveals: true as const };
    tell(play, { kind: 'sideConfirmed', rule: 'SK-5.1', side, ...opens });
  },
};
