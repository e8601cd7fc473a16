import type { Point } from '../../../../hexmap/geometry/points';
import { isCovered, type Rect } from '../../../../hexmap/geometry/rects';
import { COUNTER } from './arrange';

/** A counter on the map, with the name of its first ship. */
interface Named extends Point {
  id: string;
  words: string;
  /** Of the counter: several in a hex are drawn smaller. */
  scale: number;
}

interface PlacedName extends Point {
  id: string;
  words: string;
}

/** The width of a narrow letter, as a share of its height. */
export const NAME_SHARE = 0.52;
/** What a counter takes up beside its plate: heading, badge, tags. */
const RIM = 4;

/**
 * The names that fit beside their counters with letters of a size: below, above, right or left, over no other counter
 * and no other name. Names that fit nowhere are left out.
 * @param written what is written on the chart: it is covered only where there is no other place
 */
export function placeNames(
  named: readonly Named[],
  letter: number,
  written: readonly Rect[] = [],
): PlacedName[] {
  const taken = named.map(boxOf);
  return named.flatMap((it): PlacedName[] => {
    const boxAt = (place: Point) => textBox(place, it.words, letter);
    const free = placesFor(it, letter).filter((place) => !isCovered(boxAt(place), taken));
    const at = free.find((place) => !isCovered(boxAt(place), written)) ?? free[0];
    if (!at) return [];
    taken.push(textBox(at, it.words, letter));
    return [{ id: it.id, words: it.words, ...at }];
  });
}

const boxOf = ({ x, y, scale }: Named): Rect => {
  const across = (COUNTER.width / 2 + RIM) * scale;
  const down = (COUNTER.height / 2 + RIM) * scale;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/** Base lines of a text that is centered on its place. */
function placesFor({ x, y, words, scale }: Named, letter: number): Point[] {
  const down = (COUNTER.height / 2 + RIM) * scale + 0.5;
  const across = (COUNTER.width / 2 + RIM) * scale + (words.length * NAME_SHARE * letter) / 2 + 1;
  return [
    { x, y: y + down + letter * 0.82 },
    { x, y: y - down - letter * 0.25 },
    { x: x + across, y: y + letter * 0.35 },
    { x: x - across, y: y + letter * 0.35 },
  ];
}

const textBox = ({ x, y }: Point, words: string, letter: number): Rect => {
  const half = (words.length * NAME_SHARE * letter) / 2;
  return { left: x - half, right: x + half, top: y - letter * 0.8, bottom: y + letter * 0.2 };
};
