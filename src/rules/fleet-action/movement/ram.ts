import { hexAhead, sameHex } from '../../../hex';
import type { Refusal } from '../../core';
import { conditionOf, enemiesInPlay, unitOf } from '../common/own';
import { barsHex } from '../common/stacking';
import { crewTest } from '../common/tests';
import { collide } from '../harm/collision';
import { strikeBows } from '../harm/critical/roll';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { isSmallCraft } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activeShips } from './activation';
import { refuseMoving } from './refusing';
import { hexesOf, takeUsualSpeed } from './speeds';
import { giveTo } from './turnTo';

/** [NW-8.23] A ship's last step of the turn, into an enemy. She stays in the hex she came from. */
export const ram: OrderRule<'ram'> = {
  legal: (view, side) =>
    activeShips(view, side).flatMap((ship) =>
      enemiesInPlay(view, side)
        .filter((target) => !refuseRam(view, ship, target))
        .map((target) => ({ kind: 'ram', ship: ship.id, target: target.id })),
    ),
  refuse: (view, side, { ship, target }) =>
    refuseMoving(view, side, ship) ??
    refuseRam(
      view,
      unitOf(view, ship),
      enemiesInPlay(view, side).find(({ id }) => id === target),
    ),
  apply(play, _side, order) {
    const ship = unitOf(play.state, order.ship);
    giveTo(play, ship, () => ramTarget(play, ship, unitOf(play.state, order.target)));
  },
};

function ramTarget(play: Play, ship: Unit, target: Unit): void {
  takeUsualSpeed(play, ship);
  conditionOf(ship).turn.moved += 1;
  if (crewTest(play, ship, 'ram')) strikeBows(play, collide(play, ship, target, true));
  else
    tell(play, {
      kind: 'ramFailed',
      rule: 'NW-8.23',
      unit: ship.id,
      with: target.id,
      dice: [],
    });
}

function refuseRam(view: FleetActionView, ship: Unit, target?: Unit): Refusal | undefined {
  const isThere = target && sameHex(target.hex, hexAhead(ship.hex, ship.facing));
  if (!target || !isThere || !barsHex(target)) return refusal('nothing-to-ram', 'NW-8.23');
  if (isSmallCraft(ship.sheet) || isSmallCraft(target.sheet))
    return refusal('small-craft-do-not-ram', 'NW-8.23');
  return conditionOf(ship).turn.moved === hexesOf(view, ship) - 1
    ? undefined
    : refusal('not-the-last-step', 'NW-8.23');
}
