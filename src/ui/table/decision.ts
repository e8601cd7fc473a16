import type { ClauseId } from '../../rules/core';

/** The one sentence that says whose decision it is, what is asked, and why; and the clause to read. */
export interface Decision {
  sentence: string;
  rule: ClauseId | undefined;
}
