import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secretOf } from '../../../server/matches/diceExchange';
import { memoryStorage } from '../../../server/storage/memory';
import type { Storage } from '../../../server/storage/storage';
import type { ThrowProof } from '../../../src/game/online/dice';
import type { Seen } from '../../../src/game/redaction';
import {
  areFrom,
  bySide,
  chapterKey,
  commitTo,
  isInTree,
  must,
  parseSecret,
  publishedOf,
  SIDES,
} from '../../../src/rules/core';
import {
  commit,
  exchanged,
  fire,
  hallOn,
  holderOf,
  open,
  partOf,
  passTime,
  proofsTo,
  SECRET,
  stored,
  VALUES,
  WISH,
} from './diceParty';
import { listener, newHall, newParty, type Party, refusedAs, sound, toyLibrary } from './hall';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('before the match begins', () => {
  test('no order is accepted until both sides have committed, then shown what they add', async () => {
    const party = await newParty(hallOn(), WISH);
    expect(await party.give('allies', 'advance 1')).toMatchObject(refusedAs('dice-not-ready'));
    expect(await open(party, 'allies')).toMatchObject(refusedAs('not-yet'));
    expect(await commit(party, 'allies')).toMatchObject({ ok: true });
    expect(await open(party, 'allies')).toMatchObject(refusedAs('not-yet'));
    expect(await commit(party, 'axis')).toMatchObject({ ok: true });
    expect(await open(party, 'axis')).toMatchObject({ ok: true });
    expect(await party.give('allies', 'advance 1')).toMatchObject(refusedAs('dice-not-ready'));
    expect(await open(party, 'allies')).toMatchObject({ ok: true });
    expect(await party.give('allies', 'advance 1', { version: 0 })).toMatchObject({ ok: true });
    const { entropy } = must(parseSecret(secretOf(await stored(party))), 'the second format');
    expect(entropy).toEqual(bySide((side) => ({ value: VALUES[side], since: 0 })));
  });

  test('a commitment cannot be changed, and nothing else can be shown for it', async () => {
    const party = await newParty(hallOn(), WISH);
    await commit(party, 'allies');
    expect(await commit(party, 'allies')).toMatchObject({ ok: true });
    expect(await commit(party, 'allies', VALUES.axis)).toMatchObject(refusedAs('committed'));
    await commit(party, 'axis');
    expect(await commit(party, 'axis', VALUES.allies)).toMatchObject(refusedAs('too-late'));
    expect(await open(party, 'allies', VALUES.axis)).toMatchObject(refusedAs('other-entropy'));
  });

  test('only the holder of a seat adds for it', async () => {
    const party = await newParty(hallOn(), WISH);
    const added = party.dice.add(party.id, { side: 'allies', token: 'x' }, { value: 'a' });
    expect(await added).toMatchObject(refusedAs('not-your-seat'));
  });

  test('everybody sees the root, and what was committed to, but no entropy', async () => {
    const party = await newParty(hallOn(), WISH);
    await commit(party, 'allies');
    const spectator = listener();
    await party.door.enter(party.id, {}, spectator);
    const { telling, match } = spectator.welcome();
    expect(telling.seen.seedHash).toBe(publishedOf((await stored(party)).seed));
    expect(match.dice).toMatchObject({
      part: 'commit',
      commits: { allies: commitTo(VALUES.allies) },
    });
    await commit(party, 'axis');
    await open(party, 'allies');
    const told = JSON.stringify([spectator.told, party.peers]);
    expect(told).not.toContain(VALUES.allies);
    expect(told, 'the start has thrown dice').toContain('"dice":[{');
    expect(told).not.toContain('"leaf"');
  });

  test('its start is thrown again with what both have added', async () => {
    const starts = new Set<string>();
    for (const first of ['a', 'c', 'd', 'e', 'f']) {
      const hall = newHall(memoryStorage(), toyLibrary, { seeds: () => SECRET });
      const party = await newParty(hall, WISH);
      const before = JSON.stringify(party.peers.allies.welcome().chapters);
      const value = first.repeat(32);
      await commit(party, 'allies', value);
      await commit(party, 'axis');
      await open(party, 'allies', value);
      await open(party, 'axis');
      const { chapters } = party.peers.allies.welcome();
      starts.add(before).add(JSON.stringify(chapters.map(({ proof: _, ...it }) => it)));
    }
    expect(starts.size).toBeGreaterThan(2);
  });

  test('when it begins, everybody is sent the match anew', async () => {
    const party = await newParty(hallOn(), WISH);
    for (const peer of Object.values(party.peers)) peer.told.splice(0);
    await exchanged(party);
    for (const peer of Object.values(party.peers))
      expect(peer.told.at(-1)).toMatchObject({
        kind: 'welcome',
        welcome: { match: { dice: { part: 'settled' } } },
      });
  });
});

describe('who does not answer', () => {
  test('is not waited for longer than agreed: the match begins without his entropy', async () => {
    const party = await newParty(hallOn(), WISH);
    await commit(party, 'allies');
    await passTime();
    expect(await partOf(party)).toBe('open');
    expect(await commit(party, 'axis')).toMatchObject(refusedAs('too-late'));
    await open(party, 'allies');
    expect(await partOf(party)).toBe('settled');
    expect((await stored(party)).info.dice?.opened).toEqual({
      allies: { value: VALUES.allies, since: 0 },
    });
  });

  test('neither side: the match begins all the same', async () => {
    const party = await newParty(hallOn(), WISH);
    await passTime();
    await passTime();
    expect(await partOf(party)).toBe('settled');
    expect(await party.give('allies', 'advance 1', { version: 0 })).toMatchObject({ ok: true });
  });

  test('but committed in time, adds to the dice from the chapter in which he comes back', async () => {
    const party = await newParty(hallOn(), WISH);
    for (const side of SIDES) await commit(party, side);
    await open(party, 'allies');
    await passTime();
    await fire(party);
    expect(await open(party, 'axis')).toMatchObject({ ok: true });
    await fire(party);
    const [first, second] = proofsTo(party.peers.allies);
    expect(first?.proof?.entropy).toEqual({ allies: VALUES.allies });
    expect(second?.proof?.entropy).toEqual(VALUES);
    for (const one of [first, second]) {
      const { proof, seen } = must(one, 'a throw');
      expect(isProven(must(proof, 'proof'), seen)).toBe(true);
    }
    const { info } = await stored(party);
    expect(info.dice?.opened.axis?.since).toBeGreaterThan(must(first?.proof, 'proof').chapter);
  });

  test('is not waited for before he has a seat', async () => {
    const hall = hallOn();
    const { matchID } = sound(await hall.lobby.create(WISH));
    sound(await hall.lobby.join(matchID, { side: 'allies', name: 'A' }));
    await passTime();
    const match = must(await hall.storage.match(matchID), 'match');
    expect(match.info.dice).toMatchObject({ part: 'commit' });
    expect(match.info.dice?.until).toBeUndefined();
  });
});

/** The check of a client, in short. */
function isProven(proof: ThrowProof, { seedHash, closedEvents }: Seen): boolean {
  const added = SIDES.flatMap((side) => {
    const value = proof.entropy[side];
    return value ? [[side, { value, since: 0 }]] : [];
  });
  const key = chapterKey(proof.leaf, Object.fromEntries(added), proof.chapter);
  const rolls = closedEvents.flatMap(({ dice }) => dice ?? []);
  return isInTree(seedHash, proof) && areFrom(key, rolls);
}

describe('a throw', () => {
  test('comes with its leaf and path to everybody, and with no other', async () => {
    const party = await newParty(hallOn(), WISH);
    await exchanged(party);
    await fire(party);
    for (const peer of Object.values(party.peers)) {
      const [telling, ...more] = proofsTo(peer);
      expect(more).toEqual([]);
      const { proof, seen } = must(telling, 'a throw');
      expect(isProven(must(proof, 'proof'), seen)).toBe(true);
    }
  });

  test('is proven to those who come later', async () => {
    const party = await newParty(hallOn(), WISH);
    await exchanged(party);
    await fire(party);
    const late = listener();
    await party.door.enter(party.id, {}, late);
    const { chapters } = late.welcome();
    const thrown = chapters.filter(({ events }) => events.some(({ dice }) => dice?.length));
    expect(thrown.map(({ chapter }) => chapter).at(0), 'the start').toBe(0);
    expect(thrown.length).toBe(2);
    expect(chapters.filter(({ proof }) => proof)).toEqual(thrown);
  });

  test('is not proven where forces are hidden: a missing leaf would tell of hidden dice', async () => {
    const [system] = toyLibrary.systems;
    const hiding = { ...must(system, 'toy'), hidesForces: () => true };
    const party = await newParty(
      newHall(memoryStorage(), { ...toyLibrary, systems: [hiding] }),
      WISH,
    );
    await exchanged(party);
    await fire(party);
    expect(Object.values(party.peers).flatMap(proofsTo)).toEqual([]);
  });

  test('of a match with a seed of the first format has no proof', async () => {
    const party = await newParty(newHall(memoryStorage(), toyLibrary, { seeds: () => 'old' }));
    await fire(party);
    expect(proofsTo(party.peers.allies)).toEqual([]);
  });
});

describe('what changes hands or restarts', () => {
  test('whoever takes a seat that was left commits anew', async () => {
    const party = await newParty(hallOn(), WISH);
    await commit(party, 'axis');
    sound(await party.lobby.leave(party.id, holderOf(party, 'axis')));
    expect((await stored(party)).info.dice?.commits).toEqual({});
    const seat = sound(await party.lobby.join(party.id, { side: 'axis', name: 'another' }));
    const next: Party = { ...party, tokens: { ...party.tokens, axis: seat.token } };
    expect(await commit(next, 'axis', 'c'.repeat(32))).toMatchObject({ ok: true });
  });

  test.each(['commit', 'open'])('a restart during part %s loses nothing', async (part) => {
    const party = await newParty(hallOn(), WISH);
    await commit(party, 'allies');
    if (part === 'open') await commit(party, 'axis');
    await party.matches.close();
    const later: Party = { ...party, ...hallOn(party.storage) };
    await exchanged(later);
    expect(await partOf(later)).toBe('settled');
    expect(await later.give('allies', 'advance 1', { version: 0 })).toMatchObject({ ok: true });
  });

  test('a kill between the end of the exchange and the new start loses nothing', async () => {
    const storage = memoryStorage();
    const failing: Storage = { ...storage, setDerived: () => Promise.reject(new Error('killed')) };
    const party = await newParty(hallOn(failing), WISH);
    for (const side of SIDES) await commit(party, side);
    await open(party, 'allies');
    await expect(open(party, 'axis')).rejects.toThrow('killed');
    const later = hallOn(storage);
    const peer = listener();
    await later.door.enter(party.id, {}, peer);
    const [{ proof, events } = { proof: undefined, events: [] }] = peer.welcome().chapters;
    const { seed } = must(await storage.match(party.id), 'match');
    expect(proof?.entropy).toEqual(VALUES);
    expect(
      isProven(must(proof, 'proof'), { seedHash: publishedOf(seed), closedEvents: events } as Seen),
    ).toBe(true);
  });

  test('after a restart the same dice fall', async () => {
    const party = await newParty(hallOn(), WISH);
    await exchanged(party);
    await fire(party);
    await party.matches.close();
    const later = hallOn(party.storage);
    const peer = listener();
    await later.door.enter(party.id, {}, peer);
    expect(peer.welcome().telling.seen).toEqual(proofsTo(party.peers.spectator)[0]?.seen);
    expect((await stored(party)).status).toBe('playing');
  });

  test('bots add nothing, and a match among them begins at once', async () => {
    const hall = hallOn();
    const bots = { allies: 'ensign', axis: 'ensign' };
    const { matchID } = sound(await hall.lobby.create({ ...WISH, bots }));
    await vi.advanceTimersByTimeAsync(1);
    expect((await hall.storage.match(matchID))?.info.dice?.part).toBe('settled');
  });
});
