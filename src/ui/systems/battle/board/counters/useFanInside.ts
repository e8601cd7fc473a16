import { type RefObject, useLayoutEffect } from 'react';
import { type Bounds, ZOOM_LEVELS } from '../../../../hexmap/fit';
import { fixed } from '../../../../hexmap/geometry/points';
import { moveInside } from './arrange';
import { FAN_SCALES } from './fanPlace';

/** Keeps a fan in the window when a stack near the edge opens it, and as the map moves. */
export function useFanInside(group: RefObject<SVGGElement | null>, box: Bounds): void {
  useLayoutEffect(() => {
    const fan = group.current;
    const svg = fan?.ownerSVGElement;
    if (!fan || !svg) return undefined;
    const { boxes, placeSoon } = fansOf(svg);
    boxes.set(fan, box);
    placeSoon();
    return () => void boxes.delete(fan);
  });
}

/** The fans of a map. */
interface Fans {
  boxes: Map<SVGGElement, Bounds>;
  /** Places all of them before the page is next drawn. */
  placeSoon(): void;
}

const known = new WeakMap<SVGSVGElement, Fans>();

function fansOf(svg: SVGSVGElement): Fans {
  const fans = known.get(svg) ?? newFans(svg);
  known.set(svg, fans);
  return fans;
}

function newFans(svg: SVGSVGElement): Fans {
  const boxes: Fans['boxes'] = new Map();
  let isDue = false;
  const placeSoon = () => {
    if (isDue || boxes.size === 0) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      keepInside(svg, boxes);
    });
  };
  const layer = svg.querySelector(':scope > g');
  if (layer)
    new MutationObserver(placeSoon).observe(layer, {
      attributes: true,
      attributeFilter: ['transform'],
    });
  return { boxes, placeSoon };
}

/** All are put back before any is measured, and measured before any is moved: in turns, the page would be laid out for each. */
function keepInside(svg: SVGSVGElement, boxes: Fans['boxes']): void {
  for (const fan of boxes.keys()) fan.removeAttribute('transform');
  const window = svg.getBoundingClientRect();
  const level = ZOOM_LEVELS.find((it) => it === svg.dataset.zoom) ?? 'near';
  const moves = [...boxes].map(([fan, box]) => ({
    fan,
    move: moveOf(fan, box, window, FAN_SCALES[level]),
  }));
  for (const { fan, move } of moves) {
    fan.dataset.moved = move ? 'yes' : 'no';
    if (move) fan.setAttribute('transform', move);
  }
}

/** How a fan is moved into the window; a stack beyond the window takes its fan along. */
function moveOf(
  fan: SVGGElement,
  box: Bounds,
  window: DOMRect,
  fanScale: number,
): string | undefined {
  const matrix = fan.getScreenCTM();
  if (!matrix) return undefined;
  const scale = matrix.a * fanScale;
  const x = matrix.e - window.left;
  const y = matrix.f - window.top;
  const isShown = x >= 0 && x <= window.width && y >= 0 && y <= window.height;
  const dx = moveInside(x + box.left * scale, x + box.right * scale, window.width);
  const dy = moveInside(y + box.top * scale, y + box.bottom * scale, window.height);
  if (!isShown || (dx === 0 && dy === 0)) return undefined;
  return `translate(${fixed(dx / matrix.a)} ${fixed(dy / matrix.a)})`;
}
