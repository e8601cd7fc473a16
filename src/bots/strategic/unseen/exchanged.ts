import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { Division, Force, StrategicState } from '../../../rules/strategic';
import { shuffled } from '../../core/lot';
import { basesHarmedAnew, shipsHarmedAnew } from './harm';
import { squadronsAnew } from './squadrons';

/**
 * [ST-5.1, ST-5.4, ST-5.9, ST-5.10] Another whole position that a side cannot tell from this one: the ships of the enemy's
 * divisions that it knows nothing of have changed counters; his ships and bases have other Damage Levels in the same state, and other critical
 * hits; losses are spread otherwise over his squadrons, which are armed for other work. The same while an attack or an action is under way.
 */
export function exchanged(state: StrategicState, side: Side, draw: Draw): StrategicState {
  if (state.air || state.action) return state;
  const enemy = enemyOf(side);
  const elsewhere = withOtherCounters(state, side, draw);
  const harmed = basesHarmedAnew(shipsHarmedAnew(elsewhere, draw), draw);
  const force = squadronsAnew(harmed, draw);
  return { ...state, forces: { ...state.forces, [enemy]: force } };
}

function withOtherCounters(state: StrategicState, side: Side, draw: Draw): Force {
  const force = state.forces[enemyOf(side)];
  const unseen = Object.values(force.divisions).filter((it) => isUnseen(state, side, it));
  const crews = shuffled(
    draw,
    unseen.map(({ ships }) => ships),
  );
  const manned = unseen.map((it, i) => ({ ...it, ships: crews[i] ?? [] }));
  return withDivisions(force, manned);
}

function withDivisions(force: Force, changed: readonly Division[]): Force {
  const divisions = Object.fromEntries(changed.map((it) => [it.id, it]));
  const ships = changed.flatMap(({ id, ships }) =>
    ships.flatMap((ship) => {
      const record = force.ships[ship];
      return record ? [[ship, { ...record, division: id }] as const] : [];
    }),
  );
  return {
    ...force,
    divisions: { ...force.divisions, ...divisions },
    ships: { ...force.ships, ...Object.fromEntries(ships) },
  };
}

/** [ST-5.8, ST-11.16] Not spotted, of no contact, and none of its ships in sight; submarines keep their counters. */
function isUnseen(
  { known, forces }: StrategicState,
  side: Side,
  { id, ships, status, isSpotted, submarine }: Division,
): boolean {
  const contacts = Object.values(forces[side].advanced?.secret.contactIs ?? {});
  const isKnown = isSpotted || contacts.includes(id) || ships.some((it) => known[side].ships[it]);
  return status === 'present' && submarine === null && !isKnown;
}
