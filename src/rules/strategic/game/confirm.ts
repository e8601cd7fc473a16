import type { Refusal, Side } from '../../core';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { bothConfirmed, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { sequence } from './sequence';

/** [ST-5.12, ST-5.14] A side has finished planning; this cannot be undone. */
export const confirm: OrderRule<'confirm'> = {
  legal: (view, side) => (refuseConfirm(view, side) ? [] : [{ kind: 'confirm' }]),
  refuse: refuseConfirm,
  apply: (play, side) => {
    play.state.confirmed[side] = true;
    // The last one reveals sealed orders, whatever they do: whether an order can be taken back must not leak information [ST-5.10b].
    const opens = bothConfirmed(play.state) && { reveals: true as const };
    tell(play, { kind: 'sideConfirmed', rule: 'ST-5.19', side, ...opens });
  },
};

function refuseConfirm(view: StrategicView, side: Side): Refusal | undefined {
  if (view.confirmed[side]) return refusal('already-confirmed', 'ST-5.14');
  if (sequence.active(view)[side] !== 'declare') return refusal('nothing-to-confirm', 'ST-5.14');
  return undefined;
}
