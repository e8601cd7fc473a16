import type { ClauseId } from '../../rules/core';
import { partsOf } from './clauseIds';
import { RuleLink } from './RuleLink';

/** A text whose clauses are links to the rules. */
export const LinkedText = ({ text, system }: { text: string; system: string }) =>
  partsOf(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <RuleLink key={index} system={system} rule={part as ClauseId} />
    ),
  );
