import type { CitedTable } from '../../words/core/logLine';
import { logText } from '../i18n/log';
import { Rich } from '../i18n/Rich';
import { LinkedText } from '../rules/LinkedText';

/** The table row behind a line; folded until somebody asks for its source. */
export function TableNote({ table, system }: { table: CitedTable; system: string }) {
  const { name, row, source, fill, pack } = table;
  return (
    <details className="log-table">
      <summary>
        {logText('table')}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <p>
        <b>{name}</b>, <LinkedText text={row} system={system} />
      </p>
      <p>
        {pack ? logText('tableOfPack', { pack }) : logText('standardTable')}{' '}
        <Rich
          text={logText('source', { source })}
          parts={[
            (words) => (
              <span lang="en">
                <LinkedText text={words} system={system} />
              </span>
            ),
          ]}
        />{' '}
        {logText(fill ? 'someFill' : 'asPrinted')}
      </p>
    </details>
  );
}
