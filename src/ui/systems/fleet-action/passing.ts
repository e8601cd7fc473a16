import type { Order, OrderOf } from '../../../rules/fleet-action';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['done', 'offerEnd', 'concede'];

type Passed = OrderOf<'done'> | OrderOf<'chooseFirst'>;

/** [NW-33.4] The one order that ends a step with nothing to decide; nothing where there is a choice. */
export function forcedOrder(
  { view, legal }: Pick<Desk, 'view' | 'legal'>,
  asBefore: OrderOf<'chooseFirst'> | null,
): Passed | undefined {
  if (view.step.kind === 'initiative') return asBefore ?? undefined;
  if (!mayOrder({ legal }, 'done')) return undefined;
  const isIdle = view.step.kind !== 'ships' && legal.every(({ kind }) => ALWAYS.includes(kind));
  return isIdle ? { kind: 'done', what: '-' } : undefined;
}
