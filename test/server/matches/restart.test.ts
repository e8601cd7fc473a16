import { describe, expect, test } from 'vitest';
import { checkAll } from '../../../server/matches/checking';
import { VIEWERS } from '../../../server/matches/hosted';
import { memoryStorage } from '../../../server/storage/memory';
import type { Storage } from '../../../server/storage/storage';
import { updateChapters } from '../../../src/game/chapters';
import { drawFrom, must, SIDES } from '../../../src/rules/core';
import { type Listener, listener, newHall, newParty, type Party } from './hall';

/** Plays random legal orders. */
async function playSome(party: Party, key: string, most: number): Promise<void> {
  const draw = drawFrom(key);
  for (let count = 0; count < most; count++) {
    const side = must(SIDES[draw(2)], 'a side');
    const match = must(await party.storage.match(party.id), 'the match');
    if (match.status === 'finished') return;
    const lines = ['undo', 'advance 1', 'scout', 'aim bow', 'aim stern', 'done'];
    await party.give(side, must(lines[draw(lines.length)], 'a line'));
  }
}

const welcomes = async ({ door }: Pick<Party, 'door'>, { id, tokens }: Party, since?: number) => {
  const peers = VIEWERS.map((viewer) => [viewer, listener()] as const);
  for (const [viewer, peer] of peers) {
    const token = viewer === 'spectator' ? {} : { token: tokens[viewer] };
    await door.enter(id, { ...token, ...(since !== undefined && { since }) }, peer);
  }
  return peers.map(([, peer]) => peer.welcome());
};

/** Where a match stands, but for the log's tail, which a restart forgets, and who is there. */
const standing = (all: Awaited<ReturnType<typeof welcomes>>) =>
  all.map(({ telling: { log: _, ...telling }, chapters, segmentSince }) => ({
    telling,
    chapters,
    segmentSince,
  }));

describe('after a restart', () => {
  test.each(['a', 'b', 'c', 'd'])('everything stands as it stood (%s)', async (key) => {
    const party = await newParty();
    await playSome(party, key, 60);
    const before = standing(await welcomes(party, party));
    const killed = newHall(party.storage);
    expect(standing(await welcomes(killed, party))).toEqual(before);
    await killed.matches.close();
    const stopped = newHall(party.storage);
    expect(await party.storage.snapshot(party.id)).toBeDefined();
    expect(standing(await welcomes(stopped, party))).toEqual(before);
  });

  test('an order that was answered before is known again', async () => {
    const party = await newParty();
    await party.give('allies', 'advance 1', { orderId: 'kept', version: 0 });
    const { matches } = newHall(party.storage);
    const holder = { side: 'allies', token: party.tokens.allies } as const;
    const again = await matches.order(party.id, holder, {
      line: 'done',
      orderId: 'kept',
      version: 0,
    });
    expect(again).toEqual({ ok: true, version: 1 });
    expect(await party.storage.orders(party.id)).toHaveLength(1);
  });

  test('versions that are not what a replay gives are put right', async () => {
    const party = await newParty();
    await playSome(party, 'e', 20);
    const before = standing(await welcomes(party, party));
    const orders = await party.storage.orders(party.id);
    const wrong = { allies: 99, axis: 99, spectator: 99 };
    await party.storage.setDerived(
      party.id,
      orders.map(() => wrong),
      [],
    );
    expect(standing(await welcomes(newHall(party.storage), party))).toEqual(before);
    expect(await party.storage.orders(party.id)).toEqual(orders);
  });

  test('a damaged snapshot is not believed', async () => {
    const party = await newParty();
    await playSome(party, 'f', 20);
    const before = standing(await welcomes(party, party));
    await party.matches.close();
    const snapshot = must(await party.storage.snapshot(party.id), 'a snapshot');
    const body = snapshot.body.replace('"round":1', '"round":2');
    expect(body).not.toBe(snapshot.body);
    await party.storage.setSnapshot(party.id, { ...snapshot, body });
    expect(standing(await welcomes(newHall(party.storage), party))).toEqual(before);
  });
});

/** A storage that gives the orders of a match otherwise than they were kept. */
const tampered = (
  storage: Storage,
  change: Partial<{ order: string; digest: string }>,
): Storage => ({
  ...storage,
  orders: async (id, after) =>
    (await storage.orders(id, after)).map((it) => (it.number === 2 ? { ...it, ...change } : it)),
});

describe('a match that does not replay', () => {
  test.each([
    ['an illegal order', { order: 'aim bow' }, 'Order 2 is refused: wrong-phase.'],
    ['an order that cannot be read', { order: 'nonsense' }, 'Order 2 is refused: unreadable.'],
    ['another position', { digest: '00' }, 'The position after order 2 is another one.'],
  ])('is set aside, reported and kept: %s', async (_name, change, reason) => {
    const storage = memoryStorage();
    const sound = await newParty(newHall(storage));
    const party = await newParty(newHall(storage));
    for (const line of ['advance 1', 'advance 2']) await party.give('allies', line);
    const hall = newHall(tampered(storage, change));
    const reported: string[] = [];
    hall.matches.watch({ setAside: (id, why) => void reported.push(`${id} ${why}`) });
    expect(await checkAll(hall.matches)).toEqual({ sound: 1, aside: 1 });
    expect(reported).toEqual([`${party.id} ${reason}`]);
    expect(await storage.match(party.id)).toMatchObject({ status: 'aside', reason, version: 2 });
    expect(await storage.orders(party.id)).toHaveLength(2);
    const peer = listener();
    expect(await hall.door.enter(party.id, {}, peer)).toMatchObject({
      refusal: { code: 'set-aside' },
    });
    expect(await hall.door.enter(sound.id, {}, peer)).toMatchObject({ ok: true });
  });

  test('a lost order is noticed', async () => {
    const party = await newParty();
    await party.give('allies', 'advance 1');
    const hall = newHall({ ...party.storage, orders: async () => [] });
    expect(await checkAll(hall.matches)).toEqual({ sound: 0, aside: 1 });
  });
});

describe('coming back', () => {
  /** What somebody knows who was there all the time. */
  const chaptersOf = ({ told }: Listener) =>
    told.reduce(
      (known, it) => {
        if (it.kind === 'welcome') {
          const closed = it.welcome.chapters.map(({ chapter, events }) => ({
            chapter,
            events: events as [],
            closed: true,
          }));
          return updateChapters(closed, it.welcome.telling.seen);
        }
        return it.kind === 'step' ? updateChapters(known, it.telling.seen) : known;
      },
      [] as ReturnType<typeof updateChapters>,
    );

  test.each(['g', 'h', 'i'])(
    'tells all chapters, and from a version what came since (%s)',
    async (key) => {
      const party = await newParty();
      await playSome(party, key, 30);
      const late = party.peers.axis.version();
      await playSome(party, `${key} more`, 40);
      const all = chaptersOf(party.peers.axis);
      const [peer, back] = [listener(), listener()];
      await party.door.enter(party.id, { token: party.tokens.axis }, peer);
      expect(chaptersOf(peer)).toEqual(all);
      await party.door.enter(party.id, { token: party.tokens.axis, since: late }, back);
      const since = back.welcome().chapters;
      expect(since.length).toBeLessThan(all.length);
      expect(all.filter(({ closed }) => closed).slice(-since.length || all.length)).toEqual(
        since.map(({ proof: _, ...it }) => ({ ...it, closed: true })),
      );
    },
  );
});

test('a match that nobody is in leaves memory and comes back', async () => {
  const party = await newParty();
  await party.give('allies', 'advance 1');
  await party.matches.forget(Number.POSITIVE_INFINITY);
  expect(party.matches.loaded).toBe(1);
  for (const peer of Object.values(party.peers)) await party.door.leave(party.id, peer);
  await party.matches.forget(Number.POSITIVE_INFINITY);
  expect(party.matches.loaded).toBe(0);
  expect(await party.give('allies', 'advance 1')).toEqual({ ok: true, version: 2 });
});
