import type { Tellers, Viewer } from '../../core';
import type { SeekriegEvent } from './events';
import { isOpenTo } from './sightings';
import type { SeekriegState } from './state';

/** What tells how an event looks to a viewer. */
export interface Knowledge {
  state: SeekriegState;
  viewer: Viewer;
}

/** Told only to those who see the ship. */
const ifSeen = <Event extends { ship: string }>(
  event: Event,
  { state, viewer }: Knowledge,
): Event | null => (isOpenTo(state, viewer, event.ship) ? event : null);

/** [SK-5.7 to SK-5.14] How the kinds that hide something are told; a kind that is not here is told whole. */
export const TELLERS: Tellers<SeekriegEvent, Knowledge> = {
  shipArrived: ifSeen,

  shipStopped: ifSeen,
  collisionRolled: ifSeen,
  /** [SK-34.15] */
  runStopped: (event, { viewer }) => (event.side === viewer ? event : { ...event, reason: null }),
};
