import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rules reference of a system, by the name of its folder. */
export const rulesOf = (system: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/rules/${system}/RULES.md`), 'utf8');

/** The rows of the first table behind a clause of the rules reference, each cell by its column's heading. */
export function tableIn(rules: string, clause: string): Record<string, string>[] {
  const after = rules.slice(rules.indexOf(`- **${clause}**`)).split('\n');
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
    .map((cell) => cell.trim());
