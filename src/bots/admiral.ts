import { commander, orderBy } from './commander';
import type { Bot } from './core/bot';
import { isMastered, masteryOf, playbookOf } from './playbooks';
import { preparing } from './search/prepare';
import { searchPlans } from './search/search';

/**
 * Prepares: compares plans for a whole battle in trial games. Searches: plays its plans out with its own dice against
 * the enemy's likely moves, and picks the one that does best. Elsewhere goes by the mastery of the system.
 */
export const admiral: Bot = {
  id: 'admiral',
  name: 'Admiral',
  description:
    'Beats the book: tries its plans in trial games of its own, or goes by what won the most games.',
  plays: isMastered,
  preparation: {
    chapter: (system, view) => playbookOf(system.id)?.chapter?.(view),
    *course(start, draw, budget) {
      const book = playbookOf(start.system.id);
      return book && (yield* preparing(start, book, { draw, budget }));
    },
  },
  decide(position, draw, budget, soFar) {
    const { system, view, side } = position;
    const book = playbookOf<unknown, (typeof position.legalOrders)[number]>(system.id);
    const found = book && searchPlans(position, book, { draw, budget, soFar });
    if (found) return found;
    const mastery = masteryOf<unknown, (typeof position.legalOrders)[number]>(system.id);
    if (!mastery) return commander.decide(position, draw, budget);
    const order = orderBy(mastery, position, draw);
    const why = mastery.why?.(view, side, order);
    return why ? { order, why } : { order };
  },
};
