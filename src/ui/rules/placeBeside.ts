/** Where a popover stands in the window, in CSS pixels from its edges; it grows away from what it stands beside. */
export interface Place {
  left: number;
  top: number | 'auto';
  bottom: number | 'auto';
  maxHeight: number;
}

const POPOVER_WIDTH = 480;

/** Between the popover and the link, and between the popover and the edge of the window. */
const GAP = 8;

/** Below a link, or above it where there is more room; within the window from side to side. */
export function placeBeside(
  link: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): Place {
  const below = innerHeight - link.bottom;
  const isBelow = below >= Math.min(320, link.top);
  return {
    left: Math.max(GAP, Math.min(link.left - GAP, innerWidth - POPOVER_WIDTH - GAP)),
    top: isBelow ? link.bottom + GAP : 'auto',
    bottom: isBelow ? 'auto' : innerHeight - link.top + GAP,
    maxHeight: (isBelow ? below : link.top) - 2 * GAP,
  };
}
