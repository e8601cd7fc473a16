import type { AirPass } from '../../../src/rules/sea-wings/combat/air/pass';
import { type AirUnit, factorsOf } from '../../../src/rules/sea-wings/combat/air/units';
import { defaultEscorts, spreadCap } from '../../../src/rules/sea-wings/combat/strike/allotment';
import type { OddsPatrol, StrikePlan } from '../../../src/rules/sea-wings/combat/strike/odds';
import type { Load } from '../../../src/rules/sea-wings/model/ratings';

export const load = (
  kind: Load['kind'],
  ships: number,
  penetration: number,
  bases: number | null = null,
): Load => ({ id: kind, name: kind, kind, hitNumber: { ships, bases }, penetration });

/** Factors on CAP with their rating. */
export const patrol = (unit: AirUnit, rating: number): OddsPatrol => ({
  ...{ unit, factors: unit.factors, rating, remote: null, isFresh: false, modifiers: [] },
});

/** Section 31: a third of the CAP in position at the escorts, at most half as many as they are; torpedo bombers first. */
export function usualAllotment(
  patrols: readonly OddsPatrol[],
  escorts: readonly AirUnit[],
  strike: readonly AirUnit[],
): StrikePlan['allot'] {
  const formations = [...strike]
    .sort((a, b) => Number(b.load === 'torpedo') - Number(a.load === 'torpedo'))
    .map(({ id }) => id);
  return (inPosition): Pick<AirPass, 'cap' | 'escorts'> => {
    const units = patrols.map(({ unit }, i) => ({ ...unit, factors: inPosition[i] as number }));
    const atEscorts = Math.min(
      Math.floor(factorsOf(units) / 3),
      Math.floor(factorsOf(escorts) / 2),
    );
    const cap = spreadCap(units, atEscorts, formations);
    return { cap, escorts: defaultEscorts(escorts, cap) };
  };
}
