import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { Division, Force, StrategicEvent, StrategicState } from '../../../rules/strategic';
import { shuffled } from '../../core/lot';
import type { Past } from '../../core/system';
import { boatsAnew } from './boats';
import { basesHarmedAnew, shipsHarmedAnew } from './harm';
import { squadronsAnew } from './squadrons';
import { isDivisionTied, type Tied, tiedIn } from './tied';

/**
 * [ST-5.1, ST-5.4, ST-5.9, ST-5.10] Another whole position that a side cannot tell from this one: the ships of the enemy's
 * divisions that it knows nothing of have changed counters; his ships and bases have other Damage Levels in the state that was seen, other damage control since, and other critical
 * hits; his squadrons are based elsewhere, losses are spread otherwise over them, and they are armed for other work; his submarines have other
 * torpedoes and air left. While an attack or an action is under way what takes part in it stays as it is.
 */
export function exchanged(
  state: StrategicState,
  side: Side,
  draw: Draw,
  { told }: Past,
): StrategicState {
  const enemy = enemyOf(side);
  const tied = tiedIn(state);
  const elsewhere = withOtherCounters(state, side, tied, draw);
  const seen = { known: state.known[side], told: told as readonly StrategicEvent[] };
  const harmed = shipsHarmedAnew(state, elsewhere, { ...seen, tied }, draw);
  const mended = basesHarmedAnew(harmed, tied, draw);
  const force = boatsAnew(squadronsAnew(mended, tied, draw), state, tied, draw);
  return { ...state, forces: { ...state.forces, [enemy]: force } };
}

function withOtherCounters(state: StrategicState, side: Side, tied: Tied, draw: Draw): Force {
  const force = state.forces[enemyOf(side)];
  const unseen = Object.values(force.divisions).filter(
    (it) => isUnseen(state, side, it) && !isDivisionTied(tied, it),
  );
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
