import type { Past } from '../../bots';
import {
  type AnySystem,
  type BaseEvent,
  type BySide,
  bySide,
  eventsFor,
  type Match,
  newMatch,
  type Outcome,
  type Segment,
  type SegmentName,
  type Side,
} from '../../rules/core';
import { giveRecorded, type PlayedGame, type StandingOrder, standingOrders } from './standing';

/** A segment of a game as it was played. */
export interface PlayedSegment {
  name: SegmentName;
  /** Lines of the record that lead to it. */
  given: number;
  /** The whole position before its orders; never changed. */
  state: unknown;
  /** Each side's orders in it, in lines of notation. */
  orders: BySide<string[]>;
  /** What a side could look back on then. */
  pastOf(side: Side): Past;
}

/** A game taken apart, and how it ended. */
interface TakenApart {
  segments: PlayedSegment[];
  outcome: Outcome | undefined;
}

/**
 * The segments of a game in which something was decided, by orders or by dice. Those in which each order given was the
 * only legal one, and nothing was thrown, are left out: the chances are the same before and after.
 */
export function playedSegments(system: AnySystem, game: PlayedGame): TakenApart {
  const { scenario, options, seed } = game;
  const match = newMatch(system, scenario, options, seed);
  const story: Story = { start: system.copy(match.state), events: [...match.events] };
  const all: DatedSegment[] = [];
  let given = 0;
  for (const order of standingOrders(system, game)) {
    const segment = system.segment(match.state);
    if (segment.clock !== all.at(-1)?.clock)
      all.push(newSegment(system, match.state, given, story));
    const now = all.at(-1) as DatedSegment;
    now.isOpen ||= !isForced(system, match.state, order);
    now.orders[order.side].push(order.order);
    const { chapter } = match.quiet;
    const eventsOf = eventsAfter(match);
    giveRecorded(system, match, order, seed);
    story.events.push(...eventsOf());
    now.isOpen ||= match.quiet.chapter !== chapter;
    given = order.upTo;
  }
  return {
    segments: all.filter(({ isOpen }) => isOpen),
    outcome: system.outcome(match.state),
  };
}

interface DatedSegment extends PlayedSegment {
  clock: number;
  /** There was a choice, or a die, or something was revealed. */
  isOpen: boolean;
}

/** A game so far: where it began, and all that has happened since. */
interface Story {
  start: unknown;
  events: BaseEvent[];
}

function newSegment(
  system: AnySystem,
  state: unknown,
  given: number,
  { start, events }: Story,
): DatedSegment {
  const { name, clock }: Segment = system.segment(state);
  const orders = bySide((): string[] => []);
  const happened = events.length;
  const pastOf = (side: Side): Past => ({
    start,
    told: eventsFor(events.slice(0, happened), side),
  });
  return { name, clock, given, state: system.copy(state), orders, isOpen: false, pastOf };
}

/** What happens in a match from now on until it is asked for, which is after one order. */
function eventsAfter(match: Match): () => readonly BaseEvent[] {
  const { chapter, events } = match;
  const before = events.length;
  return () => (match.chapter === chapter ? match.events : match.closedEvents).slice(before);
}

/** There was no other order. */
const isForced = (system: AnySystem, state: unknown, { side }: StandingOrder): boolean =>
  system.legalOrders(state, side).length === 1;
