import { botById, nodeBudget, USUAL_NODES } from '../../src/bots';
import { drawFrom, must, type Side } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';

/** All that a bot on the server is told: what its side may see, and a source of chance that is not the match's. */
export interface Task {
  system: string;
  bot: string;
  side: Side;
  view: unknown;
  drawKey: string;
}

/** The line of notation that a bot decides for. */
export function think({ system: id, bot, side, view, drawKey }: Task): string {
  const system = must(systemOf(id), `system ${id}`);
  const legalOrders = system.legalOrders(view, side);
  const position = { system, view, side, legalOrders };
  const { order } = must(botById(bot), `bot ${bot}`).decide(
    position,
    drawFrom(drawKey),
    nodeBudget(USUAL_NODES),
  );
  return system.makeOrder(order);
}
