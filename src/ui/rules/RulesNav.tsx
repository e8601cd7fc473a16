import { useState } from 'react';
import { rulesText } from '../i18n/rules';
import { RulesBooks } from './RulesBooks';
import type { Section } from './rulebook';

interface RulesNavProps {
  system: string;
  sections: readonly Section[];
  words: string;
  onWords: (words: string) => void;
  /** How many clauses were found; absent when nothing is looked for. */
  found: number | undefined;
}

/** The books, the search and the sections; on a narrow screen the sections are folded. */
export function RulesNav({ system, sections, words, onWords, found }: RulesNavProps) {
  const [isWide] = useState(() => matchMedia('(min-width: 821px)').matches);
  return (
    <nav className="rules-nav" aria-label={rulesText('sections')}>
      <RulesBooks system={system} />
      <label className="visually-hidden" htmlFor="rules-search">
        {rulesText('search')}
      </label>
      <input
        id="rules-search"
        type="search"
        className="field"
        placeholder={rulesText('search')}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <p className="legend" role="status">
        {found !== undefined && rulesText('found', { count: found })}
      </p>
      <details open={isWide}>
        <summary>{rulesText('sections')}</summary>
        <ol lang="en">
          {sections
            .filter(({ title }) => title)
            .map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
