import type { Reason, Refusal, Roll, SegmentName } from '../../rules/core';

/** What shared code asks the words of a system for: sentences of its codes and figures, in the language that is set. */
export interface SystemWords<View = unknown> {
  /** Why an order may not be given, with the names that a view has. */
  refusalText(refusal: Refusal, view: View): string;
  /** Where a game stands in the sequence of play, without a fight that it has handed over. */
  segmentText(name: SegmentName): string;
  /** Why a bot advises something; `undefined` for a reason that has no text. */
  reasonText?(reason: Reason, view: View): string | undefined;
  /** What dice were thrown for; `undefined` for a reason that has no text. */
  rollText?(roll: Roll, view: View): string | undefined;
  /** The systems that its fights are handed over to. */
  fightsBy?: readonly string[];
}

/** The words of a system as the registry holds them: its view is its own business. */
export const systemWords = <View>(words: SystemWords<View>): SystemWords =>
  words as unknown as SystemWords;
