import type { Refusal, Side } from '../../core';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { bothConfirmed, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { sequence } from './sequence';

/** [ST-5.12, ST-5.14] A side has planned; what is confirmed cannot be recalled. */
export const confirm: OrderRule<'confirm'> = {
  legal: (view, side) => (refuseConfirm(view, side) ? [] : [{ kind: 'confirm' }]),
  refuse: refuseConfirm,
  apply: (play, side) => {
    play.state.confirmed[side] = true;
    // The last one opens what was sealed, whether or not anything comes of it: what can be taken back may not tell [ST-5.10b].
    const opens = bothConfirmed(play.state) && { reveals: true as const };
    tell(play, { kind: 'sideConfirmed', rule: 'ST-5.19', side, ...opens });
  },
};

function refuseConfirm(view: StrategicView, side: Side): Refusal | undefined {
  if (view.confirmed[side]) return refusal('already-confirmed', 'ST-5.14');
  if (sequence.active(view)[side] !== 'declare') return refusal('nothing-to-confirm', 'ST-5.14');
  return undefined;
}
