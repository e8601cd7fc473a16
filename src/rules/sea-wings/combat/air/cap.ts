import type { Modifier } from '../../../core';
import type { CapMeeting, Multiplier } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type Series, valueRolled } from '../dice/series';

type AirTables = Pick<TableSet, 'airCombat'>;

/** Factors on CAP over the force that is attacked. */
export interface CapPatrol {
  factors: number;
  /** The CAP rating of the carrier or base that they fly from [WG-10.2]. */
  rating: number;
  /** [WG-7.4] The rating of the force they protect, when that is not their own. */
  remote: number | null;
  /** [WG-7.9] Emergency CAP before its first attack. */
  isFresh: boolean;
  /** From cards [WG-21.12]. */
  modifiers: readonly Modifier[];
}

interface CapRating {
  /** Whole, 1 or more; 6 puts every factor in position [WG-10.35]. */
  value: number;
  multipliers: Multiplier[];
}

/** [WG-7.4, WG-7.9, WG-7.14, WG-10.2, WG-10.34] What each factor rolls against to be in position. */
export function capRating(
  patrol: CapPatrol,
  meeting: CapMeeting,
  tables: AirTables = STANDARD_TABLES,
): CapRating {
  const multipliers = multipliersOf(patrol, meeting, tables);
  const base = patrol.modifiers.reduce((sum, it) => sum + it.value, ratingOf(patrol, tables));
  const rating = multipliers.reduce((value, { factor }) => value * factor, base);
  return { value: valueRolled(rating), multipliers };
}

/** [WG-7.4, WG-7.7] */
const ratingOf = ({ rating, remote }: CapPatrol, { airCombat }: AirTables): number =>
  remote === null ? rating : Math.min(airCombat.remoteMost, remote * airCombat.remote);

function multipliersOf(
  { isFresh }: CapPatrol,
  meeting: CapMeeting,
  { airCombat: { cap } }: AirTables,
): Multiplier[] {
  const isEmergency = isFresh && meeting === 'incoming';
  return [
    ...(isEmergency ? [{ code: 'emergency', factor: cap.emergency, rule: 'WG-7.9' } as const] : []),
    ...(meeting === 'withdrawing'
      ? [{ code: 'withdrawing', factor: cap.withdrawing, rule: 'WG-10.34' } as const]
      : []),
    ...(meeting === 'searcher'
      ? [{ code: 'searcher', factor: cap.searcher, rule: 'WG-7.14' } as const]
      : []),
  ];
}

/** [WG-10.2] One die for each factor. */
export const capSeries = (
  patrol: CapPatrol,
  meeting: CapMeeting,
  tables: AirTables = STANDARD_TABLES,
): Series => ({
  count: patrol.factors,
  steps: [{ code: 'cap-position', value: capRating(patrol, meeting, tables).value }],
});
