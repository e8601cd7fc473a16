import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';

/** [SK-1.15] Takes effect at the close of the phase; until then the enemy is not told. */
export const surrender: OrderRule<'surrender'> = {
  // Never offered among the orders to choose from: nobody should give up by chance.
  legal: () => [],
  refuse({ step, confirmed }, side) {
    if (step.kind === 'over') return refusal('game-over', 'SK-1.14');
    return confirmed[side] ? refusal('already-confirmed', 'SK-5.1') : undefined;
  },
  apply(play, side) {
    play.state.surrendered[side] = true;
    tell(play, { kind: 'sideSurrendered', rule: 'SK-1.15', side, seenBy: [side] });
  },
};
