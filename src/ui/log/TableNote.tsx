import type { CitedTable } from './logLine';

/** The row of the table that a line came of; folded until somebody asks where the figures are from. */
export function TableNote({ table: { name, row, source, fill, pack } }: { table: CitedTable }) {
  return (
    <details className="log-table">
      <summary>
        table<span className="visually-hidden"> {name}</span>
      </summary>
      <p>
        <b>{name}</b>, {row}
      </p>
      <p>
        {pack ? `Table of “${pack}”.` : 'Standard table.'} Source: {source}.{' '}
        {fill ? 'Some figures are a fill.' : 'Figures as printed.'}
      </p>
    </details>
  );
}
