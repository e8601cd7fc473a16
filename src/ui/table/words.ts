import type { BaseEvent, Reason, Side } from '../../rules/core';
import type { Telling } from '../../words/core/logLine';
import { wordsOf } from '../../words/registry';
import type { AnyOrder } from './desk';

/** What the default screen asks of the words of a system. What is missing is said by notation and by codes. */
export interface TableWords {
  /** 'Move Hood south-west to 1006'. */
  orderText?(order: AnyOrder, view: unknown, side: Side): string;
  /** What orders of a kind are called together: 'Fire'. */
  kindText?(kind: string): string;
  /** A bot's reason; `undefined` for one that has no text. */
  reasonText?(why: Reason, view: unknown): string | undefined;
  /** `null` where nothing is worth a line. */
  eventText?(event: BaseEvent, view: unknown): Telling | null;
}

/** The words of a system, as far as it has them for the default screen. */
export const tableWords = (system: string): TableWords => (wordsOf(system) ?? {}) as TableWords;
