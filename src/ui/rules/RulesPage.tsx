import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { NotFound } from '../frame/NotFound';
import { useTitle } from '../frame/Page';
import { EnglishNote } from '../i18n/EnglishNote';
import { rulesText } from '../i18n/rules';
import { bookIds } from './books';
import type { Links } from './ClauseBody';
import { ClauseText } from './ClauseText';
import { RulesNav } from './RulesNav';
import {
  anchorIn,
  forPlayers,
  idsOf,
  isFoundInNotes,
  type Rulebook,
  type Section,
  searchRules,
} from './rulebook';
import { useBook, usePackNotes } from './useBook';
import './rules.css';

/** The rules of a system: searchable, every clause with an address of its own. */
export function RulesPage({ system }: { system: string }) {
  const book = useBook(system);
  if (book === undefined) return <p className="loading">{rulesText('opening')}</p>;
  if (book === null) return <NotFound what="book" books={`/rules/${bookIds()[0]}`} />;
  return <Book book={book} system={system} />;
}

function Book({ book, system }: { book: Rulebook; system: string }) {
  useTitle(book.title);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const target = useAnchor();
  const all = useMemo(() => forPlayers(book.sections, target), [book, target]);
  const sections = useMemo(() => searchRules(all, wanted), [all, wanted]);
  const links = useMemo<Links>(() => ({ ids: idsOf(book.sections), page: '' }), [book]);
  const notes = usePackNotes(system);
  const count = sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <main className="rules" id="main" tabIndex={-1}>
      <RulesNav
        system={system}
        sections={sections}
        words={words}
        onWords={setWords}
        found={wanted ? count : undefined}
      />
      <article className="rules-text">
        <h1 lang="en">{book.title}</h1>
        <EnglishNote />
        {sections.map((section) => (
          <SectionText
            key={section.slug}
            section={section}
            clauseProps={(id, markdown) => ({
              isTarget: id !== undefined && id === target,
              links,
              packNote: notes.get(id ?? ''),
              showsNotes: isFoundInNotes(markdown, wanted),
            })}
          />
        ))}
        {count === 0 && <p>{rulesText('none')}</p>}
      </article>
    </main>
  );
}

interface SectionTextProps {
  section: Section;
  clauseProps: (
    id: string | undefined,
    markdown: string,
  ) => Omit<Parameters<typeof ClauseText>[0], 'clause'>;
}

const SectionText = ({ section: { slug, title, clauses }, clauseProps }: SectionTextProps) => (
  <section aria-labelledby={title ? slug : undefined}>
    {title && (
      <h2 id={slug} lang="en">
        {title}
      </h2>
    )}
    {clauses.map((clause) => (
      <ClauseText
        key={clause.id ?? clause.markdown}
        clause={clause}
        {...clauseProps(clause.id, clause.markdown)}
      />
    ))}
  </section>
);

/** The clause that the address names; scrolled to, as the text comes after the page. */
function useAnchor(): string {
  const [target, setTarget] = useState(() => anchorIn(location.hash));
  useEffect(() => {
    const follow = () => setTarget(anchorIn(location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [target]);
  return target;
}
