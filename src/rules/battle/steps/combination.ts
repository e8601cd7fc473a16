import { sameHex } from '../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../core';
import { dropIfEmpty } from '../common/losses';
import { refuseAction } from '../common/mobility';
import { countOf, isUnloading, MAX_STACK, stackById, stacksAt } from '../common/stacks';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, Stack } from '../model/state';
import { activeStacks, refuseMovementOrder } from './movement';
import { unplacedStacks } from './placement';
import { actsIn, type OrderRule, refuseStack } from './rule';

/** [BT-5.3, BT-5.14] Joins whole stacks of one hex; in the set-up, stacks of one task force not yet placed [BT-2.4]. */
export const combine: OrderRule<'combine'> = {
  legal(view, side) {
    const sets = actsIn(view, side, 'placement')
      ? unplacedSets(view, side)
      : activeStacks(view, side).flatMap((stack) => subsetsWith(stack, fellows(view, stack)));
    return distinct(sets)
      .map((ids) => ({ kind: 'combine' as const, stacks: ids }))
      .filter((order) => !combine.refuse(view, side, order));
  },
  refuse(view, side, { stacks: ids }) {
    if (ids.length < 2 || new Set(ids).size < ids.length)
      return refusal('too-few-stacks', 'BT-5.3');
    if (actsIn(view, side, 'placement')) return refuseUnplaced(view, side, ids);
    return firstRefusal(
      ...ids.map((id) => () => refuseMovementOrder(view, side, id, 'combine')),
      () =>
        refuseCombination(
          view,
          ids.map((id) => stackById(view, id)),
        ),
    );
  },
  apply(play, side, { stacks: ids }) {
    joinStacks(
      play,
      side,
      ids.map((id) => stackById(play.state, id)),
    );
  },
};

/** What BT-5.14 asks of stacks that combine, or that a tow order combines [BT-6.7]. */
export function refuseCombination(view: BattleView, stacks: readonly Stack[]): Refusal | undefined {
  const [first] = stacks;
  if (stacks.some((it) => it.place !== 'board' || !first || !sameHex(it.hex, first.hex)))
    return refusal('not-in-one-hex', 'BT-5.3');
  const acted = stacks.find((stack) => stack.acted || stack.separated);
  if (acted) return refusal('already-acted.combine', 'BT-5.14', { stack: acted.id });
  if (stacks.every((stack) => refuseAction(view, stack))) return refusal('none-moves', 'BT-5.14');
  return refuseCount(view, stacks);
}

function refuseCount(view: BattleView, stacks: readonly Stack[]): Refusal | undefined {
  const count = countOf(
    view,
    stacks.flatMap(({ ships }) => ships),
  );
  if (count <= MAX_STACK) return undefined;
  return refusal('stack-too-large', 'BT-5.3', { count, most: MAX_STACK });
}

function refuseUnplaced(view: BattleView, side: Side, ids: readonly string[]): Refusal | undefined {
  const refused = firstRefusal(...ids.map((id) => () => refuseStack(view, side, id)));
  if (refused) return refused;
  const stacks = ids.map((id) => stackById(view, id));
  if (stacks.some(({ place }) => place !== 'unplaced'))
    return refusal('already-placed.combine', 'BT-2.4');
  if (new Set(stacks.map(({ taskForce }) => taskForce)).size > 1)
    return refusal('task-forces-mixed', 'BT-2.4');
  if (new Set(stacks.map((stack) => isUnloading(view, stack))).size > 1)
    return refusal('unloading-apart', 'BT-3.11');
  return refuseCount(view, stacks);
}

/** Joins stacks into the one with the lowest number, whose action for this impulse it is [BT-5.14]. */
export function joinStacks(play: Play, side: Side, stacks: readonly Stack[]): Stack {
  const [into, ...others] = [...stacks].sort((a, b) => a.number - b.number) as [Stack, ...Stack[]];
  for (const other of others) {
    into.ships.push(...other.ships);
    other.ships = [];
    dropIfEmpty(play.state, other);
  }
  if (into.place === 'board') into.acted = 'combined';
  tell(play, {
    kind: 'stacksCombined',
    rule: 'BT-5.3',
    side,
    stacks: stacks.map(({ id }) => id),
    into: into.id,
  });
  return into;
}

const fellows = (view: BattleView, stack: Stack): Stack[] =>
  stacksAt(view, stack.hex).filter(
    ({ id, side, acted, separated }) =>
      side === stack.side && id !== stack.id && !acted && !separated,
  );

const unplacedSets = (view: BattleView, side: Side): string[][] => {
  const stacks = unplacedStacks(view, side);
  return stacks.flatMap((stack) =>
    subsetsWith(
      stack,
      stacks.filter((other) => other !== stack),
    ),
  );
};

/** With this many other stacks or fewer every set is listed; with more, only pairs. */
const MAX_FELLOWS_LISTED = 5;

/** Sets of a stack with one or more of the others. */
function subsetsWith(stack: Stack, others: readonly Stack[]): string[][] {
  if (others.length === 0) return [];
  if (others.length > MAX_FELLOWS_LISTED) return others.map(({ id }) => [stack.id, id]);
  return Array.from({ length: 2 ** others.length - 1 }, (_, mask) => [
    stack.id,
    ...others.filter((_other, i) => ((mask + 1) >> i) & 1).map(({ id }) => id),
  ]);
}

function distinct(sets: readonly string[][]): string[][] {
  const sorted = sets.map((set) => [...set].sort());
  return [...new Map(sorted.map((set) => [set.join(' '), set])).values()];
}
