import { type ReactNode, useEffect, useState } from 'react';
import { lessonText } from '../i18n/lesson';
import './lesson.css';

interface LessonCardProps {
  title: string;
  children: ReactNode;
  /** Counted from 1. */
  number: number;
  of: number;
  /** What is talked about, as a CSS selector. */
  at: string | undefined;
  /** Its time has not come. */
  isWaiting: boolean;
  onBack: (() => void) | undefined;
  onNext: () => void;
  onLeave: () => void;
}

/** What a lesson says now, beside the game and never in its way: it can be folded, gone back in and left. */
export function LessonCard(props: LessonCardProps) {
  const { title, children, number, of, at, isWaiting, onBack, onNext, onLeave } = props;
  const [folded, setFolded] = useState(false);
  useMark(isWaiting || folded ? undefined : at);
  return (
    <aside className="lesson" aria-label={lessonText('lesson')} data-folded={folded || undefined}>
      <header className="lesson-head">
        <p className="legend">{lessonText('step', { number, of })}</p>
        <button
          type="button"
          className="lesson-fold"
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {lessonText(folded ? 'unfold' : 'fold')}
        </button>
      </header>
      <div className="lesson-body" role="status" hidden={folded}>
        <h2>{isWaiting ? lessonText('waitingTitle') : title}</h2>
        {isWaiting ? <p>{lessonText('waiting', { title })}</p> : children}
      </div>
      <div className="actions" hidden={folded}>
        {onBack && (
          <button type="button" className="button small" onClick={onBack}>
            {lessonText('back')}
          </button>
        )}
        <button
          type="button"
          className={`button small ${isWaiting ? '' : 'primary'}`}
          onClick={onNext}
        >
          {lessonText(isWaiting ? 'skip' : number === of ? 'finish' : 'next')}
        </button>
        <button type="button" className="button small lesson-leave" onClick={onLeave}>
          {lessonText('leave')}
        </button>
      </div>
    </aside>
  );
}

/** Marks what is talked about, also when it comes later or is drawn anew. */
function useMark(selector: string | undefined): void {
  useEffect(() => {
    if (!selector) return;
    const mark = () => {
      const element = document.querySelector(selector);
      if (!element || element.hasAttribute(MARK)) return;
      element.setAttribute(MARK, '');
      element.scrollIntoView({ block: 'nearest' });
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    };
  }, [selector]);
}

const MARK = 'data-taught';
