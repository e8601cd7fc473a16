import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BOOK = readFileSync(
  join(import.meta.dirname, '../../../src/rules/sea-wings/RULES.md'),
  'utf8',
);

/** The rows of the first table behind a clause of the rules reference, each cell by its column's heading. */
export function tableAfter(clause: string): Record<string, string>[] {
  const after = BOOK.slice(BOOK.indexOf(`- **${clause}**`)).split('\n');
  const from = after.findIndex((line) => line.startsWith('|'));
  const length = after.slice(from).findIndex((line) => !line.startsWith('|'));
  const [heads = [], , ...rows] = after.slice(from, from + length).map(cellsOf);
  return rows.map((cells) =>
    Object.fromEntries(heads.map((head, column) => [head, cells[column] ?? ''])),
  );
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace('−', '-'));

/** The day on which each scenario starts, by its number [WG-29]. */
export const DATES: Readonly<Record<string, string>> = {
  1: '1942-05-07',
  2: '1942-06-04',
  3: '1942-08-24',
  4: '1942-10-25',
  5: '1944-06-19',
};
