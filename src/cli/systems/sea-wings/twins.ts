import type { Side } from '../../../rules/core';
import { type SeaWingsState, seaWings } from '../../../rules/sea-wings';
import type { Force } from '../../../rules/sea-wings/query';

/** Steps in which the enemy sees nothing of what a side decides. */
const QUIET: readonly SeaWingsState['step']['kind'][] = ['airPlans', 'plots', 'damageControl'];

/**
 * [WG-24.4, WG-24.9, WG-24.16, WG-24.17] The same position but for what a side hides: plans, plots, damage, cards, and which of its
 * task forces are real; none while forces meet.
 */
export function twinOf(state: SeaWingsState, side: Side): SeaWingsState | undefined {
  if (!QUIET.includes(state.step.kind) || state.raid || state.engagement) return undefined;
  const twin = seaWings.copy(state);
  otherSecrets(twin.forces[side]);
  return twin;
}

function otherSecrets(force: Force): void {
  Object.assign(force, { plots: {}, entries: [], scuttling: [], repairs: {}, surprised: [] });
  force.cards.deck.reverse();
  force.cards.hand = force.cards.hand.map(() => null);
  for (const formation of Object.values(force.formations))
    Object.assign(formation.boxes, { strike: [], cap: [], search: [], returning: 0, ready: 1 });
  for (const ship of Object.values(force.ships))
    if (ship.fate === 'afloat') ship.hits.push({ letter: 'S', isPermanent: false });
  const [first, second] = Object.values(force.taskForces);
  if (first && second) [first.ships, second.ships] = [second.ships, first.ships];
}
