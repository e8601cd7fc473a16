/** Values with their chances; values that are equal as JSON are kept once. */
export interface Outcome<T> {
  value: T;
  chance: number;
}
export type Outcomes<T> = readonly Outcome<T>[];

export const only = <T>(value: T): Outcomes<T> => [{ value, chance: 1 }];

/** Chances below this are left out: they change no figure that is shown. */
const NEGLIGIBLE = 1e-12;

/** All that may come out when each value is carried on, values that have become equal put together. */
export function carriedOn<From, To>(
  outcomes: Outcomes<From>,
  next: (value: From) => Outcomes<To>,
): Outcomes<To> {
  const found = new Map<string, Outcome<To>>();
  for (const { value, chance } of outcomes)
    for (const after of next(value)) {
      const share = chance * after.chance;
      if (share < NEGLIGIBLE) continue;
      const key = JSON.stringify(after.value);
      const known = found.get(key);
      if (known) known.chance += share;
      else found.set(key, { value: after.value, chance: share });
    }
  return [...found.values()];
}

/** The outcomes of counts whose chances are given, taken together in every combination. */
export function countsOf(all: readonly (readonly number[])[]): Outcomes<number[]> {
  let counts: Outcomes<number[]> = only([]);
  for (const chances of all)
    counts = counts.flatMap(({ value, chance }) =>
      chances.flatMap((p, count) =>
        p * chance < NEGLIGIBLE ? [] : [{ value: [...value, count], chance: p * chance }],
      ),
    );
  return counts;
}

/** The mean of a figure over all outcomes. */
export const meanOver = <T>(outcomes: Outcomes<T>, figure: (value: T) => number): number =>
  outcomes.reduce((sum, { value, chance }) => sum + chance * figure(value), 0);
