import type { Draw } from '../rules/core';
import { commander } from './commander';
import type { Bot, Decision, Position } from './core/bot';
import type { Playbook } from './core/playbook';
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
    const book = playbookOf<unknown, (typeof position.legalOrders)[number]>(position.system.id);
    const found = book?.plans && searchPlans(position, book, { draw, budget, soFar });
    return found ?? unsearched(position, book, draw) ?? commander.decide(position, draw, budget);
  },
};

/** Its decision where there is nothing to search, by the plan that has been prepared; the reason, where that plan makes the difference. */
function unsearched<Order>(
  position: Position<unknown, Order>,
  book: Playbook<unknown, Order, unknown> | undefined,
  draw: Draw,
): Decision<Order> | undefined {
  const { system, view, side, prepared } = position;
  const plan = prepared && book?.strategies?.(view, side)[prepared.strategy];
  const order = book?.otherwise?.(position, draw, plan);
  if (order === undefined || plan === undefined) return order === undefined ? undefined : { order };
  const without = book?.otherwise?.(position, draw);
  const isSame = system.makeOrder(without) === system.makeOrder(order);
  const why = isSame ? undefined : book?.why(view, side, plan);
  return why ? { order, why } : { order };
}
