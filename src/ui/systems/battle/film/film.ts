import type { Side } from '../../../../rules/core';
import type { HullType } from '../../../ships/hullForm';

/** Where a ship is: x, y, and degrees that the bow is turned from the right; `null` once she is gone. */
export type FilmPlace = readonly [x: number, y: number, turn: number] | null;

/** Shots from a place to another, and how many of them hit. */
export type FilmShot = readonly [x: number, y: number, toX: number, toY: number, hits: number];

/** A recorded battle as a short moving picture, in drawing units of the map. */
export interface Film {
  scenario: string;
  /** What is in the picture: left, top, width, height. */
  view: readonly [number, number, number, number];
  ships: readonly { id: string; name: string; side: Side; type: HullType }[];
  frames: readonly { places: readonly FilmPlace[]; shots: readonly FilmShot[] }[];
}
