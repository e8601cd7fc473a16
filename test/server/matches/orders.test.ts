import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { StorageError } from '../../../server/storage/storage';
import { SIDES } from '../../../src/rules/core';
import { TOY } from '../../game/toySystem';
import { listener, newHall, newParty, refusedAs, sound, toGunnery } from './hall';

describe('an order', () => {
  test('is kept, then told to all, then answered', async () => {
    const storage = memoryStorage();
    const happened: string[] = [];
    const hall = newHall({
      ...storage,
      addOrder: async (commit) => {
        const kept = await storage.addOrder(commit);
        happened.push('kept');
        return kept;
      },
    });
    const party = await newParty(hall);
    party.peers.axis.tell = (it) => void happened.push(it.kind);
    const answer = await party.give('allies', 'advance 1');
    happened.push('answered');
    expect(answer).toEqual({ ok: true, version: 1 });
    expect(happened).toEqual(['kept', 'step', 'answered']);
  });

  test('sent again under its id does nothing twice, even when it would be legal', async () => {
    const party = await newParty();
    const first = await party.give('allies', 'advance 1', { orderId: 'same', version: 0 });
    const again = await party.give('allies', 'advance 1', { orderId: 'same', version: 0 });
    expect([first, again]).toEqual([
      { ok: true, version: 1 },
      { ok: true, version: 1 },
    ]);
    expect(await party.storage.orders(party.id)).toHaveLength(1);
    expect(party.peers.axis.told.filter(({ kind }) => kind === 'step')).toHaveLength(1);
  });

  test('twice at one moment under one id is one order', async () => {
    const party = await newParty();
    const twice = [1, 2].map(() => party.give('allies', 'advance 1', { orderId: 'same' }));
    expect(await Promise.all(twice)).toEqual([
      { ok: true, version: 1 },
      { ok: true, version: 1 },
    ]);
    expect(await party.storage.orders(party.id)).toHaveLength(1);
  });

  test('is refused with the code and the clause of the rules', async () => {
    const party = await newParty();
    expect(await party.give('axis', 'advance 1')).toEqual({
      ok: false,
      refusal: {
        code: 'not-to-move',
        rule: 'BT-1',
      },
    });
    expect(await party.storage.orders(party.id)).toEqual([]);
    expect(party.peers.axis.version()).toBe(0);
  });

  test('meant for a segment that is over is refused: one “done” does not end two segments', async () => {
    const party = await newParty();
    await party.give('allies', 'done', { version: 0 });
    await party.give('axis', 'done', { version: 1 });
    const late = await party.give('allies', 'done', { version: 1 });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(await party.give('allies', 'done', { version: 2 })).toMatchObject({ ok: true });
  });

  test('may be given on an older version of the same segment', async () => {
    const party = await newParty();
    await party.give('allies', 'advance 1', { version: 0 });
    expect(await party.give('allies', 'advance 2', { version: 0 })).toMatchObject({ ok: true });
  });

  test('of a version still to come is refused', async () => {
    const party = await newParty();
    expect(await party.give('allies', 'done', { version: 7 })).toMatchObject({
      refusal: { code: 'ahead' },
    });
  });

  test('by somebody else is refused', async () => {
    const { matches, id, tokens } = await newParty();
    const wish = { line: 'advance 1', orderId: 'x', version: 0 };
    const asked = (token: string) => matches.order(id, { side: 'allies', token }, wish);
    for (const token of [tokens.axis, '', 'guess'])
      expect(await asked(token)).toMatchObject({ ok: false, refusal: { code: 'not-your-seat' } });
    expect(await matches.order(id, { side: 'allies', bot: true }, wish)).toMatchObject({
      ok: false,
    });
    expect(
      await matches.order('none', { side: 'allies', token: tokens.allies }, wish),
    ).toMatchObject({
      refusal: { code: 'no-such-match' },
    });
  });

  test('after the end is refused, and the end is told', async () => {
    const party = await newParty();
    for (let step = 0; step < 2 * TOY.rounds; step++)
      for (const side of SIDES) await party.give(side, 'done');
    expect(await party.give('allies', 'done')).toMatchObject({ refusal: { code: 'game-over' } });
    expect(party.peers.spectator.told.at(-1)).toMatchObject({
      kind: 'match',
      match: { status: 'finished', gameover: { winner: 'draw' } },
    });
    expect(await party.storage.match(party.id)).toMatchObject({ status: 'finished' });
  });
});

describe('what is sealed', () => {
  test('is told to its own side only: nobody else gets a packet or a new version', async () => {
    const party = await newParty();
    await toGunnery(party);
    const before = [party.peers.axis, party.peers.spectator].map(({ told }) => told.length);
    await party.give('allies', 'aim bow');
    await party.give('allies', 'undo');
    await party.give('allies', 'aim stern');
    expect([party.peers.axis, party.peers.spectator].map(({ told }) => told.length)).toEqual(
      before,
    );
    expect([party.peers.allies.version(), party.peers.axis.version()]).toEqual([5, 2]);
  });

  test('does not make the other side’s order late', async () => {
    const party = await newParty();
    await toGunnery(party);
    await party.give('allies', 'aim bow');
    expect(await party.give('axis', 'aim bow', { version: 2 })).toMatchObject({ ok: true });
  });
});

describe('undo', () => {
  test('takes back the last order since the last die', async () => {
    const party = await newParty();
    await party.give('allies', 'advance 1');
    expect(await party.give('allies', 'undo')).toEqual({ ok: true, version: 2 });
    expect(await party.give('allies', 'undo')).toMatchObject({
      refusal: { code: 'nothing-to-undo' },
    });
    await party.give('allies', 'scout');
    expect(await party.give('allies', 'undo')).toMatchObject({
      refusal: { code: 'nothing-to-undo' },
    });
  });
});

describe('a storage that fails', () => {
  const failing = () => {
    const storage = memoryStorage();
    const faults = { now: false };
    const hall = newHall({
      ...storage,
      addOrder: async (commit) => {
        if (faults.now) throw new StorageError('The disk is full.');
        return storage.addOrder(commit);
      },
    });
    return { hall, faults };
  };

  test('refuses the order, tells nobody of it, and goes on when it can', async () => {
    const { hall, faults } = failing();
    const reported: string[] = [];
    hall.matches.watch({ fault: (error) => void reported.push(String(error)) });
    const party = await newParty(hall);
    const other = await newParty(hall);
    faults.now = true;
    expect(await party.give('allies', 'advance 1', { orderId: 'x' })).toMatchObject({
      refusal: { code: 'not-kept' },
    });
    expect(reported).toEqual(['StorageError: The disk is full.']);
    expect(party.peers.axis.version()).toBe(0);
    faults.now = false;
    expect(await party.give('allies', 'advance 1', { orderId: 'x' })).toEqual({
      ok: true,
      version: 1,
    });
    expect(await other.give('allies', 'advance 1')).toEqual({ ok: true, version: 1 });
  });

  /** Another server has taken its matches, or will. */
  const beside = () => {
    const storage = memoryStorage();
    const theirs = { match: false, fails: false };
    const hall = newHall({
      ...storage,
      addOrder: async (commit) => (theirs.match ? 'stale' : storage.addOrder(commit)),
      ownership: {
        async claim() {
          if (theirs.fails) throw new StorageError('Postgres does not answer.');
          return theirs.match ? { address: '/s/2' } : 'mine';
        },
        adopt: async () => [],
        onLost: () => {},
        onFree: () => {},
      },
    });
    return { hall, theirs, storage };
  };

  test('sends everybody on when it answers again and another server has the match', async () => {
    const { hall, theirs } = beside();
    const party = await newParty(hall);
    Object.assign(theirs, { match: true, fails: true });
    expect(await party.give('allies', 'advance 1')).toMatchObject(refusedAs('not-kept'));
    theirs.fails = false;
    await expect(party.give('allies', 'advance 1')).rejects.toThrow('The match is at /s/2.');
    for (const peer of Object.values(party.peers)) expect(peer.ended).toEqual(['moved']);
  });

  test('has made a match that another server takes at once: it is not asked for there again', async () => {
    const { hall, theirs, storage } = beside();
    theirs.match = true;
    const { matchID } = sound(await hall.lobby.create({ system: 'toy' }));
    expect(await storage.match(matchID)).toMatchObject({ id: matchID });
  });

  test('another server on the same storage doubles nothing, and its orders come to light', async () => {
    const storage = memoryStorage();
    const party = await newParty(newHall(storage));
    const second = newHall(storage);
    const there = listener();
    await second.door.enter(party.id, { token: party.tokens.allies }, there);
    const wish = { line: 'advance 1', orderId: 'there', version: 0 };
    const holder = { side: 'allies', token: party.tokens.allies } as const;
    expect(await second.matches.order(party.id, holder, wish)).toMatchObject({ ok: true });
    expect(await party.give('allies', 'advance 2')).toMatchObject({
      refusal: { code: 'not-kept' },
    });
    expect(party.peers.axis.version()).toBe(1);
    expect(await party.give('allies', 'advance 2')).toEqual({ ok: true, version: 2 });
    expect((await storage.orders(party.id)).map(({ order }) => order)).toEqual([
      'advance 1',
      'advance 2',
    ]);
  });
});
