import type { MouseEvent } from 'react';
import type { Point } from './geometry/points';

/** The data of the piece that an event is on. */
export const pieceUnder = (event: MouseEvent, pieces: string): DOMStringMap | undefined =>
  (event.target as Element).closest<SVGElement>(pieces)?.dataset;

/** Where an event is in the coordinates of a group of the drawing. */
export function pointIn(group: SVGGElement | null, event: MouseEvent): Point {
  const matrix = group?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/** How far a finger may miss, in pixels. */
const FINGER_PIXELS = 24;

export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

export const missPixels = (event: MouseEvent): number => (isTouch(event) ? FINGER_PIXELS : 0);
