import type {
  Arc,
  Gun,
  Mount,
  MountKind,
  Torpedo,
} from '../../../src/rules/fleet-action/model/sheet';
import { rulesOf, tableIn } from '../rulesTable';

export type Row = Record<string, string>;

const RULES = rulesOf('fleet-action');

const tables = new Map<string, readonly Row[]>();

/** The rows of the table behind a clause of RULES.md, each cell by its column's heading. */
export function tableOf(clause: string): readonly Row[] {
  const rows = tables.get(clause) ?? tableIn(RULES, clause);
  tables.set(clause, rows);
  return rows;
}

export const cell = (row: Row, column: string): string => {
  const text = row[column];
  if (text === undefined) throw new Error(`RULES.md has no column ${column}`);
  return text;
};

/** `+3`, `41,700`; a dash is 0. */
export function numberIn(text: string): number {
  const value = text === '-' ? 0 : Number(text.replace(/[+,]/g, ''));
  if (Number.isNaN(value)) throw new Error(`'${text}' is no number`);
  return value;
}

export const numberOf = (row: Row, column: string): number => numberIn(cell(row, column));

/** The numbers of a cell such as `30 / 27 / 23`. */
const seriesOf = (row: Row, column: string): number[] =>
  cell(row, column)
    .split('/')
    .map((text) => numberIn(text.trim()));

/** `2 x 3F, 3A`: the mounts, with their barrels or tubes. */
export const mountsIn = (text: string): Mount[] =>
  text.split(', ').flatMap((part) => {
    const [, count = '1', barrels, arc] = /^(?:(\d+) x )?(\d+)([A-Z]+)$/.exec(part) ?? [];
    if (!barrels) throw new Error(`'${part}' is no mount`);
    return Array.from({ length: Number(count) }, () => ({
      barrels: Number(barrels),
      arc: arc as Arc,
    }));
  });

const KINDS: Record<string, MountKind> = { T: 'turret', C: 'casemate', S: 'shielded', O: 'open' };

/** `38 cm SK C/34, T: 2 x 2F, 2 x 2A`; `null` for a dash. */
export function batteryIn(text: string): { gun: Gun; kind: MountKind; mounts: Mount[] } | null {
  const [, gun = '', kind = '', mounts = ''] = /^(.+), ([TCSO]): (.+)$/.exec(text) ?? [];
  return gun ? { gun: gunOf(gun), kind: KINDS[kind] as MountKind, mounts: mountsIn(mounts) } : null;
}

/** [NW-32.14] A gun as the rules print it. */
export function gunOf(name: string): Gun {
  const row = rowNamed('NW-32.14', 'Gun', name);
  return {
    name,
    caliberInches: numberOf(row, 'Calibre in'),
    penetration: seriesOf(row, 'Penetration RB 1 to 5'),
    deckPenetration: seriesOf(row, 'Deck Penetration RB 1 to 5'),
    impactPoints: numberOf(row, 'IP'),
    criticalValue: numberOf(row, 'CV'),
    isDualPurpose: cell(row, 'Dual purpose') === 'yes',
  };
}

/** [NW-32.16] A torpedo as the rules print it; of two dud numbers, the one before the change. */
export function torpedoOf(name: string): Torpedo {
  const row = rowNamed('NW-32.16', 'Torpedo', name);
  const settings = cell(row, 'Settings: knots (modifier), reach in hexes').split('; ');
  return {
    name,
    settings: settings.map((text) => {
      const [knots = '', modifier = '', reach = ''] = text.split(/ \(|\), /);
      return {
        knots: numberIn(knots),
        modifier: numberIn(modifier),
        reachHexes: numberIn(reach),
      };
    }),
    impactPoints: numberOf(row, 'IP'),
    criticalValue: numberOf(row, 'CV'),
    dudNumber: Number.parseInt(cell(row, 'Dud number'), 10),
  };
}

export function rowNamed(clause: string, column: string, name: string): Row {
  const row = tableOf(clause).find((each) => each[column] === name);
  if (!row) throw new Error(`${clause} has no ${name}`);
  return row;
}
