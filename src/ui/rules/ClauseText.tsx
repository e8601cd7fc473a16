import { memo } from 'react';
import { language } from '../../words/core/texts';
import { rulesText } from '../i18n/rules';
import { ClauseBody, type Links } from './ClauseBody';
import type { Clause } from './rulebook';

interface ClauseTextProps {
  clause: Clause;
  isTarget: boolean;
  links: Links;
  showsNotes: boolean;
  /** What in it does not apply to the reader's battles. */
  packNote: string | undefined;
}

/** One clause of the rules, with its number in the margin. */
export const ClauseText = memo(
  ({ clause: { id, markdown }, isTarget, links, showsNotes, packNote }: ClauseTextProps) => (
    <div className="clause" id={id} data-target={isTarget || undefined}>
      {id && (
        <a className="clause-id" href={`#${id}`} aria-label={rulesText('address', { id })}>
          {id}
        </a>
      )}
      <ClauseBody markdown={markdown} id={id} links={links} showsNotes={showsNotes} />
      {packNote && (
        <p className="clause-pack" lang={language()}>
          {packNote}
        </p>
      )}
    </div>
  ),
);
