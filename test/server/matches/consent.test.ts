import { describe, expect, test } from 'vitest';
import { sqliteStorage } from '../../../server/storage/sqlite';
import type { Matter } from '../../../src/game/online/pace';
import { enemyOf } from '../../../src/rules/core';
import { lastShown, resume, say } from './consenting';
import { newHall, newParty, refusedAs, sound } from './hall';

describe('what one side asks of the other', () => {
  test('is told to all, once, and is done when the other agrees', async () => {
    const party = await newParty();
    expect(await say(party, 'allies', 'ask draw')).toMatchObject({ ok: true });
    expect(lastShown(party)?.pace?.offers).toEqual([
      { matter: 'draw', by: 'allies', at: expect.any(Number) },
    ]);
    expect(await say(party, 'axis', 'agree draw')).toMatchObject({ ok: true });
    expect(lastShown(party)).toMatchObject({
      status: 'finished',
      gameover: { winner: 'draw', reason: 'agreed' },
      seed: expect.any(String),
    });
    expect(await party.give('allies', 'done')).toMatchObject(refusedAs('game-over'));
    expect(await say(party, 'allies', 'ask draw')).toMatchObject(refusedAs('game-over'));
  });

  test('is done as well when both ask', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask pause');
    await say(party, 'axis', 'ask pause');
    expect(lastShown(party)?.pace).toMatchObject({ offers: [], pausedSince: expect.any(Number) });
  });

  test('sent again under its id does nothing twice', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask draw', 'one');
    await say(party, 'allies', 'withdraw draw', 'two');
    const { infoRevision } = (await party.storage.match(party.id)) ?? {};
    expect(await say(party, 'allies', 'ask draw', 'one')).toMatchObject({ ok: true });
    expect(await party.storage.match(party.id)).toMatchObject({ infoRevision });
    expect(lastShown(party)?.pace).toBeUndefined();
  });

  test('of which the answer that ends the match was lost is answered as before', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask draw');
    expect(await say(party, 'axis', 'agree draw', 'lost')).toMatchObject({ ok: true });
    expect(await say(party, 'axis', 'agree draw', 'lost')).toMatchObject({ ok: true });
  });

  test('can be withdrawn, and then nobody can agree to it', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask draw');
    expect(await say(party, 'axis', 'withdraw draw')).toMatchObject(refusedAs('no-offer'));
    await say(party, 'allies', 'withdraw draw');
    expect(await say(party, 'axis', 'agree draw')).toMatchObject(refusedAs('no-offer'));
  });

  test('nobody can agree to for the other', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask draw');
    expect(await say(party, 'allies', 'agree draw')).toMatchObject(refusedAs('no-offer'));
    const thief = { side: 'axis', token: party.tokens.allies } as const;
    const wish = { id: 'thief', matter: 'draw', say: 'agree' } as const;
    expect(await party.conduct.consent(party.id, thief, wish)).toMatchObject(
      refusedAs('not-your-seat'),
    );
    expect(await party.conduct.consent('nowhere', thief, wish)).toMatchObject(
      refusedAs('no-such-match'),
    );
  });

  test('and was declined is not asked again in the same segment', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask draw');
    await say(party, 'axis', 'decline draw');
    expect(lastShown(party)?.pace).toEqual({
      offers: [],
      declined: [{ matter: 'draw', by: 'allies' }],
    });
    expect(await say(party, 'allies', 'ask draw')).toMatchObject(refusedAs('declined'));
    expect(await say(party, 'axis', 'ask draw')).toMatchObject({ ok: true });
    await party.give('allies', 'done');
    expect(lastShown(party)?.pace?.declined, 'known until the segment ends').toBeUndefined();
    await say(party, 'axis', 'withdraw draw');
    expect(await say(party, 'allies', 'ask draw')).toMatchObject({ ok: true });
  });

  test('is not asked of an empty seat', async () => {
    const hall = newHall();
    const { matchID: id } = sound(await hall.lobby.create({ system: 'toy' }));
    const { side, token } = sound(await hall.lobby.join(id, { name: 'Ann' }));
    const wish = { id: 'x', matter: 'pause', say: 'ask' } as const;
    expect(await hall.conduct.consent(id, { side, token }, wish)).toMatchObject(
      refusedAs('nobody-there'),
    );
  });

  test('a bot allows, a draw excepted', async () => {
    const hall = newHall();
    const bots = { axis: 'ensign' };
    const { matchID: id } = sound(await hall.lobby.create({ system: 'toy', bots }));
    const { side, token } = sound(await hall.lobby.join(id, { name: 'Ann' }));
    const ask = (matter: Matter) =>
      hall.conduct.consent(id, { side, token }, { id: matter, matter, say: 'ask' });
    expect(await ask('draw')).toMatchObject(refusedAs('bot-fights-on'));
    await hall.matches.order(id, { side, token }, { line: 'done', orderId: 'd', version: 0 });
    expect(await ask('takeback')).toEqual({ ok: true, version: 2 });
    expect(await ask('pause')).toMatchObject({ ok: true });
    expect((await hall.lobby.find('toy', id))?.pace?.pausedSince).toBeDefined();
  });

  test('survives a restart', async () => {
    const party = await newParty(newHall(sqliteStorage(':memory:')));
    await say(party, 'allies', 'ask draw');
    const again = { ...party, ...newHall(party.storage) };
    expect(await say(again, 'axis', 'agree draw')).toMatchObject({ ok: true });
    expect(await party.storage.match(party.id)).toMatchObject({ status: 'finished' });
  });
});

test('what is agreed to is the offer that was seen, not one made anew after it', async () => {
  const now = { at: 1000 };
  const party = await newParty(newHall(undefined, undefined, { now: () => now.at }));
  const agree = (at: number) =>
    party.conduct.consent(
      party.id,
      { side: 'axis', token: party.tokens.axis },
      { id: `agree-${at}`, matter: 'draw', say: 'agree', at },
    );
  await say(party, 'allies', 'ask draw');
  await say(party, 'allies', 'withdraw draw');
  now.at = 2000;
  await say(party, 'allies', 'ask draw');
  expect(await agree(1000)).toMatchObject(refusedAs('no-offer'));
  expect(await agree(2000)).toMatchObject({ ok: true });
});

describe('a pause', () => {
  test('stops all orders until either side ends it', async () => {
    const party = await newParty();
    await say(party, 'allies', 'ask pause');
    expect(await party.give('allies', 'advance 1')).toMatchObject({ ok: true });
    await say(party, 'axis', 'agree pause');
    expect(await party.give('allies', 'done')).toMatchObject(refusedAs('paused'));
    expect(await say(party, 'axis', 'ask pause')).toMatchObject(refusedAs('paused'));
    expect(await resume(party, 'allies', 'r')).toMatchObject({ ok: true });
    expect(await resume(party, 'allies', 'r')).toMatchObject({ ok: true });
    expect(await resume(party, 'axis')).toMatchObject(refusedAs('not-paused'));
    expect(lastShown(party)?.pace).toBeUndefined();
    expect(await party.give('allies', 'done')).toMatchObject({ ok: true });
  });
});

test('what cannot be kept is not done, and can be asked again', async () => {
  const party = await newParty();
  const other = { ...party, ...newHall(party.storage) };
  await say(other, 'axis', 'ask draw');
  expect(await say(party, 'allies', 'ask pause')).toMatchObject(refusedAs('not-kept'));
  expect(await say(party, enemyOf('allies'), 'withdraw draw')).toMatchObject({ ok: true });
});

test('what somebody has asked for who leaves his seat is asked for no more', async () => {
  const party = await newParty();
  await say(party, 'allies', 'ask draw');
  await say(party, 'axis', 'ask pause');
  await party.lobby.leave(party.id, { side: 'allies', token: party.tokens.allies });
  expect(lastShown(party)?.pace?.offers).toMatchObject([{ matter: 'pause', by: 'axis' }]);
});
