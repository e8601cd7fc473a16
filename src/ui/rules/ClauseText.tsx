import { Marked } from 'marked';
import { memo, useMemo } from 'react';
import { language } from '../../words/core/texts';
import { rulesText } from '../i18n/rules';
import type { Clause } from './rulebook';

const marked = new Marked({ gfm: true });

/** Clauses named in the text lead to themselves. */
const linked = (html: string): string =>
  html.replace(/\b(BT-(?:EX)?\d+(?:\.\d+)?)\b/g, '<a href="#$1">$1</a>');

/** A table may be wider than its page: then it is scrolled, by keys too. */
const scrolled = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      `<div class="clause-table" role="group" aria-label="${rulesText('tableLabel')}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** Where a clause comes from, and what in it is a fill or a reading, stands back behind what it says. */
const noted = (html: string): string =>
  html.replace(
    /\[(?:primer|figures)[^\]]*\]|\((?:fill|reading|follows)(?:[^()]|\([^()]*\))*\)/g,
    '<small class="clause-note">$&</small>',
  );

interface ClauseTextProps {
  clause: Clause;
  isTarget: boolean;
  /** What does not hold of it for the reader's battles. */
  note: string | undefined;
}

/** One clause as the rules have it, with its number in the margin. */
export const ClauseText = memo(({ clause: { id, markdown }, isTarget, note }: ClauseTextProps) => {
  const html = useMemo(
    () => scrolled(linked(noted(marked.parse(markdown, { async: false })))),
    [markdown],
  );
  return (
    <div className="clause" lang="en" id={id} data-target={isTarget || undefined}>
      {id && (
        <a className="clause-id" href={`#${id}`} aria-label={rulesText('address', { id })}>
          {id}
        </a>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own rules at build time */}
      <div className="clause-body" dangerouslySetInnerHTML={{ __html: html }} />
      {note && (
        <p className="clause-pack" lang={language()}>
          {note}
        </p>
      )}
    </div>
  );
});
