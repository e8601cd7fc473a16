import { useEffect, useRef } from 'react';
import { tableText } from '../../i18n/table';
import { useNarrow } from '../useNarrow';
import { endHints, noteHint, useIsNewHint } from './seenHints';
import './hints.css';

/** What is said of a kind of step. */
interface Hint {
  /** Unlike those of all other systems: 'strategic.search'. */
  id: string;
  text: string;
}

/** A hint, told when its kind of step is met for the first time in this browser, for as long as the step lasts. */
export function FirstHint({ hint }: { hint: Hint | null }) {
  const id = hint?.id ?? null;
  const isNew = useIsNewHint(id ?? '');
  const told = useRef(id);
  useEffect(() => {
    const before = told.current;
    told.current = id;
    if (before !== null && before !== id) noteHint(before);
  }, [id]);
  const isPhone = useNarrow('phone');
  if (!hint || !isNew) return null;
  if (isPhone) return <FoldedHint hint={hint} />;
  return (
    <aside className="first-hint" aria-label={tableText('hint')}>
      <p>
        <b>{tableText('hint')}:</b> {hint.text}
      </p>
      <HintButtons id={hint.id} />
    </aside>
  );
}

/** On a phone the orders come first: the hint is a line that opens. */
const FoldedHint = ({ hint: { id, text } }: { hint: Hint }) => (
  <details className="first-hint">
    <summary>{tableText('hint')}</summary>
    <p>{text}</p>
    <HintButtons id={id} />
  </details>
);

const HintButtons = ({ id }: { id: string }) => (
  <div className="actions">
    <button type="button" className="button small" onClick={() => noteHint(id)}>
      {tableText('hintSeen')}
    </button>
    <button type="button" className="button small quiet" onClick={endHints}>
      {tableText('hintsOff')}
    </button>
  </div>
);
