import type { Side } from '../../../../rules/core';
import type { SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';

/** Why a run stops, and which ship it is about. */
export type Stop =
  | { kind: 'hit' | 'lost' | 'arrival'; ship: string }
  | { kind: 'enemy' | 'track' | 'end' };

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
    case 'shipArrived':
      return isOwn(event.ship) ? { kind: 'arrival', ship: event.ship } : null;
    case 'shipSank':
    case 'shipAbandoned':
      return { kind: 'lost', ship: event.ship };
    case 'criticalDamage':
      return isOwn(event.ship) ? { kind: 'hit', ship: event.ship } : null;
    default:
      return null;
  }
}
