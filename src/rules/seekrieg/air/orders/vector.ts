import { firstRefusal, type Side } from '../../../core';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { SeekriegView } from '../../model/state';
import type { AirStage } from '../../model/steps';
import { refuseAir } from './shared';

/** The raid of the present step, where the side decides in this stage. */
export function raidInStage(view: SeekriegView, side: Side, stage: AirStage): string | undefined {
  const { step, confirmed } = view;
  return step.kind === 'air' && step.stage === stage && !confirmed[side] ? step.raid : undefined;
}

/** Why an order of a stage of phase 7 cannot be given now. */
export const refuseStage = (view: SeekriegView, side: Side, stage: AirStage) =>
  firstRefusal(
    () => refuseAir(view, side, 'air'),
    () => (raidInStage(view, side, stage) ? undefined : refusal('not-now', 'SK-5.6')),
  );

/** [SK-21.16] How many of the sections that are able are sent. */
export const vector: OrderRule<'vector'> = {
  legal(view, side) {
    const raid = raidInStage(view, side, 'vectoring');
    const able = raid ? (view.raids[raid]?.able ?? 0) : -1;
    return raid
      ? Array.from({ length: able + 1 }, (_, sections) => ({ kind: 'vector', raid, sections }))
      : [];
  },
  refuse: (view, side, { raid, sections }) =>
    firstRefusal(
      () => refuseStage(view, side, 'vectoring'),
      () => {
        const most = view.raids[raid]?.able ?? 0;
        if (raidInStage(view, side, 'vectoring') !== raid) return refusal('not-now', 'SK-5.6');
        return sections <= most ? undefined : refusal('too-many-sections', 'SK-21.16', { most });
      },
    ),
  apply(play, side, { sections }) {
    play.state.forces[side].airPlan.sections = sections;
  },
};
