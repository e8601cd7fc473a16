import type { Point } from '../../../hex';

export type { Point };

/** Two decimals are plenty for a drawing and keep paths short. */
export const fixed = (n: number): number => Math.round(n * 100) / 100 + 0;

export const pointText = ({ x, y }: Point): string => `${fixed(x)},${fixed(y)}`;

/** An attribute that places something in a drawing. */
export const translate = ({ x, y }: Point): string => `translate(${fixed(x)} ${fixed(y)})`;

/** The point at a true bearing (0 up, 90 right) and distance from another. */
export function pointAt(bearing: number, away: number, from: Point = { x: 0, y: 0 }): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: from.x + away * Math.sin(angle), y: from.y - away * Math.cos(angle) };
}
