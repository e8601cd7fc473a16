import { type Axial, distance } from '../../../hex';
import type { Hexes } from '../../core';

/** [SK-17.26] The line of a salvo: from the launch hex towards the hex aimed at. */
interface Course {
  from: Axial;
  aimedAt: Axial;
}

/** [SK-17.26] A hex lies on the track when its center is within half a hex of it. */
const HALF_HEX = 0.5 ** 2 + 1e-9;

/** [SK-17.26] Hexes from the launch hex in which the pistols are not yet armed. */
const SAFETY: Hexes = 2;

/** Scalar product of two displacements, by the coordinates of SK-4.2. */
const dot = (aq: number, ar: number, bq: number, br: number): number =>
  aq * bq + ar * br + (aq * br + ar * bq) / 2;

/**
 * How far along the track a hex lies, in hexes as ranges count them, so that the hex aimed at lies at its range;
 * `null`: off the track, before its start, or within the safety run.
 */
export const placeOn = (course: Course, hex: Axial): Hexes | null =>
  distance(course.from, hex) <= SAFETY ? null : placeAlong(course, hex);

/** The same with the safety run: land there stops torpedoes too. */
function placeAlong({ from, aimedAt }: Course, { q, r }: Axial): Hexes | null {
  const [dq, dr] = [aimedAt.q - from.q, aimedAt.r - from.r];
  const [hq, hr] = [q - from.q, r - from.r];
  const length = dot(dq, dr, dq, dr);
  if (length === 0) return null;
  const along = dot(hq, hr, dq, dr);
  const offSquared = dot(hq, hr, hq, hr) - (along * along) / length;
  if (along <= 0 || offSquared > HALF_HEX) return null;
  return (along / length) * distance(from, aimedAt);
}

/** [SK-4.12] Hexes that torpedoes run before they meet land, at most those of their setting. */
export const freeRun = (course: Course, land: readonly Axial[], most: Hexes): Hexes =>
  land.reduce((least, hex) => Math.min(least, placeAlong(course, hex) ?? least), most);
