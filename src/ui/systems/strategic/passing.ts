import { enemyOf, type Side } from '../../../rules/core';
import type { Order } from '../../../rules/strategic';
import { fightIn } from '../../../rules/strategic/query';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';
import { allShips } from './desk/faces';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = [
  'confirm',
  'offerEnd',
  'endAction',
  'dropContact',
  'scuttle',
];

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** Whether a step has nothing to order: but to confirm it. Ships that are all but lost may be to be scuttled, and an offer to be answered. */
export function isEmptyStep({ view, side, legal }: Asked): boolean {
  if (!mayOrder({ legal }, 'confirm')) return false;
  if (isOfferedEnd(view, side)) return false;
  const isGrave = allShips(view, side).some(
    ({ fate, state }) => fate === 'afloat' && state === 'heavy',
  );
  if (isGrave && mayOrder({ legal }, 'scuttle')) return false;
  return legal.every(({ kind }) => ALWAYS.includes(kind));
}

/** [ST-15.25, ST-22.5] The enemy offers to end the game, or the tactical action. */
const isOfferedEnd = (view: Desk['view'], side: Side): boolean =>
  view.known[side]?.enemyOffersEnd === true ||
  fightIn(view)?.tactical.offersEnd[enemyOf(side)] === true;

/** Orders that leave no choice where no other can be given: the one strike that is left, and passing. */
const FORCED: readonly Order['kind'][] = ['flyStrike', 'pass'];

/** The one order that ends a step with nothing to decide; nothing where there is a choice. */
export function forcedOrder(desk: Asked): Order | undefined {
  if (isEmptyStep(desk)) return { kind: 'confirm' };
  const open = desk.legal.filter(({ kind }) => kind === 'confirm' || !ALWAYS.includes(kind));
  const [only] = open;
  if (isOfferedEnd(desk.view, desk.side)) return undefined;
  return only && open.length === 1 && FORCED.includes(only.kind) ? only : undefined;
}

/** Whether the player is told that a step with this order has passed: a strike that is flown tells of itself. */
export const isTold = ({ kind }: Order): boolean => kind !== 'flyStrike';
