import { firstRefusal, type Side } from '../../../core';
import type { OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { SeekriegView } from '../../model/state';
import { raidInStage, refuseStage } from './vector';

/** The fighters that a side has in the fight. */
function fightersOf(view: SeekriegView, side: Side): { own: number; isRaider: boolean } {
  const raid = view.step.kind === 'air' ? view.raids[view.step.raid] : undefined;
  const isRaider = raid?.side === side;
  return { isRaider, own: (isRaider ? raid?.met?.fighters : raid?.met?.interceptors) ?? 0 };
}

/** [SK-22.5 to SK-22.7] Fighters on enemy fighters and on attack aircraft, by the side with the initiative. */
export const allocate: OrderRule<'allocate'> = {
  legal(view, side) {
    if (!raidInStage(view, side, 'combat')) return [];
    const { own, isRaider } = fightersOf(view, side);
    return Array.from(
      { length: own + 1 },
      (_, onFighters): OrderOf<'allocate'> => ({
        kind: 'allocate',
        onFighters,
        onAttackers: isRaider ? 0 : own - onFighters,
      }),
    );
  },
  refuse: (view, side, { onFighters, onAttackers }) =>
    firstRefusal(
      () => refuseStage(view, side, 'combat'),
      () => {
        const { own: most, isRaider } = fightersOf(view, side);
        const isPossible = onFighters + onAttackers <= most && !(isRaider && onAttackers > 0);
        return isPossible ? undefined : refusal('too-many-fighters', 'SK-22.5', { most });
      },
    ),
  apply(play, side, { onFighters, onAttackers }) {
    play.state.forces[side].airPlan.allocation = { onFighters, onAttackers };
  },
};

/** [SK-22.18] */
export const breakOff: OrderRule<'breakOff'> = {
  legal(view, side) {
    const group = raidInStage(view, side, 'breakOff');
    return group && !view.forces[side]?.airPlan.breaksOff ? [{ kind: 'breakOff', group }] : [];
  },
  refuse: (view, side, { group }) =>
    firstRefusal(
      () => refuseStage(view, side, 'breakOff'),
      () =>
        raidInStage(view, side, 'breakOff') === group
          ? undefined
          : refusal('cannot-break-off', 'SK-22.18'),
    ),
  apply(play, side) {
    play.state.forces[side].airPlan.breaksOff = true;
  },
};
