import {
  carryingEvent,
  type EngagementPort,
  ordersCarriedBy,
  unknown,
  wrapTellings,
} from '../core';
import { engagementOf } from './action/handOver';
import { takeBack } from './action/takeBack';
import { advance } from './game/sequence';
import { isWhole } from './game/view';
import type { StrategicEvent } from './model/events';
import type { Order } from './model/orders';
import type { Play } from './model/play';
import { notNow } from './model/rule';
import type { StrategicState, StrategicView } from './model/state';

/** [ST-21.1a] The system that fights an action, unless it is the usual one. */
const hostOf = ({ action }: StrategicView): string | undefined =>
  action?.stage.kind === 'battle' ? action.stage.host : undefined;

/** [ST-21.4 to ST-21.19] How a strategic game hands an action over and takes it back. */
export const engagementPort: EngagementPort<StrategicState, Order, StrategicEvent> = {
  engagementOf,
  hostOf,
  positionIn: ({ action }) => (action?.stage.kind === 'battle' ? action.stage.battle : null),
  withPosition: (position, battle) => {
    const { action } = position;
    if (action?.stage.kind !== 'battle') return position;
    return { ...position, action: { ...action, stage: { ...action.stage, battle } } };
  },
  keep(draft, battle, ticks) {
    if (draft.action?.stage.kind === 'battle') draft.action.stage.battle = battle;
    draft.clock += ticks;
  },
  ...ordersCarriedBy('battle'),
  wrap(state, event) {
    const { turn } = state;
    const host = hostOf(state);
    return wrapTellings(event, (told) =>
      carryingEvent(told, {
        kind: 'battleEvent',
        rule: 'ST-21.4',
        turn,
        seenBy: told.seenBy,
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
  notNow: () => notNow('otherSide'),
};
