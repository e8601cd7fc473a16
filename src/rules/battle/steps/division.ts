import type { Refusal } from '../../core';
import { refuseAction, towOf } from '../common/mobility';
import { shipOf } from '../common/ships';
import { splitOff } from '../common/splitting';
import { countersOf, countOf, MAX_STACK, MIN_STACK, stackById } from '../common/stacks';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, ShipId, Stack } from '../model/state';
import { activeStacks, refuseMovementOrder } from './movement';
import { unplacedStacks } from './placement';
import { actsIn, type OrderRule, refuseStack } from './rule';

/** Up to this many counters, every two-way division is listed; beyond it, only cuts of the list. */
const MAX_COUNTERS_LISTED = 8;

/** [BT-2.4, BT-5.3, BT-15.4] The minimum count of a stack made by division. */
const leastOf = (view: BattleView): number => (view.options.looseStacks ? 1 : MIN_STACK);

/** [BT-5.3] Divides a stack in a movement impulse, or one not yet placed in the set-up [BT-2.4]. */
export const divide: OrderRule<'divide'> = {
  legal: (view, side) =>
    [
      ...activeStacks(view, side),
      ...(actsIn(view, side, 'placement') ? unplacedStacks(view, side) : []),
    ].flatMap((stack) =>
      divisions(view, stack).map((groups) => ({ kind: 'divide', stack: stack.id, groups })),
    ),
  refuse: (view, side, { stack: id, groups }) =>
    (actsIn(view, side, 'placement')
      ? refuseUnplaced(view, side, id)
      : (refuseMovementOrder(view, side, id, 'divide') ??
        refuseAction(view, stackById(view, id)))) ??
    refuseGroups(view, stackById(view, id), groups),
  apply(play, side, { stack: id, groups }) {
    const stack = stackById(play.state, id);
    const acted = stack.place === 'unplaced' ? null : 'divided';
    stack.acted = acted;
    const parts = groups.slice(1).map((ships) => splitOff(play.state, stack, ships, acted).id);
    tell(play, {
      kind: 'stackDivided',
      rule: 'BT-5.3',
      side,
      stack: id,
      into: [id, ...parts],
      groups: groups.map((ships) => [...ships]),
    });
  },
};

function refuseUnplaced(view: BattleView, side: Stack['side'], id: string): Refusal | undefined {
  const refused = refuseStack(view, side, id);
  if (refused || stackById(view, id).place === 'unplaced') return refused;
  return refusal('already-placed', 'BT-2.4', { stack: id });
}

function refuseGroups(
  view: BattleView,
  stack: Stack,
  groups: readonly ShipId[][],
): Refusal | undefined {
  if (groups.length < 2 || !isPartition(stack.ships, groups))
    return refusal('not-a-division', 'BT-5.3');
  if (parts(view, groups)) return refusal('counter-split', 'BT-2.6');
  const least = leastOf(view);
  const bad = groups.map((ships) => countOf(view, ships)).find((n) => n < least || n > MAX_STACK);
  if (bad === undefined) return undefined;
  return refusal('stack-size', 'BT-5.3', { least, most: MAX_STACK, count: bad });
}

/** Every ship stands in exactly one group. */
function isPartition(ships: readonly ShipId[], groups: readonly ShipId[][]): boolean {
  const named = groups.flat();
  return (
    named.length === ships.length &&
    new Set(named).size === named.length &&
    named.every((id) => ships.includes(id)) &&
    groups.every((group) => group.length > 0)
  );
}

/** A counter or a tow would be torn apart by these groups. */
function parts(view: BattleView, groups: readonly ShipId[][]): boolean {
  const groupOf = (id: ShipId) => groups.findIndex((ships) => ships.includes(id));
  const ships = groups.flat();
  return ships.some((id) => {
    const { counter } = shipOf(view, id);
    const tow = towOf(view, id);
    return (
      ships.some(
        (other) => shipOf(view, other).counter === counter && groupOf(other) !== groupOf(id),
      ) ||
      (tow !== undefined && groupOf(tow.tower) !== groupOf(tow.towed))
    );
  });
}

/** Two-way divisions that are allowed: all of them for few counters, else cuts of the list. */
function divisions(view: BattleView, stack: Stack): ShipId[][][] {
  if (countOf(view, stack.ships) < 2 * leastOf(view)) return [];
  const counters = countersOf(view, stack.ships);
  return splits(counters)
    .map((first) => [
      stack.ships.filter((id) => first.has(shipOf(view, id).counter)),
      stack.ships.filter((id) => !first.has(shipOf(view, id).counter)),
    ])
    .filter((groups) => !refuseGroups(view, stack, groups));
}

/** Sets of counters for the first group; the first counter is always in it. */
function splits(counters: readonly string[]): Set<string>[] {
  const n = counters.length;
  if (n > MAX_COUNTERS_LISTED)
    return counters.slice(1).map((_, i) => new Set(counters.slice(0, i + 1)));
  return Array.from(
    { length: 2 ** (n - 1) - 1 },
    (_, mask) => new Set(counters.filter((_c, i) => i === 0 || (mask >> (i - 1)) & 1)),
  );
}
