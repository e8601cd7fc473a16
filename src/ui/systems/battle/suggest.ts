import {
  type BattleView,
  findStack,
  type Order,
  type ShipId,
  type StackId,
  stackOf,
  stacksOfSide,
} from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import { ordersOf } from '../../table/desk';

interface Position {
  view: BattleView;
  legal: readonly Order[];
}

/** The stack to go on with: the selected one or the one that it became part of, else the next that may act. */
export function stackToGoOn(was: Position, now: Position, picked: StackId): StackId {
  const busy = busyStacks(now.legal);
  const [ship] = findStack(was.view, picked)?.ships ?? [];
  const heir = findStack(now.view, picked) ?? (ship ? stackOf(now.view, ship) : undefined);
  if (heir && (busy.length === 0 || busy.includes(heir.id))) return heir.id;
  const order = busyStacks(was.legal);
  const at = order.indexOf(picked);
  if (heir?.id === picked && at < 0) return picked;
  const after = [...order.slice(at + 1), ...order].find((id) => busy.includes(id));
  return after ?? busy[0] ?? picked;
}

/** The stack to select for a player: the selected one if it has something to do, else the next that has. */
export function suggestStack(
  view: BattleView,
  side: Side,
  legal: readonly Order[],
  picked: StackId | null,
): StackId | null {
  const busy = busyStacks(legal);
  const asked = stackAsked(view, side);
  if (asked) return asked;
  if (picked && (busy.length === 0 || busy.includes(picked))) return picked;
  return busy[0] ?? stacksOfSide(view, side)[0]?.id ?? null;
}

/** [BT-3.2] A stack of the task force whose Direction of Entry is chosen. */
export function stackAsked(
  { step, scenario, stacks }: BattleView,
  side: Side,
): StackId | undefined {
  if (step.kind !== 'directions' || step.side !== side) return undefined;
  const force = scenario.taskForces.find(({ id }) => id === step.taskForce);
  const isOfForce = (ship: ShipId): boolean => force?.ships.some(({ id }) => id === ship) ?? false;
  return stacks.find(({ ships }) => ships.some(isOfForce))?.id;
}

/** Stacks with orders of their own, in the rules' order. */
export const busyStacks = (legal: readonly Order[]): StackId[] => [
  ...new Set(
    [...ordersOf(legal, 'stay'), ...ordersOf(legal, 'enter'), ...ordersOf(legal, 'placeStack')].map(
      ({ stack }) => stack,
    ),
  ),
];
