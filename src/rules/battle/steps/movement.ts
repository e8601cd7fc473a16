import { type Axial, directionTo, distance, neighbors, sameHex } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { isLand, isOnBoard } from '../common/board';
import { refuseAction } from '../common/mobility';
import { countAt, countOf, hasRoom, MAX_HEX, stackById, stacksOfSide } from '../common/stacks';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, Stack } from '../model/state';
import { riskGrounding } from './grounding';
import { tryToLeave } from './leaving';
import { entryPlaces, standAt } from './placement';
import { actsIn, type Deed, type OrderRule, refuseStack, refuseStep } from './rule';

/** [BT-5.18] The choice for a stack at the edge comes before any other move. */
export const refuseWhileLeaving = (view: BattleView): Refusal | undefined =>
  view.step.kind === 'movement' && view.step.mayLeave
    ? refusal('answer-first', 'BT-5.18', { stack: view.step.mayLeave.stack })
    : undefined;

/** The checks common to all movement orders for one stack. */
export const refuseMovementOrder = (
  view: BattleView,
  side: Side,
  id: string,
  deed: Deed,
): Refusal | undefined =>
  refuseStep(view, side, 'movement', deed) ??
  refuseWhileLeaving(view) ??
  refuseStack(view, side, id);

/** Own stacks that may still act with their own speed in this impulse. */
export const activeStacks = (view: BattleView, side: Side): Stack[] =>
  actsIn(view, side, 'movement') && !refuseWhileLeaving(view)
    ? stacksOfSide(view, side).filter((stack) => !stack.acted && !refuseAction(view, stack))
    : [];

export const moveStack: OrderRule<'moveStack'> = {
  legal(view, side) {
    const orders: OrderOf<'moveStack'>[] = [];
    for (const stack of activeStacks(view, side))
      for (const to of neighbors(stack.hex))
        if (!refuseHex(view, stack, to)) orders.push({ kind: 'moveStack', stack: stack.id, to });
    return orders;
  },
  refuse: (view, side, { stack: id, to }) =>
    refuseMovementOrder(view, side, id, 'moveStack') ??
    refuseAction(view, stackById(view, id)) ??
    refuseHex(view, stackById(view, id), to),
  apply(play, side, { stack: id, to }) {
    const stack = stackById(play.state, id);
    if (isOnBoard(play.state, to)) moveTo(play, side, stack, to);
    else tryToLeave(play, stack, to);
  },
};

function refuseHex(view: BattleView, stack: Stack, to: Axial): Refusal | undefined {
  const hexes = distance(stack.hex, to);
  if (hexes !== 1) return refusal('not-next', 'BT-5.1', { hexes });
  if (isLand(view, to)) return refusal('land', 'BT-5.5');
  if (hasRoom(view, to, stack.ships)) return undefined;
  const count = countAt(view, to) + countOf(view, stack.ships);
  return refusal('hex-full', 'BT-5.4', { count, most: MAX_HEX });
}

function moveTo(play: Play, side: Side, stack: Stack, to: Axial): void {
  const from = stack.hex;
  stack.facing = directionTo(from, to) ?? stack.facing;
  stack.hex = { ...to };
  stack.acted = 'moved';
  tell(play, { kind: 'stackMoved', rule: 'BT-5.1', side, stack: stack.id, from: { ...from }, to });
  riskGrounding(play, stack);
}

export const stay: OrderRule<'stay'> = {
  legal: (view, side) =>
    activeStacks(view, side).map((stack) => ({ kind: 'stay', stack: stack.id })),
  refuse: (view, side, { stack: id }) =>
    refuseMovementOrder(view, side, id, 'stay') ?? refuseAction(view, stackById(view, id)),
  apply(play, side, { stack: id }) {
    stackById(play.state, id).acted = 'stayed';
    tell(play, { kind: 'stackStayed', rule: 'BT-4.8', side, stack: id });
  },
};

/** [BT-3.13] Own stacks outside the board that must come in now, with the hexes open to them. */
export const entering = (view: BattleView, side: Side): { stack: Stack; hexes: Axial[] }[] => {
  if (!actsIn(view, side, 'movement') || refuseWhileLeaving(view)) return [];
  return stacksOfSide(view, side)
    .filter((stack) => stack.place === 'waiting')
    .filter((stack) => !refuseAction(view, { ...stack, place: 'board' }))
    .map((stack) => ({ stack, hexes: entryPlaces(view, stack) }))
    .filter(({ hexes }) => hexes.length > 0);
};

export const enter: OrderRule<'enter'> = {
  legal: (view, side) =>
    entering(view, side).flatMap(({ stack, hexes }) =>
      hexes.map((hex) => ({ kind: 'enter', stack: stack.id, hex })),
    ),
  refuse(view, side, { stack: id, hex }) {
    const refused = refuseMovementOrder(view, side, id, 'enter');
    if (refused) return refused;
    const open = entering(view, side).find(({ stack }) => stack.id === id);
    if (!open) return refusal('not-entering', 'BT-3.13', { stack: id });
    if (open.hexes.some((it) => sameHex(it, hex))) return undefined;
    return refusal('not-an-entry-hex', 'BT-3.13', { stack: id });
  },
  apply(play, side, { stack: id, hex }) {
    const stack = stackById(play.state, id);
    standAt(play.state, stack, hex);
    stack.acted = 'entered';
    tell(play, { kind: 'stackEntered', rule: 'BT-3.13', side, stack: id, hex });
  },
};
