import { type Axial, distance, type Facing, flatBearing, hexAhead, turned } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import {
  arcOf,
  type GunClass,
  relativeBearing,
  type TacticalShip,
  type TacticalState,
} from '../../../rules/strategic/query';
import { asArray, bestBy } from '../../core/lists';
import { asShip, forceOf, isCargo, isCarrier, knownOf } from '../common/known';
import { gunRatio } from '../common/strength';

/** The best range of a class of guns against its like, in tactical hexes [ST-16.3]. */
const BEST_HEXES: Readonly<Record<GunClass, number>> = { A: 6, B: 6, C: 5, D: 4, E: 3, F: 1 };
/** Odds below which a side keeps away. */
const FIGHTS_FROM = 0.7;
/** A ship on the edge of the map of what she sees. */
const FAR_AWAY = 20;

/** [ST-15.15] A course for every ship: to her best range, broadside on, or away. */
export function plotPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const { action } = view;
  if (action?.stage.kind !== 'tactical') return [];
  const { tactical } = action.stage;
  const plots = orders.filter((it): it is OrderOf<'plotShip'> => it.kind === 'plotShip');
  const isFighting = oddsIn(view, side, tactical) >= FIGHTS_FROM;
  return [...new Set(plots.map(({ ship }) => ship))].flatMap((id) => {
    const ship = tactical.ships.find((it) => it.id === id);
    if (!ship) return [];
    const wanted = isFighting ? wantedHexes(view, side, id) : FAR_AWAY;
    const own = plots.filter((it) => it.ship === id);
    return asArray(bestBy(own, ({ path }) => worthOfPlot(tactical, ship, path, wanted)));
  });
}

/** Gun odds, by all that is seen. */
export function oddsIn(view: StrategicView, side: Side, { ships }: TacticalState): number {
  const force = forceOf(view, side);
  const known = knownOf(view, side);
  const own = ships.flatMap((it) =>
    it.side === side && !it.hasLeft ? asArray(force.ships[it.id]) : [],
  );
  const enemy = ships.flatMap((it) =>
    it.side === enemyOf(side) && !it.hasLeft ? asArray(known.ships[it.id]) : [],
  );
  return gunRatio(own, enemy.map(asShip));
}

function wantedHexes(view: StrategicView, side: Side, id: string): number {
  const ship = forceOf(view, side).ships[id];
  if (!ship || isCarrier(ship) || isCargo(ship)) return FAR_AWAY;
  return BEST_HEXES[ship.card.firePower?.gunClass ?? 'F'];
}

/** The distance of a plot's end from her goal; a broadside at the nearest enemy is worth a hex. */
function worthOfPlot(
  { ships }: TacticalState,
  ship: TacticalShip,
  path: string,
  wanted: number,
): number {
  const end = endOf(ship, path);
  const nearest = bestBy(
    ships.filter((it) => it.side !== ship.side && !it.hasLeft),
    ({ hex }) => -distance(hex, end.hex),
  );
  if (!nearest) return end.hexes / 10;
  const off = relativeBearing(flatBearing(end.hex, nearest.hex), end.facing);
  const bears = arcOf(off) === 'broadside' ? 1 : 0;
  return bears - Math.abs(distance(end.hex, nearest.hex) - wanted);
}

/** Where a plot leads, and how many hexes it goes. */
function endOf(
  { hex, facing }: TacticalShip,
  path: string,
): { hex: Axial; facing: Facing; hexes: number } {
  let at = { hex, facing, hexes: 0 };
  for (const step of path) {
    if (step === 'F') at = { ...at, hex: hexAhead(at.hex, at.facing), hexes: at.hexes + 1 };
    if (step === 'P') at = { ...at, facing: turned(at.facing, 'port') };
    if (step === 'S') at = { ...at, facing: turned(at.facing, 'starboard') };
  }
  return at;
}
