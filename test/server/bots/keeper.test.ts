import { afterEach, describe, expect, test } from 'vitest';
import { BotKeeper } from '../../../server/bots/keeper';
import type { Question, Thinker } from '../../../server/bots/pool';
import { checkAll } from '../../../server/matches/checking';
import { must } from '../../../src/rules/core';
import { TOY, type ToyState } from '../../game/toySystem';
import { type Hall, listener, newHall, sound } from '../matches/hall';
import { until } from '../wire/liveServer';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A thinker of the toy game that says what it was asked. */
function toyThinker(choose: (question: Question) => string | Promise<string> = plain) {
  const asked: Question[] = [];
  const owners: string[] = [];
  const thinker: Thinker = {
    async think(task, { owner }) {
      asked.push(structuredClone(task));
      owners.push(owner);
      return { line: await choose(task) };
    },
    async close() {},
  };
  return { thinker, asked, owners };
}

/** Aims once in each gunnery, and is done with it otherwise. */
function plain({ view, side }: Question): string {
  const { step, aims } = view as ToyState;
  return step === 'gunnery' && aims[side].length === 0 ? 'aim bow' : 'done';
}

function withBots(hall: Hall, thinker: Thinker): { faults: string[]; keeper: BotKeeper } {
  const faults: string[] = [];
  hall.matches.watch({ fault: (error) => void faults.push(String(error)) });
  const keeper = new BotKeeper(hall.matches, thinker, { delayMs: 0 });
  ends.push(() => keeper.close());
  return { faults, keeper };
}

/** A spectator: bots play each other for nobody else. */
const watch = ({ door }: Hall, id: string) => door.enter(id, {}, listener());

const isOver = async ({ storage }: Hall, id: string) =>
  (await storage.match(id))?.status === 'finished';

const waitFor = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 500; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('not in time');
};

describe('bots on the server', () => {
  test('play a match to its end by themselves', async () => {
    const hall = newHall();
    const { thinker } = toyThinker();
    const { faults } = withBots(hall, thinker);
    const bots = { allies: 'ensign', axis: 'ensign' };
    const { matchID } = sound(await hall.lobby.create({ system: 'toy', bots }));
    await watch(hall, matchID);
    await waitFor(() => isOver(hall, matchID));
    expect(await hall.storage.orders(matchID)).toHaveLength(TOY.rounds * 6);
    expect(faults).toEqual([]);
  });

  test('see their own side’s view and no secret', async () => {
    const hall = newHall();
    const { thinker, asked } = toyThinker();
    withBots(hall, thinker);
    const { matchID } = sound(await hall.lobby.create({ system: 'toy', bots: { axis: 'ensign' } }));
    const { token } = sound(await hall.lobby.join(matchID, { side: 'allies', name: 'Ann' }));
    const give = async (line: string) => {
      const peer = listener();
      await hall.door.enter(matchID, { token }, peer);
      const wish = { line, orderId: line, version: peer.version() };
      return hall.matches.order(matchID, { side: 'allies', token }, wish);
    };
    await give('done');
    await waitFor(async () => (await hall.storage.match(matchID))?.version === 4);
    await give('aim stern');
    const { seed } = must(await hall.storage.match(matchID), 'the match');
    expect(asked).toHaveLength(3);
    for (const task of asked) {
      const keys = ['bot', 'drawKey', 'match', 'side', 'system', 'view'];
      expect(Object.keys(task).sort()).toEqual(keys);
      expect((task.view as ToyState).aims.allies).toEqual([]);
      expect(JSON.stringify(task)).not.toContain(seed);
    }
  });

  test('think in the name of whoever made the match, so that all matches of one address share its turns', async () => {
    const hall = newHall();
    const { thinker, owners } = toyThinker(() => new Promise<string>(() => {}));
    withBots(hall, thinker);
    for (const from of ['192.0.2.1', '192.0.2.1', '198.51.100.1']) {
      const wish = { system: 'toy', bots: { allies: 'ensign' } };
      const { matchID } = sound(await hall.lobby.create(wish, from));
      const before = owners.length;
      await watch(hall, matchID);
      await until(() => owners.length > before);
    }
    const [first, second, other] = owners;
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('go on after a restart where they were', async () => {
    const hall = newHall();
    const stuck = toyThinker(() => new Promise<string>(() => {}));
    withBots(hall, stuck.thinker);
    const bots = { allies: 'ensign', axis: 'ensign' };
    const { matchID } = sound(await hall.lobby.create({ system: 'toy', bots }));
    await watch(hall, matchID);
    await until(() => stuck.asked.length === 1);
    const again = newHall(hall.storage);
    withBots(again, toyThinker().thinker);
    await checkAll(again.matches);
    await watch(again, matchID);
    await waitFor(() => isOver(again, matchID));
  });

  test.each([
    ['fails', () => Promise.reject(new Error('too long')), 'Error: too long'],
    ['gives an illegal order', () => 'advance 99', "Error: A bot's order is refused: too-far."],
    ['gives nonsense', () => 'launch the Kraken', "Error: A bot's order is refused: unreadable."],
  ])(
    'that %s has a legal order given in its place, and it is reported',
    async (_name, choose, fault) => {
      const hall = newHall();
      const { faults } = withBots(hall, toyThinker(choose).thinker);
      const bots = { allies: 'ensign', axis: 'ensign' };
      const { matchID } = sound(await hall.lobby.create({ system: 'toy', bots }));
      await watch(hall, matchID);
      await waitFor(() => isOver(hall, matchID));
      expect(faults[0]).toBe(fault);
    },
  );

  test('playing each other stop when the last spectator leaves, and go on when one comes', async () => {
    const hall = newHall();
    const { thinker, asked } = toyThinker();
    withBots(hall, thinker);
    const bots = { allies: 'ensign', axis: 'ensign' };
    const { matchID } = sound(await hall.lobby.create({ system: 'toy', bots }));
    const idle = () => new Promise((resolve) => setTimeout(resolve, 60));
    await idle();
    expect(asked).toHaveLength(0);
    const peer = listener();
    await hall.door.enter(matchID, {}, peer);
    await until(() => asked.length > 2);
    await hall.door.leave(matchID, peer);
    await idle();
    const thoughts = asked.length;
    await idle();
    expect(asked).toHaveLength(thoughts);
    expect(await isOver(hall, matchID)).toBe(false);
    await watch(hall, matchID);
    await waitFor(() => isOver(hall, matchID));
  });

  test('can be given no orders for by anybody else', async () => {
    const hall = newHall();
    const { matchID } = sound(
      await hall.lobby.create({ system: 'toy', bots: { allies: 'ensign' } }),
    );
    const wish = { line: 'done', orderId: 'x', version: 0 };
    expect(await hall.matches.order(matchID, { side: 'allies', token: '' }, wish)).toMatchObject({
      ok: false,
    });
    expect(await hall.lobby.join(matchID, { side: 'allies', name: 'Eve' })).toMatchObject({
      refusal: { code: 'seat-taken' },
    });
  });
});
