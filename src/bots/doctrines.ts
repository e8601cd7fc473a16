import type { Reason } from '../rules/core';
import { botSystems } from './botSystemOf';
import type { Position } from './core/bot';
import type { Doctrine } from './core/doctrine';

/** The doctrine for a system; `undefined` if it has none, or is not loaded. */
export const doctrineOf = <View, Order>(systemId: string): Doctrine<View, Order> | undefined =>
  botSystems.of(systemId)?.doctrine;

/** All fire that doctrine would still declare now, best first: what the screen offers as "best fire". */
export const proposeFire = <Order>({
  system,
  view,
  side,
  legalOrders,
}: Position<unknown, Order>): Order[] =>
  doctrineOf<unknown, Order>(system.id)?.proposeFire(view, side, legalOrders) ?? [];

/** Why doctrine prefers an order, in a sentence. */
export const whyOrder = <Order>(
  { system, view, side }: Pick<Position<unknown, Order>, 'system' | 'view' | 'side'>,
  order: Order,
): Reason | undefined => doctrineOf<unknown, Order>(system.id)?.why(view, side, order);
