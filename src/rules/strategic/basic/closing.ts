import { firstRefusal, type Refusal, SIDES, type Side } from '../../core';
import { basicOf, forceOf, presentDivision, presentDivisions } from '../common/own';
import type { Answer } from '../model/basicOrders';
import type { BasicForce } from '../model/basicState';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { Division, StrategicView } from '../model/state';
import { closer } from '../tables/rangeBoxes';
import { plansIn } from './flow';
import { moveDivision } from './moving';
import { isSeen } from './spotting';

type Plan = 'closing' | 'withdrawing';
type Answered = { division: string; answer: Answer };

/** [ST-7.32, ST-7.33] Own divisions may each be moved one box closer. */
export const closeRange: OrderRule<'closeRange'> = {
  legal: (view, side) =>
    candidates(view, side, 'closing').map(
      ({ id }): OrderOf<'closeRange'> => ({
        kind: 'closeRange',
        division: id,
        answer: newAnswer(view, side, 'closing', id),
      }),
    ),
  refuse: (view, side, order) => refusePlan(view, side, 'closing', order),
  apply: ({ state }, side, order) => plan(basicOf(state, side), 'closing', order),
};

/** [ST-6.9] A division that is Out of Contact may be withdrawn from the game for good. */
export const withdraw: OrderRule<'withdraw'> = {
  legal: (view, side) =>
    candidates(view, side, 'withdrawing').map(
      ({ id }): OrderOf<'withdraw'> => ({
        kind: 'withdraw',
        division: id,
        answer: newAnswer(view, side, 'withdrawing', id),
      }),
    ),
  refuse: (view, side, order) => refusePlan(view, side, 'withdrawing', order),
  apply: ({ state }, side, order) => plan(basicOf(state, side), 'withdrawing', order),
};

const candidates = (view: StrategicView, side: Side, to: Plan): Division[] =>
  plansIn(view, side, 'closing')
    ? presentDivisions(forceOf(view, side)).filter((it) => !refuseDivision(view, to, it))
    : [];

const newAnswer = (view: StrategicView, side: Side, to: Plan, id: string): Answer =>
  basicOf(view, side)[to].includes(id) ? 'no' : 'yes';

function refuseDivision(
  { turn }: StrategicView,
  to: Plan,
  { box, freeFrom, name }: Division,
): Refusal | undefined {
  if (to === 'withdrawing')
    return box === 'outOfContact' ? undefined : refusal('still-in-contact', 'ST-6.9');
  if (box === 'short') return refusal('at-short-already', 'ST-7.33', { name });
  return turn < freeFrom ? refusal('not-free-yet', 'ST-7.32', { name, turn: freeFrom }) : undefined;
}

function refusePlan(
  view: StrategicView,
  side: Side,
  to: Plan,
  { division: id, answer }: Answered,
): Refusal | undefined {
  if (!plansIn(view, side, 'closing')) return notNow('closing');
  const division = presentDivision(forceOf(view, side), id);
  return firstRefusal(
    () =>
      division
        ? refuseDivision(view, to, division)
        : refusal('no-such-division.here', 'ST-7.32', { division: id }),
    () =>
      newAnswer(view, side, to, id) === answer
        ? undefined
        : refusal('no-change.ordered', 'ST-7.32'),
  );
}

/** A division closes or withdraws, not both: the later order holds. */
function plan(basic: BasicForce, to: Plan, { division: id, answer }: Answered): void {
  for (const list of ['closing', 'withdrawing'] as const)
    basic[list] = basic[list].filter((it) => it !== id);
  if (answer === 'yes') basic[to].push(id);
}

/** [ST-7.32] Both sides' moves are made together. */
export function closeAndWithdraw(play: Play): void {
  for (const side of SIDES) {
    const force = forceOf(play.state, side);
    const { closing, withdrawing } = basicOf(play.state, side);
    for (const division of presentDivisions(force)) {
      if (closing.includes(division.id) && division.box)
        moveDivision(play, side, division, {
          to: closer(division.box),
          why: 'closing',
          rule: 'ST-7.32',
        });
      if (withdrawing.includes(division.id)) leave(play, side, division);
    }
    Object.assign(basicOf(play.state, side), { closing: [], withdrawing: [] });
  }
}

/** [ST-6.9] Neither sunk nor present. */
function leave(play: Play, side: Side, division: Division): void {
  const { ships } = forceOf(play.state, side);
  division.status = 'withdrawn';
  for (const id of division.ships) {
    const ship = ships[id];
    if (ship?.fate === 'afloat') ship.fate = 'withdrawn';
  }
  const seenBy = isSeen(division) ? 'all' : [side];
  tell(play, {
    kind: 'divisionWithdrawn',
    rule: 'ST-6.9',
    seenBy,
    reveals: true,
    side,
    division: division.id,
  });
}
