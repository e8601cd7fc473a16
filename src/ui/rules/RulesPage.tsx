import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useKeptPack } from '../app/keptPack';
import { NotFound } from '../app/NotFound';
import { useTitle } from '../app/Page';
import { EnglishNote } from '../i18n/EnglishNote';
import { rulesText } from '../i18n/rules';
import { BOOK_IDS, loadBook } from './books';
import { ClauseText } from './ClauseText';
import { packNotes } from './packNotes';
import { anchorIn, parseRules, type Rulebook, type Section, searchRules } from './rulebook';
import './rules.css';

/** The rules of a system: searchable, every clause with an address of its own. */
export function RulesPage({ system }: { system: string }) {
  const book = useBook(system);
  if (book === undefined) return <p className="loading">{rulesText('opening')}</p>;
  if (book === null) return <NotFound what="book" />;
  return <Book book={book} system={system} />;
}

/** `undefined` while it loads, `null` when there is none. */
function useBook(system: string): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const show = (source: string | undefined) => {
      if (wanted) setBook(source === undefined ? null : parseRules(source));
    };
    // Thrown while the page is drawn, where the app catches it.
    const fail = (error: unknown) =>
      setBook(() => {
        throw error;
      });
    loadBook(system).then(show).catch(fail);
    return () => {
      wanted = false;
    };
  }, [system]);
  return book;
}

function Book({ book, system }: { book: Rulebook; system: string }) {
  useTitle(book.title);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const sections = useMemo(() => searchRules(book.sections, wanted), [book, wanted]);
  const target = useAnchor();
  const pack = useKeptPack();
  const notes = useMemo(() => packNotes(system, pack), [system, pack]);
  const count = sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <main className="rules" id="main" tabIndex={-1}>
      <nav className="rules-nav" aria-label={rulesText('sections')}>
        <ul className="rules-books" aria-label={rulesText('books')}>
          {BOOK_IDS.map((id) => (
            <li key={id}>
              <Link href={`/rules/${id}`} aria-current={id === system ? 'page' : undefined}>
                {rulesText(id === 'battle' ? 'book.battle' : 'book.strategic')}
              </Link>
            </li>
          ))}
        </ul>
        <label className="visually-hidden" htmlFor="rules-search">
          {rulesText('search')}
        </label>
        <input
          id="rules-search"
          type="search"
          className="field"
          placeholder={rulesText('search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p className="legend" role="status">
          {wanted ? rulesText('found', { count }) : rulesText('sections')}
        </p>
        <ol lang="en">
          {sections
            .filter(({ title }) => title)
            .map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
        </ol>
      </nav>
      <article className="rules-text">
        <h1 lang="en">{book.title}</h1>
        <EnglishNote />
        {sections.map((section) => (
          <SectionText key={section.slug} section={section} target={target} notes={notes} />
        ))}
        {count === 0 && <p>{rulesText('none')}</p>}
      </article>
    </main>
  );
}

interface SectionTextProps {
  section: Section;
  target: string;
  notes: ReadonlyMap<string, string>;
}

function SectionText({ section, target, notes }: SectionTextProps) {
  return (
    <section aria-labelledby={section.title ? section.slug : undefined}>
      {section.title && (
        <h2 id={section.slug} lang="en">
          {section.title}
        </h2>
      )}
      {section.clauses.map((clause) => (
        <ClauseText
          key={clause.id ?? clause.markdown}
          clause={clause}
          isTarget={clause.id !== undefined && clause.id === target}
          note={notes.get(clause.id ?? '')}
        />
      ))}
    </section>
  );
}

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
