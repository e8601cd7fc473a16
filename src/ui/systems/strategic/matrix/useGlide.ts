import { type RefObject, useLayoutEffect } from 'react';

/** Where each viewer of each match last saw the counters: what moved since is shown moving. */
const seen = new Map<string, ReadonlyMap<string, string>>();

const GLIDING = { duration: 900, easing: 'cubic-bezier(.3,.1,.2,1)' };

/**
 * Glides counters that changed column since this viewer last looked.
 * @param eyes the match and the viewer
 * @param columns the column of each counter
 */
export function useGlide(
  board: RefObject<HTMLElement | null>,
  eyes: string,
  columns: ReadonlyMap<string, string>,
): void {
  useLayoutEffect(() => {
    const before = seen.get(eyes);
    seen.set(eyes, columns);
    const element = board.current;
    if (!before || !element || wantsStillness()) return;
    for (const [id, column] of columns) {
      const from = before.get(id);
      if (from !== undefined && from !== column) glide(element, id, from, column);
    }
  }, [board, eyes, columns]);
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function glide(board: HTMLElement, id: string, from: string, to: string): void {
  const counter = board.querySelector(`[data-counter="${CSS.escape(id)}"]`);
  const [start, end] = [from, to].map((key) =>
    board.querySelector(`[data-column="${CSS.escape(key)}"]`)?.getBoundingClientRect(),
  );
  if (!counter || !start || !end) return;
  const [x, y] = [start.left - end.left, start.top - end.top];
  const column = counter.closest<HTMLElement>('[data-column]');
  // Gliding counters are drawn over other columns.
  if (column) column.dataset.gliding = 'true';
  const begun = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
  const motion = counter.animate([begun, { transform: 'none', zIndex: 5 }], GLIDING);
  motion.onfinish = () => column?.removeAttribute('data-gliding');
}
