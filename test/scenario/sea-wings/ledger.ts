import { rulesOf, tableIn } from '../../rules/rulesTable';

const BOOK = rulesOf('sea-wings');

/** The rows of the first table behind a clause of the rules reference, by their headings; a minus sign as in code. */
export const tableAfter = (clause: string): Record<string, string>[] =>
  tableIn(BOOK, clause).map((row) =>
    Object.fromEntries(Object.entries(row).map(([head, cell]) => [head, cell.replace('−', '-')])),
  );

/** The day on which each scenario starts, by its number [WG-29]. */
export const DATES: Readonly<Record<string, string>> = {
  1: '1942-05-07',
  2: '1942-06-04',
  3: '1942-08-24',
  4: '1942-10-25',
  5: '1944-06-19',
};
