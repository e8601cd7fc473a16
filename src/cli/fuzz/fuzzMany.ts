import type { Bot } from '../../bots';
import { type BySide, bySide, drawFrom } from '../../rules/core';
import type { Entry } from '../common/library';
import { fileInProject, readIfThere } from '../common/project';
import { saveOf } from '../common/saves';
import { clausesOf } from '../coverage/clauses';
import { cliSystemOf } from '../systems/systemOf';
import { fuzzBots } from './botGame';
import type { Breach } from './checks';
import { fuzzGame } from './fuzzGame';
import type { Met } from './met';

/** What to fuzz: scenarios of one system, taken in turn. */
export interface FuzzPlan {
  scenarios: readonly Entry[];
  games: number;
  seed: string;
  mostOrders: number;
  /** Seats any of these on either side at random, in place of random orders. */
  bots?: readonly Bot[] | undefined;
  /** The budget of their decisions. */
  nodes: number;
}

export interface FuzzResult {
  game: number;
  scenario: string;
  seed: string;
  orders: number;
  breach: Breach | undefined;
  /** The sort of game, for a system that has several. */
  sort: string;
  met: Met;
  /** The game as a save that can be replayed. */
  save: unknown;
}

/** Plays the games one by one; a breach ends its game, not the series. */
export function* fuzzMany(plan: FuzzPlan): Generator<FuzzResult> {
  const { scenarios, games, seed, mostOrders, nodes } = plan;
  for (let game = 0; game < games; game++) {
    const entry = scenarios[game % scenarios.length] as Entry;
    const subject = cliSystemOf(entry.system).subject;
    const gameSeed = `${seed}/${game}`;
    const scenario = subject.vary(entry.scenario, drawFrom(`scenario/${gameSeed}`));
    const run = {
      system: entry.rules,
      subject,
      scenario,
      options: subject.options(scenario, drawFrom(`options/${gameSeed}`)),
      seed: gameSeed,
      clauses: clausesOfSystem(entry.system),
      mostOrders,
    };
    const bots = plan.bots && seated(plan.bots, gameSeed);
    const { orders, breach, met } = bots ? fuzzBots({ ...run, bots, nodes }) : fuzzGame(run);
    const save = breach && saveOf(run, orders);
    const sort = subject.sortOf?.(scenario) ?? entry.system;
    const of = { game, scenario: entry.id, sort, seed: gameSeed };
    yield { ...of, orders: orders.length, breach, met, save };
  }
}

function seated(bots: readonly Bot[], gameSeed: string): BySide<Bot> {
  const draw = drawFrom(`bots/${gameSeed}`);
  return bySide(() => bots[draw(bots.length)] as Bot);
}

const known = new Map<string, ReadonlySet<string>>();

function clausesOfSystem(system: string): ReadonlySet<string> {
  const clauses =
    known.get(system) ??
    new Set(clausesOf(readIfThere(fileInProject(cliSystemOf(system).rulebook)) ?? ''));
  known.set(system, clauses);
  return clauses;
}
