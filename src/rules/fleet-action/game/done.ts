import type { Refusal, Side } from '../../core';
import { doneActing, doneSpotting } from '../action/done';
import { doneMatching } from '../airCombat/airCombat';
import { doneFlying } from '../aircraft/done';
import { doneIntercepting } from '../aircraft/intercept';
import { doneFiring } from '../flak/antiAir';
import { chooseFirst, usualChoice } from '../initiative/initiative';
import type { DoneRule, What } from '../model/done';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView, Step } from '../model/state';
import { doneMoving } from '../movement/done';
import { doneDiving } from '../undersea/done';

/** [NW-33.4] The winner leaves the choice to the rule. */
const doneChoosing: DoneRule = {
  legal: (view, side) => (refuseChoosing(view, side, '-') ? [] : ['-']),
  refuse: refuseChoosing,
  apply: (play, side) => chooseFirst.apply(play, side, usualChoice(side)),
};

function refuseChoosing(view: FleetActionView, side: Side, what: What): Refusal | undefined {
  if (what !== '-') return refusal('nothing-open', 'NW-33.1');
  return chooseFirst.refuse(view, side, usualChoice(side));
}

/** [NW-4.13] A side has made its sealed choices; the last to do so opens both. */
const doneSealed: DoneRule = {
  legal: (view, side) => (refuseSealed(view, side, '-') ? [] : ['-']),
  refuse: refuseSealed,
  apply(play, side) {
    const { confirmed } = play.state;
    confirmed[side] = true;
    const opens = confirmed.allies && confirmed.axis && { reveals: true as const };
    tell(play, { kind: 'sideConfirmed', rule: 'NW-28.1', side, ...opens });
  },
};

function refuseSealed(view: FleetActionView, side: Side, what: What): Refusal | undefined {
  if (what !== '-') return refusal('nothing-open', 'NW-33.1');
  return view.confirmed[side] ? refusal('already-confirmed', 'NW-28.1') : undefined;
}

/** What `done` ends, by the kind of step. */
const DONE: Partial<Readonly<Record<Step['kind'], DoneRule>>> = {
  initiative: doneChoosing,
  mines: doneSealed,
  submarines: doneDiving,
  ships: doneMoving,
  aircraft: doneFlying,
  interception: doneIntercepting,
  spotting: doneSpotting,
  airCombat: doneMatching,
  activations: doneActing,
  flak: doneFiring,
  end: doneSealed,
};

/** [NW-33.4] Ends what is open, or leaves it to the rules. */
export const done: OrderRule<'done'> = {
  legal: (view, side) =>
    (DONE[view.step.kind]?.legal(view, side) ?? []).map((what) => ({ kind: 'done', what })),
  refuse: (view, side, { what }) => {
    const rule = DONE[view.step.kind];
    return rule ? rule.refuse(view, side, what) : refusal('nothing-open', 'NW-33.1');
  },
  apply: (play, side, { what }) => DONE[play.state.step.kind]?.apply(play, side, what),
};
