import type { Axial } from '../../../../hex';
import type { SquadronId } from '../../../../rules/strategic';
import type { BasicForce, Ordnance, SearchTarget } from '../../../../rules/strategic/query';
import { isRecord, newKeptByMatch } from '../../../table/keptByMatch';

/** How a squadron flew last: hexes are counted from where it was, so that they fit a deck that has moved. */
export interface FlightPlan {
  /** The neighboring hex that it formed up in, or the division or base that it patrolled over. */
  start: Axial | string;
  /** By turns after its launch; `null` where it flew toward its base without an order. */
  legs: (readonly Axial[] | null)[];
}

/** What goes on from turn to turn until it is changed. */
export interface Kept {
  search: BasicForce['search'];
  cap: BasicForce['cap'];
  /** What search attempts looked for, and by which squadron. */
  targets: { squadron: SquadronId; target: SearchTarget }[];
  armed: Readonly<Record<SquadronId, Ordnance>>;
  flights: Readonly<Record<SquadronId, FlightPlan>>;
  /** Steps that were confirmed with nothing ordered. */
  idle: readonly string[];
}

export const NOTHING_KEPT: Kept = {
  search: [],
  cap: [],
  targets: [],
  armed: {},
  flights: {},
  idle: [],
};

const LISTS = ['search', 'cap', 'targets', 'idle'] as const;
const RECORDS = ['armed', 'flights'] as const;

/** Written by this page alone: what is refused now is simply not repeated. */
const isKept = (it: unknown): it is Kept =>
  isRecord(it) &&
  LISTS.every((list) => Array.isArray(it[list])) &&
  RECORDS.every((record) => isRecord(it[record]));

export const KEPT_ORDERS = newKeptByMatch<Kept>('flag-plot.standing', isKept);
