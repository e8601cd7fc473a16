import { type Axial, distance, subtractHex } from '../../../hex';
import {
  findStack,
  isOnBoard,
  type Order,
  type OrderOf,
  type StackId,
  stackById,
} from '../../../rules/battle';
import { ordersOf } from '../../table/desk';
import type { BoardProps } from './board/common/boardProps';
import { aimAt } from './desk/aiming';
import type { Desk } from './desk/desk';
import { shiftOrigin } from './desk/marks';
import { moveStack } from './desk/moving';
import { giveInSetUp } from './orders/finalOrders';

/** What picking a hex, a stack or a ship on the board means in this segment. */
export const boardPicks = (
  desk: Desk,
): Pick<BoardProps, 'onHex' | 'onStack' | 'onShip' | 'onClear'> => ({
  onHex: (hex) => pickHex(desk, hex),
  onStack: (stack) => pickStack(desk, stack),
  onShip: (ship, stack) => pickShip(desk, ship, stack),
  onClear: () => {
    desk.explain(null);
    desk.select(null);
    desk.aim(null);
  },
});

/** An order for the hex: given if legal; otherwise the reason is shown. */
function pickHex(desk: Desk, hex: Axial): void {
  const order = orderFor(desk, hex);
  if (order?.kind === 'moveStack') sendTo(desk, order);
  else if (order?.kind === 'placeStack' || order?.kind === 'shift') giveInSetUp(desk, order);
  else if (order) desk.give(order);
}

/** The next hex is moved to; for a stack that may move, one farther away is the end of a course. */
function sendTo(desk: Desk, { stack, to }: OrderOf<'moveStack'>): void {
  const { view, legal, standing } = desk;
  const mayMove = ordersOf(legal, 'stay').some((it) => it.stack === stack);
  const isFar = distance(stackById(view, stack).hex, to) > 1 && isOnBoard(view, to);
  if (!mayMove || !isFar || !standing.layCourse(stack, to)) moveStack(desk, stack, to);
}

function orderFor(desk: Desk, hex: Axial): Order | undefined {
  const { view, side, selected, stage } = desk;
  if (stage === 'waiting') return undefined;
  if (view.step.kind === 'shift') {
    const from = shiftOrigin(view, side, selected);
    return from && { kind: 'shift', displacement: subtractHex(hex, from) };
  }
  const stack = selected ? findStack(view, selected) : undefined;
  if (!stack || stack.side !== side) return undefined;
  if (view.step.kind === 'placement') return { kind: 'placeStack', stack: stack.id, hex };
  if (view.step.kind !== 'movement') return undefined;
  return stack.place === 'waiting'
    ? { kind: 'enter', stack: stack.id, hex }
    : { kind: 'moveStack', stack: stack.id, to: hex };
}

function pickStack(desk: Desk, id: StackId): void {
  const { view, side, mounts } = desk;
  const stack = findStack(view, id);
  if (!stack) return;
  if (stack.side !== side && desk.mount && aimAtStack(desk, id)) return;
  desk.explain(null);
  desk.select(id);
  const own = mounts.filter((it) => it.stack === id);
  const next = own.find(({ declared }) => !declared) ?? own[0];
  if (next) desk.aim(next.key);
}

/** Aims the present mount at a stack's only target; with several there, the panel has the list. */
function aimAtStack(desk: Desk, id: StackId): boolean {
  const { mount, view } = desk;
  if (!mount) return false;
  const options = mount.options.filter(({ stack }) => stack === id);
  const [only, ...more] = options;
  if (only && more.length === 0) return aimAt(desk, mount, only.target);
  if (only) return false;
  const [ship] = findStack(view, id)?.ships ?? [];
  if (!ship) return false;
  desk.explain(
    desk.whyNot({
      kind: 'declare',
      ship: mount.ship,
      weapon: mount.weapon,
      target: ship,
      full: false,
    }) ?? null,
  );
  return true;
}

/** A ship of a fanned-out stack. */
function pickShip(desk: Desk, ship: string, stack: StackId): void {
  const { mount, view, side } = desk;
  const counter = view.ships[ship]?.counter ?? ship;
  const aimed = mount?.options.find(({ target }) => target === ship || target === counter);
  if (mount && aimed && findStack(view, stack)?.side !== side) {
    aimAt(desk, mount, aimed.target);
    return;
  }
  pickStack(desk, stack);
  const own = desk.mounts.find((it) => it.ship === ship);
  if (own) desk.aim(own.key);
}
