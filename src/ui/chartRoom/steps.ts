import type { Draft } from '../../scenario/core/draftForm';
import { type Overflow, overflowOf } from '../../scenario/own/overflow';
import { changed, type History } from './history';

/** A draft with its steps back, and why the last edit was not made. */
export interface Steps extends History<Draft> {
  refused?: Overflow | undefined;
}

/** After an edit; one that could not be read again, such as more land than a chart has room for, is not made. */
export function edited(steps: Steps, edit: (draft: Draft) => Draft, gesture?: string): Steps {
  const { refused: _, ...history } = steps;
  const next = edit(history.now);
  if (next === history.now) return steps;
  const refused = overflowOf(next);
  return refused ? { ...history, refused } : changed(history, next, gesture);
}
