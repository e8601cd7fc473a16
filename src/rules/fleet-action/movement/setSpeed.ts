import { firstRefusal, type Refusal, type Side } from '../../core';
import { conditionOf, unitOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activeShips, enteringShips } from './activation';
import { refuseShip } from './refusing';
import { speedRange, takeSpeed } from './speeds';
import { giveTo } from './turnTo';

/** [NW-8.2] At the start of a ship's movement. */
export const setSpeed: OrderRule<'setSpeed'> = {
  legal: (view, side) =>
    [...activeShips(view, side), ...enteringShips(view, side)]
      .filter((unit) => conditionOf(unit).turn.allowance === null)
      .flatMap((unit) => ordersFor(view, unit)),
  refuse: (view, side, { ship, knots }) =>
    refuseShip(view, side, ship) ?? refuseSpeed(view, unitOf(view, ship), knots),
  apply(play, _side: Side, { ship, knots }) {
    const unit = unitOf(play.state, ship);
    giveTo(play, unit, () => takeSpeed(play, unit, knots));
  },
};

function ordersFor(view: FleetActionView, unit: Unit): OrderOf<'setSpeed'>[] {
  const { least, most } = speedRange(view, unit);
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    kind: 'setSpeed',
    ship: unit.id,
    knots: least + i,
  }));
}

const refuseSpeed = (view: FleetActionView, unit: Unit, knots: number): Refusal | undefined =>
  firstRefusal(
    () => (conditionOf(unit).turn.allowance === null ? undefined : refusal('speed-set', 'NW-8.2')),
    () => {
      const { least, most } = speedRange(view, unit);
      if (knots >= least && knots <= most) return undefined;
      return refusal('speed-out-of-range', 'NW-8.3', { least, most });
    },
  );
