import { type Axial, directionToward, disk, hexKey, sameHex } from '../../../hex';
import { refusal, type Side } from '../../core';
import { among, entryHexes, isLand, unloadingHexes } from '../board';
import { tell } from '../play';
import type { BoardSide } from '../scenario';
import { countOf, hasRoom, isUnloading, MOST_STACK, stackById, stacksOfSide } from '../stacks';
import type { BattleView, Stack } from '../state';
import { actsIn, type OrderRule, refuseStack, refuseStep } from './rule';

/** Stacks of a side that still have to be placed. */
export const unplacedStacks = (view: BattleView, side: Side): Stack[] =>
  stacksOfSide(view, side).filter(({ place }) => place === 'unplaced');

export const placeStack: OrderRule<'placeStack'> = {
  legal(view, side) {
    if (!actsIn(view, side, 'placement')) return [];
    return unplacedStacks(view, side)
      .filter((stack) => countOf(view, stack.ships) <= MOST_STACK)
      .flatMap((stack) =>
        placementHexes(view, stack).map((hex) => ({ kind: 'placeStack', stack: stack.id, hex })),
      );
  },
  refuse(view, side, { stack: id, hex }) {
    const refused =
      refuseStep(view, side, 'placement', 'Placing a stack') ?? refuseStack(view, side, id);
    if (refused) return refused;
    const stack = stackById(view, id);
    if (stack.place !== 'unplaced')
      return refusal('already-placed', 'BT-3.2', `Stack ${id} is placed already.`);
    const count = countOf(view, stack.ships);
    if (count > MOST_STACK)
      return refusal(
        'stack-too-large',
        'BT-2.4',
        `Stack ${id} counts ${count}, more than 12: divide it.`,
      );
    if (placementHexes(view, stack).some((it) => sameHex(it, hex))) return undefined;
    return refusal(
      'not-an-entry-hex',
      'BT-3.2',
      `Stack ${id} cannot be placed there: only in the marked hexes of its direction of entry with room for it.`,
    );
  },
  apply(play, side, { stack: id, hex }) {
    const stack = stackById(play.state, id);
    standAt(play.state, stack, hex);
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

/** Puts a stack on the board, facing the middle [BT-15.1]. */
export function standAt(view: BattleView, stack: Stack, hex: Axial): void {
  stack.place = 'board';
  stack.hex = hex;
  stack.facing = directionToward(hex, view.center);
}

/** [BT-3.2 to BT-3.6] Where a stack may be placed now. */
export function placementHexes(view: BattleView, stack: Stack): Axial[] {
  if (isUnloading(view, stack)) {
    const board = disk(view.center, view.scenario.radius);
    return open(view, stack, unloadingHexes(view, board));
  }
  return entryPlaces(view, stack, sharers(view, stack));
}

/** [BT-3.2, BT-3.3] Entry hexes with room, dark before light; `shared` names those that also enter here. */
export function entryPlaces(view: BattleView, stack: Stack, shared: readonly string[]): Axial[] {
  const entry = entryHexes(view, view.entries[stack.taskForce] as BoardSide);
  if (shared.length > 0) return open(view, stack, sharedHexes(view, stack, entry, shared));
  const dark = open(view, stack, entry.dark);
  if (dark.length > 0) return dark;
  const begun = entry.light.filter((wing) => holdsForce(view, stack.taskForce, wing));
  const first = begun.length === 1 ? begun : entry.light;
  const light = open(view, stack, first.flat());
  return light.length > 0 ? light : open(view, stack, entry.light.flat());
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
function sharedHexes(
  view: BattleView,
  stack: Stack,
  entry: ReturnType<typeof entryHexes>,
  shared: readonly string[],
): Axial[] {
  const all = [...entry.light[0], ...entry.dark, ...entry.light[1]];
  const half = Math.floor(all.length / 2);
  const halves = [all.slice(0, half), all.slice(-half)];
  const taken = new Set(shared.flatMap((id) => placedOf(view, id).map(({ hex }) => hexKey(hex))));
  const free = (hexes: readonly Axial[]) => hexes.filter((hex) => !taken.has(hexKey(hex)));
  const own = halves.filter((hexes) => holdsForce(view, stack.taskForce, hexes));
  if (own.length > 0) return free(own.flat());
  const placed = shared.filter((id) => placedOf(view, id).length > 0).length;
  if (placed < 2)
    return halves.filter((hexes) => !shared.some((id) => holdsForce(view, id, hexes))).flat();
  return placed === 2 ? free(entry.dark) : free(all);
}
