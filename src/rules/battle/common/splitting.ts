import type { Side } from '../../core';
import type { BattleState, ShipId, Stack, StackAction, TaskForceId } from '../model/state';
import { shipOf } from './ships';

/** The id of a stack: a letter for its side and its number in the battle. */
const stackId = (side: Side, number: number): string => `${side === 'allies' ? 'A' : 'X'}${number}`;

/** A stack of a task force that has still to be placed. */
export function newStack(
  state: BattleState,
  side: Side,
  taskForce: TaskForceId,
  ships: readonly ShipId[],
): Stack {
  const number = state.nextStackNumber;
  state.nextStackNumber += 1;
  const stack: Stack = {
    id: stackId(side, number),
    number,
    side,
    taskForce,
    ships: [...ships],
    place: 'unplaced',
    hex: { q: 0, r: 0 },
    facing: 0,
    acted: null,
    separated: false,
  };
  state.stacks.push(stack);
  return stack;
}

/** Makes some ships of a stack a stack of their own in the same place, with the same facing [BT-15.8] and movement mark [BT-15.10]. */
export function splitOff(
  state: BattleState,
  from: Stack,
  ships: readonly ShipId[],
  acted: StackAction | null,
): Stack {
  const { place, facing, side, taskForce, underWay } = from;
  const stack = newStack(state, side, taskForce, ships);
  Object.assign(stack, { place, facing, acted, hex: { ...from.hex } });
  if (underWay !== undefined) stack.underWay = underWay;
  from.ships = from.ships.filter((id) => !ships.includes(id));
  leaveCounters(state, from, stack);
  return stack;
}

/** [BT-2.8] A ship that leaves its counter becomes a counter of its own. */
function leaveCounters(state: BattleState, from: Stack, parted: Stack): void {
  const staying = new Set(from.ships.map((id) => shipOf(state, id).counter));
  for (const id of parted.ships) {
    const ship = shipOf(state, id);
    if (staying.has(ship.counter)) ship.counter = id;
  }
}
