import { SIDES, type Side } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import { isToken } from './secrets';

/** Whoever speaks for a side: by its token, or as the bot that the server has put there. */
export type Holder = ({ side: Side; token: string } | { side: Side; bot: true }) & {
  /** Counts what the seat asks for, once it is known to be his who asks; `false` when it is too much. */
  take?(): Promise<boolean>;
};

/** Whether somebody may speak for a side. */
export const holds = ({ seats }: MatchInfo, holder: Holder): boolean => {
  const seat = seats[holder.side];
  return 'bot' in holder ? seat.bot !== undefined : isToken(holder.token, seat.tokenHash);
};

/** The side that a token is for. */
export const sideHeld = ({ seats }: MatchInfo, token: string): Side | undefined =>
  SIDES.find((side) => isToken(token, seats[side].tokenHash));

export const isWithinRate = async ({ take }: Holder): Promise<boolean> => !take || take();
