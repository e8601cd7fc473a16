import {
  type AnySystem,
  isRefusal,
  NOTHING_TO_UNDO,
  type Refusal,
  type Side,
  UNDO,
} from '../rules/core';
import { LONGEST_LINE } from './adapter';
import { gameRefusal } from './refusals';
import type { Snapshot } from './seat';

/** The parts of a side's view that the question needs. */
type Standing = Pick<Snapshot, 'view' | 'segment' | 'outcome' | 'canUndo'>;

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

const TOO_LONG = gameRefusal('line-too-long', undefined, { most: LONGEST_LINE });
const NOT_NOW = gameRefusal('not-now', undefined);
export const NOT_TAKEN = gameRefusal('not-taken', undefined);
