import type { Side } from '../../../../rules/core';
import { type Fight, fireByDefault, type TacticalPlans } from '../../../../rules/strategic/query';

/** What fires without an order. */
export type Defaults = Pick<TacticalPlans, 'gunfire' | 'bombardment'>;

/** [ST-5.15] What would fire by default if the side confirmed now: asked of the rules, on a copy of its plans. */
export function defaultFire(fight: Fight, side: Side): Defaults {
  const { plans } = fight.tactical;
  const before = plans[side];
  const copy = { ...before, gunfire: [...before.gunfire], bombardment: [...before.bombardment] };
  const tactical = { ...fight.tactical, plans: { ...plans, [side]: copy } };
  fireByDefault({ ...fight, tactical }, side);
  return {
    gunfire: copy.gunfire.slice(before.gunfire.length),
    bombardment: copy.bombardment.slice(before.bombardment.length),
  };
}
