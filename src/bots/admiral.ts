import { commander } from './commander';
import type { Bot } from './core/bot';
import { playbookOf, SEARCHED_IDS } from './playbooks';
import { preparing } from './search/prepare';
import { searchPlans } from './search/search';

/**
 * Prepares: compares plans for a whole battle in trial games. Searches: plays its plans out with its own dice against
 * the enemy's likely moves, and picks the one that does best.
 */
export const admiral: Bot = {
  id: 'admiral',
  name: 'Admiral',
  description:
    'Looks ahead: tries its plans in trial games of its own, and picks the one that does best.',
  systems: SEARCHED_IDS,
  preparation: {
    chapter: (system, view) => playbookOf(system.id)?.chapter?.(view),
    *course(start, draw, budget) {
      const book = playbookOf(start.system.id);
      return book && (yield* preparing(start, book, { draw, budget }));
    },
  },
  decide(position, draw, budget, soFar) {
    const { system, view, side, legalOrders } = position;
    const book = playbookOf<unknown, (typeof legalOrders)[number]>(system.id);
    const found = book && searchPlans(position, book, { draw, budget, soFar });
    if (found) return found;
    const order = book?.otherwise?.(view, side, legalOrders, draw);
    return order === undefined ? commander.decide(position, draw, budget) : { order };
  },
};
