import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { finish } from './ending';

/** [WG-22.14] A player may give up at any time. */
export const resign: OrderRule<'resign'> = {
  // Never offered among the orders to choose from: nobody should give up by chance.
  legal: () => [],
  refuse: ({ step }) => (step.kind === 'over' ? refusal('game-over', 'WG-22.14') : undefined),
  apply(play, side) {
    tell(play, { kind: 'sideResigned', rule: 'WG-22.14', side });
    finish(play, 'resigned', side);
  },
};
