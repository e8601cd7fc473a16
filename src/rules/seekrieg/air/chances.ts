import type { Knots } from '../../core';
import type { AttackKind } from '../model/orders';
import type { SeekriegState } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Release } from '../tables/airAttacks';
import { inBands } from '../tables/bands';

/** [SK-23.20 to SK-23.22, SK-23.31] The row of CHARTS M4 and M5. */
export function releaseOf({
  attack,
  flight,
}: {
  attack: AttackKind;
  flight: { level: Release };
}): Release {
  if (attack === 'skip' || attack === 'kamikaze') return 'skip';
  return attack === 'level' ? flight.level : 'S';
}

/** [SK-24.8] At night those with radar hit at this share of their chances. */
const NIGHT_SHARE = 0.7;

/** [SK-23.17, SK-23.28, SK-24.8] The chance that an aircraft hits what makes so many knots. */
export function releaseChance(
  state: Pick<SeekriegState, 'environment' | 'scenario'>,
  release: Release,
  speedKnots: Knots,
): number {
  const chance = inBands(
    tablesOf(state as SeekriegState).attackChance.byKnots[release],
    speedKnots,
  );
  return state.environment.light === 'night' ? chance * NIGHT_SHARE : chance;
}
