/** A value with its chance. */
interface Outcome<T> {
  value: T;
  chance: number;
}
export type Outcomes<T> = readonly Outcome<T>[];

export const only = <T>(value: T): Outcomes<T> => [{ value, chance: 1 }];

/** Chances below this are left out: they change no figure that is shown. */
const NEGLIGIBLE = 1e-12;

/** All that may come out when each value is carried on; values with the same key are put together. */
export function carriedOn<From, To>(
  outcomes: Outcomes<From>,
  next: (value: From) => Outcomes<To>,
  keyOf: (value: To) => string = JSON.stringify,
): Outcomes<To> {
  const found = new Map<string, Outcome<To>>();
  for (const { value, chance } of outcomes)
    for (const after of next(value)) {
      const share = chance * after.chance;
      if (share < NEGLIGIBLE) continue;
      const key = keyOf(after.value);
      const known = found.get(key);
      if (known) known.chance += share;
      else found.set(key, { value: after.value, chance: share });
    }
  return [...found.values()];
}

/** The same function, each value worked out once. */
export function remembered<From, To>(
  next: (value: From) => To,
  keyOf: (value: From) => string,
): (value: From) => To {
  const known = new Map<string, To>();
  return (value) => {
    const key = keyOf(value);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = next(value);
    known.set(key, made);
    return made;
  };
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
