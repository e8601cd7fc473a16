import { type RefObject, useLayoutEffect } from 'react';
import { type Bounds, ZOOM_LEVELS, type ZoomLevel } from '../fit';
import { fixed } from '../geometry/plane';
import { moveInside } from './arrange';

/** How much larger the style sheet draws a fan at each reading of the zoom. */
const FAN_SCALES: Readonly<Record<ZoomLevel, number>> = { far: 2, middle: 1.45, near: 1 };

/** Moves a fan that has just opened into the window, where a stack near its edge would spread it beyond. */
export function useFanInside(group: RefObject<SVGGElement | null>, box: Bounds): void {
  useLayoutEffect(() => {
    const fan = group.current;
    const svg = fan?.ownerSVGElement;
    fan?.removeAttribute('transform');
    const matrix = fan?.getScreenCTM();
    if (!fan || !svg || !matrix) return;
    const level = ZOOM_LEVELS.find((it) => it === svg.dataset.zoom) ?? 'near';
    const window = svg.getBoundingClientRect();
    const scale = matrix.a * FAN_SCALES[level];
    const x = matrix.e - window.left;
    const y = matrix.f - window.top;
    const dx = moveInside(x + box.left * scale, x + box.right * scale, window.width);
    const dy = moveInside(y + box.top * scale, y + box.bottom * scale, window.height);
    const isMoved = dx !== 0 || dy !== 0;
    fan.dataset.moved = isMoved ? 'yes' : 'no';
    if (isMoved)
      fan.setAttribute('transform', `translate(${fixed(dx / matrix.a)} ${fixed(dy / matrix.a)})`);
  });
}
