import { type Bot, commander, nodeBudget, positionFor } from '../../src/bots';
import { findScenario } from '../../src/cli/common/library';
import { sideToAct } from '../../src/lab/playOut';
import { drawFrom, orderDice, type Side } from '../../src/rules/core';
import {
  type Order,
  type StrategicEvent,
  type StrategicOptions,
  type StrategicState,
  type StrategicView,
  strategic,
} from '../../src/rules/strategic';

/** One order of a game, with the position it was given in and what came of it. */
export interface Given {
  /** A copy of the whole position before the order. */
  before: StrategicState;
  view: StrategicView;
  side: Side;
  order: Order;
  events: readonly StrategicEvent[];
}

export const decide = (bot: Bot, state: StrategicState, side: Side): Order => {
  const view = strategic.view(state, side);
  return bot.decide(positionFor(strategic, view, side), drawFrom('bot'), nodeBudget(40))
    .order as Order;
};

/** Some of many, evenly chosen. */
export const some = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)] as T);

/** A shipped game between two commanders, order by order, up to a turn; with its recommended options unless told otherwise. */
export function* played(
  id: string,
  seed: string,
  lastTurn: number,
  wished?: StrategicOptions,
): Generator<Given> {
  const { scenario, options: recommended } = findScenario(id);
  const options = wished ?? recommended;
  const { state } = strategic.newState(scenario as never, options as never, orderDice(seed, 0));
  for (let number = 1; !strategic.outcome(state) && state.turn <= lastTurn; number += 1) {
    const side = sideToAct(strategic, state);
    const order = decide(commander, state, side);
    const before = strategic.copy(state);
    const view = strategic.view(before, side);
    const events = strategic.apply(state, side, order, orderDice(seed, number));
    yield { before, view, side, order, events };
  }
}
