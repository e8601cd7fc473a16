import { buttonsOver } from './covered';
import type { Placement } from './fit';
import { around, type Rect } from './geometry/rects';

/** The part of a drawing where names can be read, in its own units. */
export interface Sight {
  /** The window. */
  window: Rect;
  /** What lies on it, such as buttons. */
  hidden: readonly Rect[];
}

/** The window and the buttons on it, with what figures take up at its left and top edges in pixels. */
export function sightOf(
  svg: SVGSVGElement,
  { k, x, y }: Placement,
  edges: Pick<Rect, 'left' | 'top'>,
): Sight {
  const window = svg.getBoundingClientRect();
  const drawn = (it: Rect): Rect => ({
    left: (it.left - window.left - x) / k,
    right: (it.right - window.left - x) / k,
    top: (it.top - window.top - y) / k,
    bottom: (it.bottom - window.top - y) / k,
  });
  const { left, right, top, bottom } = window;
  return {
    window: drawn({ left: left + edges.left, right, top: top + edges.top, bottom }),
    hidden: buttonsOver(svg).map((it) => drawn(it.getBoundingClientRect())),
  };
}

/** What no name should cover: what lies around the window, and what is hidden in it. */
export function unreadable({ window, hidden }: Sight): Rect[] {
  return [...around(window), ...hidden];
}
