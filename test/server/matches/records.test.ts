import { describe, expect, test } from 'vitest';
import type { Played } from '../../../src/game/online';
import { digest, giveOrder, newMatch } from '../../../src/rules/core';
import { TOY, toySystem } from '../../game/toySystem';
import { newHall, newParty, sound } from './hall';

const refusalOf = (done: { ok: boolean; refusal?: { code: string } }) => done.refusal?.code;

describe('the record of a match', () => {
  test('is told to nobody before the end', async () => {
    const { lobby, id, tokens, give } = await newParty();
    await give('allies', 'advance 1');
    const holder = { side: 'allies', token: tokens.allies } as const;
    expect(refusalOf(await lobby.record(id, { holder }))).toBe('not-over');
    expect(refusalOf(await lobby.record(id, {}))).toBe('not-over');
    expect(refusalOf(await lobby.record('nowhere', {}))).toBe('no-such-match');
  });

  test('of one that was given up replays to the same position', async () => {
    const { lobby, id, tokens, give, conduct } = await newParty();
    for (const line of ['advance 1', 'scout', 'done']) await give('allies', line);
    await conduct.resign(id, { side: 'axis', token: tokens.axis });
    const save = sound(await lobby.record(id, {}));
    const { scenario, options, seed, orders }: Played = save;
    expect(scenario).toEqual(TOY);
    const match = newMatch(toySystem, scenario, options, seed);
    for (const order of orders) expect(giveOrder(toySystem, match, order, seed)).toBeUndefined();
    expect(orders.map(({ order }) => order)).toEqual(['advance 1', 'scout', 'done']);
    expect(save.digests).toEqual({ 3: digest(match.state) });
    expect(save.result, 'the rules have not ended it').toBeUndefined();
  });

  test('of a private match is for its players, and for whoever has the word', async () => {
    const { lobby, id, tokens, conduct } = await privateParty();
    await conduct.resign(id, { side: 'axis', token: tokens.axis });
    const holder = { side: 'allies', token: tokens.allies } as const;
    expect((await lobby.record(id, { holder })).ok).toBe(true);
    expect((await lobby.record(id, { passphrase: 'anchor' })).ok).toBe(true);
    expect(refusalOf(await lobby.record(id, { passphrase: 'chain' }))).toBe('wrong-word');
    expect(refusalOf(await lobby.record(id, {}))).toBe('wrong-word');
    expect(refusalOf(await lobby.record(id, { holder: { side: 'allies', token: 'x' } }))).toBe(
      'wrong-word',
    );
  });
});

async function privateParty() {
  const hall = newHall();
  const { lobby } = hall;
  const { matchID: id } = sound(await lobby.create({ system: 'toy', passphrase: 'anchor' }));
  const wish = { name: 'x', passphrase: 'anchor' };
  const tokens = {
    allies: sound(await lobby.join(id, { ...wish, side: 'allies' })).token,
    axis: sound(await lobby.join(id, { ...wish, side: 'axis' })).token,
  };
  return { ...hall, id, tokens };
}
