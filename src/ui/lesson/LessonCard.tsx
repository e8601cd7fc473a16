import { type ReactNode, useState } from 'react';
import { useKeys } from '../controls/keys';
import { lessonText } from '../i18n/lesson';
import { NEXT_KEYS } from './lessonKey';
import { useMark } from './useMark';
import './lesson.css';

interface LessonCardProps {
  title: string;
  children: ReactNode;
  /** Counted from 1. */
  number: number;
  of: number;
  /** What the step is about, as a CSS selector. */
  at: string | undefined;
  /** What it waits for: its time, or something to be done. Absent: it does not wait. */
  waits: 'time' | 'deed' | undefined;
  onBack: (() => void) | undefined;
  onNext: () => void;
  onLeave: () => void;
}

/** The current step of a lesson, beside the game and never in its way: it can be collapsed, gone back in and left. */
export function LessonCard(props: LessonCardProps) {
  const { title, children, number, of, at, waits, onNext } = props;
  const [folded, setFolded] = useState(false);
  const isEarly = waits === 'time';
  useMark(isEarly || folded ? undefined : at);
  // While the lesson waits, the key does nothing. Were it off, its letter would be that of another action.
  const run = () => !waits && onNext();
  useKeys([{ id: 'lesson-next', keys: NEXT_KEYS, label: '', group: '', run }]);
  return (
    <aside className="lesson" aria-label={lessonText('lesson')} data-folded={folded || undefined}>
      <header className="lesson-head">
        <p className="legend">
          <span className="lesson-word">{lessonText('step', { number, of })}</span>
          <span className="lesson-sign" aria-hidden="true">
            {`${number}/${of}`}
          </span>
        </p>
        <button
          type="button"
          className="lesson-fold"
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <span className="lesson-word">{lessonText(folded ? 'unfold' : 'fold')}</span>
          <span className="lesson-sign" aria-hidden="true">
            {folded ? '▴' : '▾'}
          </span>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div className="lesson-body" role="status" tabIndex={0} hidden={folded}>
        <h2>{isEarly ? lessonText('waitingTitle') : title}</h2>
        {isEarly ? <p>{lessonText('waiting', { title })}</p> : children}
      </div>
      <LessonWays {...props} isFolded={folded} />
    </aside>
  );
}

/** Back, next, leave. While the lesson waits, only Skip goes on. */
function LessonWays(props: LessonCardProps & { isFolded: boolean }) {
  const { number, of, waits, onBack, onNext, onLeave, isFolded } = props;
  return (
    <div className="lesson-ways" hidden={isFolded}>
      <button type="button" className="button small quiet lesson-leave" onClick={onLeave}>
        <span className="lesson-word">{lessonText('leave')}</span>
        <span className="lesson-sign" aria-hidden="true">
          ×
        </span>
      </button>
      {onBack && (
        <button type="button" className="button small" onClick={onBack}>
          <span className="lesson-word">{lessonText('back')}</span>
          <span className="lesson-sign" aria-hidden="true">
            ‹
          </span>
        </button>
      )}
      {waits && (
        <button type="button" className="button small" onClick={onNext}>
          {lessonText('skip')}
        </button>
      )}
      <button
        type="button"
        className="button small primary"
        disabled={waits !== undefined}
        title={waits && lessonText(waits === 'deed' ? 'waitsForDeed' : 'waitsForTime')}
        onClick={onNext}
      >
        {lessonText(number === of ? 'finish' : 'next')}
      </button>
    </div>
  );
}
