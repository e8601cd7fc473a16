import { isRefusal, type Refusal } from '../../core';
import { unitOf } from '../common/own';
import type { UnitId } from '../model/ids';
import type { OrderOf, PathStep } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activeShips } from './activation';
import { endsOf } from './ends';
import { type Berth, type Helm, walk } from './helm';
import { refuseMoving } from './refusing';
import { selectionOf } from './selection';
import { berthOf, shipHelm } from './shipHelm';
import { takeUsualSpeed } from './speeds';
import { takeSteps } from './steps';
import { giveTo } from './turnTo';
import { endsFrom, keyOf, stepsOf, type Way } from './ways';

/**
 * [NW-8.6, NW-8.7, NW-8.10] Steps of a ship's path, all or some. One path to each end is listed; of many ships, a
 * selection of these.
 */
export const moveShip: OrderRule<'moveShip'> = {
  legal(view, side) {
    const ships = activeShips(view, side);
    const ways = selectionOf(ships.map((unit) => waysOf(view, unit)));
    return ships.flatMap(({ id }, i) => (ways[i] ?? []).map((way) => orderOf(id, way)));
  },
  refuse: (view, side, { ship, steps }) =>
    refuseMoving(view, side, ship) ?? refusePath(view, unitOf(view, ship), steps),
  apply(play, _side, { ship, steps }) {
    const unit = unitOf(play.state, ship);
    giveTo(play, unit, () => {
      takeUsualSpeed(play, unit);
      takeSteps(play, unit, steps);
    });
  },
};

const waysOf = (view: FleetActionView, unit: Unit): Way[] =>
  endsOf(view, unit, shipHelm(view, unit), berthOf(unit)).filter(({ step }) => step !== null);

const orderOf = (ship: UnitId, way: Way): OrderOf<'moveShip'> => ({
  kind: 'moveShip',
  ship,
  steps: stepsOf(way),
});

function refusePath(
  view: FleetActionView,
  unit: Unit,
  steps: readonly PathStep[],
): Refusal | undefined {
  if (steps.length === 0) return refusal('no-steps', 'NW-8.10');
  const helm = shipHelm(view, unit);
  const end = walk(helm, berthOf(unit), steps);
  return isRefusal(end) ? end : refuseEnd(view, unit, helm, end);
}

/** [NW-8.10] From there an end must be left that the ship may make for. */
function refuseEnd(view: FleetActionView, unit: Unit, helm: Helm, end: Berth): Refusal | undefined {
  const onward = new Set(endsFrom(helm, end).map(({ at }) => keyOf(helm, at)));
  const isOpen = ({ at }: { at: Berth }) => onward.has(keyOf(helm, at));
  const start = berthOf(unit);
  if (endsOf(view, unit, helm, start).some(isOpen)) return undefined;
  if (!endsFrom(helm, start).some(isOpen)) return refusal('dead-end', 'NW-8.34');
  return unit.isDisengaging
    ? refusal('must-disengage', 'NW-8.30')
    : refusal('must-keep-station', 'NW-3.5');
}
