import {
  type AnySystem,
  isRefusal,
  NOTHING_TO_UNDO,
  type Refusal,
  type Side,
  UNDO,
} from '../rules/core';
import { LONGEST_LINE } from './adapter';
import type { Snapshot } from './seat';

/** What the question needs of what a side sees. */
export type Standing = Pick<Snapshot, 'view' | 'segment' | 'outcome' | 'canUndo'>;

/** Why a side may not give a line now, as far as it can know. */
export function refuseLine(
  system: AnySystem,
  { view, segment, outcome, canUndo }: Standing,
  side: Side,
  line: string,
): Refusal | undefined {
  if (line.length > LONGEST_LINE) return TOO_LONG;
  if (line === UNDO) return canUndo ? undefined : NOTHING_TO_UNDO;
  const order = system.parseOrder(line);
  if (isRefusal(order)) return order;
  const refused = system.refuse(view, side, order);
  if (refused) return refused;
  return outcome || segment.active[side] === 'waiting' ? NOT_NOW : undefined;
}

const TOO_LONG: Refusal = {
  code: 'line-too-long',
  sentence: `An order is a line of ${LONGEST_LINE} characters at most.`,
};

const NOT_NOW: Refusal = {
  code: 'not-now',
  sentence: 'There is no order for this side to give now.',
};

export const NOT_TAKEN: Refusal = {
  code: 'not-taken',
  sentence: 'The game did not take this order: a fault in the rules stood in the way.',
};
