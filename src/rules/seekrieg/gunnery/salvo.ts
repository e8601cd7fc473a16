import type { Roll, Yards } from '../../core';
import { rangeYards, straightYards } from '../common/geometry';
import { conditionOf, planOf, shipsOnMap } from '../common/own';
import type { BatteryLog } from '../model/guns';
import type { TargetId } from '../model/ids';
import type { FireOrder } from '../model/plan';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { type Mark, trueMark } from './marks';
import { type Guns, loadedShells, shellsAt } from './shells';
import { isTrainedInTime } from './turrets';

/** Shells of one battery on their way to one target. */
export interface Salvo {
  firer: Ship;
  /** What it falls on. */
  mark: Mark;
  /** What it was plotted at: another where a friend is taken for the target [SK-19.17]. */
  plotted: TargetId;
  guns: Guns;
  /** Shells fired, and those of them that can hit [SK-11.42, SK-11.47]. */
  fired: number;
  shells: number;
  yards: Yards;
  /** [SK-11.36] Estimates of its turrets; empty with the other methods. */
  estimates: readonly Yards[];
  /** Rolls for estimates at the very margin. */
  dice: Roll[];
}

/** Every salvo of the turn, in the order of SK-5.16; the shells are taken from the ammunition. */
export const takeSalvos = (state: SeekriegState): Salvo[] =>
  shipsOnMap(state).flatMap((firer) => (firer.fate === 'inPlay' ? salvosOf(state, firer) : []));

function salvosOf(state: SeekriegState, firer: Ship): Salvo[] {
  const orders = planOf(firer).fire.filter(({ target }) => target !== null);
  if (orders.length === 0) return [];
  return firer.sheet.batteries.flatMap((_, battery) =>
    byTarget(orders.filter((it) => it.battery === battery)).flatMap((it) =>
      newSalvo(state, firer, it),
    ),
  );
}

/** [SK-11.12] Turrets of one battery at the same target are one roll. */
function byTarget(orders: readonly FireOrder[]): FireOrder[][] {
  const groups = new Map<FireOrder['target'], FireOrder[]>();
  for (const order of orders)
    groups.set(order.target, [...(groups.get(order.target) ?? []), order]);
  return [...groups.values()];
}

function newSalvo(state: SeekriegState, firer: Ship, orders: FireOrder[]): Salvo[] {
  const [first] = orders;
  const mark = first?.target ? trueMark(state, firer.side, first.target) : undefined;
  if (!first || !mark) return [];
  const guns = gunsOf(firer, mark, orders);
  const yards = rangeYards(firer.hex, mark.ship.hex);
  const log = conditionOf(firer).batteries[first.battery] as BatteryLog;
  const fired = takeShells(log, shellsAt(state, firer, guns, yards));
  if (fired === 0) return [];
  const estimates =
    state.options.hitMethod === 'estimation' ? orders.map((it) => it.estimateYards) : [];
  return [
    { firer, mark, plotted: mark.id, guns, fired, shells: fired, yards, estimates, dice: [] },
  ];
}

/** Turrets that are trained in time [SK-10.15]. */
const gunsOf = (firer: Ship, { ship }: Mark, orders: readonly FireOrder[]): Guns => ({
  battery: orders[0]?.battery ?? 0,
  turrets: orders
    .flatMap(({ turrets }) => turrets)
    .filter((index) => isTrainedInTime(firer, ship, { battery: orders[0]?.battery ?? 0, index })),
  isBarrage: orders.some(({ isBarrage }) => isBarrage),
});

/** [SK-11.7] Shells of the loaded type, as many as there are. */
function takeShells(log: BatteryLog, wanted: number): number {
  const fired = Math.min(wanted, loadedShells(log));
  if (fired > 0) log.shells[log.loaded] = loadedShells(log) - fired;
  return fired;
}

/** [SK-11.39] An estimate this far off is right half the time; nearer it is right. */
const ESTIMATE_MARGIN: Yards = 125;

/** [SK-11.38] How far an estimate is off. */
export const estimateError = (firer: Ship, target: Ship, estimate: Yards): Yards =>
  Math.abs(straightYards(firer.hex, target.hex) - estimate);

/** [SK-11.39] `'open'`: a roll decides. */
export function judgeEstimate(error: Yards): 'right' | 'wrong' | 'open' {
  if (Math.abs(error - ESTIMATE_MARGIN) < 1e-6) return 'open';
  return error < ESTIMATE_MARGIN ? 'right' : 'wrong';
}
