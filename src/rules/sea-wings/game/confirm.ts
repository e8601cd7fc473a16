import type { Refusal, Side } from '../../core';
import { refuseShots } from '../gunfire/shots';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { refusePlots } from '../movement/plots';
import { refuseMissing } from '../plans/required';
import { sequence } from './sequence';

/** [WG-6.1, WG-16.3] A side has finished the step; this cannot be undone. */
export const confirm: OrderRule<'confirm'> = {
  legal: (view, side) => (refuseConfirm(view, side) ? [] : [{ kind: 'confirm' }]),
  refuse: refuseConfirm,
  apply: (play, side) => {
    const { confirmed } = play.state;
    confirmed[side] = true;
    // The last one opens what is sealed, whatever it is: whether an order can be taken back must not tell.
    const opens = confirmed.allies && confirmed.axis && { reveals: true as const };
    tell(play, { kind: 'sideConfirmed', rule: 'WG-24.22', side, ...opens });
  },
};

function refuseConfirm(view: SeaWingsView, side: Side): Refusal | undefined {
  if (view.confirmed[side]) return refusal('already-confirmed', 'WG-24.22');
  if (sequence.active(view)[side] !== 'declare') return refusal('nothing-to-confirm', 'WG-24.22');
  return refuseMissing(view, side) ?? refuseShots(view, side) ?? refusePlots(view, side);
}
