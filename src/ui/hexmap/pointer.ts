import type { MouseEvent } from 'react';
import type { Point } from './geometry/points';

/** Where mouse or finger is in the window, and what of the page is there. */
export interface Spot {
  target: Element;
  clientX: number;
  clientY: number;
}

/** The data of the piece that mouse or finger is on. */
export const pieceUnder = ({ target }: Spot, pieces: string): DOMStringMap | undefined =>
  target.closest<SVGElement>(pieces)?.dataset;

/** A place of the window in the coordinates of a group of the drawing. */
export function pointIn(
  group: SVGGElement | null,
  { clientX, clientY }: Pick<Spot, 'clientX' | 'clientY'>,
): Point {
  const matrix = group?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  return new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
}

export const spotOf = ({ target, clientX, clientY }: MouseEvent): Spot => ({
  ...{ target: target as Element, clientX, clientY },
});

/** How far a finger may miss, in pixels. */
const FINGER_PIXELS = 24;

export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

export const missPixels = (event: MouseEvent): number => (isTouch(event) ? FINGER_PIXELS : 0);
