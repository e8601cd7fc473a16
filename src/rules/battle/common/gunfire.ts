import type { GunfireTold, GunWeight } from '../../core';
import type { BattleEvent } from '../model/events';
import type { Caliber } from '../model/sheet';
import type { BattleState } from '../model/state';
import { IMPULSES_PER_ROUND } from '../tables/impulses';

/** [BT-16.2 to BT-16.4] */
const WEIGHTS: Readonly<Record<Caliber, GunWeight>> = {
  primary: 'heavy',
  secondary: 'medium',
  tertiary: 'light',
};

/** A fill: in a round a ship of 33 knots moves five hexes of 4,000 yards [BT-1.1, BT-6.2, BT-16.6]. */
const MINUTES_A_ROUND = 18;

/** A hit takes a box; a shell may score none. */
export const gunfire: GunfireTold<Pick<BattleState, 'round' | 'impulse'>, BattleEvent> = {
  hitsOf: (event) =>
    event.kind === 'salvoFired'
      ? { by: event.side, guns: WEIGHTS[event.weapon], hits: event.hits }
      : undefined,
  minutesTo: ({ round, impulse }) =>
    MINUTES_A_ROUND * (Math.max(0, round - 1) + impulse / IMPULSES_PER_ROUND),
};
