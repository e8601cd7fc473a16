import type { BattleView, Declaration, Order, OrderOf } from '../../rules/battle';
import type { Side } from '../../rules/core';
import { addSalvo, bestSalvo, newSalvos } from './fireAllocation';
import { ordersOf } from './ordersOf';
import { DOCTRINE } from './plan';
import { newSituation, type Situation } from './situation';
import { bestLaunch } from './torpedoDoctrine';

type Declare = OrderOf<'declare'>;

/** What could still be declared: nothing is declared twice. */
const openShots = (orders: readonly Order[], declared: readonly Declaration[]): Declare[] =>
  ordersOf(orders, 'declare').filter(
    ({ ship, weapon }) => !declared.some((it) => it.ship === ship && it.weapon === weapon),
  );

/** The next order of a sealed impulse. */
export function chooseFire(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  plan = DOCTRINE,
): Order | undefined {
  const [best] = shotsIn(newSituation(view, side, plan), orders);
  return best ?? orders.find(({ kind }) => kind === 'done');
}

/** All further declarations that pay, best first. */
export function bestFire(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  plan = DOCTRINE,
): Declare[] {
  return [...shotsIn(newSituation(view, side, plan), orders)];
}

/** Declarations that pay, each the best after those before it. */
function* shotsIn(situation: Situation, orders: readonly Order[]): Generator<Declare> {
  const declared = [...situation.view.declared[situation.side]];
  let open = openShots(orders, declared);
  const salvos = newSalvos(situation, declared);
  const areTorpedoes = situation.view.step.kind === 'torpedoes';
  for (;;) {
    const shot = areTorpedoes ? bestLaunch(situation, open, declared) : bestSalvo(salvos, open);
    if (!shot) return;
    const { order } = shot;
    yield order;
    if (areTorpedoes) declared.push(declarationOf(order));
    else addSalvo(salvos, order);
    open = open.filter(({ ship, weapon }) => ship !== order.ship || weapon !== order.weapon);
  }
}

const declarationOf = ({ kind: _kind, ...declaration }: Declare): Declaration => declaration;
