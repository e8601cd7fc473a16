import { freezePlain } from '../../../src/game/freeze';
import type { ChatLine, MatchStatus, Room } from '../../../src/game/online/protocol';
import type { Side } from '../../../src/rules/core';
import { DamagedError, type StoredChapter, type StoredMatch, type StoredOrder } from '../storage';

/** The parsed JSON of a column; throws a `DamagedError` if it is none. */
function dataOf<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new DamagedError(error);
  }
}

export interface MatchRow {
  id: string;
  system: string;
  engine: number;
  seed: string;
  created_at: number;
  scenario: string;
  options: string;
  status: string;
  reason: string | null;
  outcome: string | null;
  version: number;
  updated_at: number;
  info: string;
  info_revision: number;
  file: string | null;
}

export const MATCH_COLUMNS = `id, system, engine, seed, created_at, scenario, options, status, reason, outcome, version,
  updated_at, info, info_revision, file`;

/** How many parsed scenarios are cached. */
const MAX_SCENARIOS = 100;

const scenarios = new Map<string, unknown>();

/** One object for all matches of a scenario. */
function scenarioOf(text: string): unknown {
  const known = scenarios.get(text);
  if (known !== undefined) return known;
  const scenario: unknown = freezePlain(dataOf(text));
  if (scenarios.size >= MAX_SCENARIOS) scenarios.clear();
  scenarios.set(text, scenario);
  return scenario;
}

export const toMatch = (row: MatchRow): StoredMatch => ({
  id: row.id,
  system: row.system,
  engine: row.engine,
  scenario: scenarioOf(row.scenario),
  options: dataOf(row.options),
  seed: row.seed,
  createdAt: row.created_at,
  status: row.status as MatchStatus,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.outcome !== null && { outcome: dataOf(row.outcome) }),
  version: row.version,
  updatedAt: row.updated_at,
  info: dataOf(row.info),
  infoRevision: row.info_revision,
  ...(row.file !== null && { file: row.file }),
});

export interface OrderRow {
  number: number;
  side: string;
  line: string;
  order_id: string;
  at: number;
  versions: string;
  digest: string | null;
}

export const ORDER_COLUMNS = 'number, side, line, order_id, at, versions, digest';

export const toOrder = (row: OrderRow): StoredOrder => ({
  number: row.number,
  side: row.side as Side,
  order: row.line,
  orderId: row.order_id,
  at: row.at,
  versions: dataOf(row.versions),
  ...(row.digest !== null && { digest: row.digest }),
});

export interface ChapterRow {
  chapter: number;
  allies: number;
  axis: number;
  spectator: number;
  events: string;
}

export const toChapter = ({ chapter, events, ...versions }: ChapterRow): StoredChapter => ({
  chapter,
  versions,
  events: dataOf(events),
});

export interface ChatRow {
  room: string;
  sender: string;
  text: string;
  at: number;
}

export const toChat = ({ room, ...line }: ChatRow): ChatLine => ({ room: room as Room, ...line });
