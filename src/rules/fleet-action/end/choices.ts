import type { Refusal, Side } from '../../core';
import { forceOf } from '../common/own';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';

/** [NW-28.1] Choices of the End Phase are made in secret until a side has confirmed. */
export function refuseChoice(view: FleetActionView, side: Side): Refusal | undefined {
  if (view.step.kind !== 'end') return refusal('not-now', 'NW-28.1');
  return view.confirmed[side] ? refusal('already-confirmed', 'NW-28.1') : undefined;
}

/** [NW-30.6] */
export const offerEnd: OrderRule<'offerEnd'> = {
  legal: (view, side) => (offerEnd.refuse(view, side, OFFER) ? [] : [OFFER]),
  refuse: (view, side) =>
    refuseChoice(view, side) ??
    (forceOf(view, side).end.offersEnd ? refusal('already-offered', 'NW-30.6') : undefined),
  apply(play, side) {
    forceOf(play.state, side).end.offersEnd = true;
    tell(play, { kind: 'endOffered', rule: 'NW-30.6', seenBy: [side], side });
  },
};

const OFFER = { kind: 'offerEnd' } as const;
