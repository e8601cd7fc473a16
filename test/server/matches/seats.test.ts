import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../server/common/limits';
import { Door } from '../../../server/matches/door';
import { PLAYER_ID } from '../../../src/game/seats';
import { must } from '../../../src/rules/core';
import { listener, newHall, newParty, refusedAs, sound } from './hall';

const toy = { system: 'toy' };

describe('a seat', () => {
  test('is taken once', async () => {
    const { lobby } = newHall();
    const { matchID } = sound(await lobby.create(toy));
    await lobby.join(matchID, { side: 'axis', name: 'Ann' });
    expect(await lobby.join(matchID, { side: 'axis', name: 'Bob' })).toMatchObject({
      refusal: { code: 'seat-taken' },
    });
    expect(await lobby.join(matchID, { name: 'Bob' })).toMatchObject({ value: { side: 'allies' } });
    expect(await lobby.join(matchID, { name: 'Eve' })).toMatchObject({
      refusal: { code: 'match-full' },
    });
    expect((await lobby.find('toy', matchID))?.players.map(({ name }) => name)).toEqual([
      'Bob',
      'Ann',
    ]);
  });

  test('of two who come at once one gets', async () => {
    const { lobby } = newHall();
    const { matchID } = sound(await lobby.create(toy));
    const came = ['Ann', 'Bob'].map((name) => lobby.join(matchID, { side: 'axis', name }));
    expect((await Promise.all(came)).map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('is claimed by an invitation, once', async () => {
    const { lobby } = newHall();
    const { matchID, invitations } = sound(
      await lobby.create({ ...toy, passphrase: 'Scharnhorst' }),
    );
    const wish = { name: 'Ann', invitation: invitations.axis ?? '' };
    expect(await lobby.join(matchID, wish)).toMatchObject({ value: { side: 'axis' } });
    expect(await lobby.join(matchID, wish)).toMatchObject({ refusal: { code: 'bad-invitation' } });
  });

  test('of a private match asks for its word, and so does looking on', async () => {
    const { lobby, door } = newHall();
    const { matchID } = sound(await lobby.create({ ...toy, passphrase: 'Scharnhorst' }));
    for (const passphrase of ['Gneisenau', ''])
      expect(await lobby.join(matchID, { name: 'Ann', passphrase })).toMatchObject({
        refusal: { code: 'wrong-word' },
      });
    expect(await door.enter(matchID, {}, listener())).toMatchObject({
      refusal: { code: 'wrong-word' },
    });
    expect(await door.enter(matchID, { passphrase: 'Scharnhorst' }, listener())).toMatchObject({
      ok: true,
    });
    const joined = sound(await lobby.join(matchID, { name: 'Ann', passphrase: 'Scharnhorst' }));
    expect(await door.enter(matchID, { token: joined.token }, listener())).toMatchObject({
      ok: true,
    });
  });

  test('given up is free, and its link worth nothing', async () => {
    const party = await newParty();
    const holder = { side: 'axis', token: party.tokens.axis } as const;
    expect(await party.lobby.leave(party.id, holder)).toMatchObject({ ok: true });
    expect(party.peers.axis.ended).toEqual(['left']);
    expect(await party.give('axis', 'done')).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(await party.lobby.join(party.id, { side: 'axis', name: 'Bob' })).toMatchObject({
      ok: true,
    });
    expect(await party.storage.match(party.id)).toMatchObject({ status: 'playing' });
  });

  test('whose link is given anew sends the old one away', async () => {
    const party = await newParty();
    const holder = { side: 'axis', token: party.tokens.axis } as const;
    const { token } = sound(await party.lobby.reissue(party.id, holder));
    expect(party.peers.axis.ended).toEqual(['reissued']);
    const told = party.peers.axis.told.length;
    await party.give('allies', 'advance 1');
    expect(party.peers.axis.told.length).toBe(told);
    expect(await party.lobby.reissue(party.id, holder)).toMatchObject({ ok: false });
    expect(
      await party.door.enter(party.id, { token: party.tokens.axis }, listener()),
    ).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    expect(await party.door.enter(party.id, { token }, listener())).toMatchObject({ ok: true });
  });

  test('is taken back by whoever made the match, and by nobody else', async () => {
    const party = await newParty();
    expect(await party.lobby.reinvite(party.id, party.tokens.allies, 'axis')).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    const { invitation } = sound(
      await party.lobby.reinvite(party.id, party.created.hostToken, 'axis'),
    );
    expect(party.peers.axis.ended).toEqual(['reissued']);
    expect(await party.lobby.join(party.id, { name: 'Bob', invitation })).toMatchObject({
      value: { side: 'axis' },
    });
  });

  test('carries a name that its holder may change, and nobody else', async () => {
    const party = await newParty();
    const holder = { side: 'axis', token: party.tokens.axis } as const;
    expect(await party.lobby.rename(party.id, holder, 'Lütjens')).toMatchObject({ ok: true });
    expect(
      await party.lobby.rename(party.id, { side: 'axis', token: party.tokens.allies }, 'X'),
    ).toMatchObject({ ok: false });
    expect(party.peers.allies.told.at(-1)).toMatchObject({
      match: { players: [{}, { name: 'Lütjens', id: Number(PLAYER_ID.axis) }] },
    });
  });
});

describe('a match', () => {
  test.each([
    [{ system: 'none' }, 'no-such-scenario'],
    [{ system: 'toy', scenario: 'none' }, 'no-such-scenario'],
    [{ system: 'toy', bots: { axis: 'skynet' } }, 'no-such-bot'],
    [{ system: 'toy', options: { fog: true } }, 'bad-options'],
    [{ system: 'toy', options: { constructor: true } }, 'bad-options'],
  ])('as of %j is not made', async (wish, code) => {
    const { lobby, storage } = newHall();
    expect(await lobby.create(wish)).toMatchObject({ refusal: { code } });
    expect(await storage.list({ limit: 9 })).toEqual([]);
  });

  test('is given up by the holder of a seat, and then the dice can be checked', async () => {
    const party = await newParty();
    const resign = (side: 'allies' | 'axis', token: string) =>
      party.conduct.resign(party.id, { side, token });
    expect(await resign('axis', party.tokens.allies)).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    const { seed } = must(await party.storage.match(party.id), 'the match');
    expect(JSON.stringify(party.peers.spectator.told)).not.toContain(seed);
    expect(await resign('axis', party.tokens.axis)).toEqual({ ok: true, version: 0 });
    const gameover = { winner: 'allies', reason: 'resigned' };
    expect(party.peers.spectator.told.at(-1)).toMatchObject({
      match: { status: 'finished', gameover, seed },
    });
    expect(await party.give('allies', 'done')).toMatchObject({ refusal: { code: 'game-over' } });
    expect(await resign('axis', party.tokens.axis)).toEqual({ ok: true, version: 0 });
    expect(await resign('allies', party.tokens.allies)).toMatchObject({
      refusal: { code: 'game-over' },
    });
    const { matches } = newHall(party.storage);
    const again = { line: 'done', orderId: 'x', version: 0 };
    expect(
      await matches.order(party.id, { side: 'allies', token: party.tokens.allies }, again),
    ).toMatchObject({ refusal: { code: 'game-over' } });
  });

  test('that is not listed is found by its name only', async () => {
    const { lobby } = newHall();
    const { matchID } = sound(await lobby.create({ ...toy, unlisted: true }));
    expect(await lobby.list({ limit: 9 })).toEqual([]);
    expect(await lobby.find('toy', matchID)).toMatchObject({ matchID });
    expect(await lobby.find('battle', matchID)).toBeUndefined();
  });

  test('is played again in one new match, whoever asks', async () => {
    const party = await newParty();
    const ask = (side: 'allies' | 'axis') =>
      party.lobby.playAgain(party.id, { side, token: party.tokens[side] });
    expect(await ask('allies')).toMatchObject({ refusal: { code: 'not-over' } });
    await party.conduct.resign(party.id, { side: 'axis', token: party.tokens.axis });
    const first = sound(await ask('allies'));
    expect(sound(await ask('axis'))).toEqual(first);
    const next = await party.lobby.find('toy', first.nextMatchID);
    expect(next?.players.every(({ name }) => name === undefined)).toBe(true);
    expect(party.peers.axis.told.at(-1)).toMatchObject({ match: first });
  });

  test('tells who is there', async () => {
    const party = await newParty();
    await party.door.leave(party.id, party.peers.axis);
    expect(party.peers.allies.told.at(-1)).toMatchObject({
      match: { players: [{ isConnected: true }, { isConnected: false }] },
    });
  });

  test('has no more spectators than are allowed, and always a place for its players', async () => {
    const { lobby, matches } = newHall();
    const door = new Door(matches, { ...DEFAULT_LIMITS, spectatorsPerMatch: 2 });
    const { matchID: id } = sound(await lobby.create(toy));
    const { token } = sound(await lobby.join(id, { side: 'allies', name: 'Ann' }));
    const [first, second, third, player] = [listener(), listener(), listener(), listener()];
    for (const peer of [first, second])
      expect(await door.enter(id, {}, peer)).toMatchObject({ ok: true });
    expect(await door.enter(id, {}, third)).toMatchObject(refusedAs('crowded'));
    expect(await door.enter(id, { token }, player)).toMatchObject({ ok: true });
    await door.leave(id, first);
    expect(await door.enter(id, {}, third)).toMatchObject({ ok: true });
  });

  test('keeps the chat of players and of spectators apart', async () => {
    const party = await newParty();
    await party.door.chat(party.id, 'axis', { id: '1', text: 'Good hunting.' });
    await party.door.chat(party.id, 'spectator', { id: '2', text: 'Who leads?', name: 'Eve' });
    const said = ({ told }: (typeof party.peers)['axis']) =>
      told.flatMap((it) => (it.kind === 'chat' ? [`${it.line.sender}: ${it.line.text}`] : []));
    expect([said(party.peers.allies), said(party.peers.spectator)]).toEqual([
      ['axis: Good hunting.'],
      ['Eve: Who leads?'],
    ]);
    const late = listener();
    await party.door.enter(party.id, { token: party.tokens.axis }, late);
    expect(late.welcome().chat.map(({ text }) => text)).toEqual(['Good hunting.']);
  });

  test.each(['axis', 'Allies', 'ＡＸＩＳ', 'al\u200blies', 'of the axis', 'OF THE ALLIES '])(
    'lets no spectator talk as a side or a player: %j',
    async (name) => {
      const party = await newParty();
      await party.door.chat(party.id, 'spectator', { id: '1', text: 'We give up.', name });
      expect(party.peers.spectator.told.at(-1)).toMatchObject({
        line: { room: 'spectators', sender: 'spectator' },
      });
    },
  );

  test('has a line of talk once, though it was sent twice, and each of a thousand', async () => {
    const party = await newParty();
    const say = (id: string) => party.door.chat(party.id, 'axis', { id, text: id });
    for (const id of ['1', '2', '1']) expect(await say(id)).toMatchObject({ ok: true });
    expect(await party.storage.chat(party.id, 'players', 9)).toHaveLength(2);
    for (let count = 3; count < 1100; count++) await say(String(count));
    await say('1099');
    expect(await party.storage.chat(party.id, 'players', 2000)).toHaveLength(1099);
  });
});
