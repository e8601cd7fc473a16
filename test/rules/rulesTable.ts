import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rules reference of a system, by the name of its folder. */
export const rulesOf = (system: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/rules/${system}/RULES.md`), 'utf8');

/** A row of a table, each cell by its column's heading. */
export type RulesRow = Record<string, string>;

/** The rows of the first table behind a clause of the rules reference. */
export function tableIn(rules: string, clause: string): RulesRow[] {
  const after = rules.slice(rules.indexOf(`- **${clause}**`)).split('\n');
  const from = after.findIndex((line) => line.startsWith('|'));
  const length = after.slice(from).findIndex((line) => !line.startsWith('|'));
  return namedRows(tableOf(after.slice(from, from + length)));
}

/** A table as printed. */
export interface RulesTable {
  heads: string[];
  rows: string[][];
}

/** All tables between a clause of the rules reference and the next one. */
export function tablesIn(rules: string, clause: string): RulesTable[] {
  const [, after = ''] = rules.split(`\n- **${clause}** `);
  const own = after.split(/\n(?:- \*\*|#)/, 1)[0] ?? '';
  return own
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((block) => tableOf(block.trim().split('\n')));
}

function tableOf(lines: readonly string[]): RulesTable {
  const [heads = [], , ...rows] = lines.map(cellsOf);
  return { heads, rows };
}

/** The rows of a table, each cell by its column's heading. */
export const namedRows = ({ heads, rows }: RulesTable): RulesRow[] =>
  rows.map((cells) => Object.fromEntries(heads.map((head, column) => [head, cells[column] ?? ''])));

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
