/** The highest count of each step from 0 [NW-1.28]. */
const HIGHEST = [0, 2, 6, 12, 20] as const;

/** [NW-1.28] The standard progression: a count as a step, 0 to 5. */
export function progression(count: number): number {
  const step = HIGHEST.findIndex((highest) => count <= highest);
  return step < 0 ? HIGHEST.length : step;
}
