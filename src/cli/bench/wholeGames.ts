import type { Entry } from '../common/library';
import type { Figure } from './figure';
import { type RecordedGame, recordGame, secondsPlain, secondsReduced } from './orders';

/** Whole games of one scenario, and rounds of its orders; the median of either counts. */
const GAMES = 7;
const ROUNDS = 3;

/** Seconds of processor time, so that other work on the machine does not affect the measurement. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What long games cost: a whole one between two commanders, and its orders on the plain rules beside boardgame.io's reducer. */
export const wholeGameFigures = (entries: readonly Entry[]): Figure[] =>
  entries.flatMap((entry) => {
    const { games, each } = timedGames(entry);
    const ratio = ratioOf(games.at(-1) as RecordedGame);
    return [
      {
        id: `${entry.id}-game`,
        value: twoDigits(each),
        unit: 's',
        how: 'a whole game, commander against commander, processor time of one core',
        aim: 'under 1',
        reached: each < 1,
      },
      {
        id: `${entry.id}-plain-to-reduced`,
        value: twoDigits(ratio),
        unit: 'times',
        how: "its orders on a plain state against boardgame.io's reducer",
        aim: 'at least 15',
        reached: ratio >= 15,
      },
    ];
  });

function timedGames(entry: Entry): { games: RecordedGame[]; each: number } {
  const timed = Array.from({ length: GAMES }, (_, i) => {
    const began = seconds();
    const game = recordGame(entry, `bench/${entry.id}/${i}`);
    return { game, seconds: seconds() - began };
  });
  return { games: timed.map(({ game }) => game), each: median(timed.map((it) => it.seconds)) };
}

/** In turns, so that both see the same machine load. */
function ratioOf(game: RecordedGame): number {
  const now = () => 1000 * seconds();
  const ratios = Array.from({ length: ROUNDS }, () => {
    const plain = secondsPlain(game, now);
    return secondsReduced(game, 'plain', now) / plain;
  });
  return median(ratios);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const twoDigits = (value: number): number => Math.round(value * 100) / 100;
