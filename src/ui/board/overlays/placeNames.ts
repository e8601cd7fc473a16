import type { Point } from '../geometry/plane';

/** A name and the point of its region above which it is to be written. */
interface WantedName {
  text: string;
  at: Point | undefined;
}

const NAME_RISE = 5;
/** Room for a line, and for a letter of it, where the zoom makes them largest. */
const LINE = 24;
const LETTER = 12;

/** Where the names of regions are written: above their regions, and where two would lie over each other one below. */
export function placeNames(wanted: readonly WantedName[]): (Point | undefined)[] {
  const taken: { at: Point; text: string }[] = [];
  return wanted.map(({ text, at }) => {
    if (!at) return undefined;
    let y = at.y - NAME_RISE;
    const lies = (other: (typeof taken)[number]): boolean =>
      Math.abs(other.at.y - y) < LINE - 1e-6 && overlap(at.x, text, other.at.x, other.text);
    for (let hit = taken.find(lies); hit; hit = taken.find(lies)) y = hit.at.y + LINE;
    const place = { x: at.x, y };
    taken.push({ at: place, text });
    return place;
  });
}

const overlap = (x: number, text: string, otherX: number, other: string): boolean =>
  x < otherX + other.length * LETTER && otherX < x + text.length * LETTER;
