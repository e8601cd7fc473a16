import { STANDARD_TABLES, TABLE_IDS } from '../../../rules/battle/query';
import { canonicalJson } from '../../../rules/core';
import type { KeptPack } from '../../frame/keptPack';
import { rulesText } from '../../i18n/rules';

/** Notes beside clauses, by their ids: which have another table in the pack that battles are begun with [BT-16.11]. */
export function packNotes(pack: KeptPack): ReadonlyMap<string, string> {
  const tables = tablesIn(pack.text);
  const replaced = TABLE_IDS.filter((id) => Object.hasOwn(tables, id)).map((id) => ({
    own: tables[id],
    standard: STANDARD_TABLES[id],
  }));
  return new Map(
    replaced
      .filter(({ own, standard }) => canonicalJson(own) !== canonicalJson(standard))
      .flatMap(({ standard: { name, source } }) =>
        clausesIn(source).map(
          (id) => [id, rulesText('otherTable', { pack: pack.name, table: name })] as const,
        ),
      ),
  );
}

/** A source names the clauses that print the table. */
const clausesIn = (source: string): string[] => source.match(/\bBT-\d+\.\d+/g) ?? [];

/** The tables of a pack's text, as far as they can be read: they are checked when a battle is begun. */
function tablesIn(text: string): Record<string, unknown> {
  try {
    const { tables } = Object(JSON.parse(text)) as { tables?: unknown };
    return Object(tables) as Record<string, unknown>;
  } catch {
    return {};
  }
}
