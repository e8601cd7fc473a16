import type { Batches } from './batches';
import type { Link } from './link';
import type { PgOwnership, ThisServer } from './ownership';

/** What the tables are used through. */
export interface Use {
  reads: Link;
  writes: Link;
  batches: Batches;
  ownership: PgOwnership;
  me: ThisServer;
  now(): number;
}
