import { firstRefusal, type Refusal, SIDES, type Side } from '../../core';
import { stateOf } from '../cards/shipNow';
import { sinkShip } from '../harm';
import type { OrderOf } from '../model/orders';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { ShipRecord, StrategicView } from '../model/state';
import { forceOf } from './own';

/** [ST-4.10] Own Heavy ships may be scuttled at the end of any turn. */
export const scuttle: OrderRule<'scuttle'> = {
  legal: (view, side) =>
    mayScuttle(view, side)
      ? Object.values(forceOf(view, side).ships)
          .filter(isCripple)
          .map(({ card: { id } }) => answerTo(view, side, id))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (mayScuttle(view, side) ? undefined : notNow('scuttle')),
      () => refuseScuttling(view, side, order),
    ),
  apply: ({ state }, side, { ship, answer }) => {
    const force = state.forces[side];
    force.scuttling = force.scuttling.filter((it) => it !== ship);
    if (answer === 'yes') force.scuttling.push(ship);
  },
};

const mayScuttle = ({ step, confirmed }: StrategicView, side: Side): boolean =>
  (step.kind === 'basicEnd' || step.kind === 'advancedEnd') && !confirmed[side];

const isCripple = (ship: ShipRecord): boolean =>
  ship.fate === 'afloat' && stateOf(ship) === 'heavy';

const answerTo = (view: StrategicView, side: Side, ship: string): OrderOf<'scuttle'> => ({
  kind: 'scuttle',
  ship,
  answer: forceOf(view, side).scuttling.includes(ship) ? 'no' : 'yes',
});

function refuseScuttling(
  view: StrategicView,
  side: Side,
  { ship: id, answer }: OrderOf<'scuttle'>,
): Refusal | undefined {
  const ship = forceOf(view, side).ships[id];
  if (!ship || !isCripple(ship)) return refusal('not-heavy', 'ST-4.10');
  if (answerTo(view, side, id).answer !== answer)
    return refusal('no-change.scuttled', 'ST-4.10', { ship: ship.card.id });
  return undefined;
}

/** [ST-4.10] Sinks the ships that are to be scuttled, Player One's first. */
export function scuttleShips(play: Play): void {
  for (const side of SIDES) {
    const force = play.state.forces[side];
    const doomed = [...force.scuttling].sort();
    force.scuttling = [];
    for (const id of doomed) if (force.ships[id]?.fate === 'afloat') sinkShip(play, id, 'scuttled');
  }
}
