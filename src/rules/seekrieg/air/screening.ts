import { distance } from '../../../hex';
import { isOnCarrierMap } from '../common/carrierMap';
import { planOf } from '../common/own';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { type FlakFacts, ownFlak, screeningFlak } from './antiAir';

/** [SK-23.7] 4,000 yards. */
export const SCREEN_HEXES = 8;

/** [SK-23.7, SK-34.2] Near enough to screen: all ships of a force on the search map. */
export const isNear = (view: SeekriegView, a: Ship, b: Ship): boolean =>
  a.id !== b.id && (distance(a.hex, b.hex) <= SCREEN_HEXES || steamTogether(view, a, b));

const steamTogether = (view: SeekriegView, a: Ship, b: Ship): boolean =>
  isOnCarrierMap(view) &&
  Object.values(view.forces[a.side]?.search?.forces ?? {}).some(
    ({ ships }) => ships.includes(a.id) && ships.includes(b.id),
  );

/** The ship can screen one of the others. */
export const canScreen = (view: SeekriegView, ships: readonly Ship[], ship: Ship): boolean =>
  ship.sheet.antiAircraft.length > 0 && ships.some((other) => isNear(view, ship, other));

/** A ship under attack, and those of her group that are not. */
interface Screened {
  ship: Ship;
  screens: readonly Ship[];
  attacked: ReadonlyMap<Ship, unknown>;
}

/** [SK-23.7 to SK-23.10] The AA factor of a ship that is attacked and of those that screen her. */
export const flakAt = (view: SeekriegView, it: Screened, facts: FlakFacts): number =>
  it.screens
    .filter((screen) => screenedBy(view, screen, [...it.attacked.keys()])?.id === it.ship.id)
    .reduce(
      (sum, screen) => sum + screeningFlak(view, screen, facts),
      ownFlak(view, it.ship, facts),
    );

/** [SK-23.7, SK-34.12] The ship that another screens: the one ordered, or the largest attacked near her. */
export function screenedBy(
  view: SeekriegView,
  screen: Ship,
  attacked: readonly Ship[],
): Ship | undefined {
  const near = attacked.filter((it) => isNear(view, screen, it));
  const ordered = planOf(screen).screens;
  if (ordered) return near.find(({ id }) => id === ordered);
  return near.reduce<Ship | undefined>(
    (best, it) => (best && best.sheet.dp >= it.sheet.dp ? best : it),
    undefined,
  );
}
