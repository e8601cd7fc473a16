import type { ClauseId } from '../../rules/core';
import { partsOf } from './clauseIds';
import { RuleLink } from './RuleLink';

/** A text whose clauses are links to the rules; no line ends between a clause and what encloses it. */
export const LinkedText = ({ text, system }: { text: string; system: string }) => {
  const parts = partsOf(text);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      looseIn(parts, index)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="rule-held">
        {OPENING.exec(parts[index - 1] ?? '')?.[0]}
        <RuleLink system={system} rule={part as ClauseId} />
        {CLOSING.exec(parts[index + 1] ?? '')?.[0]}
      </span>
    ),
  );
};

/** What stands at a clause without a space: before it, and after it. */
const OPENING = /\($/;
const CLOSING = /^[).,;:]+/;

/** Words between clauses without what is held at these. */
function looseIn(parts: readonly string[], index: number): string {
  const words = index === 0 ? parts[index] : parts[index]?.replace(CLOSING, '');
  return (index < parts.length - 1 ? words?.replace(OPENING, '') : words) ?? '';
}
