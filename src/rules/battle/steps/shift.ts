import { type Axial, addHex, disk, distance, hexLength, ORIGIN, ring, sameHex } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { isLand, isOnBoard } from '../common/board';
import { sightingRange } from '../common/sighting';
import { isUnloading, stacksAtSea } from '../common/stacks';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, Stack } from '../model/state';
import { actsIn, type OrderRule, refuseStep } from './rule';

export const shift: OrderRule<'shift'> = {
  legal(view, side) {
    if (view.step.kind !== 'shift' || !actsIn(view, side, 'shift')) return [];
    return view.step.displacements.map((displacement) => ({ kind: 'shift', displacement }));
  },
  refuse(view, side, { displacement }) {
    const wrongStep = refuseStep(view, side, 'shift', 'shift');
    if (wrongStep || view.step.kind !== 'shift') return wrongStep;
    if (view.step.displacements.some((it) => sameHex(it, displacement))) return undefined;
    return refusal('not-a-shift', 'BT-3.7', { range: sightingRange(view) });
  },
  apply(play, side, { displacement }) {
    shiftSide(play, side, displacement);
    play.state.done[side] = true;
  },
};

/** [BT-3.7, BT-3.12] Moves all stacks of a side that do not unload; those that leave the board wait outside. */
export function shiftSide(play: Play, side: Side, displacement: Axial): void {
  const { state } = play;
  const waiting: string[] = [];
  for (const stack of shiftable(state, side)) {
    stack.hex = addHex(stack.hex, displacement);
    if (isOnBoard(state, stack.hex)) continue;
    stack.place = 'waiting';
    waiting.push(stack.id);
  }
  tell(play, { kind: 'sideShifted', rule: 'BT-3.7', side, displacement, waiting });
}

/** What has to be shifted to bring the sides to sighting range; none when `displacements` is empty. */
interface ShiftPlan {
  side: Side;
  displacements: Axial[];
}

/** [BT-3.7, BT-3.8] The shift that the set-up calls for now. */
export function planShift(view: BattleView): ShiftPlan {
  const side = view.initiative;
  const own = shiftable(view, side);
  if (own.length === 0 || stacksAtSea(view, enemyOf(side)).length === 0)
    return { side, displacements: [] };
  const nearest = nearestAfter(view, own);
  const displacements = ownShifts(view, own, nearest);
  if (displacements.length > 0) {
    const needed = displacements.every((by) => hexLength(by) > 0);
    return { side, displacements: needed ? displacements : [] };
  }
  return planOtherSide(view) ?? { side, displacements: leastOff(view, own, nearest) };
}

/** The shortest displacements that bring the initiative side to sighting range; that of no hexes where it is there. */
function ownShifts(view: BattleView, own: readonly Stack[], nearest: NearestAfter): Axial[] {
  const range = sightingRange(view);
  // A displacement changes no distance by more than its length.
  const least = hasFixed(view) ? 0 : Math.abs(nearest(ORIGIN) - range);
  return shortest(view, least, (by) => nearest(by) === range && staysOn(view, own, by));
}

/** [BT-3.9] Stacks of a side that a shift moves. */
const shiftable = (view: BattleView, side: Side): Stack[] =>
  stacksAtSea(view, side).filter((stack) => !isUnloading(view, stack));

/** [BT-3.9] Stacks of the initiative side that stay where they are. */
const fixedStacks = (view: BattleView): Stack[] =>
  stacksAtSea(view, view.initiative).filter((stack) => isUnloading(view, stack));

const hasFixed = (view: BattleView): boolean => fixedStacks(view).length > 0;

/** The distance of the nearest opposing pair after a displacement. */
type NearestAfter = (by: Axial) => number;

function nearestAfter(view: BattleView, own: readonly Stack[]): NearestAfter {
  const enemies = stacksAtSea(view, enemyOf(view.initiative)).map(({ hex }) => hex);
  const toEnemy = (hex: Axial) => Math.min(...enemies.map((enemy) => distance(hex, enemy)));
  const still = Math.min(
    Number.POSITIVE_INFINITY,
    ...fixedStacks(view).map(({ hex }) => toEnemy(hex)),
  );
  return (by) => Math.min(still, ...own.map(({ hex }) => toEnemy(addHex(hex, by))));
}

const staysOn = (view: BattleView, stacks: readonly Stack[], by: Axial): boolean =>
  stacks.every(({ hex }) => isOnBoard(view, addHex(hex, by)) && !isLand(view, addHex(hex, by)));

/** The fewest-hexes displacements that fit, from `least` hexes up to the width of the board. */
function shortest(view: BattleView, least: number, fits: (by: Axial) => boolean): Axial[] {
  for (let length = least; length <= 2 * view.scenario.radius; length++) {
    const found = ring(ORIGIN, length).filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

/** [BT-3.8] The shortest shift of the other side after which the initiative side has one of its own. */
function planOtherSide(view: BattleView): ShiftPlan | undefined {
  const side = enemyOf(view.initiative);
  const stacks = shiftable(view, side);
  const displacements = shortest(
    view,
    0,
    (by) => staysOn(view, stacks, by) && reachable(displaced(view, stacks, by)),
  );
  return displacements.length > 0 ? { side, displacements } : undefined;
}

const displaced = (view: BattleView, stacks: readonly Stack[], by: Axial): BattleView => ({
  ...view,
  stacks: view.stacks.map((stack) =>
    stacks.includes(stack) ? { ...stack, hex: addHex(stack.hex, by) } : stack,
  ),
});

/** The initiative side has a shift, or needs none. */
function reachable(view: BattleView): boolean {
  const own = shiftable(view, view.initiative);
  return ownShifts(view, own, nearestAfter(view, own)).length > 0;
}

/** [BT-3.8] At the right distance, with the fewest stacks off the board, then the shortest. */
function leastOff(view: BattleView, own: readonly Stack[], nearest: NearestAfter): Axial[] {
  const range = sightingRange(view);
  const off = (by: Axial) => own.filter(({ hex }) => !isOnBoard(view, addHex(hex, by))).length;
  const dry = (by: Axial) => own.some(({ hex }) => isLand(view, addHex(hex, by)));
  const fitting = disk(ORIGIN, 4 * view.scenario.radius).filter(
    (by) => nearest(by) === range && !dry(by),
  );
  const fewest = Math.min(...fitting.map(off));
  const best = fitting.filter((by) => off(by) === fewest);
  const length = Math.min(...best.map(hexLength));
  return best.filter((by) => hexLength(by) === length);
}
