import { HEX_SIZE } from '../../../../hexmap/geometry/plane';
import { fixed, type Point, pointAt, pointText } from '../../../../hexmap/geometry/points';
import { ROW_HEIGHT } from '../common/plane';

/** Sea between the outermost hexes and the neat line: room for the marks of stacks that leave. */
const MARGIN = HEX_SIZE * 1.1;

/** From the middle of the board to the neat line, square to a side of the board. */
export const rimApothem = (radius: number): number => ROW_HEIGHT * radius + HEX_SIZE + MARGIN;

/** A flat-topped hexagon around the origin. */
export const hexagonPath = (apothem: number): string =>
  `M${[30, 90, 150, 210, 270, 330].map((bearing) => pointText(pointAt(bearing, circumradius(apothem)))).join('L')}Z`;

export const circumradius = (apothem: number): number => (apothem * 2) / Math.sqrt(3);

/** Where the ray at a bearing from the origin meets the hexagon. */
export function rimPoint(bearing: number, apothem: number): Point {
  const side = Math.round(bearing / 60) * 60;
  const off = ((bearing - side) * Math.PI) / 180;
  return pointAt(bearing, apothem / Math.cos(off));
}

/** Degrees from tick to tick of the border, from bar to bar of its band, and from figure to figure. */
const TICK_DEGREES = 1;
const BAR_DEGREES = 5;
const FIGURE_DEGREES = 10;

const range = (step: number): number[] => Array.from({ length: 360 / step }, (_, i) => i * step);

/** Ticks outward from the neat line, longer at every fifth and tenth degree. */
export const tickPath = (apothem: number, length: number): string =>
  range(TICK_DEGREES)
    .map((bearing) => {
      const reach = bearing % FIGURE_DEGREES === 0 ? 1 : bearing % BAR_DEGREES === 0 ? 0.7 : 0.4;
      const to = rimPoint(bearing, apothem + length * reach);
      return `M${pointText(rimPoint(bearing, apothem))}L${pointText(to)}`;
    })
    .join('');

/** Every other bar of the band between two hexagons, as on the border of a chart. */
export const bandPath = (inner: number, outer: number): string =>
  range(2 * BAR_DEGREES)
    .map((bearing) => {
      const end = bearing + BAR_DEGREES;
      const corner = Math.floor((bearing + 30) / 60) !== Math.floor((end + 29.999) / 60);
      const turn = corner ? [Math.round((bearing - 30) / 60) * 60 + 30] : [];
      const out = [bearing, ...turn, end].map((it) => rimPoint(it, outer));
      const back = [end, ...turn, bearing].map((it) => rimPoint(it, inner));
      return `M${[...out, ...back].map(pointText).join('L')}Z`;
    })
    .join('');

interface RimFigure {
  text: string;
  at: Point;
  /** Degrees to turn the text so that it stands along its side of the board, never upside down. */
  turn: number;
}

/** Bearings in three figures along the border. */
export const rimFigures = (apothem: number): RimFigure[] =>
  range(FIGURE_DEGREES)
    .filter((bearing) => bearing % 60 !== 30)
    .map((bearing) => ({
      text: String(bearing).padStart(3, '0'),
      at: rimPoint(bearing, apothem),
      turn: uprightTurn(Math.round(bearing / 60) * 60),
    }));

/** The turn of a text that faces outward at a bearing, flipped where it would stand on its head. */
export function uprightTurn(bearing: number): number {
  const turn = ((bearing % 360) + 360) % 360;
  return fixed(turn > 90 && turn < 270 ? turn - 180 : turn);
}
