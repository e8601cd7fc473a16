import { sameHex } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { dealFloatplanes, joinFloatplanes } from '../common/floatplanes';
import { MAX_NUMBER } from '../common/markers';
import { forceOf, MAX_SHIPS, realOf, taskForcesOf } from '../common/own';
import { speedOf } from '../common/speed';
import { addTaskForce } from '../common/taskForces';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import type { TaskForce } from '../model/units';

/** [WG-4.4, WG-4.14, WG-4.17] Ships are sorted at set-up and at the end of the Damage Control phase. */
const maySort = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  (step.kind === 'setup' || step.kind === 'grouping') && !confirmed[side];

const refuseSorting = (view: SeaWingsView, side: Side): Refusal | undefined =>
  maySort(view, side) ? undefined : refusal('not-now', 'WG-4.14');

const realTaskForce = (view: SeaWingsView, side: Side, id: string): TaskForce | undefined =>
  realOf(forceOf(view, side)).find((it) => it.id === id);

const noTaskForce = (taskForce: string): Refusal =>
  refusal('no-such-task-force', 'WG-4.1', { taskForce });

/** [WG-4.14, WG-4.15, WG-4.16, WG-5.11, WG-16.26] */
export const divide: OrderRule<'divide'> = {
  legal: (view, side) =>
    maySort(view, side)
      ? realOf(forceOf(view, side)).flatMap((it) => divisionsOf(forceOf(view, side), it))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseSorting(view, side),
      () => refuseDivision(view, side, order),
    ),
  apply(play, side, { taskForce: id, ships }) {
    const from = must(play.state.forces[side].taskForces[id], id);
    from.ships = from.ships.filter((ship) => !ships.includes(ship));
    const into = addTaskForce(play, side, { hex: from.hex, ships });
    into.spotted = from.spotted && { ...from.spotted, by: [...from.spotted.by] };
    into.flees = from.flees;
    dealFloatplanes(play.state, side, from, into);
    const facts = { side, taskForce: id, into: into.id, ships: [...ships] };
    tell(play, { kind: 'taskForceDivided', rule: 'WG-4.14', seenBy: [side], ...facts });
    dealTows(play, side, from, into);
  },
};

/** [WG-16.26] A tow goes where both of its ships go; ships that part cast it off. */
function dealTows(play: Play, side: Side, from: TaskForce, into: TaskForce): void {
  const { tows } = from;
  const within = ({ ships }: TaskForce) =>
    tows.filter(({ tower, towed }) => ships.includes(tower) && ships.includes(towed));
  [from.tows, into.tows] = [within(from), within(into)];
  for (const tow of tows)
    if (!from.tows.includes(tow) && !into.tows.includes(tow))
      tell(play, { kind: 'towCastOff', rule: 'WG-16.26', seenBy: [side], side, ...tow });
}

/** A selection of all the ways to divide: the first half of the ships, and the slow ones. */
function divisionsOf(force: Force, { id, ships }: TaskForce): OrderOf<'divide'>[] {
  const speeds = new Map(ships.map((ship) => [ship, speedOf(must(force.ships[ship], ship))]));
  const fastest = Math.max(...speeds.values());
  const slow = ships.filter((ship) => (speeds.get(ship) ?? 0) < fastest);
  const half = ships.slice(0, Math.floor(ships.length / 2));
  return [half, slow]
    .filter((part) => part.length > 0)
    .filter((part, index) => index === 0 || part.join() !== half.join())
    .map((part) => ({ kind: 'divide', taskForce: id, ships: part }));
}

function refuseDivision(
  view: SeaWingsView,
  side: Side,
  { taskForce: id, ships }: OrderOf<'divide'>,
): Refusal | undefined {
  const taskForce = realTaskForce(view, side, id);
  if (!taskForce) return noTaskForce(id);
  const stranger = ships.find(
    (ship, i) => !taskForce.ships.includes(ship) || ships.indexOf(ship) !== i,
  );
  if (stranger !== undefined) return refusal('no-such-ship', 'WG-4.14', { ship: stranger });
  if (ships.length === 0 || ships.length === taskForce.ships.length)
    return refusal('ships-all', 'WG-4.14', { taskForce: id });
  if (taskForcesOf(forceOf(view, side)).length >= MAX_NUMBER)
    return refusal('number-wrong', 'WG-4.15', { number: MAX_NUMBER + 1 });
  return undefined;
}

/** [WG-4.17] */
export const join: OrderRule<'join'> = {
  legal(view, side) {
    if (!maySort(view, side)) return [];
    const all = realOf(forceOf(view, side));
    return all.flatMap((from) =>
      all
        .filter((into) => !refuseJoin(from, into))
        .map(({ id }) => ({ kind: 'join', taskForce: from.id, into: id }) as const),
    );
  },
  refuse: (view, side, { taskForce, into }) =>
    firstRefusal(
      () => refuseSorting(view, side),
      () => (realTaskForce(view, side, taskForce) ? undefined : noTaskForce(taskForce)),
      () => (realTaskForce(view, side, into) ? undefined : noTaskForce(into)),
      () =>
        refuseJoin(
          must(realTaskForce(view, side, taskForce), taskForce),
          must(realTaskForce(view, side, into), into),
        ),
    ),
  apply(play, side, { taskForce: id, into: hostId }) {
    const force = play.state.forces[side];
    const [from, into] = [must(force.taskForces[id], id), must(force.taskForces[hostId], hostId)];
    into.ships.push(...from.ships);
    into.spotted ??= from.spotted;
    into.flees ??= from.flees;
    into.tows.push(...from.tows);
    for (const ship of from.ships) must(force.ships[ship], ship).taskForce = hostId;
    joinFloatplanes(force, id, hostId);
    delete force.taskForces[id];
    const facts = { side, taskForce: id, into: hostId };
    tell(play, { kind: 'taskForcesJoined', rule: 'WG-4.17', seenBy: [side], ...facts });
  },
};

function refuseJoin(from: TaskForce, into: TaskForce): Refusal | undefined {
  if (from.id === into.id || !sameHex(from.hex, into.hex))
    return refusal('not-here', 'WG-4.17', { taskForce: from.id, into: into.id });
  if (from.ships.length + into.ships.length > MAX_SHIPS)
    return refusal('task-force-full', 'WG-4.2', { most: MAX_SHIPS });
  return undefined;
}
