import {
  type BySide,
  type ClauseId,
  type Outcome,
  SIDES,
  type Side,
  type Stage,
} from '../../rules/core';
import { listed } from '../../words/core/say';
import { tableText } from '../i18n/table';
import type { EndSlots } from './EndReport';
import type { OtherEnd } from './screen';

/** The one sentence that says whose decision it is, what is asked, and why; and the clause to read. */
export interface Decision {
  sentence: string;
  rule: ClauseId | undefined;
  /** More clauses to read. */
  more?: readonly ClauseId[];
}

/** The end of a game handed over, while its host goes on; and the rule it ended by. */
export const overDecision = (
  { winner, rule }: Outcome,
  nameOf: (side: Side) => string,
): Decision => ({
  sentence:
    winner === 'draw' ? tableText('overDraw') : tableText('overWon', { winner: nameOf(winner) }),
  rule,
});

/** The end in the place of a decision: its one sentence tells who won and why. */
export const endDecision = (ended: Outcome | OtherEnd, { sentence, rules }: EndSlots): Decision =>
  'text' in ended
    ? { sentence: ended.text, rule: undefined }
    : { sentence: sentence(ended), rule: ended.rule, ...(rules && { more: rules }) };

/** 'Axis' for a person, 'Axis (Commander)' for a bot. */
export const opponentName = (side: string, opponent: string | undefined): string =>
  opponent ? tableText('who', { side, opponent }) : side;

/** Whom a spectator waits for: the sides that still have to decide, or to seal their orders. */
export function dueSentence(
  active: BySide<Stage>,
  nameOf: (side: Side) => string,
): string | undefined {
  const due = SIDES.filter((side) => active[side] !== 'waiting');
  if (due.length === 0) return undefined;
  const isSealed = due.some((side) => active[side] === 'declare');
  return tableText(isSealed ? 'dueSealed' : 'due', { who: listed(due.map(nameOf)) });
}
