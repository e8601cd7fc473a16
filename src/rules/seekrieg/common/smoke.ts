import type { Knots } from '../../core';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import type { SmokeKind } from '../tables/hitChance';
import { crosses } from './onLine';

/** [SK-15.21] From this wind on screens have no effect. */
export const MAX_SMOKE_WIND: Knots = 20;

/**
 * [SK-15.15, SK-11.28] The screen that a ship lies behind, seen from another: the thicker kind if the line crosses both,
 * `null` without any. A ship that lays smoke in this turn is not behind a screen.
 */
export function screenOf(
  { smoke, environment }: SeekriegView,
  from: Pick<Ship, 'hex'>,
  to: Pick<Ship, 'hex' | 'turn'>,
): SmokeKind | null {
  if (to.turn.smoke || environment.windKnots >= MAX_SMOKE_WIND) return null;
  const line = { from: from.hex, to: to.hex };
  const crossed = smoke.filter(({ hex }) => crosses(line, hex));
  if (crossed.length === 0) return null;
  return crossed.some(({ kind }) => kind === 'chemical') ? 'chemical' : 'funnel';
}
