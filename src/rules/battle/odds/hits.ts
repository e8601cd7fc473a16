/** The chance of a die that must show so much. */
export const chanceOfDie = (needed: number): number => (7 - needed) / 6;

/** Chances of 0, 1, 2, … of something. */
export type Chances = number[];

/** [BT-9.2] The chances of 0, 1, 2, … hits by dice that each hit with a chance of their own. */
export const hitChances = (dice: readonly number[]): Chances => dice.reduce(withDie, [1]);

const withDie = (chances: Chances, each: number): Chances =>
  Array.from(
    { length: chances.length + 1 },
    (_, hits) => (chances[hits] ?? 0) * (1 - each) + (chances[hits - 1] ?? 0) * each,
  );

/** What one of several cases comes to on average. */
export function mixed(cases: readonly { chances: Chances; chance: number }[]): Chances {
  const length = Math.max(...cases.map(({ chances }) => chances.length));
  return Array.from({ length }, (_, hits) =>
    cases.reduce((sum, { chances, chance }) => sum + chance * (chances[hits] ?? 0), 0),
  );
}
