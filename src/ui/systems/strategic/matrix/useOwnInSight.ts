import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where the bands are stacked, scrolls to those with own forces at the start of each step.
 * @param step changes with each step; `null` where all bands are visible
 */
export function useOwnInSight(board: RefObject<HTMLElement | null>, step: string | null): void {
  useLayoutEffect(() => {
    const scroller = board.current?.querySelector<HTMLElement>('.matrix-columns');
    const own = `[data-side="${board.current?.dataset.home}"]:not([data-empty])`;
    const bands = [...(scroller?.querySelectorAll<HTMLElement>(`.range-box${own}`) ?? [])];
    const farthest = bands.at(-1);
    if (!scroller || !farthest || step === null) return;
    scroller.scrollTop = farthest.offsetTop + farthest.offsetHeight - scroller.clientHeight;
  }, [board, step]);
}
