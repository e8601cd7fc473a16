import { rulesOf, tableIn } from '../rulesTable';

const BOOK = rulesOf('strategic');

/** The rows of the first table behind a clause of the rules reference, each cell by its column's heading. */
export const tableAfter = (clause: string): Record<string, string>[] => tableIn(BOOK, clause);

/** A rating as a card prints it; a dash is `null`. */
export const ratingIn = (cell: string): number | null => (cell === '–' ? null : Number(cell));

/** '41,700 t' has 41700 t; 0 where there is none. */
export const figureIn = (text: string, unit: string): number => {
  const found = new RegExp(`([\\d,.]+) ?${unit}(?![a-z])`).exec(text)?.[1];
  return found === undefined ? 0 : Number(found.replaceAll(',', ''));
};

/** The clauses that carry a mark like `(fill: …)`, in the order of the book. */
export const clausesThatCarry = (mark: 'fill' | 'reading' | 'hex'): string[] =>
  BOOK.split('\n').flatMap((line) => {
    const [, id] = /^- \*\*(ST-[\w.]+)\*\* /.exec(line) ?? [];
    return id && line.includes(`(${mark}:`) ? [id] : [];
  });

/** The clauses that a list behind a clause names. */
export function listAfter(clause: string): string[] {
  const [, after = ''] = BOOK.split(`- **${clause}**`);
  const [list = ''] = after.split(/\n- \*\*|\n\*\*/);
  return list.match(/ST-\w+(?:\.\w+)?/g) ?? [];
}
