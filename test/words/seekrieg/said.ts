import { orderDice, SIDES } from '../../../src/rules/core';
import {
  type Order,
  type SeekriegEvent,
  type SeekriegState,
  seekrieg,
} from '../../../src/rules/seekrieg';
import { battleOf } from '../../scenario/seekrieg/shippedBattles';

const CONFIRM: Order = { kind: 'confirm' };

/** What a game has told, and where it has ended. */
interface Played {
  state: SeekriegState;
  events: SeekriegEvent[];
}

const begin = (id: string) =>
  seekrieg.newState(battleOf(id), seekrieg.defaultOptions, orderDice('words', 0));

/** A shipped battle as it begins. */
export const begun = (id: string): SeekriegState => begin(id).state;

const games = new Map<string, Played>();

/** A shipped battle to its end with nothing but defaults; played once, so do not change it. */
export function playedOut(id: string): Played {
  const game = games.get(id) ?? playOut(id);
  games.set(id, game);
  return game;
}

function playOut(id: string): Played {
  const dice = orderDice('words', 0);
  const { state, events } = seekrieg.newState(battleOf(id), seekrieg.defaultOptions, dice);
  const told = [...events];
  while (!seekrieg.outcome(state))
    for (const side of SIDES)
      if (!seekrieg.outcome(state)) told.push(...seekrieg.apply(state, side, CONFIRM, dice));
  return { state, events: told };
}

/** A whole text: nothing is left open in it, no code, no id and no key. */
export const WHOLE =
  /^(?!.*(\{\{|undefined|null|NaN|\[object|contact-\d|\b(?:question|step|kind|section|aim|won|hit|piece)\.[a-z])).{2,}/;
