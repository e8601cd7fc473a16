import type { Draw } from '../../rules/core';
import type { Prepared, Start } from '../core/bot';
import type { Budget } from '../core/budget';
import type { Playbook } from '../core/playbook';
import { playing, type Table } from './playout';
import { leadOver, type Runner } from './race';

interface Contender<Plan> extends Runner {
  name: string;
  plan: Plan;
}

/** What all trial games of one preparation share. */
interface Trials<State, Order, Plan> {
  table: Table<State, Order, Plan>;
  view: State;
  draw: Draw;
}

/** When a heat ends, by the share of the budget or by games of each, and how many go on besides the plan to beat. */
const HEATS = [
  { until: 0.4, games: 12, goOn: 5 },
  { until: 0.65, games: 30, goOn: 2 },
  { until: 0.75, games: 45, goOn: 1 },
];
/** Trial games of every contender before anyone is dropped. */
const LEAST = 3;
/** Fresh games, and standard errors in them, by which the plan to beat must be beaten. */
const LEAST_FRESH = 8;
const MAX_FRESH = 48;
const BEYOND = 1;
/** Standard errors after which the check is decided before its end. */
const SURELY = 3;
const HARDLY = -1;

/**
 * Compares the strategies of a playbook in whole games from a position, all with the same chance: those that fall
 * behind drop out heat by heat, and the best has to beat the plan so far in games that were not used to choose it.
 * Yields after each segment of a trial game, so that whoever prepares may do something else between, or stop.
 * `undefined` where there is nothing to compare.
 */
export function* preparing<State, Order, Plan>(
  { system, view, side, before }: Start<State>,
  book: Playbook<State, Order, Plan>,
  { draw, budget }: { draw: Draw; budget: Budget },
): Generator<void, Prepared | undefined> {
  const strategies = book.strategies?.(book.imagine(view, side, draw), side) ?? {};
  const contenders = Object.entries(strategies).map(([name, plan]) => ({ name, plan, values: [] }));
  const toBeat = contenders.find(({ name }) => name === before?.strategy) ?? contenders[0];
  if (!toBeat || contenders.length < 2) return undefined;
  const trials = { table: { system, book, side, budget, isToTheEnd: true }, view, draw };
  const best = yield* bestOf(trials, contenders, toBeat);
  const winner = best !== toBeat && (yield* isBetter(trials, best, toBeat)) ? best : toBeat;
  return { strategy: winner.name };
}

/** The best of all after the heats. */
function* bestOf<State, Order, Plan>(
  trials: Trials<State, Order, Plan>,
  contenders: Contender<Plan>[],
  toBeat: Contender<Plan>,
): Generator<void, Contender<Plan>> {
  const { budget } = trials.table;
  const isOver = ({ until, games }: (typeof HEATS)[number]): boolean => {
    const played = toBeat.values.length;
    return played >= games || (played >= LEAST && budget.gone() >= until);
  };
  let running = contenders;
  for (const heat of HEATS) {
    while (running.length > 1 && !isOver(heat))
      if (!(yield* playRound(trials, running))) return toBeat;
    const others = bestFirst(running.filter((it) => it !== toBeat));
    running = [toBeat, ...differing(others, toBeat).slice(0, heat.goOn)];
  }
  return bestFirst(running)[0] ?? toBeat;
}

const bestFirst = <One extends Runner>(runners: readonly One[]): One[] =>
  [...runners].sort((a, b) => meanOf(b) - meanOf(a));

/** Those whose games went otherwise than those of all before them: plans that come to the same need no comparison. */
function differing<One extends Runner>(runners: readonly One[], first: One): One[] {
  const seen = new Set([first.values.join()]);
  return runners.filter(({ values }) => {
    const isNew = !seen.has(values.join());
    seen.add(values.join());
    return isNew;
  });
}

const meanOf = ({ values }: Runner): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Beats another beyond chance in games that neither has played before. */
function* isBetter<State, Order, Plan>(
  trials: Trials<State, Order, Plan>,
  best: Contender<Plan>,
  toBeat: Contender<Plan>,
): Generator<void, boolean> {
  const one: Contender<Plan> = { ...best, values: [] };
  const other: Contender<Plan> = { ...toBeat, values: [] };
  for (;;) {
    const { by, error } = leadOver(one, other);
    const games = one.values.length;
    const isDecided = by > SURELY * error || by < HARDLY * error || games >= MAX_FRESH;
    const isLast = (games >= LEAST_FRESH && isDecided) || !(yield* playRound(trials, [one, other]));
    if (isLast) return games >= LEAST_FRESH && by > BEYOND * error;
  }
}

/** One whole game of every contender, all with one chance and against one enemy; false when the budget ran out. */
function* playRound<State, Order, Plan>(
  { table, view, draw }: Trials<State, Order, Plan>,
  running: readonly Contender<Plan>[],
): Generator<void, boolean> {
  const { book, side } = table;
  const from = book.imagine(view, side, draw);
  const reply = book.reply(from, draw);
  const seed = (draw(256) * 256 + draw(256)) * 256 + draw(256);
  const values: number[] = [];
  for (const { plan } of running) {
    const value = yield* playing(table, { from, plan, reply, seed });
    if (value === undefined) return false;
    values.push(value);
  }
  for (const [i, { values: known }] of running.entries()) known.push(values[i] as number);
  return true;
}
