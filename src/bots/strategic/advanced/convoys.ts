import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Division, StrategicView } from '../../../rules/strategic';
import { basesOf } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import { forceOf, isCargo, isCarrier } from '../common/known';
import { guessOf, lastContacts } from './contacts';

/** Carriers reported within this many hexes of transports, in the last hours, can strike them: a day, as they come back. */
const CARRIERS_NEAR = { hexes: 14, turns: 24 };

/**
 * Transports bound for a landing turn back from carriers, and for good once they are bombed or their side has lost a
 * carrier. A convoy whose ships score one by one goes through.
 */
export function turnsBack(view: StrategicView, side: Side, division: Division): boolean {
  const { hex } = division;
  if (!hex || !isBoundToLand(view, side, division)) return false;
  return isUncovered(view, side, division) || isInReach(view, side, hex);
}

function isBoundToLand(view: StrategicView, side: Side, { ships }: Division): boolean {
  const goals = view.scenario.objectives.filter(
    ({ scores, points, when }) =>
      scores === side &&
      points > 0 &&
      when.some((it) => it.kind === 'shipsIn' && it.ships.some((id) => ships.includes(id))),
  );
  const force = forceOf(view, side);
  const areTransports = ships.some((id) => force.ships[id] && isCargo(force.ships[id]));
  return areTransports && !goals.some(({ per }) => per === 'ship');
}

/** One of its ships is lost, or a carrier that should cover it. */
function isUncovered(view: StrategicView, side: Side, { id }: Division): boolean {
  const lost = Object.values(forceOf(view, side).ships).filter(({ fate }) => fate !== 'afloat');
  return lost.some((ship) => ship.division === id || isCarrier(ship));
}

const isInReach = (view: StrategicView, side: Side, hex: Axial): boolean =>
  lastContacts(view, side, CARRIERS_NEAR.turns).some(
    (it) => guessOf(it).hasCarrier && distance(it.hex, hex) <= CARRIERS_NEAR.hexes,
  );

/** Where those who turn back go: the side's largest base on land. */
export const havenOf = (view: StrategicView, side: Side): Axial | undefined =>
  bestBy(
    basesOf(view, side).filter(({ land }) => land !== null),
    ({ airGroup }) => airGroup,
  )?.hex;
