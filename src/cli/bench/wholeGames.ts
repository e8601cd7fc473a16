import type { Entry } from '../common/library';
import type { Figure } from './figure';
import { type RecordedGame, recordGame, secondsPlain, secondsReduced } from './orders';

/** Whole games of one scenario; the median counts. */
const GAMES = 7;

/** Rounds of the orders of one, in which both ways take turns. The second half counts: by then the compiler has settled. */
const ROUNDS = 80;
/** Rounds from the first on that tell what they cost before. */
const FIRST = 3;

/** Seconds of processor time, so that other work on the machine does not affect the measurement. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const milliseconds = (): number => 1000 * seconds();

/** What long games cost: a whole one between two commanders, and its orders on the plain rules beside boardgame.io's reducer. */
export const wholeGameFigures = (entries: readonly Entry[]): Figure[] =>
  entries.flatMap((entry) => {
    const { games, each } = timedGames(entry);
    const game = games.at(-1) as RecordedGame;
    const { first, settled } = ratiosOf(game);
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
        value: twoDigits(settled),
        unit: 'times',
        how: "its orders on a plain state against boardgame.io's reducer",
        aim: 'at least 15',
        reached: settled >= 15,
      },
      {
        id: `${entry.id}-plain-to-reduced-first`,
        value: twoDigits(first),
        unit: 'times',
        how: 'the same before the compiler has settled',
        aim: '',
        reached: null,
      },
    ];
  });

/** Games before those that count, and those: a process plays the first at a fifth of its speed, and compiles for some hundred. */
const WARMING = 100;
const COUNTED = 40;

/** How many games a second two commanders play in a process that has played some. */
export function warmGamesFigure(entry: Entry, aim: number): Figure {
  const play = (from: number, count: number): void => {
    for (let i = from; i < from + count; i++) recordGame(entry, `bench/${entry.id}/${i}`);
  };
  play(0, WARMING);
  const began = seconds();
  play(WARMING, COUNTED);
  const rate = COUNTED / (seconds() - began);
  return {
    id: `${entry.id}-games`,
    value: Math.round(10 * rate) / 10,
    unit: 'games/s',
    how: `commander against commander, processor time of one core, after ${WARMING} games in a process of their own`,
    aim: `at least ${aim}`,
    reached: rate >= aim,
  };
}

function timedGames(entry: Entry): { games: RecordedGame[]; each: number } {
  const timed = Array.from({ length: GAMES }, (_, i) => {
    const began = seconds();
    const game = recordGame(entry, `bench/${entry.id}/${i}`);
    return { game, seconds: seconds() - began };
  });
  return { games: timed.map(({ game }) => game), each: median(timed.map((it) => it.seconds)) };
}

/** In turns, so that both see the same machine load; at first, and once the compiler has settled. */
function ratiosOf(game: RecordedGame): { first: number; settled: number } {
  const plain: number[] = [];
  const reduced: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    plain.push(secondsPlain(game, milliseconds));
    reduced.push(secondsReduced(game, 'plain', milliseconds));
  }
  const ratio = (from: number, to: number): number =>
    median(reduced.slice(from, to)) / median(plain.slice(from, to));
  return { first: ratio(0, FIRST), settled: ratio(ROUNDS / 2, ROUNDS) };
}

/** Rounds on Immer's drafts, which are slower by far; the second half counts. */
const ROUNDS_PUBLISHED = 16;

/**
 * The orders of whole games against boardgame.io's reducer as published. What they cost on the plain rules is measured now, and the
 * reducer when the result is asked for: rules that have run on drafts are slower on plain states too.
 */
export function publishedLater(entries: readonly Entry[]): () => Figure[] {
  const timed = entries.map((entry) => {
    const game = recordGame(entry, `bench/${entry.id}/${GAMES - 1}`);
    return { game, plain: settledMedian(ROUNDS, () => secondsPlain(game, milliseconds)) };
  });
  return () =>
    timed.map(({ game, plain }) => {
      const published = () => secondsReduced(game, 'drafts', milliseconds);
      const ratio = settledMedian(ROUNDS_PUBLISHED, published) / plain;
      return {
        id: `${game.entry.id}-plain-to-published`,
        value: twoDigits(ratio),
        unit: 'times',
        how: "its orders on a plain state against boardgame.io's reducer as published",
        aim: 'at least 15',
        reached: ratio >= 15,
      };
    });
}

/** The median of the second half of so many rounds. */
const settledMedian = (rounds: number, round: () => number): number =>
  median(Array.from({ length: rounds }, round).slice(rounds / 2));

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const twoDigits = (value: number): number => Math.round(value * 100) / 100;
