import type { Bot } from './core/bot';
import { doctrineOf } from './doctrines';
import { ensign } from './ensign';

/** Plays each system by doctrine: no search, a decision in a fraction of a millisecond. */
export const commander: Bot = {
  id: 'commander',
  name: 'Commander',
  description:
    'Plays by the book: keeps the range that suits its guns, scouts before it attacks, and knows when to withdraw.',
  decide(position, draw, budget) {
    const { system, view, side } = position;
    const doctrine = doctrineOf<unknown, (typeof position.legalOrders)[number]>(system.id);
    if (!doctrine) return ensign.decide(position, draw, budget);
    const order =
      doctrine.offhand?.(view, side, draw) ??
      doctrine.choose(view, side, position.legalOrders, draw);
    return { order };
  },
};
