import { DIE_SIDES, type Dice } from '../../core';

/** A throw on the way: how likely each of its outcomes is, and which one is being followed. */
interface Fork {
  chances: readonly number[];
  at: number;
}

/** The chances of 2 to 12 with two six-sided dice. */
const SUMS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36);

/**
 * Runs a step of the rules once for every course that its dice can take, and tells the chance of each. Two six-sided dice
 * rolled together are one throw of their sum, as in every damage table [BT-11.1, BT-11.2, BT-12.1].
 */
export function everyWay(run: (dice: Dice) => void, tell: (chance: number) => void): void {
  const path: Fork[] = [];
  let step = 0;
  let chance = 1;
  const dice = followed((chances) => {
    const fork = path[step] ?? { chances, at: 0 };
    path[step++] = fork;
    chance *= fork.chances[fork.at] as number;
    return fork.at;
  });
  do {
    step = 0;
    chance = 1;
    run(dice);
    tell(chance);
  } while (turn(path));
}

/** Goes on to the next course; `false` after the last. */
function turn(path: Fork[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    last.at += 1;
    if (last.at < last.chances.length) return true;
    path.pop();
  }
  return false;
}

const even = (count: number): number[] => Array<number>(count).fill(1 / count);
const EVEN = Object.fromEntries(Object.values(DIE_SIDES).map((sides) => [sides, even(sides)]));

const followed = (take: (chances: readonly number[]) => number): Dice => ({
  roll: (die, count, reason) => ({
    die,
    values:
      die === 'd6' && count === 2
        ? (PAIRS[take(SUMS)] as number[])
        : Array.from({ length: count }, () => take(EVEN[DIE_SIDES[die]] as number[]) + 1),
    reason,
  }),
  lot: (count, reason) => ({ die: 'lot', values: [take(even(count))], reason }),
});

/** Two dice that show 2, 3, … 12. */
const PAIRS = SUMS.map((_, i) => [Math.max(1, i - 4), Math.min(6, i + 1)]);
