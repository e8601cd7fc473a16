import type { PublicMatch, SeatSnapshot } from '../../game/online';
import type { Side } from '../../rules/core';

/** Whether a match goes on at this screen. */
export interface Progress {
  /** The side that gives orders here now. */
  acting: Side | null;
  /** Why nobody gives orders: the players add to the dice, it is paused, a bot stands in, orders are being sent, or it is over. */
  standstill?: 'dice' | 'paused' | 'stoodIn' | 'underWay' | 'over';
}

const NOBODY: Progress = { acting: null };

/**
 * Who gives orders here now. Nobody does while an order with an unknown outcome awaits its answer, so that a key
 * pressed twice gives no order in the next segment.
 */
export function progressOf(
  { game, isOpen }: Pick<SeatSnapshot, 'game' | 'isOpen'>,
  { status, pace, players, dice }: Pick<PublicMatch, 'status' | 'pace' | 'players' | 'dice'>,
): Progress {
  if (!game || game.outcome) return NOBODY;
  if (status !== 'playing') return { acting: null, standstill: 'over' };
  if (dice && dice.part !== 'settled') return { acting: null, standstill: 'dice' };
  if (pace?.pausedSince !== undefined) return { acting: null, standstill: 'paused' };
  const { viewer, segment } = game;
  if (viewer === 'spectator') return NOBODY;
  if (players.some(({ side, isStandIn }) => side === viewer && isStandIn))
    return { acting: null, standstill: 'stoodIn' };
  if (isOpen) return { acting: null, standstill: 'underWay' };
  return segment.active[viewer] === 'waiting' ? NOBODY : { acting: viewer };
}
