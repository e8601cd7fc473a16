import { known, must, type Refusal, type Side } from '../../core';
import type { ShipId, TargetId } from '../model/ids';
import type { Plan } from '../model/plan';
import { refusal } from '../model/refusals';
import { isOpenFor } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Step } from '../model/steps';
import type { Condition, Ship } from '../model/units';

/** The log of a ship; unknown from a view of the enemy. */
export const conditionOf = ({ id, condition }: Ship): Condition => known(condition, `log of ${id}`);

/** The orders of a ship; unknown from a view of the enemy. */
export const planOf = ({ id, plan }: Ship): Plan => known(plan, `orders of ${id}`);

/** On the map: she can be seen, hit and run into [SK-16.11]. */
export const isOnMap = ({ fate }: Ship): boolean => fate === 'inPlay' || fate === 'abandoned';

/** A submarine below the surface [SK-26.2]. */
export const isSubmerged = ({ condition }: Ship): boolean => (condition?.depthFeet ?? 0) > 0;

/** Ships that are on the map, in the order of the scenario's lists [SK-5.16]. */
export const shipsOnMap = ({ ships }: SeekriegView): Ship[] => Object.values(ships).filter(isOnMap);

/** Ships of a side that take orders, in the order of its list. */
export const shipsInPlay = ({ ships }: SeekriegView, side: Side): Ship[] =>
  Object.values(ships).filter((it) => it.side === side && it.fate === 'inPlay');

export const shipOf = ({ ships }: SeekriegView, id: ShipId): Ship => must(ships[id], `ship ${id}`);

/** Own ships that a kind of order can be given to now; none in another step. */
export const shipsToOrder = (view: SeekriegView, side: Side, step: Step['kind']): Ship[] =>
  isOpenFor(view, side, step) ? shipsInPlay(view, side) : [];

/** Why no order of this step can be given to the ship [SK-5.1, SK-5.3]. */
export function refuseShip(
  view: SeekriegView,
  side: Side,
  id: ShipId,
  step: Step['kind'],
): Refusal | undefined {
  if (view.step.kind === 'over') return refusal('game-over', 'SK-1.14');
  if (view.step.kind !== step) return refusal('not-now', 'SK-5.1');
  if (view.confirmed[side]) return refusal('already-confirmed', 'SK-5.1');
  const ship = view.ships[id];
  if (!ship || ship.side !== side) return refusal('no-such-ship', 'SK-5.7', { ship: id });
  if (ship.fate === 'inPlay') return undefined;
  return refusal('no-orders', ship.fate === 'waiting' ? 'SK-5.17' : 'SK-16.11', { ship: id });
}

/** The enemy ship that a side names, if it sees or tracks her; on a view only one in visual range can be found. */
export function targetShip(view: SeekriegView, side: Side, target: TargetId): Ship | undefined {
  const { hidden, ships } = view;
  if (!hidden) return ships[target]?.side === side ? undefined : ships[target];
  const sightings = hidden.sightings[side];
  if (sightings[target]?.id === target) return ships[target];
  for (const id in sightings) if (sightings[id]?.id === target) return ships[id];
  return undefined;
}

/** Targets that a side can name, markers among them [SK-19.18]. */
export const targetsOf = ({ ships, contacts }: SeekriegView, side: Side): TargetId[] => [
  ...Object.values(ships)
    .filter((it) => it.side !== side && isOnMap(it))
    .map(({ id }) => id),
  ...Object.keys(contacts),
];

/** The side can name this target now, on its view. */
export function refuseTarget(
  { ships, contacts }: SeekriegView,
  side: Side,
  target: TargetId,
): Refusal | undefined {
  const ship = ships[target];
  const isKnown = ship ? ship.side !== side && isOnMap(ship) : target in contacts;
  return isKnown ? undefined : refusal('no-such-target', 'SK-5.8', { target });
}
