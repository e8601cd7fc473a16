import type { Side } from '../../../rules/core';
import { type Force, type StrategicState, strategic } from '../../../rules/strategic';
import { refreshKnowledge, stateOf } from '../../../rules/strategic/query';

/**
 * [ST-5.1, ST-5.20, ST-5.21] The same position but for what a side hides; none during a fight, in which its units are seen.
 * What the other side knows is worked out anew.
 */
export function twinOf(state: StrategicState, side: Side): StrategicState | undefined {
  if (state.air || state.action || state.step.kind === 'over') return undefined;
  const twin = strategic.copy(state);
  if (state.scenario.level === 'basic') otherSecrets(twin, side);
  else otherPlans(twin.forces[side]);
  refreshKnowledge(twin);
  return twin;
}

/** What a side has sealed in a Basic game, where its aircraft are, and damage within the states that are seen. */
function otherSecrets(twin: StrategicState, side: Side): void {
  const force = twin.forces[side];
  const { basic } = force;
  if (!basic) return;
  Object.assign(basic, {
    search: basic.search.length > 0 ? [] : [{ squadron: 'any', steps: 2 }],
    searchTargets: [],
    closing: basic.closing.length > 0 ? [] : Object.keys(force.divisions).slice(0, 1),
    ...{ withdrawing: [], opening: [], submarineAttacks: [], intercepting: [] },
    cap: otherCap(twin, force),
  });
  if (twin.step.kind === 'strikePlan') basic.strikes = [];
  for (const squadron of Object.values(force.squadrons)) squadron.steps = 1;
  for (const ship of Object.values(force.ships))
    if (stateOf(ship) === 'light')
      ship.damageLevels = ship.damageLevels === 1 && ship.card.capacity > 4 ? 2 : 1;
}

/** Patrols over what is seen stay, once they fly; over all that is hidden there is one. */
function otherCap({ step }: StrategicState, { basic, divisions }: Force) {
  const isHidden = (id: string) => divisions[id]?.isSpotted === false;
  const hidden = Object.keys(divisions).filter(isHidden);
  const kept = step.kind === 'cap' ? [] : (basic?.cap ?? []);
  return [
    ...kept.filter(({ over }) => !isHidden(over)),
    ...hidden.map((over) => ({ squadron: 'any', steps: 3, over })),
  ];
}

/** What a side of an Advanced game has ordered, armed and flies, where its units are, and how they are. */
function otherPlans({ advanced, divisions, squadrons, ships }: Force): void {
  if (!advanced) return;
  Object.assign(advanced, {
    ...{ flights: {}, declared: [], moves: [], flightMoves: [], launches: [], recovering: [] },
    ...{ hunts: [], submarineAttacks: [], scrambles: [], bombardments: [], tracks: {} },
  });
  for (const division of Object.values(divisions)) division.hex = { q: 0, r: 0 };
  for (const squadron of Object.values(squadrons)) squadron.steps = 1;
  for (const ship of Object.values(ships))
    if (ship.fate === 'afloat') ship.damageLevels = (ship.damageLevels + 1) % ship.card.capacity;
}
