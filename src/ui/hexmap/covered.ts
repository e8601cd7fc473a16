import { around, isCovered } from './geometry/rects';

/** What lies on a map for good: the group of its zoom, all buttons, the little map. */
const BUTTONS = ':scope > fieldset, .button, .mini-map, .mini-board';

/** The buttons and the little map on the map of a drawing. */
export const buttonsOver = (svg: SVGSVGElement): Element[] => [
  ...(svg.closest('.board')?.querySelectorAll(BUTTONS) ?? []),
];

/**
 * Marks the figures at the edge of a map that its window cuts, or that lie under its buttons or over something on it;
 * the style sheet hides them.
 * @param others selectors of what they give way to
 */
export function hideCovered(
  svg: SVGSVGElement | null,
  figures: SVGGElement | null,
  others: string,
): void {
  if (!svg || !figures) return;
  const over = [...svg.querySelectorAll(others), ...buttonsOver(svg)].map(rectOf);
  const taken = [...over, ...around(rectOf(svg))];
  const all = [...figures.children].map((it) => ({ it, rect: rectOf(it) }));
  for (const { it, rect } of all) it.toggleAttribute('data-covered', isCovered(rect, taken));
}

/**
 * Marks the figures drawn on a map that its window cuts, or that lie under its buttons: half a name says nothing, half a
 * compass looks broken.
 * @param drawn selectors of the groups whose children are marked
 */
export function hideCut(svg: SVGSVGElement | null, drawn: string): void {
  if (!svg) return;
  const taken = [...buttonsOver(svg).map(rectOf), ...around(rectOf(svg))];
  const all = [...svg.querySelectorAll(drawn)].flatMap((group) => [...group.children]);
  const rects = all.map(rectOf);
  all.forEach((it, at) => {
    it.toggleAttribute('data-covered', isCovered(rects[at] as DOMRect, taken));
  });
}

/**
 * Hides the little map while any of these lies under it.
 * @param first a selector of what it gives way to
 */
export function giveWay(svg: SVGSVGElement | null, first: string): void {
  const map = svg?.closest('.board')?.querySelector('.mini-map, .mini-board');
  if (!svg || !map) return;
  const under = [...svg.querySelectorAll(first)].map(rectOf);
  map.toggleAttribute('data-gives-way', isCovered(rectOf(map), under));
}

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();
