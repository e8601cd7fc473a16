import { firstRefusal, type Refusal, type Side } from '../../../core';
import { planOf, shipsInPlay } from '../../common/own';
import type { Flight, RaidMarker } from '../../model/flights';
import type { OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { SeekriegView } from '../../model/state';
import { attacksShips, MAX_AT_A_SHIP } from '../assign';
import { isNear, SCREEN_HEXES } from '../screening';
import { raidInStage, refuseStage } from './vector';

/** The raid that attacks now, with its flight if it is the side's own. */
function attackNow(
  view: SeekriegView,
  side: Side,
): { raid: RaidMarker; flight: Flight } | undefined {
  const id = raidInStage(view, side, 'attack');
  const raid = id ? view.raids[id] : undefined;
  const flight = id ? view.forces[side]?.flights[id] : undefined;
  return raid && flight ? { raid, flight } : undefined;
}

/** [SK-23.11, SK-23.36] Aircraft of a row at a ship below. */
export const attack: OrderRule<'attack'> = {
  legal(view, side) {
    const now = attackNow(view, side);
    if (!now) return [];
    return now.flight.rows.flatMap((_, row) =>
      now.raid.below.flatMap((target) => {
        const count = Math.min(freeOf(view, side, now.flight, row), roomAt(view, side, target));
        const order: OrderOf<'attack'> = {
          kind: 'attack',
          group: now.flight.id,
          target,
          row,
          count,
        };
        return count > 0 && !attack.refuse(view, side, order) ? [order] : [];
      }),
    );
  },
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseStage(view, side, 'attack'),
      () => refuseAttack(view, side, order),
    ),
  apply({ state }, side, { target, row, count }) {
    const { airPlan } = state.forces[side];
    const others = airPlan.attacks.filter((it) => it.row !== row || it.target !== target);
    airPlan.attacks = count > 0 ? [...others, { target, row, count }] : others;
  },
};

function refuseAttack(
  view: SeekriegView,
  side: Side,
  { group, target, row, count }: OrderOf<'attack'>,
): Refusal | undefined {
  const now = attackNow(view, side);
  if (!now || now.flight.id !== group)
    return refusal('no-such-flight', 'SK-23.36', { flight: group });
  if (!now.raid.below.includes(target)) return refusal('no-such-target', 'SK-23.36', { target });
  const aircraft = now.flight.rows[row];
  if (!aircraft || !attacksShips(now.flight, aircraft))
    return refusal('attack-not-possible', 'SK-23.36');
  const most = freeOf(view, side, now.flight, row) + plannedAt(view, side, row, target);
  if (count > most) return refusal('too-many-aircraft', 'SK-23.36', { most });
  const room = roomAt(view, side, target) + plannedAt(view, side, row, target);
  return count <= room ? undefined : refusal('too-many-at-a-ship', 'SK-23.11', { most: room });
}

const plannedOf = (view: SeekriegView, side: Side) => view.forces[side]?.airPlan.attacks ?? [];

const plannedAt = (view: SeekriegView, side: Side, row: number, target: string): number =>
  plannedOf(view, side).find((it) => it.row === row && it.target === target)?.count ?? 0;

/** Aircraft of a row without a target. */
const freeOf = (view: SeekriegView, side: Side, { rows }: Flight, row: number): number =>
  plannedOf(view, side).reduce(
    (left, it) => (it.row === row ? left - it.count : left),
    rows[row]?.count ?? 0,
  );

const roomAt = (view: SeekriegView, side: Side, target: string): number =>
  plannedOf(view, side).reduce(
    (left, it) => (it.target === target ? left - it.count : left),
    MAX_AT_A_SHIP,
  );

/** [SK-23.7] A ship that is not attacked screens another; on herself she takes it back. */
export const screen: OrderRule<'screen'> = {
  legal(view, side) {
    if (!raidInStage(view, side, 'attack') || attackNow(view, side)) return [];
    const ships = shipsInPlay(view, side);
    return ships.flatMap((ship) =>
      ship.sheet.antiAircraft.length === 0 || ship.plan?.screens
        ? []
        : ships
            .filter((other) => isNear(view, ship, other))
            .map(({ id }) => ({ kind: 'screen', ship: ship.id, target: id })),
    );
  },
  refuse: (view, side, { ship: id, target }) =>
    firstRefusal(
      () => refuseStage(view, side, 'attack'),
      () => {
        const [ship, other] = [view.ships[id], view.ships[target]];
        if (ship?.side !== side || ship.fate !== 'inPlay')
          return refusal('no-such-ship', 'SK-23.7', { ship: id });
        if (id === target) return undefined;
        return other?.side === side && isNear(view, ship, other)
          ? undefined
          : refusal('not-in-reach-of-guns', 'SK-23.7', { most: SCREEN_HEXES });
      },
    ),
  apply({ state }, _side, { ship: id, target }) {
    const ship = state.ships[id];
    if (ship) planOf(ship).screens = id === target ? null : target;
  },
};
