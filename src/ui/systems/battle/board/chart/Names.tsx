import { hexKey } from '../../../../../hex';
import type { ZoomLevel } from '../../../../hexmap/fit';
import { fixed } from '../../../../hexmap/geometry/points';
import type { Rect } from '../../../../hexmap/geometry/rects';
import type { ChartName } from '../common/boardProps';
import { centerOf } from '../common/plane';

/** Heights of the letters of the chart's names as its style sheet draws them at a reading of the zoom. */
const LETTERS: Readonly<Record<ZoomLevel, Readonly<Record<ChartName['of'], number>>>> = {
  far: { land: 30, water: 30, place: 21 },
  middle: { land: 20, water: 20, place: 15 },
  near: { land: 15, water: 15, place: 12 },
};
/** The width of a letter with the space after it, as a share of its height. */
const SHARES: Readonly<Record<ChartName['of'], number>> = { land: 0.56, water: 0.62, place: 0.52 };

/** What the names of a chart take up. */
export const nameRects = (names: readonly ChartName[], zoom: ZoomLevel): Rect[] =>
  names.map(({ name, hex, of }) => {
    const { x, y } = centerOf(hex);
    const letter = LETTERS[zoom][of];
    const half = (name.length * SHARES[of] * letter) / 2;
    return { left: x - half, right: x + half, top: y - letter / 2, bottom: y + letter / 2 };
  });

/** Names of land, waters and places, each at its hex. */
export const Names = ({ names }: { names: readonly ChartName[] }) => (
  <g className="chart-names">
    {names.map(({ name, hex, of }) => {
      const { x, y } = centerOf(hex);
      return (
        <text key={`${name} ${hexKey(hex)}`} data-of={of} x={fixed(x)} y={fixed(y)}>
          {name}
        </text>
      );
    })}
  </g>
);
