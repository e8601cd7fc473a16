import type { Side } from '../../../../rules/core';
import type { EventOf, SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';

/** Why a run stops, and which ship it is about. */
export type Stop =
  | { kind: 'hit' | 'lost' | 'arrival'; ship: string }
  | { kind: 'enemy' | 'track' | 'end' | AirStop };

/** What of the air stops a run of the rules. */
const AIR_STOPS = ['raid', 'strike-due', 'deck-ready'] as const;
type AirStop = (typeof AIR_STOPS)[number];

/** What of the latest events asks a player for a decision. */
export function stopIn(
  events: readonly SeekriegEvent[],
  view: SeekriegView,
  side: Side,
): Stop | null {
  const isOwn = (ship: string) => view.ships[ship]?.side === side;
  if (view.torpedoes.tracks[side].length > 0) return { kind: 'track' };
  for (const event of events) {
    const stop = stopOf(event, side, isOwn);
    if (stop) return stop;
  }
  return null;
}

function stopOf(event: SeekriegEvent, side: Side, isOwn: (ship: string) => boolean): Stop | null {
  switch (event.kind) {
    case 'contactMade':
      return event.side === side ? { kind: 'enemy' } : null;
    case 'forceReported':
      return event.side === side && event.isNew ? { kind: 'enemy' } : null;
    case 'raidDetected':
      return event.side === side ? { kind: 'raid' } : null;
    case 'shipArrived':
      return isOwn(event.ship) ? { kind: 'arrival', ship: event.ship } : null;
    case 'shipSank':
    case 'shipAbandoned':
      return { kind: 'lost', ship: event.ship };
    case 'criticalDamage':
    case 'piecesLost':
      return isOwn(event.ship) ? { kind: 'hit', ship: event.ship } : null;
    case 'runStopped':
      return airStopOf(event);
    default:
      return null;
  }
}

function airStopOf({ reason }: EventOf<'runStopped'>): Stop | null {
  const kind = AIR_STOPS.find((it) => it === reason);
  return kind ? { kind } : null;
}

/** What has stopped the run that the rules have played up to this turn; the other side's reasons are not told. */
export function haltIn(events: readonly SeekriegEvent[], { turn }: SeekriegView): Stop | null {
  for (const event of [...events].reverse()) {
    if (event.turn < turn - 1) return null;
    const stop = event.kind === 'runStopped' ? airStopOf(event) : null;
    if (stop) return stop;
  }
  return null;
}
