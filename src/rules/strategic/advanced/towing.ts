import { firstRefusal, type Refusal, type Side } from '../../core';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, ShipRecord, StrategicView } from '../model/state';
import { canTow, strategicSpeed } from './mobility';
import { isPlanning, refusePhase } from './ordered';
import { forceOf, presentDivisions, shipsOfDivision } from './own';

const shipsOnMap = (force: Force): ShipRecord[] =>
  presentDivisions(force)
    .filter(({ submarine }) => !submarine)
    .flatMap((division) => shipsOfDivision(force, division));

/** [ST-9.5] One tow for each ship, and no ship in tow tows another. */
function refuseTow(force: Force, tug: ShipRecord, ship: ShipRecord): Refusal | undefined {
  const ids = { ship: tug.card.id, towed: ship.card.id };
  if (strategicSpeed(ship) > 0) return refusal('moves-herself', 'ST-9.5', ids);
  if (!canTow(tug, ship)) return refusal('cannot-tow', 'ST-9.5', ids);
  const isBusy = Object.values(force.ships).some(
    ({ towedBy, card }) => towedBy === ids.ship && card.id !== ids.towed,
  );
  return isBusy || tug.towedBy !== null ? refusal('tows-already', 'ST-9.5', ids) : undefined;
}

export const tow: OrderRule<'tow'> = {
  legal(view, side) {
    if (!isPlanning(view, side, 'movement')) return [];
    const force = forceOf(view, side);
    const ships = shipsOnMap(force);
    const stopped = ships.filter((ship) => strategicSpeed(ship) === 0);
    return stopped.flatMap((ship) =>
      ships
        .filter((tug) => !refuseTow(force, tug, ship))
        .map((tug) => ({ kind: 'tow', ship: tug.card.id, towed: ship.card.id })),
    );
  },
  refuse: (view, side, { ship, towed }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseShips(view, side, [ship, towed]),
      () => {
        const { ships } = forceOf(view, side);
        const [tug, stopped] = [ships[ship], ships[towed]];
        return tug && stopped ? refuseTow(forceOf(view, side), tug, stopped) : undefined;
      },
    ),
  apply({ state }, side, { ship, towed }) {
    const stopped = forceOf(state, side).ships[towed];
    if (stopped) stopped.towedBy = ship;
  },
};

function refuseShips(view: StrategicView, side: Side, ids: readonly string[]) {
  const own = new Set(shipsOnMap(forceOf(view, side)).map(({ card }) => card.id));
  const missing = ids.find((id) => !own.has(id));
  return missing === undefined ? undefined : refusal('no-ship', 'ST-25.1', { ship: missing });
}

const towing = (force: Force, tug: string): ShipRecord[] =>
  Object.values(force.ships).filter(({ towedBy }) => towedBy === tug);

export const castOff: OrderRule<'castOff'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'movement')
      ? shipsOnMap(forceOf(view, side))
          .filter(({ card }) => towing(forceOf(view, side), card.id).length > 0)
          .map(({ card }) => ({ kind: 'castOff', ship: card.id }))
      : [],
  refuse: (view, side, { ship }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseShips(view, side, [ship]),
      () =>
        towing(forceOf(view, side), ship).length > 0
          ? undefined
          : refusal('no-tow', 'ST-9.5', { ship }),
    ),
  apply({ state }, side, { ship }) {
    for (const towed of towing(forceOf(state, side), ship)) towed.towedBy = null;
  },
};

/** [ST-9.5] Tows that no longer hold are let go before divisions move. */
export function letGo(force: Force): void {
  for (const ship of Object.values(force.ships)) {
    const tug = ship.towedBy === null ? undefined : force.ships[ship.towedBy];
    if (!tug || !canTow(tug, ship) || strategicSpeed(ship) > 0) ship.towedBy = null;
  }
}
