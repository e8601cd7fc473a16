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
 * Who gives orders here now.
 * @param isHeld the answer to an order that decides has been waited for longer than a moment
 */
export function progressOf(
  { game }: Pick<SeatSnapshot, 'game'>,
  { status, pace, players }: Pick<PublicMatch, 'status' | 'pace' | 'players'>,
  isHeld: boolean,
): Progress {
  if (!game || game.outcome) return NOBODY;
  if (status !== 'playing') return { acting: null, standstill: 'over' };
  if (pace?.pausedSince !== undefined) return { acting: null, standstill: 'paused' };
  const { viewer, segment } = game;
  if (viewer === 'spectator') return NOBODY;
  if (players.some(({ side, isStandIn }) => side === viewer && isStandIn))
    return { acting: null, standstill: 'stoodIn' };
  if (isHeld) return { acting: null, standstill: 'underWay' };
  return segment.active[viewer] === 'waiting' ? NOBODY : { acting: viewer };
}
