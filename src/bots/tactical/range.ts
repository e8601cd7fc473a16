/** An exchange of fire at one range: what it gives and takes in a turn, in points. */
export interface RangeOdds {
  rangeHexes: number;
  gives: number;
  takes: number;
}

/**
 * The range at which an exchange does best: by its gain, or at bad odds by the odds. Ranges at which the fire has little effect
 * are left out.
 *
 * @param leastShare of the most that the fire does anywhere
 * @throws TypeError for no ranges
 */
export function bestRange<T extends RangeOdds>(all: readonly T[], leastShare = 1 / 4): T {
  const most = Math.max(...all.map(({ gives }) => gives));
  const useful = all.filter(({ gives }) => gives >= most * leastShare);
  const gain = useful.some(({ gives, takes }) => gives > takes);
  const value = ({ gives, takes }: RangeOdds) =>
    gain ? gives - takes : (gives + 0.01) / (takes + 0.01);
  return useful.reduce((best, odds) => (value(odds) > value(best) ? odds : best));
}

/**
 * Bad odds are accepted: fire taken never weighs so much that the best range is not worth reaching.
 *
 * @param most the greatest weight of fire taken, against 1 for fire dealt
 */
export const cautionAt = (gives: number, takes: number, most: number): number =>
  takes > 0 ? Math.min(most, (0.8 * gives) / takes) : most;

/** Ships that give battle cross a zone of bad odds to better ones, and do not linger at its edge. */
export const accepted = (net: number): number => (net < 0 ? net / 10 : net);

/** What it is worth to be so far from each of the enemy, for ships that keep away: the nearest counts most. */
export function flightWorth(hexes: readonly number[], farthest = 12): number {
  let worth = 0;
  for (const each of hexes) {
    const far = Math.min(farthest, each);
    worth += (0.25 * far + 1.5 * Math.log(1 + far)) / hexes.length;
  }
  return worth;
}
