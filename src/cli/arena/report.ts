import { botById, type Thinking } from '../../bots';
import { type Elo, eloOf } from '../../lab/elo';
import type { Sprt } from '../../lab/sprt';
import { enemyOf } from '../../rules/core';
import { wishOfId } from '../../scenario/skirmish/drawn';
import { type DecisionMs, decisionMs, sumOfDurations } from './durations';
import { type PairGame, type PairResult, systemOf } from './pair';
import type { Plan } from './plan';

/** Games, or pairs, by the bot that won them. */
export type Wins = Record<string, number>;

interface ScenarioReport {
  pairs: number;
  wins: Wins;
  /** Games by the side that won them: the bias of the scenario itself. */
  sides: Record<'allies' | 'axis' | 'draw', number>;
}

/** What `arena` prints; strengths are the first bot's against the second. */
export interface Report {
  bots: readonly [string, string];
  /** The rule system of all battles; absent where they are of several. */
  system?: string;
  seed: string;
  thinking: Thinking;
  /** Nodes of each preparation, by bots that prepare. */
  preparing?: number;
  pairs: number;
  /** Games; two a pair. */
  wins: Wins;
  /**
   * Pairs by the bot that did better over both games of one seed, playing each side once: by games won, and when
   * these are equal, by the margin of victory points. Unlike `wins` it is not affected by the scenario's bias.
   */
  pairWins: Wins;
  elo: Elo;
  sprt?: Sprt;
  /** In how many battles that nobody has prepared for; the scenarios are then their systems. */
  skirmishes?: number;
  scenarios: Record<string, ScenarioReport>;
  decisionMs: Record<string, DecisionMs>;
}

export function reportOf(plan: Plan, results: readonly PairResult[], sprt?: Sprt): Report {
  const { bots, seed, thinking, preparing } = plan;
  const system = systemOf(plan);
  return {
    bots,
    ...(system && { system }),
    seed,
    thinking,
    ...(bots.some((id) => botById(id)?.preparation) && { preparing }),
    pairs: results.length,
    wins: gameWins(plan, results),
    pairWins: countWins(plan, results.map(betterInPair)),
    elo: eloOf(results.map(pairScore)),
    ...(sprt && { sprt }),
    ...(plan.areDrawn && { skirmishes: new Set(results.map(({ scenario }) => scenario)).size }),
    scenarios: scenarioReports(plan, results),
    decisionMs: Object.fromEntries(
      bots.map((bot, i) => [
        bot,
        decisionMs(sumOfDurations(results.flatMap(({ durations }) => durations[i] ?? []))),
      ]),
    ),
  };
}

/** The score of a game for the first bot: 1 won, 0 lost. */
const gameScore = ({ first, winner }: PairGame): number =>
  winner === 'draw' ? 0.5 : winner === first ? 1 : 0;

/** The score of a pair for the first bot, from 0 to 1. */
export const pairScore = ({ games: [one, other] }: PairResult): number =>
  (gameScore(one) + gameScore(other)) / 2;

const margin = ({ first, victoryPoints }: PairGame): number =>
  victoryPoints[first] - victoryPoints[enemyOf(first)];

function betterInPair(result: PairResult): number {
  const score = pairScore(result);
  if (score !== 0.5) return score > 0.5 ? 1 : 0;
  const points = result.games.reduce((sum, game) => sum + margin(game), 0);
  return points === 0 ? 0.5 : points > 0 ? 1 : 0;
}

const gameWins = (plan: Plan, results: readonly PairResult[]): Wins =>
  countWins(
    plan,
    results.flatMap(({ games }) => games.map(gameScore)),
  );

function countWins({ bots: [one, other] }: Plan, scores: readonly number[]): Wins {
  const count = (score: number) => scores.filter((it) => it === score).length;
  return { [one]: count(1), [other]: count(0), draw: count(0.5) };
}

function scenarioReports(plan: Plan, results: readonly PairResult[]): Report['scenarios'] {
  const reports = [...new Set(plan.scenarios.map(nameIn(plan)))].map((id) => {
    const of = results.filter(({ scenario }) => nameIn(plan)(scenario) === id);
    const games = of.flatMap((result) => result.games);
    const won = (by: PairGame['winner']) => games.filter(({ winner }) => winner === by).length;
    const sides = { allies: won('allies'), axis: won('axis'), draw: won('draw') };
    return [id, { pairs: of.length, wins: gameWins(plan, of), sides }] as const;
  });
  return Object.fromEntries(reports);
}

/** What a scenario is counted under: skirmishes by their system, as each is played once. */
const nameIn =
  ({ areDrawn }: Plan) =>
  (scenario: string): string =>
    areDrawn ? `skirmishes of ${wishOfId(scenario)?.system}` : scenario;
