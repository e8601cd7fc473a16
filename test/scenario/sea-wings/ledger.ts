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

/** The text of a clause of the rules reference, with minus signs as in code. */
export function clauseText(clause: string): string {
  const line = BOOK.split('\n').find((it) => it.startsWith(`- **${clause}** `));
  if (line === undefined) throw new Error(`no clause ${clause}`);
  return line.slice(`- **${clause}** `.length).replaceAll('−', '-');
}

/** A place of the scenarios as the rules reference writes it: `Lae at 6.7° S 147° E (q 3, r 7): A6M2 2`. */
interface Place {
  name: string;
  lat: number;
  lon: number;
  hex: { q: number; r: number };
  /** What stands there, as written. */
  holds: string;
}

const PLACE =
  /([A-Z][\w ]*?(?:\d\d\.\d)?(?: \([\w ]+\))?) at ([\d.]+)° ([NS]) ([\d.]+)° ([EW]) \(q (-?\d+), r (-?\d+)\)[^:;.]*: (.+?)(?=\. (?:[A-Z]|\()|; [A-Z][\w ()]* at \d|$)/g;

/** All places that a clause names; degrees east beyond 180 counted on [WG-1.9]. */
export const placesIn = (clause: string): Place[] =>
  [...clauseText(clause).matchAll(PLACE)].map(
    ([, name = '', lat, north, lon, east, q, r, holds = '']) => ({
      name: name.trim(),
      lat: Number(lat) * (north === 'N' ? 1 : -1),
      lon: east === 'E' ? Number(lon) : 360 - Number(lon),
      hex: { q: Number(q), r: Number(r) },
      holds,
    }),
  );

const SHIP_TYPE = /^(CV|CVL|CVE|BB|BC|CA|CL|DD|MM) /;

/** Ships as they are listed, `CV Yorktown, Lexington; CA Astoria`, each with its type. */
export function shipsIn(list: string): string[] {
  let type = '';
  return list
    .split(/[;,] /)
    .map((part) =>
      part
        .replace(/^and /, '')
        .replace(/^with /, '')
        .replace(/ \(.*\)$/, ''),
    )
    .map((part) => {
      type = SHIP_TYPE.exec(part)?.[1] ?? type;
      return `${type} ${part.replace(SHIP_TYPE, '')}`;
    })
    .filter((it) => !it.includes('convoy'))
    .sort();
}

/** Air groups as they are listed, `F4F-3 3, SBD-3 6`, by the ids of their types. */
export const airGroupsIn = (list: string): string[] =>
  list
    .split(', ')
    .map((part) => part.toLowerCase())
    .sort();
