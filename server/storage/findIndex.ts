import type { Db } from './database';
import { faultOf } from './faults';
import { FIND_INDEX } from './schemaSql';

/**
 * The index is made anew from the table. `REINDEX` would first clear the old one, and fail at its damaged pages; so it
 * is taken out of the schema, and its pages stay unused until the next `VACUUM`.
 */
const RENEW = `BEGIN IMMEDIATE; PRAGMA writable_schema = ON;
  DELETE FROM sqlite_schema WHERE name = 'matches_found';
  PRAGMA writable_schema = RESET; ${FIND_INDEX} COMMIT;`;

/** Every row, by the index of the ids, whatever its match is like. */
const ALL_ROWS = 'SELECT rowid AS row FROM matches ORDER BY id';

export interface RowNumber {
  row: number;
}

/** A search by the index, and what it comes to when only single rows can be read. */
interface Search {
  byIndex(): RowNumber[];
  among(rows: readonly RowNumber[]): RowNumber[];
}

/**
 * Searches for matches. When a page of the index is damaged, it is made anew; where not even that succeeds, as when the
 * table is damaged too, every match is looked at.
 */
export function newSearches(db: Db): (search: Search) => RowNumber[] {
  const allRows = db.prepare(ALL_ROWS);
  return ({ byIndex, among }) => {
    try {
      return byIndex();
    } catch (error) {
      if (!isDamage(error)) throw error;
      return renewIndex(db) ? byIndex() : among(allRows.all() as RowNumber[]);
    }
  };
}

const isDamage = (error: unknown): boolean => faultOf(error).code.startsWith('SQLITE_CORRUPT');

/** Whether it succeeded. */
function renewIndex(db: Db): boolean {
  try {
    db.exec(RENEW);
    return true;
  } catch {
    if (db.inTransaction) db.exec('ROLLBACK');
    db.exec('PRAGMA writable_schema = RESET');
    return false;
  }
}
