import { BOTS } from '../../bots';
import { newPublishedMatch, newReducedMatch } from '../../game/reducer';
import { playOut } from '../../lab/playOut';
import { type AnySystem, bySide, type GivenOrder, orderDice } from '../../rules/core';
import type { Entry } from '../common/library';
import { named } from '../common/usage';

/** A game on record, to be replayed by different means. */
export interface RecordedGame {
  entry: Entry;
  seed: string;
  orders: readonly GivenOrder[];
}

/** A game between two commanders. */
export function recordGame(entry: Entry, seed: string): RecordedGame {
  const bots = bySide(() => named(BOTS, 'commander', 'bot'));
  const { rules: system, scenario } = entry;
  const played = playOut({ system, scenario, options: system.defaultOptions, seed, bots });
  return { entry, seed, orders: played.orders };
}

type Clock = () => number;

/** Seconds to carry out all orders of a game on a plain state. */
export function secondsPlain({ entry, seed, orders }: RecordedGame, now: Clock): number {
  const { rules, scenario } = entry;
  const parsed = orders.map(({ side, order }) => ({ side, order: rules.parseOrder(order) }));
  const dice = orders.map((_, i) => orderDice(seed, i + 1));
  const { state } = rules.newState(scenario, rules.defaultOptions, orderDice(seed, 0));
  const began = now();
  for (const [i, { side, order }] of parsed.entries())
    rules.apply(state, side, order, dice[i] as ReturnType<typeof orderDice>);
  return (now() - began) / 1000;
}

/** How moves meet the state in boardgame.io's reducer: on plain copies as we play, or on Immer's drafts as published. */
type ReducedBy = 'plain' | 'drafts';

/** Seconds for the same orders through boardgame.io's reducer. */
export function secondsReduced(game: RecordedGame, by: ReducedBy, now: Clock): number {
  const { start, give } = matchOf(game, by);
  const began = now();
  game.orders.reduce((state, { side, order }) => give(state, side, order), start);
  return (now() - began) / 1000;
}

/** Seconds for each order through boardgame.io's reducer. */
export function secondsEach(game: RecordedGame, by: ReducedBy, now: Clock): number[] {
  const { start, give } = matchOf(game, by);
  let state = start;
  return game.orders.map(({ side, order }) => {
    const began = now();
    state = give(state, side, order);
    return (now() - began) / 1000;
  });
}

function matchOf({ entry: { rules, scenario }, seed }: RecordedGame, by: ReducedBy) {
  const newMatch = by === 'plain' ? newReducedMatch : newPublishedMatch;
  return newMatch(rules as AnySystem, scenario, rules.defaultOptions, seed);
}
