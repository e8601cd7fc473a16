import type { LogEntry } from 'boardgame.io';
import { type BySide, type GivenOrder, SIDES, type Side } from '../rules/core';
import { PLAYER_ID } from './seats';

/** An order with the number that the master gave to the state before it. */
interface Logged {
  stateID: number;
  given: GivenOrder;
}

/** The orders of a match as the master accepted them: each seat's log shows its own lines. */
export function recordOf(logs: BySide<readonly LogEntry[]>): GivenOrder[] {
  const logged = SIDES.flatMap((side) => ordersOf(side, logs[side]));
  return logged.sort((a, b) => a.stateID - b.stateID).map(({ given }) => given);
}

const ordersOf = (side: Side, log: readonly LogEntry[]): Logged[] =>
  log.flatMap(({ action, _stateID }) =>
    action.type === 'MAKE_MOVE' && action.payload.playerID === PLAYER_ID[side]
      ? [{ stateID: _stateID, given: { side, order: String(action.payload.args[0]) } }]
      : [],
  );
