/** What a system has to show: its events, its position, and the acts that it makes of them. */
export interface Show {
  event: unknown;
  view: unknown;
  act: Act;
}

/** Events that are shown as one thing. A system adds what its drawings need. */
export interface Act {
  key: string;
  /** Acts of one kind follow each other at their stride; acts of another wait until these have settled. */
  kind: string;
  /** The event whose sentence tells it, counted from the start of the game. */
  lead: number;
  /** The last of its events. */
  last: number;
  /** The ship that goes down. */
  lost?: string;
  times: ActTimes;
}

/** In milliseconds from the start of an act, at normal speed. */
export interface ActTimes {
  /** Another act of the same kind may start. */
  strideMs: number;
  /** An act of another kind may start. */
  settleMs: number;
  /** Nothing of it can be seen any more. */
  endMs: number;
}

/** What makes acts of the events of one system, and knows what they change. */
export interface Script<S extends Show> {
  /** The acts of the events from an index on. */
  actsOf(events: readonly S['event'][], from: number): S['act'][];
  /** The act changes the position as it is drawn. */
  changes(this: void, act: S['act']): boolean;
  /** The position to draw while some acts are still to be shown: their effects are left out. */
  heldBack(before: S['view'], after: S['view'], pending: readonly S['act'][]): S['view'];
}
