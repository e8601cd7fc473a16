import { addHex } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import { type SeekriegState, seekrieg } from '../../../rules/seekrieg';
import type { Ship } from '../../../rules/seekrieg/query';

/** [SK-5.7 to SK-5.11] The same position but for what a side hides: orders, logs, and where its unseen ships are. */
export function twinOf(state: SeekriegState, side: Side): SeekriegState | undefined {
  if (state.step.kind === 'over') return undefined;
  const twin = seekrieg.copy(state);
  const sightings = twin.hidden.sightings[enemyOf(side)];
  for (const ship of Object.values(twin.ships))
    if (ship.side === side) {
      otherLog(ship);
      if (!sightings[ship.id]) ship.hex = addHex(ship.hex, { q: 3, r: -1 });
    }
  twin.forces[side].runOn = twin.confirmed[side] ? twin.forces[side].runOn : 3;
  return twin;
}

function otherLog({ condition, plan }: Ship): void {
  if (!condition || !plan) return;
  condition.damage += 1;
  condition.dcoLeft += 1;
  condition.capKnots -= 1;
  for (const battery of condition.batteries)
    for (const type of Object.keys(battery.shells) as (keyof typeof battery.shells)[])
      battery.shells[type] = 1;
  Object.assign(plan, { speed: { knots: 1, way: 'ahead' }, fire: [], torpedoes: [], smoke: null });
  plan.standing = { torpedoPercent: 7, combs: false, attacksContacts: false };
}
