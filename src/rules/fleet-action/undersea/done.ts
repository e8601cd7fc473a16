import { unitOf } from '../common/own';
import type { DoneRule, What } from '../model/done';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { FleetActionState, Step } from '../model/state';
import { boatsNow, boatsToAct, endBoat } from './boats';
import { attacksOf } from './subAttack';

type SubmarinesStep = Extract<Step, { kind: 'submarines' }>;

/** [NW-4.9, NW-4.11] A submarine has done what it was to do, or does nothing in this turn; `-`: the active one, or the first left. */
export const doneDiving: DoneRule = {
  legal(view, side) {
    const whats = boatsNow(view, side).map(({ id }): What => id);
    return whats.length > 0 ? [...whats, '-'] : [];
  },
  refuse(view, side, what) {
    const boats = boatsNow(view, side);
    if (boats.length === 0) return refusal('not-now', 'NW-4.4');
    return what === '-' || boats.some(({ id }) => id === what)
      ? undefined
      : refusal('nothing-open', 'NW-33.1');
  },
  apply(play, side, what) {
    const [first] = boatsNow(play.state, side);
    const boat = what === '-' ? first : unitOf(play.state, what);
    if (boat) endBoat(play, boat);
  },
};

/** The phase waits while a submarine can still be given an order. */
export const isSubmarinesOpen = (state: FleetActionState, { side, active }: SubmarinesStep) =>
  active === null ? boatsToAct(state, side).length > 0 : canGoOn(state, active);

/** It has yet to be placed or to move, or has a target. */
function canGoOn(state: FleetActionState, id: string): boolean {
  const boat = unitOf(state, id);
  if (boat.fate !== 'inPlay') return false;
  return !boat.open.hasMoved || attacksOf(state, boat.side, boat).length > 0;
}

/** [NW-4.9] A submarine that can do nothing more has acted; `false` when all have. */
export function passSubmarines(play: Play, { active }: SubmarinesStep): boolean {
  if (active === null) return false;
  endBoat(play, unitOf(play.state, active));
  return true;
}
