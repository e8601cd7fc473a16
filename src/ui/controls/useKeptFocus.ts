import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused element is gone, such as a button that an order removed. Focus elsewhere, as on the
 * map, is kept, and so is no focus by choice.
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
