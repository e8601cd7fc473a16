import { botById, nodeBudget, USUAL_NODES } from '../../src/bots';
import { battle } from '../../src/rules/battle';
import {
  drawFrom,
  type GivenOrder,
  giveOrder,
  must,
  newMatch,
  refusalCode,
  refuseUndo,
  SIDES,
} from '../../src/rules/core';
import { shippedLibrary } from '../scenarios';

/** The battle that all are measured on, and its dice. */
export const BENCH_SCENARIO = 'denmark-strait';
export const BENCH_SEED = 'bench';

export const benchEntry = () =>
  must(
    shippedLibrary()
      .scenarios(battle.id)
      .find(({ id }) => id === BENCH_SCENARIO),
    BENCH_SCENARIO,
  );

/** The orders of a whole battle between two Commanders. */
export function recordedBattle(): GivenOrder[] {
  const { scenario, options } = benchEntry();
  const match = newMatch(battle, scenario, options, BENCH_SEED);
  const bot = must(botById('commander'), 'the Commander');
  const draw = drawFrom('bench bots');
  const orders: GivenOrder[] = [];
  while (!battle.outcome(match.state as never)) {
    const state = match.state as Parameters<typeof battle.segment>[0];
    const { active } = battle.segment(state);
    const side = must(
      SIDES.find((it) => active[it] !== 'waiting'),
      'somebody to order',
    );
    const view = battle.view(state as never, side);
    const legalOrders = battle.legalOrders(view, side);
    const position = { system: battle, view, side, legalOrders };
    const { order } = bot.decide(position, draw, nodeBudget(USUAL_NODES));
    const given = { side, order: battle.makeOrder(order) };
    const refused = giveOrder(battle, match, given, BENCH_SEED);
    if (refused) throw new Error(refusalCode(refused));
    orders.push(given);
  }
  return orders;
}

/** How many orders of a battle come before one that can be taken back, itself counted. */
export function ordersToUndoable(orders: readonly GivenOrder[]): number {
  const { scenario, options } = benchEntry();
  const match = newMatch(battle, scenario, options, BENCH_SEED);
  const index = orders.findIndex((given) => {
    giveOrder(battle, match, given, BENCH_SEED);
    return refuseUndo(battle, match, given.side) === undefined;
  });
  return index + 1;
}
