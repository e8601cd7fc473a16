import type { Side } from '../../core';
import { boxCounts, emptyBoxes } from '../common/formations';
import { forceOf } from '../common/own';
import type { Formation } from '../model/air';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { formationIn, mayPlan } from './planning';

/** [WG-6.3] Takes all plans of a formation back, as long as they are not sealed. */
export const standDown: OrderRule<'standDown'> = {
  legal: (view, side) =>
    mayPlan(view, side)
      ? Object.values(forceOf(view, side).formations)
          .filter(isPlanned)
          .map(({ id }) => ({ kind: 'standDown', formation: id }))
      : [],
  refuse(view, side, { formation }) {
    if (!mayPlan(view, side)) return refusal('not-now', 'WG-6.1');
    return isPlannedIn(view, side, formation)
      ? undefined
      : refusal('nothing-planned', 'WG-6.3', { formation });
  },
  apply(play, side, { formation: id }) {
    const formation = formationIn(play.state, side, id);
    const { returning } = formation.boxes;
    const planned = plannedOf(formation);
    const hangar = formation.boxes.hangar + planned;
    formation.boxes = { ...emptyBoxes(), hangar, returning };
    formation.ferries = [];
    tell(play, { kind: 'plansWithdrawn', rule: 'WG-6.3', seenBy: [side], side, formation: id });
  },
};

const isPlannedIn = (view: SeaWingsView, side: Side, id: string): boolean => {
  const formation = forceOf(view, side).formations[id];
  return formation !== undefined && isPlanned(formation);
};

const isPlanned = (formation: Formation): boolean => plannedOf(formation) > 0;

/** Factors with a task, ferries among them. */
export function plannedOf(formation: Formation): number {
  const { ready, strike, cap, search } = boxCounts(formation);
  const ferried = formation.ferries.reduce((sum, { factors }) => sum + factors, 0);
  return ready + strike + cap + search + ferried;
}
