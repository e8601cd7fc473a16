import { type Refusal, refusal, type Side } from '../../core';
import { tell } from '../play';
import type { OrderRule } from '../rule';
import { segment } from '../segment';
import type { StrategicView } from '../state';

/** [ST-5.12, ST-5.14] A side has planned; what is confirmed cannot be recalled. */
export const confirm: OrderRule<'confirm'> = {
  legal: (view, side) => (refuseConfirm(view, side) ? [] : [{ kind: 'confirm' }]),
  refuse: refuseConfirm,
  apply: (play, side) => {
    play.state.confirmed[side] = true;
    tell(play, { kind: 'sideConfirmed', rule: 'ST-5.19', side });
  },
};

function refuseConfirm(view: StrategicView, side: Side): Refusal | undefined {
  if (view.confirmed[side])
    return refusal('already-confirmed', 'ST-5.14', 'You have confirmed: it cannot be recalled.');
  if (segment(view).active[side] !== 'declare')
    return refusal('nothing-to-confirm', 'ST-5.14', 'There is nothing for you to confirm now.');
  return undefined;
}
