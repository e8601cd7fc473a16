import { type BaseEvent, type EngagementPort, SIDES, unknown, wrapTellings } from '../core';
import { sequence } from './game/sequence';
import { isWhole } from './game/view';
import { engagementOf } from './gunfire/handOver';
import { takeBack } from './gunfire/takeBack';
import type { EventOf, SeaWingsEvent } from './model/events';
import type { Order } from './model/orders';
import type { Play } from './model/play';
import { refusal } from './model/refusals';
import type { SeaWingsState } from './model/state';

/** [WG-18.12 to WG-18.26] How Sea Wings hands an engagement over and takes it back. */
export const engagementPort: EngagementPort<SeaWingsState, Order, SeaWingsEvent> = {
  engagementOf,
  positionIn: ({ engagement }) => engagement?.handedOver?.position ?? null,
  withPosition(state, position) {
    const { engagement } = state;
    if (!engagement?.handedOver) return state;
    const handedOver = { ...engagement.handedOver, position };
    return { ...state, engagement: { ...engagement, handedOver } };
  },
  keep(draft, position, ticks) {
    if (draft.engagement?.handedOver) draft.engagement.handedOver.position = position;
    draft.clock += ticks;
  },
  lineOf: (order) => (order.kind === 'battle' ? order.line : undefined),
  orderOf: (line) => ({ kind: 'battle', line }),
  wrap: ({ turn }, event) => wrapTellings(event, (told) => battleEvent(turn, told)),
  takeBack(state, result, dice) {
    if (!isWhole(state)) unknown('what comes back of the battle');
    const play: Play = { state, dice, events: [] };
    takeBack(play, result);
    while (sequence.passOn(play));
    return play.events;
  },
  notNow: () => refusal('not-now', 'WG-18.12'),
};

/** An event of the battle, with the fields every event needs. Those who only watch see nothing of an engagement. */
function battleEvent(turn: number, { toldAs: _, ...event }: BaseEvent): EventOf<'battleEvent'> {
  const { dice, reveals } = event;
  const seenBy = event.seenBy === 'all' ? SIDES : event.seenBy;
  return {
    ...({ kind: 'battleEvent', rule: 'WG-18.12' } as const),
    ...{ turn, seenBy, event },
    ...(dice && { dice }),
    ...(reveals && { reveals }),
  };
}
