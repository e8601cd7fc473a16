import { type Axial, angleBetween, bearingBetween, bearingOf, sameHex } from '../../../hex';
import type { Arc } from '../model/arcs';
import type { BattleView, Stack } from '../model/state';

/** [BT-15.1] The share of its factors that a ship brings to bear in each arc. */
export const ARC_FRACTIONS: Readonly<Record<Arc, number>> = { bow: 0.75, beam: 1, stern: 0.5 };

/** [BT-15.6] Degrees off the bow: less is bow, more than the second is stern. */
const BOW_UNDER = 60;
const STERN_OVER = 120;
/** Bearings are floating-point; a line along the edge of an arc counts as beam. */
const ROUNDING = 1e-6;

/** [BT-15.1] The arc of a stack in which a hex lies; all is beam where facing does not count. */
export function arcTo(view: BattleView, stack: Stack, hex: Axial): Arc {
  if (!view.options.facing || sameHex(stack.hex, hex)) return 'beam';
  const angle = angleBetween(bearingOf(stack.facing), bearingBetween(stack.hex, hex));
  if (angle < BOW_UNDER - ROUNDING) return 'bow';
  return angle > STERN_OVER + ROUNDING ? 'stern' : 'beam';
}
