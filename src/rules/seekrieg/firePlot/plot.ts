import type { Side } from '../../core';
import { isRaidDue } from '../air/due';
import { rangeYards } from '../common/geometry';
import { conditionOf, planOf, shipsInPlay } from '../common/own';
import { type Mark, marksOf } from '../gunnery/marks';
import { refuseFiring, refuseReach } from '../gunnery/reach';
import { shellsAt } from '../gunnery/shells';
import { factsOfShot } from '../gunnery/shot';
import { hitTotal } from '../gunnery/total';
import { indicesOf, isOtherwiseBusy, turretsOn } from '../gunnery/turrets';
import type { ShipId, TargetId } from '../model/ids';
import type { FireOrder } from '../model/plan';
import type { Arc } from '../model/sheet';
import type { SeekriegState, SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';

/** Ships of a side that fire at each target. */
type Firing = Map<TargetId, Set<ShipId>>;

/** [SK-34.6] Own ships at a target from which on others are taken first. */
const ENOUGH = 2;

/**
 * [SK-5.5, SK-34.6] The whole fire plot of a side: what its player has ordered, and the default for everything that he
 * left alone. On the side's view as in the full state.
 */
export function firePlotOf(
  view: SeekriegView | SeekriegState,
  side: Side,
): Map<ShipId, FireOrder[]> {
  const marks = marksOf(view, side);
  const ships = shipsInPlay(view, side);
  const firing: Firing = new Map();
  for (const ship of ships) for (const { target } of planOf(ship).fire) note(firing, ship, target);
  return new Map(ships.map((ship) => [ship.id, shipPlot(view, ship, marks, firing)]));
}

function note(firing: Firing, ship: Ship, target: TargetId | null): void {
  if (target === null) return;
  const at = firing.get(target) ?? new Set();
  firing.set(target, at.add(ship.id));
}

function shipPlot(
  view: SeekriegView,
  ship: Ship,
  marks: readonly Mark[],
  firing: Firing,
): FireOrder[] {
  const orders = [...planOf(ship).fire];
  if (marks.length === 0 || refuseFiring(view, ship)) return orders;
  for (const battery of ship.sheet.batteries.keys()) {
    if (holdsForRaid(view, ship, battery)) continue;
    for (const turrets of freeGroups(view, ship, battery)) {
      const order = defaultOrder(view, { ship, battery, turrets }, marks, firing);
      if (!order) continue;
      orders.push(order);
      note(firing, ship, order.target);
    }
  }
  return orders;
}

/** [SK-34.6] Dual-purpose guns hold fire in a turn in which a raid is due. */
const holdsForRaid = (view: SeekriegView, { side, sheet }: Ship, battery: number): boolean =>
  sheet.antiAircraft.some((it) => it.battery === battery) && isRaidDue(view, side);

/** [SK-34.6] Beam mounts of the two sides choose as two batteries. */
const sideOf = (arc: Arc): string =>
  arc.endsWith('port') ? 'port' : arc.endsWith('starboard') ? 'starboard' : 'center';

/**
 * Turrets without an order, by side and last target: each group goes on as it did or chooses as a whole. A turret that
 * has not fired yet goes with the others, so that it holds fire where it does not bear.
 */
function freeGroups(view: SeekriegView, ship: Ship, battery: number): number[][] {
  const sheet = ship.sheet.batteries[battery];
  const log = conditionOf(ship).batteries[battery];
  const free = freeTurrets(view, ship, battery);
  const side = (index: number): string => sideOf(sheet?.turrets[index]?.arc as Arc);
  const lastOf = (index: number) => log?.turrets[index]?.lastTarget;
  const groups = new Map<string, number[]>();
  for (const index of free) {
    const fired = free.find((it) => lastOf(it) && side(it) === side(index)) ?? index;
    const key = `${side(index)} ${lastOf(index) ?? lastOf(fired)}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return [...groups.values()];
}

/** Turrets that have no order, do not hold fire and fire no other shells. */
function freeTurrets(view: SeekriegView, ship: Ship, battery: number): number[] {
  const log = conditionOf(ship).batteries[battery];
  const ordered = planOf(ship).fire.filter((it) => it.battery === battery);
  return indicesOf(ship.sheet.batteries[battery]).filter(
    (index) =>
      log?.turrets[index]?.isHolding === false &&
      !ordered.some(({ turrets }) => turrets.includes(index)) &&
      !isOtherwiseBusy(view, ship, battery, index),
  );
}

/** Turrets of a battery that choose together. */
interface Group {
  ship: Ship;
  battery: number;
  turrets: readonly number[];
}

/** A target with the turrets of a group that can fire at it. */
interface Choice {
  mark: Mark;
  turrets: number[];
}

function defaultOrder(
  view: SeekriegView,
  group: Group,
  marks: readonly Mark[],
  firing: Firing,
): FireOrder | undefined {
  const last = lastTargetOf(group);
  const choice =
    marks.filter(({ id }) => id === last).flatMap((mark) => choiceOf(view, group, mark))[0] ??
    best(
      view,
      group,
      marks.flatMap((mark) => choiceOf(view, group, mark)),
      firing,
    );
  if (!choice) return undefined;
  const estimateYards = choice.mark.id === last ? lastEstimateOf(group) : 0;
  if (view.options.hitMethod === 'estimation' && estimateYards === 0) return undefined;
  const { battery } = group;
  return {
    battery,
    turrets: choice.turrets,
    target: choice.mark.id,
    isBarrage: false,
    estimateYards,
  };
}

/** The first turret of a group that has fired, if any has. */
function leadTurret({ ship, battery, turrets }: Group) {
  const logs = conditionOf(ship).batteries[battery]?.turrets ?? [];
  const lead = turrets.find((index) => logs[index]?.lastTarget) ?? turrets[0] ?? 0;
  return logs[lead];
}

const lastTargetOf = (group: Group): TargetId | null => leadTurret(group)?.lastTarget ?? null;

const lastEstimateOf = (group: Group): number => leadTurret(group)?.estimateYards ?? 0;

function choiceOf(view: SeekriegView, { ship, battery, turrets }: Group, mark: Mark): Choice[] {
  if (refuseReach(view, ship, battery, mark)) return [];
  const able = turretsOn(view, ship, battery, mark.ship).filter((it) => turrets.includes(it));
  return able.length > 0 ? [{ mark, turrets: able }] : [];
}

/** [SK-34.6] The highest product of shells and total; targets with fire enough only where there is no other. */
function best(
  view: SeekriegView,
  group: Group,
  choices: readonly Choice[],
  firing: Firing,
): Choice | undefined {
  const others = (id: TargetId): number => {
    const ships = firing.get(id);
    return ships ? ships.size - (ships.has(group.ship.id) ? 1 : 0) : 0;
  };
  const open = choices.filter(({ mark }) => others(mark.id) < ENOUGH);
  const pool = open.length > 0 ? open : choices;
  if (pool.length < 2) return pool[0];
  return pool
    .map((choice) => ({
      choice,
      worth: worthOf(view, group, choice, others(choice.mark.id)),
      yards: rangeYards(group.ship.hex, choice.mark.ship.hex),
      dp: choice.mark.ship.sheet.dp,
    }))
    .sort((a, b) => b.worth - a.worth || a.yards - b.yards || b.dp - a.dp)[0]?.choice;
}

function worthOf(
  view: SeekriegView,
  { ship, battery }: Group,
  { mark, turrets }: Choice,
  others: number,
): number {
  const guns = { battery, turrets, isBarrage: false };
  const company = { shipsFiring: others + 1, isTargetFiring: mark.ship.firedBefore };
  const facts = factsOfShot(view, { firer: ship, mark, guns }, company);
  const { total } = hitTotal(tablesOf(view), facts, false);
  const shells = shellsAt(view, ship, guns, rangeYards(ship.hex, mark.ship.hex));
  return shells * Math.max(1, total);
}
