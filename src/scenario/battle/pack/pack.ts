import type { BattleTables, TableId, TableSet } from '../../../rules/battle';
import {
  type SheetOverrides,
  STANDARD_SET,
  STANDARD_TABLES,
  TABLE_IDS,
} from '../../../rules/battle/query';
import { canonicalJson } from '../../../rules/core';
import type { Pack } from '../../core/system';

/** A tables pack that has been checked: its contents replace the standard tables and the rated sheets [BT-16.11]. */
export interface TablesPack extends Pack {
  /** Each as a whole. */
  tables: Partial<TableSet>;
  /** By the ids of ships. */
  sheets: Readonly<Record<string, SheetOverrides>>;
}

/** It changes nothing. */
export const isStandard = (pack: TablesPack): boolean =>
  replacedBy(pack).length === 0 && Object.keys(pack.sheets).length === 0;

/** The tables of a pack that are not the standard ones. */
const replacedBy = ({ tables }: TablesPack): TableId[] =>
  TABLE_IDS.filter(
    (id) => tables[id] && canonicalJson(tables[id]) !== canonicalJson(STANDARD_SET[id]),
  );

/** The tables of a battle between some ships, as its state holds them; nothing for the standard ones. */
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

/** A ship's sheet from a pack, with the changes of a battle applied to it. */
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

/** The standard tables as a pack file: a form for owners of a boxed game to fill in. */
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
