import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SideRows } from '../../../../src/ui/table/report/SideRows';

const textOf = (rows: Parameters<typeof SideRows>[0]): string =>
  renderToStaticMarkup(
    <table>
      <SideRows {...rows} />
    </table>,
  )
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

test('a side without losses has a row that says so', () => {
  const rows = {
    columns: 2,
    sideName: (side: string) => side,
    rowsOf: (side: string) => (side === 'axis' ? [{ key: 'hood', cells: ['Hood', 'sunk'] }] : []),
  };
  expect(textOf(rows)).toBe('|allies|None|axis|Hood|sunk|');
  expect(textOf({ ...rows, sumOf: () => 0 }), 'a sum says as much').not.toContain('None');
});
