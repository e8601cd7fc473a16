import type { Side } from '../../../rules/core';
import type { FleetActionView } from '../../../rules/fleet-action';
import { isRadarLaid, unitsInPlay } from '../../../rules/fleet-action/query';
import type { JudgementOf } from './judgement';

/** 9,000 yards, near the far end of the second range band. */
const CLOSE_HEXES = 9;

/** What wins more games than doctrine (decision 0046). */
export const masteryOf: JudgementOf = (view, side) => ({
  leavesEarly: true,
  runsFast: true,
  rangeHexes: isHiddenByNight(view, side) ? null : CLOSE_HEXES,
});

/** [NW-12.10] In the dark guns laid by radar hit from where eyes see nothing. */
const isHiddenByNight = (view: FleetActionView, side: Side): boolean =>
  view.scenario.isNight && unitsInPlay(view, side).some((it) => isRadarLaid(it, 'main'));
