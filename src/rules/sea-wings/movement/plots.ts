import { type Axial, distance, facingTo } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { forceOf, realOf } from '../common/own';
import { taskForceSpeed } from '../common/speed';
import { reachOf } from '../map/reach';
import { isFriendlyEdge, isWater } from '../map/sea';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import type { TaskForce } from '../model/units';
import { isAway, waysAway } from './flight';

export const mayPlot = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'plots' && !confirmed[side];

/** [WG-16.1, WG-16.4] Plots the path of a task force; the later plot replaces the earlier one. */
export const plot: OrderRule<'plot'> = {
  legal: (view, side) => pathsOf(view, side).map((it) => ({ kind: 'plot', ...it })),
  refuse: (view, side, order) => refusePath(view, side, order, order.path.length),
  apply: (play, side, order) => setPlot(play, side, order, false),
};

/** [WG-16.16, WG-16.17] Plots a path to a friendly edge and off the map, a step more. */
export const plotExit: OrderRule<'plotExit'> = {
  legal: (view, side) =>
    pathsOf(view, side)
      .map((it) => ({ kind: 'plotExit', ...it }) as const)
      .filter((order) => !plotExit.refuse(view, side, order)),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePath(view, side, order, order.path.length + 1),
      () => refuseEdge(view, side, order),
    ),
  apply: (play, side, order) => setPlot(play, side, order, true),
};

type Path = Pick<OrderOf<'plot'>, 'taskForce' | 'path'>;

/** One shortest path to each hex in reach. */
function pathsOf(view: SeaWingsView, side: Side): Path[] {
  if (!mayPlot(view, side)) return [];
  const force = forceOf(view, side);
  return realOf(force)
    .flatMap((it) => waysOf(view, side, it).map((path) => ({ taskForce: it.id, path })))
    .filter(({ taskForce, path }) => !refuseTurns(view, hexOf(view, side, taskForce), path));
}

/** The ways open to a task force: those away from an engagement that it broke off [WG-19.20], or to all hexes in reach. */
function waysOf(view: SeaWingsView, side: Side, taskForce: TaskForce): Axial[][] {
  const flight = flightOf(view, side, taskForce);
  if (flight.length > 0) return flight;
  const speed = taskForceSpeed(forceOf(view, side), taskForce);
  return [...reachOf(view.scenario, taskForce.hex, speed).values()];
}

const flightOf = (view: SeaWingsView, side: Side, taskForce: TaskForce): Axial[][] =>
  taskForce.flees
    ? waysAway(
        view.scenario,
        taskForce.hex,
        taskForce.flees,
        taskForceSpeed(forceOf(view, side), taskForce),
      )
    : [];

/** [WG-19.20] A task force that must flee does so at full speed, if there is a way. */
function refuseStaying(
  view: SeaWingsView,
  side: Side,
  taskForce: TaskForce,
  path: readonly Axial[],
): Refusal | undefined {
  const [way] = flightOf(view, side, taskForce);
  if (!way || !taskForce.flees) return undefined;
  return path.length === way.length && isAway(taskForce.hex, path, taskForce.flees)
    ? undefined
    : refusal('must-flee', 'WG-19.20', { taskForce: taskForce.id, hexes: way.length });
}

/** [WG-19.20] Task forces that must flee have been given a way when the plots are sealed. */
export function refusePlots(view: SeaWingsView, side: Side): Refusal | undefined {
  if (view.step.kind !== 'plots') return undefined;
  const force = forceOf(view, side);
  for (const taskForce of realOf(force)) {
    const refused = refuseStaying(view, side, taskForce, force.plots[taskForce.id]?.path ?? []);
    if (refused) return refused;
  }
  return undefined;
}

const hexOf = (view: SeaWingsView, side: Side, id: string): Axial =>
  must(forceOf(view, side).taskForces[id], id).hex;

function refusePath(
  view: SeaWingsView,
  side: Side,
  { taskForce: id, path }: Path,
  hexes: number,
): Refusal | undefined {
  if (!mayPlot(view, side)) return refusal('not-now', 'WG-16.1');
  const force = forceOf(view, side);
  const taskForce = realOf(force).find((it) => it.id === id);
  if (!taskForce) return refusal('no-such-task-force', 'WG-16.1', { taskForce: id });
  return firstRefusal(
    () => refuseSteps(view, taskForce.hex, path),
    () => refuseTurns(view, taskForce.hex, path),
    () => refuseLength(id, hexes, taskForceSpeed(force, taskForce)),
    () => refuseStaying(view, side, taskForce, path),
  );
}

/** [WG-1.10, WG-16.2] */
export function refuseSteps(
  { scenario }: SeaWingsView,
  from: Axial,
  path: readonly Axial[],
): Refusal | undefined {
  const hexes = [from, ...path];
  const isBroken = path.some((hex, i) => distance(hexes[i] as Axial, hex) !== 1);
  if (isBroken) return refusal('broken-path', 'WG-16.2');
  const ashore = path.find((hex) => !isWater(scenario, hex));
  return ashore && refusal('left-land', 'WG-1.10', { hex: `${ashore.q},${ashore.r}` });
}

/** [WG-16.2] */
function refuseTurns(
  { scenario }: SeaWingsView,
  from: Axial,
  path: readonly Axial[],
): Refusal | undefined {
  const most = scenario.turnsInPlot;
  if (most === null) return undefined;
  const hexes = [from, ...path];
  const facings = path.map((hex, i) => facingTo(hexes[i] as Axial, hex));
  const turns = facings.slice(1).filter((facing, i) => facing !== facings[i]).length;
  return turns > most ? refusal('plot-turns', 'WG-16.2', { most }) : undefined;
}

/** [WG-16.11] */
const refuseLength = (taskForce: string, hexes: number, most: number): Refusal | undefined =>
  hexes > most ? refusal('too-far', 'WG-16.11', { taskForce, hexes, most }) : undefined;

function refuseEdge(
  view: SeaWingsView,
  side: Side,
  { taskForce, path }: Path,
): Refusal | undefined {
  const last = path.at(-1) ?? hexOf(view, side, taskForce);
  return isFriendlyEdge(view.scenario.map, side, last)
    ? undefined
    : refusal('no-such-hex.edge', 'WG-16.16');
}

function setPlot(play: Play, side: Side, { taskForce, path }: Path, leaves: boolean): void {
  play.state.forces[side].plots[taskForce] = { path: path.map((hex) => ({ ...hex })), leaves };
  const facts = { side, taskForce, path: path.map((hex) => ({ ...hex })), leaves };
  tell(play, { kind: 'movePlotted', rule: 'WG-16.1', seenBy: [side], ...facts });
}

/** The way of a task force with its present plot; used where towing changes its speed. */
export function dropLongPlot({ state }: Play, side: Side, taskForce: TaskForce): void {
  const force = state.forces[side];
  const plotted = force.plots[taskForce.id];
  const hexes = plotted ? plotted.path.length + (plotted.leaves ? 1 : 0) : 0;
  if (hexes > taskForceSpeed(force, taskForce)) delete force.plots[taskForce.id];
}
