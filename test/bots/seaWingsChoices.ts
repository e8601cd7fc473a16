import { type Bot, type Decision, nodeBudget, positionFor } from '../../src/bots';
import { drawFrom, type Side } from '../../src/rules/core';
import { type Order, type SeaWingsState, seaWings } from '../../src/rules/sea-wings';

/** What a bot decides by what its side sees. */
export const decision = (bot: Bot, state: SeaWingsState, side: Side): Decision =>
  bot.decide(
    positionFor(seaWings, seaWings.view(state, side), side),
    drawFrom('bot'),
    nodeBudget(40),
  );

/** Its order. */
export const choice = (bot: Bot, state: SeaWingsState, side: Side): Order =>
  decision(bot, state, side).order as Order;
