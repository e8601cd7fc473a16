import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['confirm', 'resign'];

/** Regrouping is open every turn; it asks for nothing. */
const OF_STEP: Readonly<Partial<Record<SeaWingsView['step']['kind'], readonly Order['kind'][]>>> = {
  grouping: ['divide', 'join', 'renumber'],
};

/** [WG-24.22] The one order that ends a step with nothing to decide; nothing where there is a choice. */
export function forcedOrder({
  view,
  legal,
  isHolding,
  hasUsualAims,
}: Pick<Desk, 'view' | 'legal' | 'isHolding' | 'hasUsualAims'>):
  | Extract<Order, { kind: 'confirm' }>
  | undefined {
  if (!mayOrder({ legal }, 'confirm')) return undefined;
  const held: Order['kind'][] = [
    ...(isHolding ? (['playCard'] as const) : []),
    ...(hasUsualAims ? (['aim'] as const) : []),
  ];
  const free = [...ALWAYS, ...held, ...(OF_STEP[view.step.kind] ?? [])];
  return legal.every((order) => free.includes(order.kind) || isOnlyRepair(order, legal))
    ? { kind: 'confirm' }
    : undefined;
}

/** [WG-14.20] The one kind of hit that a base has is repaired without being chosen. */
const isOnlyRepair = (order: Order, legal: readonly Order[]): boolean =>
  order.kind === 'repair' &&
  legal.filter((it) => it.kind === 'repair' && it.base === order.base).length === 1;
