import { Marked } from 'marked';
import { memo, useId, useMemo, useState } from 'react';
import { language } from '../../words/core/texts';
import { rulesText } from '../i18n/rules';
import { replaceIds } from './clauseIds';
import { type Note, splitNotes } from './notes';

const marked = new Marked({ gfm: true });

/** Which clauses a text may link to, and where they are. */
export interface Links {
  ids: ReadonlySet<string>;
  /** What stands before '#BT-9.2': nothing on the page of the rules itself. */
  page: string;
}

/** Links clauses named in the text. */
const linked = (html: string, { ids, page }: Links): string =>
  replaceIds(html, (id) =>
    ids.has(id) ? `<a class="clause-ref" href="${page}#${id}" data-clause="${id}">${id}</a>` : id,
  );

/** A table may be wider than its page: then it is scrolled, by keys too. */
const scrolled = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      `<div class="clause-table" role="group" aria-label="${rulesText('tableLabel')}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

interface ClauseBodyProps {
  markdown: string;
  id: string | undefined;
  links: Links;
  /** The notes start open: a search has matched in them. */
  showsNotes?: boolean;
}

/** The text of a clause; its source is folded away. */
export const ClauseBody = memo(({ markdown, id, links, showsNotes = false }: ClauseBodyProps) => {
  const { body, notes } = useMemo(() => splitNotes(markdown), [markdown]);
  const html = useMemo(
    () => scrolled(linked(marked.parse(body, { async: false }), links)),
    [body, links],
  );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own rules at build time */}
      <div className="clause-body" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
      {notes.length > 0 && <Notes key={String(showsNotes)} {...{ notes, id, links, showsNotes }} />}
    </>
  );
});

type NotesProps = Required<Omit<ClauseBodyProps, 'markdown'>> & { notes: readonly Note[] };

/** The source of a clause, and what in it is ours. */
function Notes({ notes, id, links, showsNotes }: NotesProps) {
  const [isOpen, setOpen] = useState(showsNotes);
  const list = useId();
  return (
    <>
      <button
        type="button"
        className="clause-source"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-label={id ? rulesText('sourceOf', { id }) : rulesText('source')}
        title={rulesText('source')}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {isOpen && (
        <ul id={list} className="clause-notes" lang={language()}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a clause never change places
            <li key={index}>
              <NoteText note={note} links={links} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const NoteText = ({ note: { kind, text }, links }: { note: Note; links: Links }) => (
  <>
    <b>{rulesText(`note.${kind}`)}</b>
    {text && ': '}
    <span
      lang="en"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own rules at build time
      dangerouslySetInnerHTML={{
        __html: linked(marked.parseInline(text, { async: false }), links),
      }}
    />
  </>
);
