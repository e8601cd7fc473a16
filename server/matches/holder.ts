import { SIDES, type Side } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import { isToken } from './secrets';

/** Who acts for a side: the holder of its token, or the server's bot. */
export type Holder = ({ side: Side; token: string } | { side: Side; bot: true }) & {
  /** Counts the requests of a seat once its token is verified; `false` when there are too many. */
  take?(): Promise<boolean>;
};

/** Whether this holder may act for a side. */
export const holds = ({ seats }: MatchInfo, holder: Holder): boolean => {
  const seat = seats[holder.side];
  return 'bot' in holder ? seat.bot !== undefined : isToken(holder.token, seat.tokenHash);
};

/** The side that a token belongs to. */
export const sideHeld = ({ seats }: MatchInfo, token: string): Side | undefined =>
  SIDES.find((side) => isToken(token, seats[side].tokenHash));

export const isWithinRate = async ({ take }: Holder): Promise<boolean> => !take || take();
