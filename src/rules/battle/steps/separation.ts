import type { Refusal, Side } from '../../core';
import { isSteeringBound, refuseMotion, towOf } from '../common/mobility';
import { isBadlyHurt, isDead, sheetOf, shipOf } from '../common/ships';
import { splitOff } from '../common/splitting';
import {
  countAt,
  countersOf,
  countOf,
  MAX_HEX,
  MAX_STACK,
  shipNames,
  stackById,
  stacksAtSea,
} from '../common/stacks';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { stackingCount } from '../model/sheet';
import type { BattleView, ShipId, Stack } from '../model/state';
import { refuseMovementOrder, refuseWhileLeaving } from './movement';
import { actsIn, type OrderRule } from './rule';

/** With this many ships or fewer, every set that may separate is listed. */
const MAX_SHIPS_LISTED = 4;

/** [BT-5.9, BT-5.13, BT-6.1, BT-6.8, BT-6.10, BT-12.6] Ships leave their stack as stacks of their own. */
export const separate: OrderRule<'separate'> = {
  legal: (view, side) =>
    separable(view, side).flatMap(({ stack, sets }) =>
      sets
        .filter((ships) => ships.length < stack.ships.length)
        .filter((ships) => !refuseParting(view, stack, [ships], without(stack, ships)))
        .map((ships) => ({ kind: 'separate', stack: stack.id, groups: [ships] })),
    ),
  refuse: (view, side, { stack: id, groups }) =>
    refuseMovementOrder(view, side, id, 'separate') ??
    refuseSeparation(view, stackById(view, id), groups),
  apply(play, side, { stack: id, groups }) {
    const from = stackById(play.state, id);
    from.separated = true;
    for (const ships of groups) {
      const stack = splitOff(play.state, from, ships, null);
      stack.separated = true;
      const hex = { ...stack.hex };
      tell(play, {
        kind: 'shipsSeparated',
        rule: 'BT-5.9',
        side,
        from: id,
        stack: stack.id,
        ships: [...ships],
        hex,
      });
    }
  },
};

function refuseSeparation(
  view: BattleView,
  stack: Stack,
  groups: readonly ShipId[][],
): Refusal | undefined {
  const rest = without(stack, groups.flat());
  return (
    refuseNames(stack, groups, rest) ??
    refuseRight(view, groups.flat()) ??
    refuseParting(view, stack, groups, rest)
  );
}

const without = ({ ships }: Stack, leaving: readonly ShipId[]): ShipId[] =>
  ships.filter((id) => !leaving.includes(id));

/** Why ships that have a right to it do not leave in these groups, and a rest stay. */
const refuseParting = (
  view: BattleView,
  stack: Stack,
  groups: readonly ShipId[][],
  rest: ShipId[],
): Refusal | undefined =>
  refuseTornTow(view, groups) ??
  refuseStill(view, [...groups, rest]) ??
  refuseCrowd(view, stack, groups);

/** [BT-2.4, BT-2.5, BT-2.8] Ships that leave their counters count more than they did. */
function refuseCrowd(
  view: BattleView,
  stack: Stack,
  groups: readonly ShipId[][],
): Refusal | undefined {
  const counts = countsApart(view, stack, groups);
  const most = Math.max(...counts);
  if (most > MAX_STACK)
    return refusal('stack-too-large.apart', 'BT-5.13', { count: most, most: MAX_STACK });
  const others = countAt(view, stack.hex) - countOf(view, stack.ships);
  const inHex = counts.reduce((sum, count) => sum + count, others);
  if (inHex <= MAX_HEX) return undefined;
  return refusal('hex-full.apart', 'BT-5.13', { count: inHex, most: MAX_HEX });
}

/** What the groups count once they have left one after another, and the rest that keeps its counters. */
function countsApart(view: BattleView, stack: Stack, groups: readonly ShipId[][]): number[] {
  let staying = stack.ships;
  const leaving = groups.map((ships) => {
    staying = staying.filter((id) => !ships.includes(id));
    return countLeaving(view, ships, countersOf(view, staying));
  });
  return [...leaving, countOf(view, staying)];
}

/** [BT-2.8] Ships whose counter stays behind count by their types, a whole counter as the one that it is. */
function countLeaving(view: BattleView, ships: readonly ShipId[], staying: string[]): number {
  const torn = ships.filter((id) => staying.includes(shipOf(view, id).counter));
  const whole = ships.filter((id) => !torn.includes(id));
  const byType = torn.map((id) => stackingCount(sheetOf(view, id).type));
  return byType.reduce((sum, count) => sum + count, countOf(view, whole));
}

function refuseNames(
  stack: Stack,
  groups: readonly ShipId[][],
  rest: readonly ShipId[],
): Refusal | undefined {
  if (stack.acted) return refusal('already-acted', 'BT-5.13', { stack: stack.id });
  if (stack.place !== 'board') return refusal('not-on-board.stack', 'BT-3.12', { stack: stack.id });
  const leaving = groups.flat();
  const named = new Set(leaving);
  const empty = groups.length === 0 || groups.some((group) => group.length === 0);
  if (empty || named.size < leaving.length || leaving.some((id) => !stack.ships.includes(id)))
    return refusal('not-a-separation', 'BT-5.13', { stack: stack.id });
  if (rest.length === 0) return refusal('nobody-stays', 'BT-5.13');
  return undefined;
}

function refuseRight(view: BattleView, leaving: readonly ShipId[]): Refusal | undefined {
  const without = leaving.filter((id) => !maySeparate(view, id));
  if (without.length === 0) return undefined;
  return refusal('no-right-to-separate', 'BT-5.9', { ships: shipNames(view, without) });
}

/** [BT-6.8] Tower and towed leave together, in one group. */
function refuseTornTow(view: BattleView, groups: readonly ShipId[][]): Refusal | undefined {
  const torn = groups.some((ships) =>
    ships.some((id) => {
      const tow = towOf(view, id);
      return tow && !(ships.includes(tow.tower) && ships.includes(tow.towed));
    }),
  );
  return torn ? refusal('tow-torn', 'BT-6.8') : undefined;
}

/** [BT-5.13] Some part can move in this impulse. */
const refuseStill = (view: BattleView, parts: readonly ShipId[][]): Refusal | undefined =>
  parts.every((ships) => refuseMotion(view, ships))
    ? refusal('none-moves.apart', 'BT-5.13')
    : undefined;

/** [BT-5.9, BT-6.1, BT-6.8, BT-6.10, BT-12.6] The ship has a right to leave its stack. */
export const maySeparate = (view: BattleView, id: ShipId): boolean =>
  isBadlyHurt(view, id) ||
  isDead(shipOf(view, id)) ||
  shipOf(view, id).aground ||
  isSteeringBound(view, id) ||
  towOf(view, id) !== undefined;

/** Stacks that ships may separate from, with the sets to list. */
function separable(view: BattleView, side: Side): { stack: Stack; sets: ShipId[][] }[] {
  if (!actsIn(view, side, 'movement') || refuseWhileLeaving(view)) return [];
  return stacksAtSea(view, side)
    .filter(({ ships, acted }) => ships.length > 1 && !acted)
    .map((stack) => ({ stack, sets: setsOf(stack.ships.filter((id) => maySeparate(view, id))) }));
}

/** All sets of few ships; of many, each alone, and all of them. */
function setsOf(ships: readonly ShipId[]): ShipId[][] {
  if (ships.length === 0) return [];
  if (ships.length > MAX_SHIPS_LISTED) return [...ships.map((id) => [id]), [...ships]];
  return Array.from({ length: 2 ** ships.length - 1 }, (_, mask) =>
    ships.filter((_id, i) => ((mask + 1) >> i) & 1),
  );
}
