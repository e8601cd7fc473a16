import type { Column } from './column';
import { playColumn } from './column';

/** How a battle weighs: the share of games that the Allies won, a draw counting half. */
export interface Weight {
  games: number;
  allies: number;
}

/** Quick games after which nobody asks any more. */
const MAX_GAMES = 200;

/** A share no farther from one half than this is even. */
const MAX_BIAS = 0.1;

/** After so many games a share this far from one half will not come back within `MAX_BIAS`. */
const HOPELESS: readonly (readonly [games: number, bias: number])[] = [
  [20, 0.3],
  [60, 0.22],
  [100, 0.17],
];

/** After so many games a share this near to one half will not leave `MAX_BIAS` any more. */
const SURE = { games: 100, bias: 0.05 };

export const biasOf = ({ allies }: Weight): number => Math.abs(allies - 1 / 2);
export const isEven = (weight: Weight): boolean => biasOf(weight) <= MAX_BIAS;

/** All that weighing needs of a battle. */
export type Weighed = Pick<Column, 'system' | 'scenario' | 'options'>;

/**
 * Weighs a battle by games of two Commanders, as few as decide whether it is even; yields after each game, so that who
 * weighs may do something else between, or stop.
 */
export function* weigh(battle: Weighed, most = MAX_GAMES): Generator<Weight, Weight> {
  const column: Column = {
    ...battle,
    bots: { allies: 'commander', axis: 'commander' },
    thinking: { nodes: 1 },
    seed: 'weigh',
  };
  let points = 0;
  for (let games = 1; games <= most; games++) {
    const { winner } = playColumn(column, games - 1);
    points += winner === 'allies' ? 1 : winner === 'axis' ? 0 : 1 / 2;
    const weight = { games, allies: points / games };
    if (isDecided(weight)) return weight;
    yield weight;
  }
  return { games: most, allies: points / most };
}

const isDecided = (weight: Weight): boolean =>
  HOPELESS.some(([games, bias]) => weight.games === games && biasOf(weight) > bias) ||
  (weight.games === SURE.games && biasOf(weight) <= SURE.bias);

/** Weighs to the end. */
export function weighed(battle: Weighed, most = MAX_GAMES): Weight {
  const course = weigh(battle, most);
  let step = course.next();
  while (!step.done) step = course.next();
  return step.value;
}

/** The most even of some variants of a battle: the first that is even, or else the nearest. @param load by its number */
export function mostEven<T extends Weighed>(
  variants: number,
  load: (variant: number) => T,
  told: (variant: number, weight: Weight) => void = () => {},
): { battle: T; weight: Weight } {
  let best: { battle: T; weight: Weight } | undefined;
  for (let variant = 1; variant <= variants; variant++) {
    const battle = load(variant);
    const weight = weighed(battle);
    told(variant, weight);
    if (!best || biasOf(weight) < biasOf(best.weight)) best = { battle, weight };
    if (isEven(weight)) break;
  }
  return best as { battle: T; weight: Weight };
}
