import type { Bot } from './core/bot';
import { pick } from './core/lot';
import { doctrineOf } from './doctrines';

/** Any sensible legal order, at random. */
export const ensign: Bot = {
  id: 'ensign',
  name: 'Ensign',
  description: 'Gives any legal order that avoids obvious mistakes.',
  decide({ system, view, side, legalOrders }, draw) {
    const sensible = doctrineOf<unknown, (typeof legalOrders)[number]>(system.id)?.sensible(
      view,
      side,
      legalOrders,
    );
    return { order: pick(draw, sensible && sensible.length > 0 ? sensible : legalOrders) };
  },
};
