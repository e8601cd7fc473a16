import { drawFrom } from '../../rules/core';
import { clausesOf } from '../coverage/clauses';
import type { Entry } from '../library';
import { fileInProject, readIfThere } from '../project';
import { saveOf } from '../saves';
import { battleSubject } from './battleSubject';
import type { Breach, FuzzSubject } from './checks';
import { fuzzGame } from './fuzzGame';

const SUBJECTS: Readonly<Record<string, unknown>> = { battle: battleSubject };

/** What to fuzz: scenarios of one system, taken in turn. */
export interface FuzzPlan {
  scenarios: readonly Entry[];
  games: number;
  seed: string;
  mostOrders: number;
}

export interface FuzzResult {
  game: number;
  scenario: string;
  seed: string;
  orders: number;
  breach: Breach | undefined;
  /** The game as a save that can be replayed. */
  save: unknown;
}

/** Plays the games one by one; a breach ends its game, not the series. */
export function* fuzzMany({ scenarios, games, seed, mostOrders }: FuzzPlan): Generator<FuzzResult> {
  for (let game = 0; game < games; game++) {
    const entry = scenarios[game % scenarios.length] as Entry;
    const subject = SUBJECTS[entry.system] as FuzzSubject;
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
    const { orders, breach } = fuzzGame(run);
    const save = breach && saveOf(run, orders);
    yield { game, scenario: entry.id, seed: gameSeed, orders: orders.length, breach, save };
  }
}

const known = new Map<string, ReadonlySet<string>>();

function clausesOfSystem(system: string): ReadonlySet<string> {
  const clauses =
    known.get(system) ??
    new Set(clausesOf(readIfThere(fileInProject(`src/rules/${system}/RULES.md`)) ?? ''));
  known.set(system, clauses);
  return clauses;
}
