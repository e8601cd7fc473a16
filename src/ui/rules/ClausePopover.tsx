import { type CSSProperties, type MouseEvent, useMemo, useState } from 'react';
import { useModal } from '../controls/ConfirmDialog';
import { appText } from '../i18n/app';
import { EnglishNote } from '../i18n/EnglishNote';
import { rulesText } from '../i18n/rules';
import { ClauseBody } from './ClauseBody';
import type { OpenClause } from './openClause';
import type { Place } from './placeBeside';
import { clauseIn, idsOf, type Rulebook } from './rulebook';
import { useBook, usePackNotes } from './useBook';
import './rules.css';

interface ClausePopoverProps {
  open: OpenClause;
  onClose: () => void;
}

/**
 * A clause read on the spot. A dialog of its own, since it may have been opened from within one: Escape and a press beside
 * it close it, and the focus goes back to the link.
 */
export function ClausePopover({ open: { system, rule, place }, onClose }: ClausePopoverProps) {
  const dialog = useModal();
  const [read, setRead] = useState<readonly string[]>([rule]);
  const id = read.at(-1) ?? rule;
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
    const next = clauseAt(event);
    if (!next) return;
    event.preventDefault();
    setRead([...read, next]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; Escape is the key
    <dialog
      ref={dialog}
      className="clause-popover"
      style={styleOf(place)}
      aria-labelledby="clause-popover-title"
      onClick={onClick}
      onClose={onClose}
    >
      <div className="clause-popover-inside">
        <header className="clause-popover-head">
          {read.length > 1 && (
            <button
              type="button"
              className="button small quiet"
              onClick={() => setRead(read.slice(0, -1))}
            >
              {rulesText('back')}
            </button>
          )}
          <h2 id="clause-popover-title">{id}</h2>
          <button type="button" className="button small" data-first onClick={onClose}>
            {appText('close')}
          </button>
        </header>
        <PopoverClause key={id} system={system} id={id} />
        <p>
          <a href={`/rules/${system}#${id}`} target="_blank" rel="noopener">
            {rulesText('openInRules')}
          </a>
        </p>
      </div>
    </dialog>
  );
}

function PopoverClause({ system, id }: { system: string; id: string }) {
  const book = useBook(system);
  const note = usePackNotes(system).get(id);
  if (book === undefined) return <p>{rulesText('opening')}</p>;
  return (
    <>
      <ClauseInSection book={book} system={system} id={id} />
      {note && <p className="clause-pack">{note}</p>}
    </>
  );
}

function ClauseInSection({
  book,
  system,
  id,
}: {
  book: Rulebook | null;
  system: string;
  id: string;
}) {
  const ids = useMemo(() => idsOf(book?.sections ?? []), [book]);
  const links = useMemo(() => ({ ids, page: `/rules/${system}` }), [ids, system]);
  const found = book && clauseIn(book, id);
  if (!found) return <p>{rulesText('unknown', { id })}</p>;
  return (
    <>
      <p className="clause-popover-section" lang="en">
        {found.section.title}
      </p>
      <EnglishNote />
      <div className="clause">
        <ClauseBody markdown={found.clause.markdown} id={id} links={links} />
      </div>
    </>
  );
}

/** The clause that a link inside leads to; none for a press that opens it elsewhere. */
function clauseAt({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-clause]')?.dataset.clause;
}

/** Placed by the style sheet, which on a phone puts it at the foot of the screen. */
const styleOf = ({ left, top, bottom, maxHeight }: Place): CSSProperties =>
  ({
    '--left': `${left}px`,
    '--top': top === 'auto' ? top : `${top}px`,
    '--bottom': bottom === 'auto' ? bottom : `${bottom}px`,
    '--room': `${maxHeight}px`,
  }) as CSSProperties;
