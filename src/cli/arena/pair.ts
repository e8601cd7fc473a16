import { type BySide, bySide, type Side } from '../../rules/core';
import { changedEntry } from '../common/changeOptions';
import { type Entry, findScenario } from '../common/library';
import type { Durations } from './durations';
import { type ArenaMatch, type ArenaResult, playMatch, type Told } from './match';
import type { Plan } from './plan';

/** The result of one game of a pair. */
export interface PairGame {
  /** The side of the plan's first bot. */
  first: Side;
  winner: Side | 'draw';
  victoryPoints: BySide<number>;
  orders: number;
}

/** Two games of one scenario with the same seed and the bots' sides swapped. */
export interface PairResult {
  pair: number;
  scenario: string;
  games: [PairGame, PairGame];
  /** Of the first bot and of the second, over both games. */
  durations: [Durations[], Durations[]];
}

const scenarioOfPair = ({ scenarios }: Plan, pair: number): string =>
  scenarios[pair % scenarios.length] as string;

/** The scenario of a pair with the changes of the plan. */
export function entryOfPair(plan: Plan, pair: number): Entry {
  const entry = findScenario(scenarioOfPair(plan, pair));
  return plan.changes ? changedEntry(entry, plan.changes) : entry;
}

/** The rule system of all scenarios of a plan; `undefined` where they are of several. */
export function systemOf({ scenarios }: Plan): string | undefined {
  const systems = new Set(scenarios.map((it) => findScenario(it).rules.id));
  return systems.size === 1 ? [...systems][0] : undefined;
}

/** Plays pair n, from 0 on: the same wherever and whenever it is played, if thinking is limited by nodes. */
export async function playPair(plan: Plan, pair: number): Promise<PairResult> {
  const entry = entryOfPair(plan, pair);
  const games = [
    await playOne(plan, entry, pair, 'allies'),
    await playOne(plan, entry, pair, 'axis'),
  ] as const;
  return {
    pair,
    scenario: scenarioOfPair(plan, pair),
    games: [games[0].game, games[1].game],
    durations: [games.map((it) => it.durations[0]), games.map((it) => it.durations[1])],
  };
}

/** The match that a pair begins with. */
const matchOf = (
  { bots: [one, other], seed, thinking, preparing }: Plan,
  entry: Entry,
  pair: number,
  first: Side,
): ArenaMatch => ({
  system: entry.rules,
  scenario: entry.scenario,
  options: entry.options,
  seed: `${seed}/${pair}`,
  bots: bySide((side) => (side === first ? one : other)),
  thinking,
  preparing,
});

/** Plays the first game of a pair for a spectator. */
export const watchPair = (
  plan: Plan,
  pair: number,
  tell: (told: Told) => void,
): Promise<ArenaResult> => playMatch(matchOf(plan, entryOfPair(plan, pair), pair, 'allies'), tell);

async function playOne(plan: Plan, entry: Entry, pair: number, first: Side) {
  const { outcome, orders, durations } = await playMatch(matchOf(plan, entry, pair, first));
  const { winner, victoryPoints } = outcome;
  const other = first === 'allies' ? 'axis' : 'allies';
  return {
    game: { first, winner, victoryPoints, orders },
    durations: [durations[first], durations[other]] as const,
  };
}
