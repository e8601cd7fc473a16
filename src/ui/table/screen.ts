import type { ComponentType, ReactNode } from 'react';
import type { Table } from '../../game';
import type { Side, Viewer } from '../../rules/core';

/** How a match ended other than by the rules: resigned, out of time, by agreement. */
export interface OtherEnd {
  /** Absent when nobody has won and it is no draw either. */
  winner: Side | 'draw' | undefined;
  /** In a sentence. */
  text: string;
}

/** The props of a system's screen: the table, whose view it shows, and what the shell adds to it. */
export interface ScreenProps {
  /** The id under which the match is stored. */
  matchId: string;
  /** What the match is called, for the heading of the page. */
  title: string;
  table: Table;
  viewer: Viewer;
  /** The side that gives orders at this screen now. */
  acting: Side | null;
  /** The opponent, unless it is a person at this screen. */
  opponent: string | undefined;
  /** Both sides are played at this screen. */
  hotSeat: boolean;
  /** The page was opened to replay the match from its start. */
  isReplay: boolean;
  /** Bots may not be asked for advice, since the opponent is a human who cannot see it. */
  noAdvice?: boolean;
  /** Why nobody has to decide just now, in place of the decision: paused, for example, or resigned. */
  standstill?: string | undefined;
  /** Saving and sharing, while somebody at this screen decides. */
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
  /** Goes to the analysis of the finished match. */
  onAnalysis?: () => void;
}

export type Screen = ComponentType<ScreenProps>;
