import type { MouseEvent } from 'react';
import type { StackId } from '../../rules/battle';
import type { Point } from './geometry/plane';

/** The counter or the card that an event is on. */
export function drawnUnder(event: MouseEvent): { stack?: StackId; ship?: string } {
  const drawn = (event.target as Element).closest<SVGElement>('[data-stack]');
  const { stack, ship } = drawn?.dataset ?? {};
  return { ...(stack && { stack }), ...(ship && { ship }) };
}

/** Where an event is in the coordinates of a group of the drawing. */
export function pointIn(group: SVGGElement | null, event: MouseEvent): Point {
  const matrix = group?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/** A finger may miss by so many pixels. */
const FINGER_PIXELS = 24;

export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

export const missPixels = (event: MouseEvent): number => (isTouch(event) ? FINGER_PIXELS : 0);
