import { type Axial, hexKey } from '../../../hex';
import type { Reason, Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import { reachOf, type TaskForce, taskForceSpeed, waysAway } from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import type { Judgement } from '../common/judgement';
import { reason } from '../common/reasons';
import { carrierTask } from './carriers';
import { type Fleet, fleetOf, inOrder, isGoingHome } from './fleet';
import { hasCarriers, hasConvoy } from './forces';
import { surfaceTask } from './surface';
import { away, type Task, towards } from './tasks';

/** [WG-16.1] Each task force goes to the hex in its reach that suits its task best. */
export function* sailingWishes(
  view: SeaWingsView,
  side: Side,
  judgement: Judgement,
): Generator<Order> {
  const fleet = fleetOf(view, side, judgement);
  for (const it of inOrder(fleet)) {
    if (it.id in fleet.force.plots) continue;
    if (isGoingHome(fleet, it)) yield { kind: 'plotExit', taskForce: it.id, path: [] };
    const path = wayFor(fleet, it);
    if (path) yield { kind: 'plot', taskForce: it.id, path };
  }
}

function wayFor(fleet: Fleet, it: TaskForce): Axial[] | undefined {
  const { taste } = taskOf(fleet, it);
  return bestBy(waysOf(fleet, it), (way) => taste(way.at(-1) ?? it.hex));
}

/** [WG-19.20] After it broke off an engagement a task force has only the ways that lead away. */
function waysOf({ view: { scenario }, force }: Fleet, it: TaskForce): Axial[][] {
  const speed = taskForceSpeed(force, it);
  const flight = it.flees ? waysAway(scenario, it.hex, it.flees, speed) : [];
  return flight.length > 0 ? flight : [...reachOf(scenario, it.hex, speed).values()];
}

function taskOf(fleet: Fleet, it: TaskForce): Task {
  const { view, force } = fleet;
  if (hasConvoy(force, it))
    return { purpose: 'lands', taste: towards(view, landingOf(fleet) ?? it.hex) };
  if (hasCarriers(force, it)) return carrierTask(fleet, it);
  if (isGoingHome(fleet, it)) return { purpose: 'home', taste: away(fleet) };
  return surfaceTask(fleet, it);
}

/** [WG-22.13] Where own transports land. */
function landingOf({ view: { scenario }, side }: Fleet): Axial | undefined {
  const landing = scenario.objectives.find(
    (it) => it.kind === 'convoy-unloaded' && it.scores === side,
  );
  return landing && 'base' in landing
    ? scenario.bases.find(({ id }) => id === landing.base)?.hex
    : undefined;
}

/** Why doctrine sends a task force where it does; `undefined` for another course than its own. */
export function whySailing(
  view: SeaWingsView,
  side: Side,
  judgement: Judgement,
  { taskForce: id, path }: OrderOf<'plot'>,
): Reason | undefined {
  const fleet = fleetOf(view, side, judgement);
  const it = fleet.force.taskForces[id];
  const own = it && wayFor(fleet, it);
  if (!it || !own || hexKey(own.at(-1) ?? it.hex) !== hexKey(path.at(-1) ?? it.hex))
    return undefined;
  const { purpose, count = 0 } = taskOf(fleet, it);
  return purpose === 'closes' || purpose === 'rests' || purpose === 'standsOff'
    ? reason(`sails.${purpose}`, { count })
    : reason(`sails.${purpose}`);
}
