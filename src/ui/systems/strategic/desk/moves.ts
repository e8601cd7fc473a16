import type { Side } from '../../../../rules/core';
import type { OrderOf } from '../../../../rules/strategic';
import { closer, farther, type RangeBox } from '../../../../rules/strategic/query';
import type { Desk } from './desk';
import { faceOf } from './faces';

/** An order that would take the counter picked to another column of its side. */
export interface BoxMove {
  side: Side;
  box: RangeBox;
  order: OrderOf<'placeDivision' | 'closeRange' | 'openRange'>;
  /** It is ordered already: the order takes it back. */
  isOrdered: boolean;
}

/** Where the counter picked may go by an order of this step. */
export function movesOf(desk: Desk): BoxMove[] {
  const { view, selected, side, legal } = desk;
  const face = selected ? faceOf(view, selected) : undefined;
  if (!face?.box) return [];
  const placed = legal.flatMap((order) =>
    order.kind === 'placeDivision' && order.division === face.id && order.box !== face.box
      ? [{ side: face.side, box: order.box, order, isOrdered: false }]
      : [],
  );
  const kind = face.side === side ? 'closeRange' : 'openRange';
  const isOrdered = orderedMoves(desk)[kind].includes(face.id);
  const order = { kind, division: face.id, answer: isOrdered ? 'no' : 'yes' } as const;
  const isLegal = legal.some((it) => it.kind === kind) && !desk.whyNot(order);
  const to = kind === 'closeRange' ? closer(face.box) : farther(face.box);
  return isLegal ? [...placed, { side: face.side, box: to, order, isOrdered }] : placed;
}

/** Divisions that a side has ordered to close, and enemies that it opens the range from. */
export function orderedMoves({ view, side }: Pick<Desk, 'view' | 'side'>) {
  const basic = view.forces[side]?.basic;
  return {
    closeRange: view.step.kind === 'closing' ? (basic?.closing ?? []) : [],
    openRange: view.step.kind === 'opening' ? (basic?.opening ?? []) : [],
  };
}
