import { type Axial, sameHex } from '../../../hex';
import { missing, type Side } from '../../core';
import { type SpeedClass, stackingCount } from '../model/sheet';
import {
  type BattleView,
  MAX_IN_BAND,
  type ShipId,
  type Stack,
  type StackId,
} from '../model/state';
import { allShips, isAfloat, sheetOf, shipHas, shipOf, slowest } from './ships';

/** [BT-2.4] */
export const MIN_STACK = 4;
export const MAX_STACK = 12;
/** [BT-2.5] Both sides together. */
export const MAX_HEX = 24;

/** A stack by an untrusted id. */
export const findStack = (view: BattleView, id: StackId): Stack | undefined =>
  view.stacks.find((stack) => stack.id === id);

export const stackById = (view: BattleView, id: StackId): Stack =>
  findStack(view, id) ?? missing(`stack ${id}`);

/** The stack that a ship is in; `undefined` for a ship that is gone. */
export const stackOf = (view: BattleView, ship: ShipId): Stack | undefined =>
  view.stacks.find(({ ships }) => ships.includes(ship));

export const stacksOfSide = (view: BattleView, side: Side): Stack[] =>
  view.stacks.filter((stack) => stack.side === side);

export const isAtSea = (stack: Stack): boolean => stack.place === 'board';

/** Stacks of a side that stand on the board. */
export const stacksAtSea = (view: BattleView, side: Side): Stack[] =>
  view.stacks.filter((stack) => stack.side === side && stack.place === 'board');

export const stacksAt = (view: BattleView, hex: Axial): Stack[] =>
  view.stacks.filter((stack) => stack.place === 'board' && sameHex(stack.hex, hex));

/** [BT-2.6, BT-2.7] The counters among some ships, each by its id. */
export function countersOf(view: BattleView, ships: readonly ShipId[]): string[] {
  const counters: string[] = [];
  for (const id of ships) {
    const { counter } = shipOf(view, id);
    if (!counters.includes(counter)) counters.push(counter);
  }
  return counters;
}

/** The ships of a counter that are still afloat. */
export function shipsOfCounter(view: BattleView, counter: string): ShipId[] {
  const ids: ShipId[] = [];
  for (const ship of allShips(view))
    if (ship.counter === counter && isAfloat(ship)) ids.push(ship.id);
  return ids;
}

/** [BT-2.3, BT-2.7] What ships count for stacking: a multi-ship counter counts one. */
export function countOf(view: BattleView, ships: readonly ShipId[]): number {
  const counted: string[] = [];
  let count = 0;
  for (const id of ships) {
    const { counter } = shipOf(view, id);
    if (counter === id) count += stackingCount(sheetOf(view, id).type);
    else if (!counted.includes(counter)) counted.push(counter);
  }
  return count + counted.length;
}

/** [BT-2.5] What all stacks in a hex count together. */
export function countAt(view: BattleView, hex: Axial): number {
  let count = 0;
  for (const stack of view.stacks)
    if (isAtSea(stack) && sameHex(stack.hex, hex)) count += stackCount(view, stack);
  return count;
}

/** [BT-2.3, BT-20.15] What a stack counts; a hidden one counts the maximum of its band. */
const stackCount = (view: BattleView, { band, ships }: Stack): number =>
  band ? MAX_IN_BAND[band] : countOf(view, ships);

/** [BT-2.5] There is room in a hex for these ships. */
export const hasRoom = (view: BattleView, hex: Axial, ships: readonly ShipId[]): boolean =>
  countAt(view, hex) + countOf(view, ships) <= MAX_HEX;

/** [BT-5.2, BT-2.8] The speed of the slowest ship. */
export const speedOf = (view: BattleView, ships: readonly ShipId[]): SpeedClass =>
  slowest(ships.map((id) => shipOf(view, id).speed));

/** [BT-5.6, BT-3.6] A stack of ships that unload. */
export const isUnloading = (view: BattleView, stack: Stack): boolean =>
  stack.ships.some((id) => shipHas(view, id, 'unloading'));

/** Ships by their names, for a sentence. */
export const shipNames = (view: BattleView, ships: readonly ShipId[]): string =>
  ships.map((id) => sheetOf(view, id).name).join(', ');
