import { type Axial, flatBearing, sameHex } from '../../../hex';
import { firstRefusal, type Refusal, SIDES, type Side, type Yards } from '../../core';
import { bearsOn } from '../common/arcs';
import { degreesOf, rangeYards, signed, YARDS_PER_HEX } from '../common/geometry';
import {
  isSubmerged,
  planOf,
  refuseShip,
  refuseTarget,
  shipsInPlay,
  shipsToOrder,
  targetShip,
} from '../common/own';
import type { OrderOf } from '../model/orders';
import type { StarShellOrder } from '../model/plan';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegState, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-19.9] Bores of guns that fire star shells. */
const MIN_INCHES = 3;
const MAX_INCHES = 6;
/** [SK-19.12] */
const RANGE_SHARE = 0.75;

type Mount = Pick<StarShellOrder, 'battery' | 'turret'>;

/** [SK-19.12] How far a mount throws star shells; 0 for one that has none, and below the surface. */
function reachOf(ship: Ship, { battery, turret }: Mount): Yards {
  const { sheet, condition } = ship;
  const guns = sheet.batteries[battery];
  const left = condition?.batteries[battery]?.turrets[turret]?.guns ?? 0;
  if (!guns || left === 0 || isSubmerged(ship)) return 0;
  const { boreInches, rangeYards: most } = guns;
  return boreInches >= MIN_INCHES && boreInches <= MAX_INCHES ? most * RANGE_SHARE : 0;
}

/** [SK-19.9, SK-19.13] The mount bears on the hex from where the ship is now. */
function isInArc({ hex, facing, sheet }: Ship, { battery, turret }: Mount, at: Axial): boolean {
  const arc = sheet.batteries[battery]?.turrets[turret]?.arc;
  if (!arc || sameHex(hex, at)) return arc !== undefined;
  return bearsOn(arc, Math.round(signed(flatBearing(hex, at) - degreesOf(facing))));
}

/** The hex that an order names: of an enemy, where he is at the moment [SK-34.10]. */
function hexNamed(view: SeekriegView, side: Side, at: StarShellOrder['at']): Axial | undefined {
  if (typeof at !== 'string') return at;
  return targetShip(view, side, at)?.hex ?? view.contacts[at]?.hex;
}

function refuseMount(view: SeekriegView, side: Side, order: OrderOf<'starShell'>) {
  const ship = view.ships[order.ship] as Ship;
  const reach = reachOf(ship, order);
  if (reach === 0) return refusal('no-star-shell-gun', 'SK-19.9', { ship: ship.id });
  if (order.at === '-') return undefined;
  const hex = hexNamed(view, side, order.at);
  if (!hex) return refusal('no-such-target', 'SK-5.8', { target: String(order.at) });
  return refuseAim(ship, order, hex, reach);
}

function refuseAim(ship: Ship, mount: Mount, hex: Axial, reach: Yards): Refusal | undefined {
  if (rangeYards(ship.hex, hex) > reach)
    return refusal('out-of-reach', 'SK-19.12', { most: Math.floor(reach / YARDS_PER_HEX) });
  return isInArc(ship, mount, hex)
    ? undefined
    : refusal('not-on-that-side', 'SK-19.9', { ship: ship.id });
}

const refuseDay = ({ environment }: SeekriegView): Refusal | undefined =>
  environment.light === 'day' ? refusal('not-by-day', 'SK-34.1') : undefined;

/** [SK-19.9 to SK-19.13, SK-34.10] Stands until it is ordered off. */
export const starShell: OrderRule<'starShell'> = {
  legal: (view, side) =>
    view.environment.light === 'day'
      ? []
      : shipsToOrder(view, side, 'orders').flatMap((ship) => offersOf(view, side, ship)),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refuseDay(view),
      () =>
        typeof order.at === 'string' && order.at !== '-'
          ? refuseTarget(view, side, order.at)
          : undefined,
      () => refuseMount(view, side, order),
    ),
  apply({ state }, _side, { ship, battery, turret, at }) {
    const plan = planOf(state.ships[ship] as Ship);
    const others = plan.starShells.filter((it) => it.battery !== battery || it.turret !== turret);
    plan.starShells = at === '-' ? others : [...others, { battery, turret, at }];
  },
};

/** At enemies that can be named: a choice of what may be ordered. */
function offersOf(view: SeekriegView, side: Side, ship: Ship): OrderOf<'starShell'>[] {
  const targets = targetsSeen(view, side);
  return ship.sheet.batteries.flatMap(({ turrets }, battery) =>
    turrets.flatMap((_, turret) => {
      const mount = { battery, turret };
      const reach = reachOf(ship, mount);
      return targets
        .filter(({ hex }) => reach > 0 && !refuseAim(ship, mount, hex, reach))
        .map(({ id }) => ({ kind: 'starShell' as const, ship: ship.id, ...mount, at: id }));
    }),
  );
}

const targetsSeen = ({ ships, contacts }: SeekriegView, side: Side) => [
  ...Object.values(ships).filter((it) => it.side !== side && it.fate !== 'sunk'),
  ...Object.values(contacts),
];

/** [SK-19.13] Before movement: the areas of this turn, from where ships are now. */
export function fireStarShells({ state }: Play): void {
  state.litAreas = [];
  if (state.environment.light === 'day') return;
  for (const side of SIDES)
    for (const ship of shipsInPlay(state, side))
      for (const order of planOf(ship).starShells) burst(state, ship, order);
}

function burst(state: SeekriegState, ship: Ship, order: StarShellOrder): void {
  const hex = hexNamed(state, ship.side, order.at);
  const reach = reachOf(ship, order);
  if (hex && reach > 0 && !refuseAim(ship, order, hex, reach)) state.litAreas.push({ hex });
}

/** [SK-19.9] A mount that fires star shells in this turn fires nothing else. */
export const firesStarShells = (ship: Ship, battery: number, turret: number): boolean =>
  planOf(ship).starShells.some((it) => it.battery === battery && it.turret === turret);
