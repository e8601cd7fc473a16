import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import { tacticalOdds } from '../../../rules/strategic/query';
import { asArray, bestBy } from '../../core/lists';
import { knownOf } from '../common/known';
import { huntPlan } from './hunting';
import { oddsIn } from './steering';

/** Torpedoes are kept unless a launch is worth at least this many Damage Levels on average. */
const MIN_RUN = 0.35;
/** Odds below which ships out of sight break off. */
const LEAVES_BELOW = 0.4;

/** [ST-15.14] Who fires at whom, and who breaks off. */
export function targetPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const { action } = view;
  if (action?.stage.kind !== 'tactical') return [];
  const isBeaten = oddsIn(view, side, action.stage.tactical) < LEAVES_BELOW;
  const guns = gunPlan(view, side, orders);
  const hunts = huntPlan(view, side, orders, guns);
  return [
    ...guns.filter(({ ship }) => hunts.every((hunt) => hunt.ship !== ship)),
    ...torpedoPlan(view, side, orders),
    ...hunts,
    ...(isBeaten ? orders.filter((it) => it.kind === 'breakOff' && it.answer === 'yes') : []),
  ];
}

/** Average Damage Levels as points of the target. */
function pointsOf(view: StrategicView, side: Side, target: string, damage: number | null): number {
  const card = knownOf(view, side).ships[target]?.source.card;
  return card && damage !== null ? (damage * card.points) / card.capacity : 0;
}

function gunPlan(view: StrategicView, side: Side, orders: readonly Order[]): OrderOf<'fireGuns'>[] {
  const shots = orders.filter((it): it is OrderOf<'fireGuns'> => it.kind === 'fireGuns');
  const keyOf = ({ ship, battery }: OrderOf<'fireGuns'>) => `${ship} ${battery}`;
  const worth = (order: OrderOf<'fireGuns'>) =>
    pointsOf(view, side, order.target, tacticalOdds.fireGuns(view, side, order)?.meanDamage ?? 0);
  return [...new Set(shots.map(keyOf))].flatMap((key) =>
    asArray(
      bestBy(
        shots.filter((it) => keyOf(it) === key),
        worth,
      ),
    ),
  );
}

function torpedoPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const runs = orders.filter((it): it is OrderOf<'fireTorpedoes'> => it.kind === 'fireTorpedoes');
  const damage = (order: OrderOf<'fireTorpedoes'>) =>
    tacticalOdds.fireTorpedoes(view, side, order)?.meanDamage ?? 0;
  return [...new Set(runs.map(({ ship }) => ship))].flatMap((id) => {
    const good = runs.filter((it) => it.ship === id && damage(it) >= MIN_RUN);
    return asArray(bestBy(good, (it) => pointsOf(view, side, it.target, damage(it))));
  });
}
