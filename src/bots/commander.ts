import type { Draw } from '../rules/core';
import type { Bot, Position } from './core/bot';
import type { Choosing } from './core/doctrine';
import { doctrineOf } from './doctrines';
import { ensign } from './ensign';

/** Plays each system by doctrine: no search, a decision in a fraction of a millisecond. */
export const commander: Bot = {
  id: 'commander',
  name: 'Commander',
  description:
    'Plays by the book: keeps the range that suits its guns, scouts before it attacks, and knows when to withdraw.',
  decide(position, draw, budget) {
    const { system } = position;
    const doctrine = doctrineOf<unknown, (typeof position.legalOrders)[number]>(system.id);
    if (!doctrine) return ensign.decide(position, draw, budget);
    return { order: orderBy(doctrine, position, draw) };
  },
};

/** The order of a way to choose, without listing the legal ones where it can. */
export const orderBy = <Order>(
  way: Choosing<unknown, Order>,
  position: Position<unknown, Order>,
  draw: Draw,
): Order => {
  const { view, side } = position;
  return way.offhand?.(view, side, draw) ?? way.choose(view, side, position.legalOrders, draw);
};
