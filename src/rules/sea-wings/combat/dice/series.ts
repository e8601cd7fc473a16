import { type Dice, type Figures, type Roll, roundHalfUp } from '../../../core';
import { type Chances, certain, followed, repeated } from './chances';

/** What a step of a series is rolled for; a code of the words. */
const STEP_CODES = [
  'cap-position',
  'attack',
  'defense',
  'gun-and-armor',
  'fire-control',
  'flak',
  'flak-gun',
  'size',
  'penetration',
] as const;
type StepCode = (typeof STEP_CODES)[number];

/** One step of a series: a die of `value` or less succeeds [WG-1.16]. */
export interface Step {
  code: StepCode;
  /** Whole, at least 1 [WG-1.19]. */
  value: number;
  /** [WG-1.20] The excess over 6 and over 12 gives further rolls. */
  hasExcess?: boolean;
}

/** [WG-1.17] Dice that go through the steps one after the other; only those that succeed go on. */
export interface Series {
  count: number;
  steps: readonly Step[];
}

interface SeriesResult {
  /** Dice that succeeded at the last step. */
  left: number;
  rolls: Roll[];
}

/** [WG-1.18, WG-1.19] A value as it is rolled against: rounded once, never below 1. */
export const valueRolled = (value: number): number => Math.max(1, roundHalfUp(value));

/** Rolls that a step gives each die: against the value, and by WG-1.20 against the excess over 6 and over 12. */
const valuesOf = ({ value, hasExcess = false }: Step): number[] =>
  (hasExcess ? [value, value - 6, value - 12] : [value]).filter((it) => it >= 1);

/** [WG-1.20] A value of 6 or more needs no die. */
const needsNoDie = (value: number): boolean => value >= 6;

/** Rolls a series; a step that cannot fail rolls no dice, and nor does one that no die has reached. */
export function rollSeries(
  { count, steps }: Series,
  dice: Dice,
  figures: Figures = {},
): SeriesResult {
  const rolls: Roll[] = [];
  let left = count;
  for (const step of steps)
    left = valuesOf(step).reduce(
      (sum, value) => sum + succeeding(left, value, step, { dice, figures, rolls }),
      0,
    );
  return { left, rolls };
}

interface Rolling {
  dice: Dice;
  figures: Figures;
  rolls: Roll[];
}

function succeeding(
  count: number,
  value: number,
  { code }: Step,
  { dice, figures, rolls }: Rolling,
): number {
  if (count === 0 || needsNoDie(value)) return count;
  const roll = dice.roll('d6', count, code, { ...figures, value });
  rolls.push(roll);
  return roll.values.filter((face) => face <= value).length;
}

/** The chances of how many dice succeed at the last step, by the values that `rollSeries` rolls against. */
export const seriesChances = ({ count, steps }: Series): Chances =>
  repeated(dieChances(steps), count);

/** What becomes of one die. */
const dieChances = (steps: readonly Step[]): Chances =>
  steps.reduce<Chances>((sum, step) => followed(sum, stepChances(step)), certain(1));

function stepChances(step: Step): Chances {
  return valuesOf(step)
    .map((value) => Math.min(6, value) / 6)
    .reduce<Chances>((sum, p) => addedOne(sum, p), certain(0));
}

const addedOne = (chances: Chances, p: number): Chances =>
  Array.from(
    { length: chances.length + 1 },
    (_, count) => (chances[count] ?? 0) * (1 - p) + (chances[count - 1] ?? 0) * p,
  );
