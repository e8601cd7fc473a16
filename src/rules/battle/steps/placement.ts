import { type Axial, directionToward, disk, hexKey, sameHex } from '../../../hex';
import type { Side } from '../../core';
import { among, type EntryHexes, entryHexes, isLand, unloadingHexes } from '../common/board';
import {
  countOf,
  hasRoom,
  isUnloading,
  MAX_STACK,
  stackById,
  stacksOfSide,
} from '../common/stacks';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BoardSide } from '../model/scenario';
import type { BattleState, BattleView, Stack } from '../model/state';
import { actsIn, type OrderRule, refuseStack, refuseStep } from './rule';

/** Stacks of a side that still have to be placed. */
export const unplacedStacks = (view: BattleView, side: Side): Stack[] =>
  stacksOfSide(view, side).filter(({ place }) => place === 'unplaced');

export const placeStack: OrderRule<'placeStack'> = {
  legal(view, side) {
    if (!actsIn(view, side, 'placement')) return [];
    return unplacedStacks(view, side)
      .filter((stack) => countOf(view, stack.ships) <= MAX_STACK)
      .flatMap((stack) =>
        placementHexes(view, stack).map((hex) => ({ kind: 'placeStack', stack: stack.id, hex })),
      );
  },
  refuse(view, side, { stack: id, hex }) {
    const refused =
      refuseStep(view, side, 'placement', 'placeStack') ?? refuseStack(view, side, id);
    if (refused) return refused;
    const stack = stackById(view, id);
    if (stack.place !== 'unplaced') return refusal('already-placed', 'BT-3.2', { stack: id });
    const count = countOf(view, stack.ships);
    if (count > MAX_STACK) return refusal('stack-too-large.place', 'BT-2.4', { stack: id, count });
    if (placementHexes(view, stack).some((it) => sameHex(it, hex))) return undefined;
    return refusal('not-an-entry-hex.place', 'BT-3.2', { stack: id });
  },
  apply(play, side, { stack: id, hex }) {
    const stack = stackById(play.state, id);
    standAt(play.state, stack, hex);
    noteForce(play.state, stack);
    play.state.done[side] = true;
    tell(play, {
      kind: 'stackPlaced',
      rule: 'BT-3.2',
      side,
      stack: id,
      ships: [...stack.ships],
      hex,
    });
  },
};

/** [BT-3.4] Who places first in a direction of entry; ships that unload do not stand in it. */
function noteForce(state: BattleState, stack: Stack): void {
  if (isUnloading(state, stack) || state.forcesPlaced.includes(stack.taskForce)) return;
  state.forcesPlaced.push(stack.taskForce);
}

/** Puts a stack on the board, facing the middle [BT-15.1]. */
export function standAt(view: BattleView, stack: Stack, hex: Axial): void {
  stack.place = 'board';
  stack.hex = { ...hex };
  stack.facing = directionToward(hex, view.center);
}

/** [BT-3.2 to BT-3.6] Where a stack may be placed now. */
export function placementHexes(view: BattleView, stack: Stack): Axial[] {
  if (isUnloading(view, stack)) {
    const board = disk(view.center, view.scenario.radius);
    return open(view, stack, unloadingHexes(view, board));
  }
  const shared = sharers(view, stack);
  if (shared.length > 0) return open(view, stack, sharedHexes(view, stack, shared));
  const { light } = entryOf(view, stack);
  const begun = light.filter((wing) => holdsForce(view, stack.taskForce, wing));
  return entryPlaces(view, stack, begun.length === 1 ? begun : light);
}

const entryOf = (view: BattleView, { taskForce }: Stack): EntryHexes =>
  entryHexes(view, view.entries[taskForce] as BoardSide);

/** [BT-3.3, BT-3.13] Entry hexes with room: dark before light, and the light ones of some wings before all. */
export function entryPlaces(
  view: BattleView,
  stack: Stack,
  wings: readonly Axial[][] = [],
): Axial[] {
  const { dark, light } = entryOf(view, stack);
  const choices = [dark, wings.flat(), light.flat()].map((hexes) => open(view, stack, hexes));
  return choices.find((hexes) => hexes.length > 0) ?? [];
}

/** Hexes off land that have room [BT-2.5]. */
const open = (view: BattleView, stack: Stack, hexes: readonly Axial[]): Axial[] =>
  hexes.filter((hex) => !isLand(view, hex) && hasRoom(view, hex, stack.ships));

const placedOf = (view: BattleView, taskForce: string): Stack[] =>
  view.stacks.filter((stack) => stack.taskForce === taskForce && stack.place === 'board');

const holdsForce = (view: BattleView, taskForce: string, hexes: readonly Axial[]): boolean =>
  placedOf(view, taskForce).some((stack) => among([stack.hex], hexes).length > 0);

/** [BT-3.4] The other task forces of the side that enter from the same direction. */
const sharers = (view: BattleView, { side, taskForce }: Stack): string[] =>
  view.scenario.taskForces
    .filter((force) => force.side === side && force.id !== taskForce)
    .map(({ id }) => id)
    .filter((id) => view.entries[id] === view.entries[taskForce]);

/**
 * [BT-3.4] The first task force to place takes one half of the direction, the second the other; a third stands in the
 * dark hexes, a fourth anywhere, always in hexes without another task force.
 */
function sharedHexes(view: BattleView, stack: Stack, shared: readonly string[]): Axial[] {
  const { dark, light } = entryOf(view, stack);
  const all = [...light[0], ...dark, ...light[1]];
  const taken = new Set(shared.flatMap((id) => placedOf(view, id).map(({ hex }) => hexKey(hex))));
  const free = (hexes: readonly Axial[]) => hexes.filter((hex) => !taken.has(hexKey(hex)));
  const order = view.forcesPlaced.filter((id) => id === stack.taskForce || shared.includes(id));
  const known = order.indexOf(stack.taskForce);
  const place = known < 0 ? order.length : known;
  if (place < 2) return free(ownHalf(view, stack, all, order.slice(0, 2)));
  return free(place === 2 ? dark : all);
}

/** The half of a direction where the task force stands already, or those that the other of the two has left free. */
function ownHalf(
  view: BattleView,
  { taskForce }: Stack,
  all: readonly Axial[],
  firstTwo: readonly string[],
): Axial[] {
  const half = Math.floor(all.length / 2);
  const halves = [all.slice(0, half), all.slice(-half)];
  const own = halves.filter((hexes) => holdsForce(view, taskForce, hexes));
  if (own.length > 0) return own.flat();
  return halves.filter((hexes) => !firstTwo.some((id) => holdsForce(view, id, hexes))).flat();
}
