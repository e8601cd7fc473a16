import { distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Division, StrategicView } from '../../../rules/strategic';
import { forceOf, isCargo } from '../common/known';
import { guessOf, lastContacts } from './contacts';

/** Carriers reported within this many hexes of transports, in the last hours, can strike them. */
const CARRIERS_NEAR = { hexes: 14, turns: 6 };

/** Transports bound for a landing turn back from carriers. A convoy whose ships score one by one goes through. */
export function turnsBack(view: StrategicView, side: Side, { ships, hex }: Division): boolean {
  const goals = view.scenario.objectives.filter(
    ({ scores, points, when }) =>
      scores === side &&
      points > 0 &&
      when.some((it) => it.kind === 'shipsIn' && it.ships.some((id) => ships.includes(id))),
  );
  const force = forceOf(view, side);
  const areTransports = ships.some((id) => force.ships[id] && isCargo(force.ships[id]));
  if (!hex || !areTransports || goals.some(({ per }) => per === 'ship')) return false;
  return lastContacts(view, side, CARRIERS_NEAR.turns).some(
    (it) => guessOf(it).hasCarrier && distance(it.hex, hex) <= CARRIERS_NEAR.hexes,
  );
}
