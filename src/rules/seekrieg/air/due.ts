import type { Side } from '../../core';
import type { SeekriegView } from '../model/state';

/** [SK-34.6] A raid that the side has detected arrives in this turn. */
export function isRaidDue(view: SeekriegView, side: Side): boolean {
  const { turn, hidden, forces } = view;
  if (!hidden)
    return Object.values(view.raids).some((it) => it.side !== side && it.turnsAway === 0);
  return Object.entries(hidden.raids).some(([id, log]) => {
    const arrives = forces[log.side]?.flights[id]?.arrivesOnTurn;
    return log.side !== side && log.isDetected && arrives === turn;
  });
}
