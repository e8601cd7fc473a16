import type { PublicMatch, SeatSnapshot } from '../../game/online';
import type { Side } from '../../rules/core';

/** Whether a match goes on at this screen. */
export interface Progress {
  /** The side that gives orders here now. */
  acting: Side | null;
  /** Why nobody does who else would: it is paused, a bot plays on the seat, orders are on their way, or it is over. */
  standstill?: 'paused' | 'stoodIn' | 'underWay' | 'over';
}

const NOBODY: Progress = { acting: null };

/**
 * Who gives orders here now: nobody while the answer to an order is awaited of which nothing is known here, so that a key
 * pressed twice is no order in the part of the turn that comes of the first.
 */
export function progressOf(
  { game, isOpen }: Pick<SeatSnapshot, 'game' | 'isOpen'>,
  { status, pace, players }: Pick<PublicMatch, 'status' | 'pace' | 'players'>,
): Progress {
  if (!game || game.outcome) return NOBODY;
  if (status !== 'playing') return { acting: null, standstill: 'over' };
  if (pace?.pausedSince !== undefined) return { acting: null, standstill: 'paused' };
  const { viewer, segment } = game;
  if (viewer === 'spectator') return NOBODY;
  if (players.some(({ side, isStandIn }) => side === viewer && isStandIn))
    return { acting: null, standstill: 'stoodIn' };
  if (isOpen) return { acting: null, standstill: 'underWay' };
  return segment.active[viewer] === 'waiting' ? NOBODY : { acting: viewer };
}
