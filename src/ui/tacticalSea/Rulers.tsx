import { type CSSProperties, memo, type RefObject } from 'react';
import { hexInRow } from '../../hex';
import { FLAT } from '../hexmap/geometry/plane';
import type { Point } from '../hexmap/geometry/points';
import type { SeaWindow } from './shapes';

/** What columns and rows are called, as in the log. */
export interface RulerNames {
  column(column: number): string;
  row(row: number): string;
}

/** Every so many columns and rows have their name at the edge of the window; on a small map of so many fewer. */
const EVERY = 5;
/** From one name of a column to the next, and of a row; pixels. */
const MIN_APART = { column: 46, row: 26 };

interface RulersProps {
  /** The sea as it is drawn. */
  sea: SeaWindow;
  names: RulerNames;
  /** Pixels for one drawing unit, roughly. */
  scale: number;
  /** The code that moves the window tells it where the sheet lies. */
  edge: RefObject<SVGGElement | null>;
}

/** Names of columns at the top of the window and of rows at its left, wherever it is moved. */
export const Rulers = memo(function Rulers({ sea, names, scale, edge }: RulersProps) {
  const every = {
    column: EVERY * Math.ceil(MIN_APART.column / (middleOf(EVERY, 0).x * scale)),
    row: EVERY * Math.ceil(MIN_APART.row / (middleOf(0, EVERY).y * scale)),
  };
  return (
    <g ref={edge} className="sea-rulers">
      {everySo(sea.column, sea.columns, every.column).map((column) => (
        <text key={`column ${column}`} data-of="column" style={at(middleOf(column, 0).x)}>
          {names.column(column)}
        </text>
      ))}
      {everySo(sea.row, sea.rows, every.row).map((row) => (
        <text key={`row ${row}`} data-of="row" style={at(middleOf(0, row).y)}>
          {names.row(row)}
        </text>
      ))}
    </g>
  );
});

function everySo(first: number, count: number, every: number): number[] {
  const from = Math.ceil(first / every) * every;
  const named = Math.ceil((first + count - from) / every);
  return Array.from({ length: Math.max(0, named) }, (_, index) => from + index * every);
}

const middleOf = (column: number, row: number): Point => FLAT.center(hexInRow({ column, row }));

/** Where it lies on the sheet; a number, from which the style sheet also tells whether it is in the corner. */
const at = (place: number) => ({ '--at': place }) as CSSProperties;
