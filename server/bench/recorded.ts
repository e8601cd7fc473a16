import { botById, nodeBudget, USUAL_NODES } from '../../src/bots';
import {
  type AnySystem,
  drawFrom,
  type GivenOrder,
  giveOrder,
  must,
  newMatch,
  refusalCode,
  refuseUndo,
  SIDES,
} from '../../src/rules/core';
import type { LibraryEntry } from '../matches/library';
import { shippedLibrary } from '../scenarios';

/** The scenario that all are measured on, and its dice. */
export const BENCH_SCENARIO = 'denmark-strait';
export const BENCH_SEED = 'bench';

/** The scenario with the system that plays it. */
export function benchGame(): { system: AnySystem; entry: LibraryEntry } {
  const library = shippedLibrary();
  const found = library.systems.flatMap((system) =>
    library
      .scenarios(system.id)
      .filter(({ id }) => id === BENCH_SCENARIO)
      .map((entry) => ({ system, entry })),
  );
  return must(found[0], BENCH_SCENARIO);
}

/** The orders of a whole game between two Commanders. */
export function recordedGame(): GivenOrder[] {
  const { system, entry } = benchGame();
  const { scenario, options } = entry;
  const match = newMatch(system, scenario, options, BENCH_SEED);
  const bot = must(botById('commander'), 'the Commander');
  const draw = drawFrom('bench bots');
  const orders: GivenOrder[] = [];
  while (!system.outcome(match.state)) {
    const { state } = match;
    const { active } = system.segment(state);
    const side = must(
      SIDES.find((it) => active[it] !== 'waiting'),
      'somebody to order',
    );
    const view: unknown = system.view(state, side);
    const legalOrders = system.legalOrders(view, side);
    const position = { system, view, side, legalOrders };
    const { order } = bot.decide(position, draw, nodeBudget(USUAL_NODES));
    const given = { side, order: system.makeOrder(order) };
    const refused = giveOrder(system, match, given, BENCH_SEED);
    if (refused) throw new Error(refusalCode(refused));
    orders.push(given);
  }
  return orders;
}

/** The number of orders up to and including the first that can be undone. */
export function ordersToUndoable(orders: readonly GivenOrder[]): number {
  const { system, entry } = benchGame();
  const { scenario, options } = entry;
  const match = newMatch(system, scenario, options, BENCH_SEED);
  const index = orders.findIndex((given) => {
    giveOrder(system, match, given, BENCH_SEED);
    return refuseUndo(system, match, given.side) === undefined;
  });
  return index + 1;
}
