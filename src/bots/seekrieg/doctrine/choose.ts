import type { Side } from '../../../rules/core';
import { type Order, type SeekriegView, seekrieg } from '../../../rules/seekrieg';
import { isCarrierBattle } from '../../../rules/seekrieg/query';
import { choosing } from '../../core/choosing';
import type { Judgement } from '../common/judgement';
import { sensibleOrders } from '../common/sensible';
import { newSituation } from '../common/situation';
import { firingWishes } from '../firing/targets';
import { torpedoWishes } from '../firing/torpedoes';
import { carrierWishes } from '../flying/flying';
import { searchWishes } from '../searching/searching';
import { coveringWishes } from '../steering/covering';
import { groupsOf } from '../steering/groups';
import { steeringWishes } from '../steering/steering';
import { standingWishes } from './standing';

/** The order that is preferred: the first wish that may be given, or to leave the rest to the rules. */
function offhandOrder(judgement: Judgement, view: SeekriegView, side: Side): Order | undefined {
  for (const wish of wishesIn(view, side, judgement))
    if (!seekrieg.refuse(view, side, wish)) return wish;
  return seekrieg.refuse(view, side, CONFIRM) ? undefined : CONFIRM;
}

const CONFIRM: Order = { kind: 'confirm' };

/** Choosing by a judgement. */
export const choosingBy = choosing(offhandOrder, sensibleOrders);

/** What a side wants in the present step: the rest is good by default [SK-34.3]. */
function* wishesIn(view: SeekriegView, side: Side, judgement: Judgement): Generator<Order> {
  const { kind } = view.step;
  if (isCarrierBattle(view) && (kind === 'search' || kind === 'orders'))
    yield* carrierWishes(view, side, judgement);
  else if (kind === 'search' || kind === 'contact') yield* searchWishes(view, side);
  if (kind === 'firePlot') {
    const situation = newSituation(view, side, judgement);
    yield* torpedoWishes(situation);
    yield* firingWishes(situation);
  }
  if (kind !== 'orders') return;
  yield* standingWishes(view, side);
  const situation = newSituation(view, side, judgement);
  const groups = groupsOf(situation);
  yield* coveringWishes(groups);
  yield* steeringWishes(situation, groups);
}
