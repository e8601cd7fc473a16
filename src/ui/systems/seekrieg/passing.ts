import type { Order, OrderOf } from '../../../rules/seekrieg';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';
import { isCarrying } from './desk/place';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['confirm', 'surrender', 'standing'];

/** The one order that ends a step with nothing to decide, or that goes on while turns run on [SK-34.14]. */
export function forcedOrder(
  desk: Pick<Desk, 'legal' | 'running' | 'view' | 'stage'>,
): OrderOf<'confirm'> | undefined {
  const { legal } = desk;
  if (!mayOrder({ legal }, 'confirm')) return undefined;
  const isIdle = legal.every(({ kind }) => ALWAYS.includes(kind));
  return isIdle || isCarrying(desk) ? { kind: 'confirm' } : undefined;
}
