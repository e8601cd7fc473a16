import type { Axial } from '../../../hex';
import type { Side } from '../../core';
import { planOf } from '../common/own';
import { presentMaximum } from '../common/speed';
import { wakeAfter } from '../common/wake';
import type { ShipId } from '../model/ids';
import type { SpeedOrder, TurnTo } from '../model/plan';
import type { Element, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { combingTurns } from './combing';
import { lineOf } from './guide';
import {
  canEvade,
  clamped,
  coasting,
  isHelmHeld,
  jammedTurns,
  maxSteps,
  speedLimits,
} from './limits';
import { keepStation } from './station';
import { hexesToMove, type Plot, walk } from './walk';

/** A ship of a line with the way that she is going to make. */
interface Planned {
  ship: Ship;
  plot: Plot;
  /** The hexes that she will have passed, the last of them her end. */
  wake: readonly Axial[];
  facing: Ship['facing'];
}

/**
 * [SK-5.5, SK-34.3 to SK-34.9] What each ship of a side will do in phase 3, by her orders, her element's and the
 * defaults. On the side's own view it tells what the orders given so far come to.
 */
export function plotsOf(view: SeekriegView, side: Side): Map<ShipId, Plot> {
  const plots = new Map<ShipId, Plot>();
  for (const element of Object.values(view.forces[side]?.elements ?? {}))
    plotElement(view, element, plots);
  return plots;
}

function plotElement(view: SeekriegView, element: Element, plots: Map<ShipId, Plot>): void {
  const line: Planned[] = [];
  for (const ship of lineOf(view, element)) {
    const plot = plotInLine(view, element, ship, line);
    line.push(planned(view, ship, plot));
    plots.set(ship.id, plot);
  }
  for (const id of element.ships) {
    const ship = view.ships[id];
    if (ship && !plots.has(id)) plots.set(id, plotAlone(view, ship));
  }
}

function planned(view: SeekriegView, ship: Ship, plot: Plot): Planned {
  const { path, facing } = walk(view, ship, plot, hexesToMove(ship, plot).hexes);
  return { ship, plot, facing, wake: wakeAfter(ship.condition?.wake ?? [], path) };
}

/** [SK-34.4] The guide by her orders, the others after her unless they have turns of their own or comb. */
function plotInLine(
  view: SeekriegView,
  element: Element,
  ship: Ship,
  line: readonly Planned[],
): Plot {
  const [guide] = line;
  if (!guide || planOf(ship).turns || presentMaximum(view, ship) === 0)
    return plotAlone(view, ship);
  const forced = forcedTurns(view, ship) ?? combingTurns(view, ship);
  if (forced) return plotWith(view, ship, guide.plot, forced);
  const { ahead } = speedLimits(view, ship);
  if (element.formation === 'together' || guide.plot.way === 'astern' || !ahead)
    return plotWith(view, ship, guide.plot, guide.plot.turns);
  const last = line.at(-1) as Planned;
  const gap = element.gaps[element.ships.indexOf(ship.id)] ?? 0;
  const station = last.wake[Math.max(0, last.wake.length - 1 - gap)] as Axial;
  return keepStation(view, ship, {
    station,
    ahead: last.wake.at(-1) as Axial,
    guide: guide.plot,
    facing: guide.facing,
    range: ahead,
    isEvading: isEvading(view, ship),
  });
}

const isEvading = (view: SeekriegView, ship: Ship): boolean =>
  planOf(ship).evades && canEvade(view, ship);

/** [SK-29.22] Turns that she cannot help; `null`: she steers. */
const forcedTurns = (view: SeekriegView, ship: Ship): TurnTo[] | null =>
  isHelmHeld(view, ship) ? [] : jammedTurns(view, ship);

/** [SK-5.5] By her own orders: without any she keeps her speed and facing; adrift she slows [SK-16.11]. */
function plotAlone(view: SeekriegView, ship: Ship): Plot {
  const { speedKnots, way } = ship;
  if (ship.fate !== 'inPlay') return { knots: coasting(speedKnots), way, ...ADRIFT };
  const { speed, turns } = planOf(ship);
  const forced = forcedTurns(view, ship) ?? turns ?? combingTurns(view, ship) ?? [];
  return plotWith(view, ship, speed ?? { knots: speedKnots, way }, forced);
}

const ADRIFT = { turns: [], isEvading: false };

/** The nearest to a speed and turns that is legal for the ship. */
function plotWith(
  view: SeekriegView,
  ship: Ship,
  wanted: SpeedOrder,
  turns: readonly TurnTo[],
): Plot {
  const { knots, way } = nearest(view, ship, wanted);
  const steps = knots === 0 ? 0 : maxSteps(view, ship);
  return { knots, way, turns: turns.slice(0, steps), isEvading: isEvading(view, ship) };
}

function nearest(view: SeekriegView, ship: Ship, { knots, way }: SpeedOrder): SpeedOrder {
  const limits = speedLimits(view, ship);
  const wanted = limits[way];
  if (wanted) return { knots: clamped(knots, wanted), way };
  const other = way === 'ahead' ? 'astern' : 'ahead';
  return { knots: limits[other]?.least ?? 0, way: other };
}
