import type { Draw, Side } from '../../../rules/core';
import { type Order, type SeaWingsView, seaWings } from '../../../rules/sea-wings';
import { requiredOrder, usualDiscard } from '../../../rules/sea-wings/query';
import type { Choosing } from '../../core/doctrine';
import { pick } from '../../core/lot';
import { patrolWishes } from '../air/patrols';
import { aimWishes, alarmWishes, interceptWishes } from '../air/raids';
import { searchWishes } from '../air/searching';
import { strikeWishes } from '../air/strikes';
import { cardWishes } from '../cards/playing';
import type { Judgement, JudgementOf } from '../common/judgement';
import { sensibleOrders } from '../common/sensible';
import { dummyWishes, placingWishes } from '../sea/dummies';
import { groupingWishes } from '../sea/grouping';
import { engagementWishes, fightWishes } from '../sea/gunfire';
import { answerWishes } from '../sea/reports';
import { sailingWishes } from '../sea/sailing';

/** The order that doctrine prefers: the first of its wishes that may be given, or to confirm the step. */
const offhandOrder = (
  judgement: Judgement,
  view: SeaWingsView,
  side: Side,
  draw: Draw,
): Order | undefined => {
  // Another system fights: its doctrine decides, among the orders listed.
  if (view.step.kind === 'battle') return undefined;
  for (const wishes of [cardWishes(view, side), wishesIn(view, side, draw, judgement)])
    for (const wish of wishes) if (!seaWings.refuse(view, side, wish)) return wish;
  return seaWings.refuse(view, side, CONFIRM) ? undefined : CONFIRM;
};

const CONFIRM: Order = { kind: 'confirm' };

/** Choosing by a judgement of each side's carriers. */
export const choosingBy = (judgementOf: JudgementOf): Choosing<SeaWingsView, Order> => {
  const offhand = (view: SeaWingsView, side: Side, draw: Draw) =>
    offhandOrder(judgementOf(view.scenario, side), view, side, draw);
  return {
    offhand,
    choose: (view, side, orders, draw) =>
      offhand(view, side, draw) ?? pick(draw, sensibleOrders(view, side, orders)),
  };
};

/** What doctrine still wants in the present step, most urgent first. */
function wishesIn(
  view: SeaWingsView,
  side: Side,
  draw: Draw,
  judgement: Judgement,
): Iterable<Order> {
  switch (view.step.kind) {
    case 'setup':
      return placingWishes(view, side);
    case 'airPlans':
      return airWishes(view, side, judgement);
    case 'alarm':
      return alarmWishes(view, side);
    case 'intercept':
      return interceptWishes(view, side);
    case 'aim':
      return aimWishes(view, side);
    case 'grouping':
      return groupingWishes(view, side);
    case 'plots':
      return sailingWishes(view, side, judgement);
    case 'dummies':
      return dummyWishes(view, side, draw);
    case 'answers':
      return answerWishes(view, side);
    case 'wishes':
      return engagementWishes(view, side);
    case 'fight':
      return fightWishes(view, side);
    case 'discards':
      return [usualDiscard(view, side)].filter((it) => it !== undefined);
    default:
      return [];
  }
}

/** [WG-29.22] What the scenario asks for comes first. */
function* airWishes(view: SeaWingsView, side: Side, judgement: Judgement): Generator<Order> {
  const required = requiredOrder(view, side);
  if (required) yield required;
  yield* strikeWishes(view, side, judgement);
  yield* patrolWishes(view, side);
  yield* searchWishes(view, side, judgement);
}
