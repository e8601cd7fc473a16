import type { BaseEvent, Reason, Refusal, Roll, SegmentName, Side } from '../../rules/core';
import type { Telling } from './logLine';

/**
 * What shared code asks the words of a system for: sentences of its codes and figures, in the language that is set. What
 * a system does not bring is said by notation and by codes.
 */
export interface SystemWords<View = unknown, Order = never, Event = never> {
  /** Why an order may not be given; with the names that a view has, or by ids where there is none. */
  refusalText(refusal: Refusal, view?: View): string;
  /** Where a game stands in the sequence of play, without a fight that it has handed over. */
  segmentText(name: SegmentName): string;
  /** 'Move Hood south-west to 1006'. */
  orderText?(order: Order, view: View, side: Side): string;
  /** What orders of a kind are called together: 'Fire'. */
  kindText?(kind: string): string;
  /** What happened; `null` where nothing is worth a line. */
  eventText?(event: Event, view: View): Telling | null;
  /** Why a bot advises something; `undefined` for a reason that has no text. */
  reasonText?(reason: Reason, view: View): string | undefined;
  /** What dice were thrown for; `undefined` for a reason that has no text. */
  rollText?(roll: Roll, view: View): string | undefined;
  /** The systems that its fights are handed over to. */
  fightsBy?: readonly string[];
}

/** The words of a system whose types are its own business: what generic code holds. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are forgotten
export type AnyWords = SystemWords<any, any, BaseEvent>;

/** The words of a system as the registry holds them. */
export const systemWords = <View, Order = never, Event = never>(
  words: SystemWords<View, Order, Event>,
): AnyWords => words as unknown as AnyWords;
