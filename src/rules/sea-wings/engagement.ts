import {
  type BaseEvent,
  carryingEvent,
  type EngagementPort,
  ordersCarriedBy,
  SIDES,
  unknown,
  wrapTellings,
} from '../core';
import { advance } from './game/sequence';
import { isWhole } from './game/view';
import { engagementOf } from './gunfire/handOver';
import { takeBack } from './gunfire/takeBack';
import type { SeaWingsEvent } from './model/events';
import type { Order } from './model/orders';
import type { Play } from './model/play';
import { refusal } from './model/refusals';
import type { SeaWingsState, SeaWingsView } from './model/state';

/** [WG-18.12] The system that fights an engagement out, unless it is the usual one. */
const hostOf = ({ engagement }: SeaWingsView): string | undefined => engagement?.handedOver?.host;

/** [WG-18.12 to WG-18.26] How Sea Wings hands an engagement over and takes it back. */
export const engagementPort: EngagementPort<SeaWingsState, Order, SeaWingsEvent> = {
  engagementOf,
  hostOf,
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
  ...ordersCarriedBy('battle'),
  wrap(state, event) {
    const { turn } = state;
    const host = hostOf(state);
    return wrapTellings(event, (told) =>
      carryingEvent(told, {
        kind: 'battleEvent',
        rule: 'WG-18.12',
        turn,
        seenBy: seenBy(told),
        ...(host !== undefined && { host }),
      }),
    );
  },
  takeBack(state, result, dice) {
    if (!isWhole(state)) unknown('what comes back of the battle');
    const play: Play = { state, dice, events: [] };
    takeBack(play, result);
    advance(play);
    return play.events;
  },
  notNow: () => refusal('not-now', 'WG-18.12'),
};

/** Those who only watch see nothing of an engagement. */
const seenBy = ({ seenBy: whom }: BaseEvent): BaseEvent['seenBy'] =>
  whom === 'all' ? SIDES : whom;
