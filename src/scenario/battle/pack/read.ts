import type { Row } from '../../../rules/battle';
import {
  MAX_BOXES,
  MAX_TORPEDO_FACTORS,
  type SheetOverrides,
  STANDARD_SET,
  STANDARD_TABLES,
} from '../../../rules/battle/query';
import { checked } from '../../form/check';
import { bad, good, type PathFault, type Read, unknownName } from '../../form/fault';
import type { ShipRegistry } from '../../records/registry';
import { tableFaults } from './checks';
import { isStandard, type TablesPack } from './pack';
import { tablesPackSchema } from './schema';

/** Checks the JSON of a tables pack against its schema, then against the ships of the registry. */
export function loadTablesPack(
  value: unknown,
  registry: ShipRegistry,
  file: string,
): Read<TablesPack> {
  const read = checked(tablesPackSchema, value, file);
  if (!read.ok) return read;
  const { system, id, name, tables = {}, sheets = {} } = read.value;
  // JSON has no undefined: optional keys are present or absent, as in the types of the rules.
  const pack = { system, id, name, tables, sheets } as TablesPack;
  const faults = [...packTableFaults(pack), ...sheetFaults(pack, registry), ...idFaults(pack)];
  return faults.length > 0 ? bad(faults.map((fault) => ({ file, ...fault }))) : good(pack);
}

/** The tables are checked in the combination that will be played, with the standard ones. */
const packTableFaults = ({ tables }: TablesPack): PathFault[] =>
  tableFaults({ ...STANDARD_SET, ...tables }).map((fault) => ({
    ...fault,
    path: `tables.${fault.path}`,
  }));

function sheetFaults({ sheets }: TablesPack, { ships }: ShipRegistry): PathFault[] {
  return Object.entries(sheets).flatMap(([id, sheet]) => [
    ...(ships.has(id)
      ? []
      : [unknownName(`sheets.${id}`, 'a ship of the registry', id, ships.keys())]),
    ...rowFaults(sheet, `sheets.${id}`),
    ...boxFaults(sheet, `sheets.${id}`),
  ]);
}

/** A whole row needs no other figures. */
const rowFaults = (
  { rows = {}, boxes = {}, armor = {} }: SheetOverrides,
  path: string,
): PathFault[] =>
  (Object.keys(rows) as Row[])
    .filter((row) => boxes[row] !== undefined || (row !== 'aa' && armor[row] !== undefined))
    .map((row) => ({
      path: `${path}.rows.${row}`,
      expected: 'a whole row, or its boxes and armor, not both',
      found: 'both',
    }));

function boxFaults({ rows, boxes, torpedoFactors }: SheetOverrides, path: string): PathFault[] {
  const tooMany = Object.entries(boxes ?? {})
    .filter(([, count]) => count > MAX_BOXES)
    .map(([row, count]) => tooLarge(`${path}.boxes.${row}`, MAX_BOXES, count));
  const factors =
    (torpedoFactors ?? 0) > MAX_TORPEDO_FACTORS
      ? [tooLarge(`${path}.torpedoFactors`, MAX_TORPEDO_FACTORS, torpedoFactors)]
      : [];
  const noHull =
    boxes?.hull === 0 || rows?.hull?.length === 0
      ? [{ path, expected: 'a box of hull at least', found: 'none' }]
      : [];
  return [...tooMany, ...factors, ...noHull];
}

const tooLarge = (path: string, most: number, found: number | undefined): PathFault => ({
  path,
  expected: `${most} or less`,
  found: String(found),
});

/** A battle names its tables: the name of the standard ones is reserved. */
function idFaults(pack: TablesPack): PathFault[] {
  if (pack.id !== STANDARD_TABLES.id || isStandard(pack)) return [];
  return [
    {
      path: 'id',
      expected: 'an id of its own, as it is not the standard tables',
      found: `'${pack.id}'`,
    },
  ];
}
