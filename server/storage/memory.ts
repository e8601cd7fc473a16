import type { ChatLine, MatchEnd, MatchStatus, Room } from '../../src/game/online/protocol';
import type { Viewer } from '../../src/rules/core';
import { fits, latestFirst } from './filters';
import type {
  Ban,
  Beside,
  InfoCommit,
  Kept,
  MatchBasis,
  OrderCommit,
  Run,
  Snapshot,
  Storage,
  StoredChapter,
  StoredMatch,
  StoredOrder,
  Versions,
} from './storage';
import { StorageError } from './storage';

interface Shelf {
  match: StoredMatch;
  orders: StoredOrder[];
  chapters: StoredChapter[];
  snapshot?: Snapshot;
  chat: ChatLine[];
}

type Change = (shelf: Shelf, changes: Partial<StoredMatch>, hidden?: boolean) => void;

/** Matches in memory: for tests, and for a server that leaves no data behind. */
export function memoryStorage(now: () => number = Date.now): Storage {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (id: string): Shelf => {
    const shelf = shelves.get(id);
    if (!shelf) throw new StorageError('There is no such match.');
    return shelf;
  };
  const change: Change = (shelf, changes, hidden = false) => {
    const updatedAt = hidden ? shelf.match.updatedAt : now();
    shelf.match = { ...shelf.match, ...structuredClone(changes), updatedAt };
  };
  const runs = new Map<number, Run>();
  return {
    ...matchesIn(shelves, now),
    ...ordersIn(shelfOf, change),
    ...chatIn(shelves, shelfOf),
    ...bansKept(),
    async snapshot(id) {
      return shelves.get(id)?.snapshot;
    },
    async setSnapshot(id, snapshot) {
      shelfOf(id).snapshot = { ...snapshot };
    },
    async setInfo({ matchId, info, revision, hidden }: InfoCommit): Promise<Kept> {
      const shelf = shelfOf(matchId);
      if (shelf.match.infoRevision !== revision) return 'stale';
      change(shelf, { info, infoRevision: revision + 1 }, hidden);
      return 'kept';
    },
    async finish(id, version, outcome, { change: info, hidden } = {}): Promise<Kept> {
      const shelf = shelfOf(id);
      const isOther = shelf.match.version !== version || shelf.match.status !== 'playing';
      if (isOther || isLate(shelf, info)) return 'stale';
      change(shelf, { ...finished(outcome), ...infoOf(info) }, hidden);
      return 'kept';
    },
    async setAside(id, reason) {
      change(shelfOf(id), { status: 'aside', reason });
    },
    async runs() {
      return [...runs.values()].sort((a, b) => a.from - b.from);
    },
    async setRun(run) {
      runs.set(run.from, { ...run });
    },
    async remove(id) {
      shelves.delete(id);
    },
    async ping() {},
    async probe() {},
    async bytes() {
      return 0;
    },
    async close() {},
  };
}

const chatIn = (
  shelves: ReadonlyMap<string, Shelf>,
  shelfOf: (id: string) => Shelf,
): Pick<Storage, 'addChat' | 'chat' | 'removeChat'> => ({
  async addChat(id, line) {
    shelfOf(id).chat.push({ ...line });
  },
  async chat(id, room: Room, limit) {
    return (shelves.get(id)?.chat ?? []).filter((line) => line.room === room).slice(-limit);
  },
  async removeChat(finishedBefore) {
    for (const shelf of shelves.values()) {
      const { status, updatedAt } = shelf.match;
      if (status === 'finished' && updatedAt < finishedBefore) shelf.chat = [];
    }
  },
});

function bansKept(): Pick<Storage, 'bans' | 'setBan' | 'liftBan'> {
  const bans = new Map<string, Ban>();
  return {
    async bans() {
      return [...bans.values()];
    },
    async setBan(ban) {
      bans.set(ban.net, { ...ban });
    },
    async liftBan(net) {
      bans.delete(net);
    },
  };
}

const matchesIn = (
  shelves: Map<string, Shelf>,
  now: () => number,
): Pick<Storage, 'create' | 'match' | 'list' | 'ids'> => ({
  async create(basis: MatchBasis, info, chapters) {
    if (shelves.has(basis.id)) throw new StorageError('There is a match by this id already.');
    const match = { ...basis, info, status: 'playing', version: 0, infoRevision: 0 } as const;
    shelves.set(
      basis.id,
      structuredClone({
        match: { ...match, updatedAt: now() },
        orders: [],
        chapters: [...chapters],
        chat: [],
      }),
    );
  },
  async match(id) {
    return structuredClone(shelves.get(id)?.match);
  },
  async list(filter) {
    const all = [...shelves.values()].map(({ match }) => match);
    const chosen = all.filter((match) => fits(match, filter)).sort(latestFirst);
    return structuredClone(chosen.slice(0, filter.limit));
  },
  async ids(status: MatchStatus, endedAfter?: number) {
    const all = [...shelves.values()].map(({ match }) => match).sort(latestFirst);
    const hasEnded = ({ info: { pace } }: StoredMatch) =>
      endedAfter === undefined || (pace?.endedAt ?? -Infinity) > endedAfter;
    return all.filter((it) => it.status === status && hasEnded(it)).map(({ id }) => id);
  },
});

const ordersIn = (
  shelfOf: (id: string) => Shelf,
  change: Change,
): Pick<Storage, 'addOrder' | 'orders' | 'orderById' | 'chaptersSince' | 'setDerived'> => ({
  async addOrder(commit: OrderCommit): Promise<Kept> {
    const { matchId, order, closed, outcome, change: beside, hidden } = commit;
    const shelf = shelfOf(matchId);
    if (!isNext(shelf, order) || isLate(shelf, beside)) return 'stale';
    shelf.orders.push(structuredClone(order));
    shelf.chapters = withChapters(shelf.chapters, closed);
    change(shelf, { version: order.number, ...finished(outcome), ...infoOf(beside) }, hidden);
    return 'kept';
  },
  async orders(id, after = 0) {
    return structuredClone(shelfOf(id).orders.filter(({ number }) => number > after));
  },
  async orderById(id, side, orderId) {
    return structuredClone(
      shelfOf(id).orders.find((order) => order.side === side && order.orderId === orderId),
    );
  },
  async chaptersSince(id, viewer: Viewer, version) {
    const unknown = ({ versions }: StoredChapter) => versions[viewer] > version;
    return structuredClone(shelfOf(id).chapters.filter(unknown));
  },
  async setDerived(id, versions: readonly Versions[], chapters) {
    const shelf = shelfOf(id);
    shelf.chapters = withChapters([], chapters);
    shelf.orders = shelf.orders.map((order, index) => ({
      ...order,
      versions: versions[index] ?? order.versions,
    }));
  },
});

/** A chapter closed earlier and reopened by a takeback is replaced. */
function withChapters(known: StoredChapter[], added: readonly StoredChapter[]): StoredChapter[] {
  const all = new Map([...known, ...structuredClone(added)].map((it) => [it.chapter, it]));
  return [...all.values()].sort((a, b) => a.chapter - b.chapter);
}

const finished = (outcome: MatchEnd | undefined): Partial<StoredMatch> =>
  outcome ? { status: 'finished', outcome } : {};

const isLate = ({ match }: Shelf, change: Beside['change']): boolean =>
  change !== undefined && change.revision !== match.infoRevision;

const infoOf = (change: Beside['change']): Partial<StoredMatch> =>
  change ? { info: change.info, infoRevision: change.revision + 1 } : {};

const isNext = ({ match, orders }: Shelf, { number, side, orderId }: StoredOrder): boolean =>
  match.status === 'playing' &&
  match.version === number - 1 &&
  !orders.some((order) => order.side === side && order.orderId === orderId);
