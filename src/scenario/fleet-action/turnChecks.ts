import type { PathFault } from '../form/fault';

/** The fault of a turn that a file names and its battle does not reach. */
export const lateFaults = (path: string, turn: number, turns: number): PathFault[] =>
  turn <= turns ? [] : [{ path, expected: `${turns} or less, the last turn`, found: String(turn) }];
