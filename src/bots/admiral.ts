import { commander } from './commander';
import type { Bot } from './core/bot';
import { playbookOf, SEARCHED_IDS } from './playbooks';
import { searchPlans } from './search/search';

/**
 * Searches: plays its plans out with its own dice against the enemy's likely moves, and picks the one that does
 * best.
 */
export const admiral: Bot = {
  id: 'admiral',
  name: 'Admiral',
  description: 'Looks ahead: plays out where each of its plans may lead, and picks the best.',
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
