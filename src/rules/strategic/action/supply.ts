import { SIDES } from '../../core';
import { launchesOf } from '../cards/launches';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import type { ShipRecord } from '../model/state';
import { recordsIn } from './fighters';

const mayReload = ({ card, hasReloaded }: ShipRecord): boolean =>
  card.traits.includes('O') && !hasReloaded;

/** [ST-17.8, ST-17.9, ST-21.18] All launches that a ship can still make, those of her reload among them. */
export const launchesInAll = (ship: ShipRecord): number =>
  ship.launchesLeft + (mayReload(ship) ? launchesOf(ship.card) : 0);

/** [ST-21.18] Takes launches from those that are ready, then from the reload. */
export function spendLaunches(ship: ShipRecord, launches: number): void {
  const isShort = launches > ship.launchesLeft && mayReload(ship);
  if (isShort) reload(ship);
  ship.launchesLeft = Math.max(0, ship.launchesLeft - launches);
}

function reload(ship: ShipRecord): void {
  ship.launchesLeft += launchesOf(ship.card);
  ship.hasReloaded = true;
}

/** [ST-17.9] There is time to reload before an action that does not continue the previous one. */
export function reloadBetween(play: Play, action: SurfaceAction): void {
  if (action.goesOnFrom) return;
  for (const side of SIDES)
    for (const ship of recordsIn(play.state, action, side)) {
      if (ship.launchesLeft > 0 || !mayReload(ship) || ship.card.torpedo === null) continue;
      reload(ship);
      const { id } = ship.card;
      tell(play, {
        kind: 'torpedoesReloaded',
        rule: 'ST-17.9',
        seenBy: [side],
        side,
        ship: id,
      });
    }
}
