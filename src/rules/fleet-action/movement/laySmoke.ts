import type { Knots, Refusal } from '../../core';
import { conditionOf, unitOf } from '../common/own';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activeShips } from './activation';
import { refuseMoving } from './refusing';
import { speedRange, usualSpeed } from './speeds';
import { SMOKE_KNOTS } from './steps';
import { giveTo } from './turnTo';

/** [NW-8.24] Before a ship moves. */
export const laySmoke: OrderRule<'laySmoke'> = {
  legal: (view, side) =>
    activeShips(view, side)
      .filter((unit) => !refuseSmoke(view, unit))
      .map(({ id }) => ({ kind: 'laySmoke', ship: id })),
  refuse: (view, side, { ship }) =>
    refuseMoving(view, side, ship) ?? refuseSmoke(view, unitOf(view, ship)),
  apply(play, _side, { ship }) {
    const unit = unitOf(play.state, ship);
    giveTo(play, unit, () => {
      unit.laysSmoke = true;
      tell(play, { kind: 'smokeBegan', rule: 'NW-8.24', unit: ship });
    });
  },
};

function refuseSmoke(view: FleetActionView, unit: Unit): Refusal | undefined {
  const { canMakeSmoke, turn } = conditionOf(unit);
  if (!canMakeSmoke) return refusal('no-smoke', 'NW-8.24');
  if (unit.laysSmoke) return refusal('already-laid', 'NW-8.24');
  if (turn.moved > 0) return refusal('movement-begun', 'NW-8.24');
  const knots = knotsOf(view, unit);
  return knots < SMOKE_KNOTS ? refusal('too-slow-for-smoke', 'NW-8.24', { knots }) : undefined;
}

/** The speed of this turn: as set, or as it would be. */
const knotsOf = (view: FleetActionView, unit: Unit): Knots =>
  conditionOf(unit).turn.allowance === null
    ? usualSpeed(unit.speedKnots, speedRange(view, unit))
    : unit.speedKnots;
