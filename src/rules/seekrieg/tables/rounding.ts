/** Far below any figure of the charts; it keeps exact halves that binary fractions miss. */
const TINY = 1e-9;

/**
 * [SK-2.11] The nearest figure with so many decimals, halves up.
 * @param value any figure, negative ones included
 * @param decimals 0 to 2
 */
export function rounded(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5 + TINY) / scale;
}
