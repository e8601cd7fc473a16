import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../../rules/core';
import { tableText } from '../../i18n/table';
import { SideRow } from './ReportTable';

interface TableRow {
  key: string;
  /** The first is what the row is about. */
  cells: readonly ReactNode[];
}

interface SideRowsProps {
  columns: number;
  sideName: (side: Side) => string;
  rowsOf: (side: Side) => readonly TableRow[];
  /** The total of a side's rows: the name of the side stands beside it below them, otherwise above them. */
  sumOf?: (side: Side) => ReactNode;
}

/** The rows of a table, those of each side together. */
export const SideRows = ({ columns, sideName, rowsOf, sumOf }: SideRowsProps) =>
  SIDES.map((side) => (
    <tbody key={side} data-side={side}>
      {!sumOf && <SideRow name={sideName(side)} columns={columns} />}
      {rowsOf(side).map((row) => (
        <Row key={row.key} cells={row.cells} />
      ))}
      {!sumOf && rowsOf(side).length === 0 && <NoRow columns={columns} />}
      {sumOf && (
        <tr className="report-sum">
          <th scope="row" colSpan={columns - 1}>
            {sideName(side)}
          </th>
          <td>{sumOf(side)}</td>
        </tr>
      )}
    </tbody>
  ));

/** That a side has no row: nothing below its name would look as if something were missing. */
const NoRow = ({ columns }: { columns: number }) => (
  <tr>
    <td colSpan={columns} className="no-row">
      {tableText('noRows')}
    </td>
  </tr>
);

const Row = ({ cells: [first, ...others] }: Pick<TableRow, 'cells'>) => (
  <tr>
    <th scope="row">{first}</th>
    {others.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
      <td key={at}>{cell}</td>
    ))}
  </tr>
);
