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

/** Every so many columns and rows have their name at the edge of the window. */
const EVERY = 5;

interface RulersProps {
  /** The sea as it is drawn. */
  sea: SeaWindow;
  names: RulerNames;
  /** The code that moves the window tells it where the sheet lies. */
  edge: RefObject<SVGGElement | null>;
}

/** Names of columns at the top of the window and of rows at its left, wherever it is moved. */
export const Rulers = memo(function Rulers({ sea, names, edge }: RulersProps) {
  return (
    <g ref={edge} className="sea-rulers">
      {everyFifth(sea.column, sea.columns).map((column) => (
        <text key={`column ${column}`} data-of="column" style={at(middleOf(column, 0).x)}>
          {names.column(column)}
        </text>
      ))}
      {everyFifth(sea.row, sea.rows).map((row) => (
        <text key={`row ${row}`} data-of="row" style={at(middleOf(0, row).y)}>
          {names.row(row)}
        </text>
      ))}
    </g>
  );
});

function everyFifth(first: number, count: number): number[] {
  const from = Math.ceil(first / EVERY) * EVERY;
  const named = Math.ceil((first + count - from) / EVERY);
  return Array.from({ length: Math.max(0, named) }, (_, index) => from + index * EVERY);
}

const middleOf = (column: number, row: number): Point => FLAT.center(hexInRow({ column, row }));

/** Where it lies on the sheet. */
const at = (place: number) => ({ '--at': `${place}px` }) as CSSProperties;
