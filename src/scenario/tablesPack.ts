import type { BattleTables, Row, TableId, TableSet } from '../rules/battle';
import { MOST_BOXES, MOST_TORPEDO_FACTORS, type SheetOverrides } from '../rules/battle/ratings';
import { STANDARD_SET, STANDARD_TABLES, TABLE_IDS } from '../rules/battle/tables/standard';
import { canonicalJson } from '../rules/core';
import { checked, parseJson } from './check';
import { bad, type Found, good, type Read, unknownName } from './fault';
import type { ShipRegistry } from './registry';
import { tableFaults } from './tablesChecks';
import { tablesPackSchema } from './tablesSchema';

/** A tables pack that has been checked: what it gives replaces the standard tables and the rated sheets [BT-16.11]. */
export interface TablesPack {
  id: string;
  name: string;
  /** Each as a whole. */
  tables: Partial<TableSet>;
  /** By the ids of ships. */
  sheets: Readonly<Record<string, SheetOverrides>>;
}

/** Longer texts are not read. */
const MOST_LETTERS = 1_000_000;

/** Reads the text of a tables pack; everything that is wrong with it is told at once. */
export function readTablesPack(
  text: string,
  registry: ShipRegistry,
  file: string,
): Read<TablesPack> {
  if (text.length > MOST_LETTERS)
    return bad([
      { file, path: '', expected: `${MOST_LETTERS} letters at most`, found: `${text.length}` },
    ]);
  const parsed = parseJson(text, file);
  return parsed.ok ? loadTablesPack(parsed.value, registry, file) : parsed;
}

/** Checks the JSON of a tables pack against its form, by itself and against the ships of the registry. */
export function loadTablesPack(
  value: unknown,
  registry: ShipRegistry,
  file: string,
): Read<TablesPack> {
  const read = checked(tablesPackSchema, value, file);
  if (!read.ok) return read;
  const { id, name, tables = {}, sheets = {} } = read.value;
  // JSON has no undefined: what the schema calls optional is there or is not, as the types of the rules have it.
  const pack = { id, name, tables, sheets } as TablesPack;
  const faults = [...packTableFaults(pack), ...sheetFaults(pack, registry), ...idFaults(pack)];
  return faults.length > 0 ? bad(faults.map((fault) => ({ file, ...fault }))) : good(pack);
}

/** The tables are checked as they will be played with, the standard ones among them. */
const packTableFaults = ({ tables }: TablesPack): Found[] =>
  tableFaults({ ...STANDARD_SET, ...tables }).map((fault) => ({
    ...fault,
    path: `tables.${fault.path}`,
  }));

function sheetFaults({ sheets }: TablesPack, { ships }: ShipRegistry): Found[] {
  return Object.entries(sheets).flatMap(([id, sheet]) => [
    ...(ships.has(id)
      ? []
      : [unknownName(`sheets.${id}`, 'a ship of the registry', id, ships.keys())]),
    ...rowFaults(sheet, `sheets.${id}`),
    ...boxFaults(sheet, `sheets.${id}`),
  ]);
}

/** A whole row needs no other figures. */
const rowFaults = ({ rows = {}, boxes = {}, armor = {} }: SheetOverrides, path: string): Found[] =>
  (Object.keys(rows) as Row[])
    .filter((row) => boxes[row] !== undefined || (row !== 'aa' && armor[row] !== undefined))
    .map((row) => ({
      path: `${path}.rows.${row}`,
      expected: 'a whole row, or its boxes and armor, not both',
      found: 'both',
    }));

function boxFaults({ rows, boxes, torpedoFactors }: SheetOverrides, path: string): Found[] {
  const tooMany = Object.entries(boxes ?? {})
    .filter(([, count]) => count > MOST_BOXES)
    .map(([row, count]) => tooLarge(`${path}.boxes.${row}`, MOST_BOXES, count));
  const factors =
    (torpedoFactors ?? 0) > MOST_TORPEDO_FACTORS
      ? [tooLarge(`${path}.torpedoFactors`, MOST_TORPEDO_FACTORS, torpedoFactors)]
      : [];
  const noHull =
    boxes?.hull === 0 || rows?.hull?.length === 0
      ? [{ path, expected: 'a box of hull at least', found: 'none' }]
      : [];
  return [...tooMany, ...factors, ...noHull];
}

const tooLarge = (path: string, most: number, found: number | undefined): Found => ({
  path,
  expected: `${most} or less`,
  found: String(found),
});

/** A battle names the tables that it is played with: nothing else goes by the name of the standard ones. */
function idFaults(pack: TablesPack): Found[] {
  if (pack.id !== STANDARD_TABLES.id || isStandard(pack)) return [];
  return [
    {
      path: 'id',
      expected: 'an id of its own, as it is not the standard tables',
      found: `'${pack.id}'`,
    },
  ];
}

const isStandard = (pack: TablesPack): boolean =>
  replacedBy(pack).length === 0 && Object.keys(pack.sheets).length === 0;

/** The tables of a pack that are not the standard ones. */
const replacedBy = ({ tables }: TablesPack): TableId[] =>
  TABLE_IDS.filter(
    (id) => tables[id] && canonicalJson(tables[id]) !== canonicalJson(STANDARD_SET[id]),
  );

/** The tables of a battle between some ships, as it carries them; nothing for the standard ones. */
export function tablesWith(
  pack: TablesPack | undefined,
  ships: readonly string[],
): BattleTables | undefined {
  if (!pack || pack.id === STANDARD_TABLES.id) return undefined;
  return {
    id: pack.id,
    name: pack.name,
    replaced: replacedBy(pack),
    sheets: ships.filter((id) => Object.hasOwn(pack.sheets, id)),
    ...STANDARD_SET,
    ...pack.tables,
  };
}

/** The sheet that a pack gives a ship, with what a battle changes of it laid over. */
export function sheetByPack(
  pack: TablesPack | undefined,
  id: string,
  ofBattle: SheetOverrides,
): SheetOverrides {
  if (!pack || !Object.hasOwn(pack.sheets, id)) return ofBattle;
  const given = pack.sheets[id] as SheetOverrides;
  return {
    ...given,
    ...ofBattle,
    boxes: { ...given.boxes, ...ofBattle.boxes },
    armor: { ...given.armor, ...ofBattle.armor },
  };
}

/** The standard tables as a pack file: the form that an owner of a boxed game fills with its tables. */
export const standardPackFile = () => ({
  $schema: '../schema/tables.schema.json',
  kind: 'tables',
  system: 'battle',
  id: STANDARD_TABLES.id,
  name: STANDARD_TABLES.name,
  note: 'The tables of the battle rules as shipped. Copy it, give it an id and a name of its own, keep the tables that you have and take the others out.',
  tables: STANDARD_SET,
  sheets: {},
});
