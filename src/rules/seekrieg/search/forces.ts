import { type Axial, distance, hexKey } from '../../../hex';
import { type Knots, known, must, SIDES, type Side } from '../../core';
import { conditionOf, isOnMap } from '../common/own';
import { battleHex } from '../common/scale';
import { presentMaximum } from '../common/speed';
import { wakeBehind } from '../common/wake';
import { environmentAt } from '../common/zones';
import type { SearchForce, SearchPlan, SideSearch } from '../model/searchMap';
import type { SeekriegState, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { stationAt } from './stations';

/** What a scenario says of its search map. */
export const planOfSearch = ({ scenario }: Pick<SeekriegView, 'scenario'>): SearchPlan =>
  must(scenario.search, 'a search map');

/** All that a side has on the search map; unknown from the enemy's view. */
export const searchOf = ({ forces }: SeekriegView, side: Side): SideSearch =>
  must(known(forces[side], `forces of the ${side}`).search, 'a search map');

/** Ships of a force that are still there, in the order of its list. */
export const shipsOfForce = ({ ships }: SeekriegView, force: SearchForce): Ship[] =>
  force.ships.flatMap((id) => {
    const ship = ships[id];
    return ship && isOnMap(ship) ? [ship] : [];
  });

/** Forces of a side that have ships left. */
export const forcesAfloat = (view: SeekriegView, side: Side): SearchForce[] =>
  Object.values(searchOf(view, side).forces).filter((it) => shipsOfForce(view, it).length > 0);

/** The force of a side that is nearest to a hex of the search map, the first of several. */
export const nearestForce = (view: SeekriegView, side: Side, hex: Axial): SearchForce | undefined =>
  forcesAfloat(view, side).reduce<SearchForce | undefined>(
    (best, it) => (best && distance(best.hex, hex) <= distance(it.hex, hex) ? best : it),
    undefined,
  );

/** [SK-7.18] The largest ship of a force, the first of several. */
export const largestOf = (view: SeekriegView, force: SearchForce): Ship =>
  must(
    shipsOfForce(view, force).reduce<Ship | undefined>(
      (most, it) => (most && most.sheet.dp >= it.sheet.dp ? most : it),
      undefined,
    ),
    `ships of ${force.id}`,
  );

/** The position as it is at a hex of the search map. */
export const viewAt = (view: SeekriegView, hex: Axial): SeekriegView => ({
  ...view,
  environment: environmentAt(view, hex),
});

/** [SK-8.4] The speed of its slowest ship, in the weather where it is; 0 for a force without ships. */
export function forceKnots(view: SeekriegView, force: SearchForce): Knots {
  const here = viewAt(view, force.hex);
  const speeds = shipsOfForce(view, force).map((ship) => presentMaximum(here, ship));
  return speeds.length === 0 ? 0 : Math.min(...speeds);
}

/** A hex of the search map that is land. */
export const isSearchLand = (plan: SearchPlan, hex: Axial): boolean =>
  plan.land.some((it) => hexKey(it) === hexKey(hex));

/** Ships are where their forces are, in their cruising formations, with the sea behind them. */
export function placeShips(state: SeekriegState): void {
  for (const side of SIDES) {
    for (const force of forcesAfloat(state, side)) placeForce(state, force, battleHex(force.hex));
  }
}

/** A force in its cruising formation, the flagship's station being here [SK-6.5, SK-8.9]. */
export function placeForce(state: SeekriegState, force: SearchForce, flagship: Axial): void {
  for (const ship of shipsOfForce(state, force)) {
    const offset = force.stations[ship.id] ?? { q: 0, r: 0 };
    ship.hex = stationAt(flagship, offset, force.facing);
    ship.facing = force.facing;
    ship.speedKnots = Math.min(force.knots, presentMaximum(viewAt(state, force.hex), ship));
    ship.way = 'ahead';
    const condition = conditionOf(ship);
    Object.assign(condition, { carry: 0, turnCarry: 0, wake: wakeBehind(ship.hex, ship.facing) });
  }
}
