import { freezePlain } from '../../src/game/freeze';
import type { ChatLine, MatchStatus, Room } from '../../src/game/online/protocol';
import type { Side } from '../../src/rules/core';
import type { MatchInfo } from './matchInfo';
import type { StoredChapter, StoredMatch, StoredOrder } from './storage';

export interface MatchRow {
  id: string;
  system: string;
  engine: number;
  scenario: string;
  options: string;
  seed: string;
  created_at: number;
  status: string;
  reason: string | null;
  outcome: string | null;
  version: number;
  updated_at: number;
  info: string;
  info_revision: number;
}

/** So many scenarios are kept parsed. */
const MOST_SCENARIOS = 100;

const scenarios = new Map<string, unknown>();

/** One object for all matches of a scenario. */
function scenarioOf(text: string): unknown {
  const known = scenarios.get(text);
  if (known !== undefined) return known;
  const scenario: unknown = freezePlain(JSON.parse(text));
  if (scenarios.size >= MOST_SCENARIOS) scenarios.clear();
  scenarios.set(text, scenario);
  return scenario;
}

export const toMatch = (row: MatchRow): StoredMatch => ({
  id: row.id,
  system: row.system,
  engine: row.engine,
  scenario: scenarioOf(row.scenario),
  options: JSON.parse(row.options),
  seed: row.seed,
  createdAt: row.created_at,
  status: row.status as MatchStatus,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.outcome !== null && { outcome: JSON.parse(row.outcome) }),
  version: row.version,
  updatedAt: row.updated_at,
  info: JSON.parse(row.info) as MatchInfo,
  infoRevision: row.info_revision,
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

export const toOrder = (row: OrderRow): StoredOrder => ({
  number: row.number,
  side: row.side as Side,
  order: row.line,
  orderId: row.order_id,
  at: row.at,
  versions: JSON.parse(row.versions),
  ...(row.digest !== null && { digest: row.digest }),
});

export interface ChapterRow {
  chapter: number;
  allies: number;
  axis: number;
  spectator: number;
  events: string;
}

export const toChapter = ({
  chapter,
  events,
  allies,
  axis,
  spectator,
}: ChapterRow): StoredChapter => ({
  chapter,
  versions: { allies, axis, spectator },
  events: JSON.parse(events),
});

export interface ChatRow {
  room: string;
  sender: string;
  text: string;
  at: number;
}

export const toChat = ({ room, sender, text, at }: ChatRow): ChatLine => ({
  room: room as Room,
  sender,
  text,
  at,
});
