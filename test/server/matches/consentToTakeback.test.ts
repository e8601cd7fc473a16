import { describe, expect, test } from 'vitest';
import { checkAll } from '../../../server/matches/checking';
import { SIDES, type Side } from '../../../src/rules/core';
import type { ToyState } from '../../game/toySystem';
import { lastShown, say } from './consenting';
import { listener, newHall, newParty, type Party, refusedAs, toGunnery } from './hall';

const position = ({ peers }: Party) => {
  const step = peers.spectator.told
    .flatMap((it) => (it.kind === 'step' ? [it.telling] : []))
    .at(-1);
  return step?.seen.view as ToyState;
};

describe('a takeback', () => {
  test('that the other side agrees to goes back across segments, for all', async () => {
    const party = await newParty();
    await party.give('allies', 'advance 1');
    await party.give('allies', 'done');
    await party.give('axis', 'advance 2');
    expect(await say(party, 'allies', 'ask takeback')).toMatchObject({ ok: true });
    await say(party, 'axis', 'agree takeback');
    expect(position(party)).toMatchObject({ step: 'allies', position: { allies: 1, axis: 0 } });
    expect(lastShown(party)?.pace).toBeUndefined();
    const [late] = [listener()];
    await party.door.enter(party.id, {}, late);
    const { telling, chapters } = late.welcome();
    expect(telling.seen.chapter).toBe(1);
    expect(chapters.map(({ chapter }) => chapter)).toContain(0);
  });

  test('is an order of the record: it replays, and the match goes on', async () => {
    const party = await newParty();
    for (const [side, line] of [
      ['allies', 'advance 1'],
      ['allies', 'done'],
    ] as const)
      await party.give(side, line);
    await say(party, 'allies', 'ask takeback');
    await say(party, 'axis', 'agree takeback');
    await party.give('allies', 'advance 3');
    for (const line of ['done', 'done', 'aim bow', 'done'])
      for (const side of SIDES) await party.give(side, line);
    const orders = await party.storage.orders(party.id);
    expect(orders.map(({ order }) => order)).toContain('takeback allies 2');
    const again = newHall(party.storage);
    expect(await checkAll(again.matches)).toEqual({ sound: 1, aside: 0 });
    const [here, there] = [listener(), listener()];
    await party.door.enter(party.id, { token: party.tokens.axis }, here);
    await again.door.enter(party.id, { token: party.tokens.axis }, there);
    expect(there.welcome().telling.seen).toEqual(here.welcome().telling.seen);
    expect(there.welcome().chapters).toEqual(here.welcome().chapters);
  });

  test('is refused after a die, and an offer of one ends with it', async () => {
    const party = await newParty();
    await party.give('allies', 'done');
    await say(party, 'allies', 'ask takeback');
    await party.give('axis', 'scout');
    expect(lastShown(party)?.pace).toBeUndefined();
    expect(await say(party, 'axis', 'agree takeback')).toMatchObject(refusedAs('no-offer'));
    expect(await say(party, 'allies', 'ask takeback')).toMatchObject(
      refusedAs('nothing-to-take-back'),
    );
  });

  test('is asked for in its segment: the next one ends the offer', async () => {
    const party = await newParty();
    await party.give('allies', 'advance 1');
    await party.give('allies', 'done');
    await say(party, 'allies', 'ask takeback');
    await party.give('axis', 'advance 2');
    expect(lastShown(party)?.pace?.offers).toMatchObject([{ matter: 'takeback', by: 'allies' }]);
    await party.give('axis', 'done');
    expect(lastShown(party)?.pace).toBeUndefined();
    expect(await say(party, 'axis', 'agree takeback')).toMatchObject(refusedAs('no-offer'));
  });

  test('of which the offer stands tells nothing of what is sealed meanwhile', async () => {
    const party = await newParty();
    await toGunnery(party);
    await say(party, 'allies', 'ask takeback');
    const told = party.peers.axis.told.length;
    await party.give('allies', 'aim bow');
    expect(party.peers.axis.told.slice(told)).toEqual([]);
    expect(lastShown(party)?.pace?.offers).toMatchObject([{ matter: 'takeback', by: 'allies' }]);
  });

  test('is not agreed to by who wants one himself', async () => {
    const party = await newParty();
    for (const side of SIDES) await party.give(side, 'done');
    await say(party, 'allies', 'ask takeback');
    expect(await say(party, 'allies', 'ask takeback')).toMatchObject({ ok: true });
    expect(await say(party, 'axis', 'ask takeback')).toMatchObject(refusedAs('answer-first'));
    await say(party, 'axis', 'decline takeback');
    expect(await say(party, 'axis', 'ask takeback')).toMatchObject({ ok: true });
    await say(party, 'allies', 'agree takeback');
    expect(position(party)).toMatchObject({ step: 'axis' });
  });

  test('of a seal gives it back to its side, and tells the other nothing of it', async () => {
    const party = await newParty();
    await toGunnery(party);
    await party.give('allies', 'aim bow');
    await party.give('allies', 'done');
    await party.give('axis', 'aim stern');
    await say(party, 'allies', 'ask takeback');
    await say(party, 'axis', 'agree takeback');
    expect(JSON.stringify(party.peers.axis.told)).not.toContain('bow');
    expect(await party.give('allies', 'undo')).toMatchObject({ ok: true });
    expect(await party.give('axis', 'undo')).toMatchObject({ ok: true });
  });

  test('cannot be given as an order without consent', async () => {
    const party = await newParty();
    await party.give('allies', 'done');
    for (const side of SIDES)
      expect(await party.give(side, 'takeback allies 1')).toMatchObject({ ok: false });
    expect(await party.storage.orders(party.id)).toHaveLength(1);
  });

  test('is offered by the view only to whom it is open', async () => {
    const party = await newParty();
    await party.give('allies', 'done');
    const may = (viewer: Side | 'spectator') =>
      party.peers[viewer].told
        .flatMap((it) => (it.kind === 'step' ? [it.telling.seen.canTakeBack] : []))
        .at(-1);
    expect([may('allies'), may('axis'), may('spectator')]).toEqual([true, false, false]);
  });
});
