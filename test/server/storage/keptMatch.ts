import type { MatchInfo } from '../../../server/storage/matchInfo';
import type {
  MatchBasis,
  OrderCommit,
  Storage,
  StoredOrder,
} from '../../../server/storage/storage';

/** A clock that every look moves on, so that later changes are later. */
export const clock = (time = 1000) => {
  let now = time;
  return () => ++now;
};

export const basis = (id: string): MatchBasis => ({
  id,
  system: 'toy',
  engine: 1,
  scenario: { id: 'toy', rounds: 3, name: "O'Brien — “quoted”" },
  options: null,
  seed: 'secret',
  createdAt: 5,
});

export const info: MatchInfo = {
  scenarioId: 'toy',
  title: 'Toy',
  unlisted: false,
  seats: { allies: {}, axis: { bot: 'ensign' } },
};

export const order = (number: number, over: Partial<StoredOrder> = {}): StoredOrder => ({
  number,
  side: 'allies',
  order: `advance ${number}`,
  orderId: `id-${number}`,
  at: 100 + number,
  versions: { allies: number, axis: number, spectator: 0 },
  ...over,
});

export const chapter = (number: number, version: number) => ({
  chapter: number,
  versions: { allies: version, axis: version + 1, spectator: version },
  events: [{ kind: 'told', number }],
});

export const commit = (
  matchId: string,
  number: number,
  over: Partial<StoredOrder> = {},
): OrderCommit => ({
  matchId,
  order: order(number, over),
  closed: [],
});

export const withMatch = async (storage: Storage, id = 'm'): Promise<Storage> => {
  await storage.create(basis(id), info, [chapter(0, 0)]);
  return storage;
};
