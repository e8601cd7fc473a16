import { logText } from '../i18n/log';
import type { CitedTable } from './logLine';

/** The row of the table that a line came of; folded until somebody asks where the figures are from. */
export function TableNote({ table: { name, row, source, fill, pack } }: { table: CitedTable }) {
  return (
    <details className="log-table">
      <summary>
        {logText('table')}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <p>
        <b>{name}</b>, {row}
      </p>
      <p>
        {pack ? logText('tableOfPack', { pack }) : logText('standardTable')}{' '}
        {logText('source', { source })} {logText(fill ? 'someFill' : 'asPrinted')}
      </p>
    </details>
  );
}
