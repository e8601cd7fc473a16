import { type Bot, newBudget, type Task } from '../../bots';
import { type AnySystem, drawFrom } from '../../rules/core';
import type { Thinker } from './thinker';

/** A bot that thinks on this very thread, after the current task: where there are no workers, and for tests. */
export const botThinker = (system: AnySystem, bot: Pick<Bot, 'decide'>): Thinker => ({
  think(task, answer) {
    const timer = setTimeout(() => answer(thoughtOf(system, bot, task)));
    return () => clearTimeout(timer);
  },
  close: () => {},
});

function thoughtOf(system: AnySystem, bot: Pick<Bot, 'decide'>, task: Task) {
  const { view, side, drawKey, thinking } = task;
  try {
    const position = { system, view, side, legalOrders: system.legalOrders(view, side) };
    const budget = newBudget(thinking, () => performance.now());
    return { line: system.makeOrder(bot.decide(position, drawFrom(drawKey), budget).order) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
