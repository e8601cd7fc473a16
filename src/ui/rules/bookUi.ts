import type { KeptPack } from '../frame/keptPack';

/** The rules of a system as players read them, each part fetched on first use. */
export interface BookUi {
  /** RULES.md as it is written. */
  load(): Promise<string>;
  /** Notes on clauses, by their ids, that a pack of tables changes. */
  packNotes?(): Promise<(pack: KeptPack) => ReadonlyMap<string, string>>;
}
