import type { BattleView, Declaration, Order, OrderOf } from '../../rules/battle';
import type { Side } from '../../rules/core';
import { bestSalvo, type Shot } from './fireAllocation';
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

/** The best next declaration; `undefined` when none pays. */
function bestShot(
  situation: Situation,
  orders: readonly Order[],
  declared: readonly Declaration[],
): Shot | undefined {
  const open = openShots(orders, declared);
  const torpedoes = situation.view.step.kind === 'torpedoes';
  return (torpedoes ? bestLaunch : bestSalvo)(situation, open, declared);
}

/** The next order of a sealed impulse. */
export function chooseFire(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  plan = DOCTRINE,
): Order | undefined {
  const shot = bestShot(newSituation(view, side, plan), orders, view.declared[side]);
  return shot?.order ?? orders.find(({ kind }) => kind === 'done');
}

/** All further declarations that pay, best first. */
export function bestFire(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  plan = DOCTRINE,
): Declare[] {
  const situation = newSituation(view, side, plan);
  const declared = [...view.declared[side]];
  const chosen: Declare[] = [];
  for (;;) {
    const shot = bestShot(situation, orders, declared);
    if (!shot) return chosen;
    const { kind: _kind, ...declaration } = shot.order;
    declared.push(declaration);
    chosen.push(shot.order);
  }
}
