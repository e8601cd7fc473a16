import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it is gone: a button that an order used up, say. Whoever has the focus elsewhere, on
 * the map or on nothing by choice, keeps it.
 * @param fromStart take the focus at once when nothing has it, as after a page that was replaced by this one
 */
export function useKeptFocus(home: RefObject<HTMLElement | null>, fromStart: boolean): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (fromStart && hasNoFocus()) home.current?.focus({ preventScroll: true });
  }, [home, fromStart]);
  useEffect(() => {
    if (hasNoFocus() && isGone(last.current)) home.current?.focus({ preventScroll: true });
  });
}

const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const isGone = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.isConnected || target.matches(':disabled'));
