/** The chance that a Poisson number with this mean is at least `least`. */
export function atLeast(mean: number, least: number): number {
  if (least <= 0) return 1;
  let term = Math.exp(-mean);
  let below = term;
  for (let k = 1; k < least; k++) {
    term *= mean / k;
    below += term;
  }
  return Math.max(0, 1 - below);
}
