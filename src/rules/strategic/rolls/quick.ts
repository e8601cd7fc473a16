import type { Ship } from '../cards/cards';
import { isAfloat, slowest } from '../cards/shipNow';
import type { Sky } from './gunnery';

/** [ST-21.22] */
export const EXCHANGES = { basic: 6, advanced: 3 } as const;

/** [ST-21.24] From far to near; as they are named in ST-16.3. */
export const QUICK_BANDS = ['long', 'medium', 'short', 'pointBlank'] as const;
export type QuickBand = (typeof QUICK_BANDS)[number];

/** [ST-21.24] Tactical hexes that a band counts as. */
export const QUICK_HEXES: Readonly<Record<QuickBand, number>> = {
  long: 12,
  medium: 8,
  short: 4,
  pointBlank: 1,
};

/** [ST-21.23] The band of the first exchange. */
export function firstBand({ isNight, isPoor }: Sky, hasSurfaceRadar: boolean): QuickBand {
  if (!isNight && !isPoor) return 'long';
  if (!isNight || hasSurfaceRadar) return 'medium';
  return 'short';
}

/** [ST-21.25] */
export const POSTURES = ['close', 'hold', 'breakOff'] as const;
export type Posture = (typeof POSTURES)[number];

/** What a side brings to a maneuver roll [ST-21.26]. */
interface Maneuver {
  posture: Posture;
  die: number;
  ships: readonly Ship[];
  /** It has surprised the other side. */
  hasSurprised: boolean;
}

/** [ST-21.26] Die, slowest ship, surprise. */
export const maneuverTotal = ({ die, ships, hasSurprised }: Maneuver): number =>
  die + slowest(ships.filter(isAfloat)) + (hasSurprised ? 1 : 0);

/** [ST-21.26, ST-21.27] The band after a maneuver; `escaped` ends the action before fire. */
export function maneuver(
  band: QuickBand,
  one: Maneuver,
  two: Maneuver,
  sky: Sky,
): QuickBand | 'escaped' {
  const [a, b] = [maneuverTotal(one), maneuverTotal(two)];
  if (a === b) return band;
  const { posture } = a > b ? one : two;
  const at = QUICK_BANDS.indexOf(band);
  if (posture === 'close')
    return QUICK_BANDS[Math.min(at + 1, QUICK_BANDS.length - 1)] as QuickBand;
  if (posture === 'hold') return band;
  return band === farthestBand(sky) ? 'escaped' : (QUICK_BANDS[Math.max(0, at - 1)] as QuickBand);
}

/** [ST-21.27] Beyond this a side is out of sight. */
export const farthestBand = ({ isNight, isPoor }: Sky): QuickBand =>
  isNight || isPoor ? 'medium' : 'long';

/** [ST-21.30] Types that escorts stand before. */
const SHIELDED: readonly Ship['card']['type'][] = ['CV', 'CVL', 'CVE', 'TR', 'AO'];

/** [ST-21.30] How many ships of a side may be ordered to fire at shielded enemies. */
export const shotsAtShielded = (firers: number, enemies: readonly Ship[]): number =>
  Math.max(0, firers - enemies.filter((ship) => isAfloat(ship) && !isShielded(ship)).length);

/** [ST-21.30] */
export const isShielded = ({ card }: Ship): boolean => SHIELDED.includes(card.type);

/** [ST-21.32] Torpedoes are launched at Medium or nearer. */
export const launchesAt = (band: QuickBand): boolean => band !== 'long';
