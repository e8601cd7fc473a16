import type * as z from 'zod/mini';
import type { Fault } from '../form/fault';
import type { ShipRegistry } from '../records/registry';

/** A scenario that is being written: JSON of the shape of its system's files, whatever else may be wrong with it. */
export interface Draft {
  system: string;
  id: string;
  title: string;
}

/** How scenarios of a system are written in the chart room. */
export interface DraftForm<Own extends Draft> {
  /** The shape that editing needs; everything else about a file is a fault that can wait. */
  schema: z.ZodMiniType<Own>;
  /** An empty chart. */
  empty(id: string): Own;
  /** All faults that its file has by the checks of its system. */
  faults(draft: Own, registry: ShipRegistry, file: string): Fault[];
  /** How many ships it has, of both sides. */
  shipCount(draft: Own): number;
}
