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
    const layer = svg?.querySelector(':scope > g');
    if (!fan || !svg || !layer) return;
    keepInside(fan, svg, box);
    const watch = new MutationObserver(() => keepInside(fan, svg, box));
    watch.observe(layer, { attributes: true, attributeFilter: ['transform'] });
    return () => watch.disconnect();
  });
}

function keepInside(fan: SVGGElement, svg: SVGSVGElement, box: Bounds): void {
  fan.removeAttribute('transform');
  const matrix = fan.getScreenCTM();
  if (!matrix) return;
  const level = ZOOM_LEVELS.find((it) => it === svg.dataset.zoom) ?? 'near';
  const window = svg.getBoundingClientRect();
  const scale = matrix.a * FAN_SCALES[level];
  const x = matrix.e - window.left;
  const y = matrix.f - window.top;
  // A stack beyond the window takes its fan along.
  const isShown = x >= 0 && x <= window.width && y >= 0 && y <= window.height;
  const dx = moveInside(x + box.left * scale, x + box.right * scale, window.width);
  const dy = moveInside(y + box.top * scale, y + box.bottom * scale, window.height);
  const isMoved = isShown && (dx !== 0 || dy !== 0);
  fan.dataset.moved = isMoved ? 'yes' : 'no';
  if (isMoved)
    fan.setAttribute('transform', `translate(${fixed(dx / matrix.a)} ${fixed(dy / matrix.a)})`);
}
