import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { compositionOf, totalOf } from '../common/kinds';
import { forceOf, isDummy, MAX_SHIPS, shipsIn } from '../common/own';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import type { Composition, ShipKind, TaskForce } from '../model/units';
import { SHIP_KINDS } from '../model/units';

/** [WG-17.11, WG-17.48] Both sides answer for the task forces that are searched, before any search die. */
const mayAnswer = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'answers' && step.asked[side] && !confirmed[side];

const askedOf = (view: SeaWingsView, side: Side): TaskForce[] => {
  if (!mayAnswer(view, side)) return [];
  const force = forceOf(view, side);
  return Object.keys(force.searched).map((id) => must(force.taskForces[id], id));
};

/** [WG-17.13, WG-17.16] What a report is made from: numbers from half to double, or for a dummy any that it could be. */
export const tellOfShips: OrderRule<'tell'> = {
  // Half, as they are, and double; for a dummy a few likely ones. `refuse` allows all between.
  legal(view, side) {
    return askedOf(view, side).flatMap((taskForce) =>
      offered(forceOf(view, side), taskForce)
        .map((it) => orderFor(taskForce, it))
        .filter((order) => !tellOfShips.refuse(view, side, order)),
    );
  },
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseAnswer(view, side, order.taskForce),
      () => refuseNumbers(forceOf(view, side), order),
    ),
  apply: (play, side, order) => answer(play, side, order.taskForce, compositionIn(order)),
};

/** [WG-17.9, WG-17.14] The dummy is not passed off as real; the numbers of a real task force are drawn. */
export const tellNothing: OrderRule<'tellNothing'> = {
  legal: (view, side) =>
    askedOf(view, side)
      .map(({ id }) => ({ kind: 'tellNothing', taskForce: id }) as const)
      .filter((order) => !tellNothing.refuse(view, side, order)),
  refuse: (view, side, { taskForce }) => refuseAnswer(view, side, taskForce),
  apply: (play, side, { taskForce }) => answer(play, side, taskForce, null),
};

function refuseAnswer(view: SeaWingsView, side: Side, taskForce: string): Refusal | undefined {
  if (!mayAnswer(view, side)) return refusal('not-now', 'WG-17.11');
  const asked = askedOf(view, side).find(({ id }) => id === taskForce);
  if (!asked) return refusal('not-searched', 'WG-17.11', { taskForce });
  return asked.falseReport ? refusal('already-told', 'WG-17.17', { taskForce }) : undefined;
}

function refuseNumbers(force: Force, order: OrderOf<'tell'>): Refusal | undefined {
  const taskForce = must(force.taskForces[order.taskForce], order.taskForce);
  const told = compositionIn(order);
  if (isDummy(taskForce)) {
    const total = totalOf(told);
    return total < 1 || total > MAX_SHIPS
      ? refusal('report-size', 'WG-17.16', { most: MAX_SHIPS })
      : undefined;
  }
  const real = compositionOf(shipsIn(force, taskForce));
  const kind = SHIP_KINDS.find((it) => told[it] < halfOf(real[it]) || told[it] > 2 * real[it]);
  return (
    kind &&
    refusal('report-range', 'WG-17.13', { kind, least: halfOf(real[kind]), most: 2 * real[kind] })
  );
}

/** [WG-17.13] Half of a number, rounded up. */
export const halfOf = (number: number): number => Math.ceil(number / 2);

function offered(force: Force, taskForce: TaskForce): Composition[] {
  if (isDummy(taskForce)) return LIKELY;
  const real = compositionOf(shipsIn(force, taskForce));
  return [changed(real, halfOf), real, changed(real, (number) => 2 * number)];
}

/** What a dummy may pass for. */
const LIKELY: Composition[] = [
  { carrier: 0, large: 2, small: 4, merchantman: 0 },
  { carrier: 2, large: 2, small: 6, merchantman: 0 },
  { carrier: 0, large: 0, small: 2, merchantman: 4 },
];

/** [WG-17.11] What is told of a dummy when its owner says nothing else. */
export const USUAL_FALSE_REPORT = LIKELY[0] as Composition;

const changed = (real: Composition, change: (number: number) => number): Composition =>
  Object.fromEntries(
    SHIP_KINDS.map((kind): [ShipKind, number] => [kind, change(real[kind])]),
  ) as Composition;

const compositionIn = ({ carriers, large, small, merchantmen }: OrderOf<'tell'>): Composition => ({
  carrier: carriers,
  large,
  small,
  merchantman: merchantmen,
});

const orderFor = (
  { id }: TaskForce,
  { carrier, large, small, merchantman }: Composition,
): OrderOf<'tell'> => ({
  kind: 'tell',
  taskForce: id,
  carriers: carrier,
  large,
  small,
  merchantmen: merchantman,
});

function answer(play: Play, side: Side, id: string, composition: Composition | null): void {
  must(play.state.forces[side].taskForces[id], id).answer = composition ?? 'nothing';
  const facts = { side, taskForce: id, composition };
  tell(play, { kind: 'reportPrepared', rule: 'WG-17.11', seenBy: [side], ...facts });
}
