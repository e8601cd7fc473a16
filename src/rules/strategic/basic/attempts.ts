import type { Side } from '../../core';
import { AIRCRAFT_IN_STEP } from '../cards/squadronRatings';
import { basicOf, forceOf, knowledgeOf } from '../common/own';
import type { SquadronRecord, StrategicView } from '../model/state';
import { searchAttempts } from '../rolls/basicSearch';
import type { RangeBox } from '../tables/rangeBoxes';
import { reaches } from './strikeTargets';

/** [ST-7.23, ST-7.24] The search attempts of a side in their order, each with the squadron that makes it: three aircraft are a step. */
export function attemptsOf(view: StrategicView, side: Side): SquadronRecord[] {
  const { squadrons } = forceOf(view, side);
  return basicOf(view, side).search.flatMap(({ squadron: id, steps }) => {
    const squadron = squadrons[id];
    const count = searchAttempts(steps * AIRCRAFT_IN_STEP);
    return squadron ? Array.from({ length: count }, () => squadron) : [];
  });
}

/** [ST-6.8, ST-7.9, ST-7.25] Counters of the enemy that a searching squadron reaches. */
export const searchable = (view: StrategicView, side: Side, squadron: SquadronRecord): string[] =>
  Object.values(knowledgeOf(view, side).divisions)
    .filter(({ box }) => box !== null && reaches(view, side, squadron, box))
    .map(({ id }) => id);

/** [ST-7.31] Boxes of the enemy in which it may look for submarines. */
export const searchableBoxes = (
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  boxes: readonly RangeBox[],
): RangeBox[] => boxes.filter((box) => reaches(view, side, squadron, box));
