import { type Axial, facingTo, hexKey, sameHex } from '../../../hex';
import type { Refusal } from '../../core';
import { leaveMap } from '../common/leaving';
import { isOnMap } from '../common/map';
import { conditionOf, unitOf } from '../common/own';
import { hexesHeldAgainst } from '../common/stacking';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { isHiddenBoat, type Unit } from '../model/units';
import { activateBoat, boatsNow, refuseAfloat } from './boats';
import { endOf, pathsOf, speedFor } from './paths';

type MoveSub = OrderOf<'moveSub'>;

/** [NW-7.4, NW-7.5] The whole movement of a submarine; at its end it may dive or surface. */
export const moveSub: OrderRule<'moveSub'> = {
  legal: (view, side) =>
    boatsNow(view, side)
      .filter(({ fate, open }) => fate === 'inPlay' && !open.hasMoved)
      .flatMap((boat) => ordersFor(view, boat)),
  refuse: (view, side, order) =>
    refuseAfloat(view, side, order.sub) ?? refuseMove(view, unitOf(view, order.sub), order),
  apply(play, _side, { sub, path, surfaced }) {
    const boat = unitOf(play.state, sub);
    activateBoat(play, boat);
    takePath(play, boat, path, surfaced);
  },
};

const ordersFor = (view: FleetActionView, boat: Unit): MoveSub[] =>
  pathsOf(view, boat)
    .flatMap((path) => [false, true].map((surfaced) => ({ path, surfaced })))
    .map(({ path, surfaced }): MoveSub => ({ kind: 'moveSub', sub: boat.id, path, surfaced }))
    .filter((order) => !refuseDepth(view, boat, order));

function refuseMove(view: FleetActionView, boat: Unit, order: MoveSub): Refusal | undefined {
  if (boat.open.hasMoved) return refusal('has-moved', 'NW-7.4', { unit: boat.id });
  const isPath = pathsOf(view, boat).some((path) => samePath(path, order.path));
  return isPath ? refuseDepth(view, boat, order) : refusal('not-a-path', 'NW-7.4');
}

const samePath = (one: readonly Axial[], other: readonly Axial[]): boolean =>
  one.length === other.length && one.every((hex, i) => sameHex(hex, other[i] as Axial));

/** [NW-7.11, NW-8.17] A boat so badly hurt stays up; none surfaces among enemies. */
function refuseDepth(
  view: FleetActionView,
  boat: Unit,
  { path, surfaced }: Pick<MoveSub, 'path' | 'surfaced'>,
): Refusal | undefined {
  if (!surfaced && conditionOf(boat).hull === 1)
    return refusal('cannot-dive', 'NW-7.11', { sub: boat.name });
  const isHeld = hexesHeldAgainst(view, boat.side).has(hexKey(endOf(boat, path)));
  return surfaced && boat.isSubmerged && isHeld ? refusal('enemy-hex', 'NW-8.17') : undefined;
}

function takePath(play: Play, boat: Unit, path: readonly Axial[], surfaced: boolean): void {
  const { knots, carry } = speedFor(play.state, boat, path.length);
  const witnesses = isHiddenBoat(boat) ? [boat.side] : 'all';
  Object.assign(conditionOf(boat), { carry });
  boat.speedKnots = knots;
  boat.open.hasMoved = true;
  const hexes = follow(play, boat, path);
  const isGone = hexes.length < path.length;
  const surfaces = boat.isSubmerged && surfaced && !isGone;
  tell(play, {
    kind: 'submarineMoved',
    rule: boat.isSubmerged ? 'NW-7.4' : 'NW-7.5',
    unit: boat.id,
    seenBy: witnesses,
    path: hexes,
    surfaced,
  });
  if (isGone) leaveMap(play, boat);
  else boat.isSubmerged = !surfaced;
  if (surfaces)
    tell(play, { kind: 'submarineSurfaced', rule: 'NW-7.4', unit: boat.id, reveals: true });
}

/** Puts a boat at the end of its path, facing as its last step; the hexes on the map. */
function follow({ state }: Play, boat: Unit, path: readonly Axial[]): Axial[] {
  const hexes: Axial[] = [];
  for (const hex of path) {
    boat.facing = facingTo(boat.hex, hex) ?? boat.facing;
    conditionOf(boat).straight = 1;
    if (!isOnMap(state.scenario, hex)) break;
    boat.hex = { ...hex };
    hexes.push({ ...hex });
  }
  return hexes;
}
