import { battleDoctrine } from './battle';
import type { Position } from './core/bot';
import type { Doctrine } from './core/doctrine';
import { strategicDoctrine } from './strategic';

const DOCTRINES: Readonly<Record<string, unknown>> = {
  battle: battleDoctrine,
  strategic: strategicDoctrine,
};

/** The doctrine for a system; `undefined` for one that has none yet. */
export const doctrineOf = <View, Order>(systemId: string): Doctrine<View, Order> | undefined =>
  DOCTRINES[systemId] as Doctrine<View, Order> | undefined;

/** All fire that doctrine would still declare now, best first: what the screen offers as "best fire". */
export const proposeFire = <Order>({
  system,
  view,
  side,
  legalOrders,
}: Position<unknown, Order>): Order[] =>
  doctrineOf<unknown, Order>(system.id)?.proposeFire(view, side, legalOrders) ?? [];

/** Why doctrine likes an order, in a sentence. */
export const whyOrder = <Order>(
  { system, view, side }: Pick<Position<unknown, Order>, 'system' | 'view' | 'side'>,
  order: Order,
): string | undefined => doctrineOf<unknown, Order>(system.id)?.why(view, side, order);
