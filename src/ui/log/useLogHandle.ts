import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';

/** What keys may ask of the log. */
export interface LogHandle {
  /** Moves the focus to the search. */
  search(): void;
  /** Goes to the reader's own last order, and clears the search. */
  lastOwn(): void;
  /** Shows its end. */
  newest(): void;
}

/** @param toOwn clears the search, and unfolds the reader's own last order */
export function useLogHandle(
  ref: Ref<LogHandle> | undefined,
  box: RefObject<HTMLElement | null>,
  toOwn: () => void,
): LogHandle {
  const handle: LogHandle = {
    search: () => box.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    lastOwn: () => {
      flushSync(toOwn);
      const own = box.current?.querySelectorAll<HTMLElement>('[data-own]') ?? [];
      goTo([...own].at(-1));
    },
    newest: () => showEnd(box),
  };
  useImperativeHandle(ref, () => handle);
  return handle;
}

function goTo(line: HTMLElement | undefined): void {
  if (!line) return;
  unfold(line);
  line.scrollIntoView({ block: 'nearest' });
  line.focus({ preventScroll: true });
}

/** Opens all that a line is folded into. */
function unfold(line: HTMLElement): void {
  for (
    let fold = line.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true;
}

/** Scrolls what the log lies in to its end. */
export function showEnd(box: RefObject<HTMLElement | null>): void {
  const scroller = box.current?.querySelector('.log');
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}
