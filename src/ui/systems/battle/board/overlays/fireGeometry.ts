import { bearingBetween, sameHex } from '../../../../../hex';
import { type Point, pointAt } from '../../../../hexmap/geometry/points';
import type { FireLine } from '../common/boardProps';
import { centerOf } from '../common/plane';

/** Clear of the counters at both ends. */
const START_AWAY = 27;
const END_AWAY = 31;
/** Between lines of several weapons with the same ends. */
const LINE_STEP = 6;

interface PlacedLine {
  line: FireLine;
  from: Point;
  to: Point;
}

const sharesEnds = (a: FireLine, b: FireLine): boolean =>
  sameHex(a.from, b.from) && sameHex(a.to, b.to);

/** Lines from hex to hex side by side where they share their ends; those within one hex are left out. */
export function placeLines(lines: readonly FireLine[]): PlacedLine[] {
  return lines
    .filter(({ from, to }) => !sameHex(from, to))
    .map((line, _, apart) => {
      const mates = apart.filter((other) => sharesEnds(other, line));
      const aside = (mates.indexOf(line) - (mates.length - 1) / 2) * LINE_STEP;
      const bearing = bearingBetween(line.from, line.to);
      const start = pointAt(bearing, START_AWAY, centerOf(line.from));
      const end = pointAt(bearing + 180, END_AWAY, centerOf(line.to));
      return {
        line,
        from: pointAt(bearing + 90, aside, start),
        to: pointAt(bearing + 90, aside, end),
      };
    });
}
