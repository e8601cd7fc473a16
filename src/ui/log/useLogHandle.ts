import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';

/** What keys may ask of the log. */
export interface LogHandle {
  /** Takes the keyboard to the search. */
  search(): void;
  /** Goes to the reader's own last order; nothing is looked for any more. */
  lastOwn(): void;
  /** Shows its end. */
  newest(): void;
}

export function useLogHandle(
  ref: Ref<LogHandle> | undefined,
  box: RefObject<HTMLElement | null>,
  clear: () => void,
): LogHandle {
  const handle: LogHandle = {
    search: () => box.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    lastOwn: () => {
      flushSync(clear);
      const line = [...(box.current?.querySelectorAll<HTMLElement>('[data-own]') ?? [])].at(-1);
      if (line) unfold(line);
      line?.scrollIntoView({ block: 'nearest' });
      line?.focus({ preventScroll: true });
    },
    newest: () => showEnd(box),
  };
  useImperativeHandle(ref, () => handle);
  return handle;
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
