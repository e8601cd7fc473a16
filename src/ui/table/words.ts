import type { BaseEvent, Refusal, Segment, Side } from '../../rules/core';
import type { Telling } from '../../words/core/logLine';
import type { AnyOrder } from './desk';

/** What the table asks of the words of a system. What is missing is said by notation, by codes, or as the rules have it. */
export interface TableWords {
  /** 'Round 2, impulse 7: gunnery'. */
  segmentText?(segment: Segment): string;
  /** 'Move Hood south-west to 1006'. */
  orderText?(order: AnyOrder, view: unknown, side: Side): string;
  /** What orders of a kind are called together: 'Fire'. */
  kindText?(kind: string): string;
  refusalText?(refusal: Refusal, view: unknown): string;
  /** A bot's reason in the language of the screen; `undefined` where there is none in it. */
  reasonText?(why: string): string | undefined;
  /** `null` where nothing is worth a line. */
  eventText?(event: BaseEvent, view: unknown): Telling | null;
}
