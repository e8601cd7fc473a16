import { type Axial, hexKey, sameHex } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { freeNumber } from '../common/markers';
import { dummiesOf, forceOf, taskForcesOf } from '../common/own';
import { addTaskForce } from '../common/taskForces';
import { reachOf } from '../map/reach';
import { MAX_MOVE_HEXES } from '../map/sea';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { refuseNumber } from '../setup/renumber';

/** [WG-16.9, WG-16.10] It is the turn of the side to order its dummies. */
const mayMove = ({ step }: SeaWingsView, side: Side): boolean =>
  step.kind === 'dummies' && step.side === side;

/** [WG-4.20, WG-16.9] Over water, at most 6 hexes, once a turn. */
export const moveDummy: OrderRule<'moveDummy'> = {
  legal: (view, side) =>
    mayMove(view, side)
      ? dummiesOf(forceOf(view, side))
          .filter(({ hasMoved }) => !hasMoved)
          .flatMap(({ id, hex }) =>
            [...reachOf(view.scenario, hex, MAX_MOVE_HEXES).values()]
              .map((path) => path.at(-1) ?? hex)
              .map((to) => ({ kind: 'moveDummy', taskForce: id, hex: to }) as const),
          )
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (mayMove(view, side) ? undefined : refusal('not-now', 'WG-16.9')),
      () => refuseMove(view, side, order),
    ),
  apply(play, side, { taskForce: id, hex }) {
    const dummy = must(play.state.forces[side].taskForces[id], id);
    dummy.hex = { ...hex };
    dummy.hasMoved = true;
    tell(play, {
      kind: 'dummyMoved',
      rule: 'WG-16.9',
      seenBy: [side],
      side,
      taskForce: id,
      hex: { ...hex },
    });
  },
};

function refuseMove(
  view: SeaWingsView,
  side: Side,
  { taskForce, hex }: OrderOf<'moveDummy'>,
): Refusal | undefined {
  const dummy = dummiesOf(forceOf(view, side)).find(({ id }) => id === taskForce);
  if (!dummy || dummy.hasMoved) return refusal('not-a-dummy', 'WG-16.9', { taskForce });
  const isInReach = reachOf(view.scenario, dummy.hex, MAX_MOVE_HEXES).has(hexKey(hex));
  return isInReach
    ? undefined
    : refusal('dummy-out-of-reach', 'WG-4.20', { hex: `${hex.q},${hex.r}` });
}

/** [WG-4.9, WG-4.11, WG-4.12, WG-4.22] On the hex of another marker of its owner. */
export const placeDummy: OrderRule<'placeDummy'> = {
  legal(view, side) {
    if (!mayPlace(view, side) || refuseLimit(view, side)) return [];
    const force = forceOf(view, side);
    const hexes = new Map(taskForcesOf(force).map(({ hex }) => [hexKey(hex), hex]));
    const number = freeNumber(force);
    return [...hexes.values()].map((hex) => ({ kind: 'placeDummy', hex: { ...hex }, number }));
  },
  refuse: (view, side, { hex, number }) =>
    firstRefusal(
      () => (mayPlace(view, side) ? undefined : refusal('not-now', 'WG-4.11')),
      () => refuseLimit(view, side),
      () => refuseHex(view, side, hex),
      () => refuseNumber(view, side, number),
    ),
  apply(play, side, { hex, number }) {
    const dummy = addTaskForce(play, side, { hex: { ...hex }, ships: [], number });
    dummy.wasPlaced = play.state.turn > 0;
    dummy.hasMoved = dummy.wasPlaced;
    const facts = { side, taskForce: dummy.id, hex: { ...hex } };
    tell(play, { kind: 'dummyPlaced', rule: 'WG-4.11', seenBy: [side], ...facts });
  },
};

const mayPlace = (view: SeaWingsView, side: Side): boolean =>
  mayMove(view, side) || (view.step.kind === 'setup' && !view.confirmed[side]);

/** [WG-4.8] */
function refuseLimit(view: SeaWingsView, side: Side): Refusal | undefined {
  const most = view.scenario.sides[side].dummies;
  return dummiesOf(forceOf(view, side)).length >= most
    ? refusal('dummy-limit', 'WG-4.8', { most })
    : undefined;
}

const refuseHex = (view: SeaWingsView, side: Side, hex: Axial): Refusal | undefined =>
  taskForcesOf(forceOf(view, side)).some((it) => sameHex(it.hex, hex))
    ? undefined
    : refusal('no-such-hex.dummy', 'WG-4.11');

/** [WG-4.13] Numbers of unspotted task forces in the hex of a dummy that has just been placed. */
export const swapNumbers: OrderRule<'swapNumbers'> = {
  legal(view, side) {
    if (!mayMove(view, side)) return [];
    const all = taskForcesOf(forceOf(view, side));
    return all.flatMap((it, i) =>
      all
        .slice(i + 1)
        .map((other) => ({ kind: 'swapNumbers', taskForce: it.id, with: other.id }) as const)
        .filter((order) => !swapNumbers.refuse(view, side, order)),
    );
  },
  refuse(view, side, { taskForce, with: otherId }) {
    if (!mayMove(view, side)) return refusal('not-now', 'WG-4.13');
    const { taskForces } = forceOf(view, side);
    const [one, other] = [taskForces[taskForce], taskForces[otherId]];
    if (!one) return refusal('no-such-task-force', 'WG-4.13', { taskForce });
    if (!other || one === other)
      return refusal('no-such-task-force', 'WG-4.13', { taskForce: otherId });
    const spotted = [one, other].find((it) => it.spotted);
    if (spotted) return refusal('spotted-number', 'WG-4.13', { taskForce: spotted.id });
    return sameHex(one.hex, other.hex) && isPlacedAt(view, side, one.hex)
      ? undefined
      : refusal('not-here', 'WG-4.13', { taskForce, into: otherId });
  },
  apply(play, side, { taskForce, with: otherId }) {
    const { taskForces } = play.state.forces[side];
    const [one, other] = [
      must(taskForces[taskForce], taskForce),
      must(taskForces[otherId], otherId),
    ];
    [one.number, other.number] = [other.number, one.number];
    tell(play, {
      kind: 'numbersSwapped',
      rule: 'WG-4.13',
      seenBy: [side],
      side,
      taskForces: [taskForce, otherId],
    });
  },
};

/** A dummy was placed in the hex in this turn. */
const isPlacedAt = (view: SeaWingsView, side: Side, hex: Axial): boolean =>
  dummiesOf(forceOf(view, side)).some((it) => it.wasPlaced && sameHex(it.hex, hex));

/** [WG-17.23] The owner takes a dummy off the map: at set-up, or while he orders his dummies. */
export const removeDummy: OrderRule<'removeDummy'> = {
  legal: (view, side) =>
    mayPlace(view, side)
      ? dummiesOf(forceOf(view, side)).map(({ id }) => ({ kind: 'removeDummy', taskForce: id }))
      : [],
  refuse(view, side, { taskForce }) {
    if (!mayPlace(view, side)) return refusal('not-now', 'WG-17.23');
    const isOne = dummiesOf(forceOf(view, side)).some(({ id }) => id === taskForce);
    return isOne ? undefined : refusal('not-a-dummy', 'WG-17.23', { taskForce });
  },
  apply(play, side, { taskForce }) {
    const { taskForces } = play.state.forces[side];
    const { hex } = must(taskForces[taskForce], taskForce);
    delete taskForces[taskForce];
    tell(play, { kind: 'dummyRemoved', rule: 'WG-17.23', seenBy: [side], side, taskForce, hex });
  },
};
