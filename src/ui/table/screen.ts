import type { ComponentType, ReactNode } from 'react';
import type { Table } from '../../game';
import type { Side, Viewer } from '../../rules/core';

/** How a match ended otherwise than by the rules: given up, out of time, by agreement. */
export interface OtherEnd {
  /** Absent where nobody has won and it is no draw either. */
  winner: Side | 'draw' | undefined;
  /** In a sentence. */
  text: string;
}

/** What a system's screen is given: the table, whose eyes it shows, and what the shell adds to it. */
export interface ScreenProps {
  /** By what the match is kept. */
  matchId: string;
  table: Table;
  viewer: Viewer;
  /** The side that gives orders at this screen now. */
  acting: Side | null;
  /** Who sits on the other side, when it is not a person at this screen. */
  opponent: string | undefined;
  /** Both sides are played at this screen. */
  hotSeat: boolean;
  /** The page was opened to replay the match from its start. */
  isReplay: boolean;
  /** Bots may not be asked for advice, since the opponent is a human who cannot see it. */
  noAdvice?: boolean;
  /** Why nobody is to decide just now, in place of the decision: paused, say, or given up. */
  standstill?: string | undefined;
  /** What takes the match away as a file or a link, while somebody at this screen decides. */
  saving: ReactNode;
  /** How it ended, if not by the rules. */
  end?: OtherEnd | undefined;
  /** What to do once the battle is over. */
  ending: ReactNode;
  /** Goes to the after-action report, or the report so far. */
  onReport: () => void;
  onReplayLeft: () => void;
  /** Starts a new local match from this many first orders of this one. */
  onPlayFrom: (given: number) => void;
}

export type Screen = ComponentType<ScreenProps>;
