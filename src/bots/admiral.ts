import { commander } from './commander';
import type { Bot } from './core/bot';
import { playbookOf, SEARCHED_IDS } from './playbooks';
import { searchPlans } from './search/search';

/** Searches: plays its plans on by dice of its own against what the enemy may do, and takes the one that does best. */
export const admiral: Bot = {
  id: 'admiral',
  name: 'Admiral',
  description: 'Looks ahead: plays out where each of its plans may lead, and takes the best.',
  systems: SEARCHED_IDS,
  decide(position, draw, budget, soFar) {
    const { system, view, side, legalOrders } = position;
    const book = playbookOf<unknown, (typeof legalOrders)[number]>(system.id);
    const found = book && searchPlans(position, book, { draw, budget, soFar });
    if (found) return found;
    const order = book?.otherwise?.(view, side, legalOrders, draw);
    return order === undefined ? commander.decide(position, draw, budget) : { order };
  },
};
