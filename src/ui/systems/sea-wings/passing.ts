import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import { mayOrder, ordersOf } from '../../table/desk';
import { type Desk, ownForce } from './desk/desk';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['confirm', 'resign'];

/** Regrouping is open every turn; it asks for nothing. */
const OF_STEP: Readonly<Partial<Record<SeaWingsView['step']['kind'], readonly Order['kind'][]>>> = {
  grouping: ['divide', 'join', 'renumber'],
};

interface Asked extends Pick<Desk, 'view' | 'side' | 'legal' | 'isHolding' | 'usual'> {
  /** The step asks for nothing but what the player left as it was proposed the last time. */
  isAsBefore: boolean;
}

/** [WG-24.22] The order that ends a step with nothing to decide, or nothing new; `undefined` where there is a choice. */
export function forcedOrder(asked: Asked): OrderOf<'confirm'> | OrderOf<'discard'> | undefined {
  const { view, legal, isHolding, usual, isAsBefore } = asked;
  const dummy = dummyIn(asked);
  if (dummy) return dummy;
  if (!mayOrder({ legal }, 'confirm')) return undefined;
  if (isAsBefore) return { kind: 'confirm' };
  const held: Order['kind'][] = isHolding ? ['playCard', ...usual] : [...usual];
  const free = [...ALWAYS, ...held, ...(OF_STEP[view.step.kind] ?? [])];
  return legal.every((order) => free.includes(order.kind) || isOnlyRepair(order, legal))
    ? { kind: 'confirm' }
    : undefined;
}

/** [WG-21.8] Of too many cards a dummy, which does nothing, is the one to lose. */
export function dummyIn(
  desk: Pick<Desk, 'view' | 'side' | 'legal'>,
): OrderOf<'discard'> | undefined {
  const hand = ownForce(desk)?.cards.hand ?? [];
  return ordersOf(desk.legal, 'discard').find(({ place }) => hand[place - 1] === null);
}

/** [WG-14.20] The one kind of hit that a base has is repaired without being chosen. */
const isOnlyRepair = (order: Order, legal: readonly Order[]): boolean =>
  order.kind === 'repair' &&
  legal.filter((it) => it.kind === 'repair' && it.base === order.base).length === 1;
