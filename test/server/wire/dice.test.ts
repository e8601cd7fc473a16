import { afterEach, describe, expect, it, test } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { pgStorage } from '../../../server/storage/postgres/storage';
import type { Storage } from '../../../server/storage/storage';
import { newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../../src/game/online';
import type { DiceWatch, KeptDice } from '../../../src/game/online/diceWatch';
import {
  type BySide,
  must,
  parseSecret,
  publishedOf,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import type { toySystem } from '../../game/toySystem';
import { sound } from '../matches/hall';
import { LEFT_OUT, POSTGRES, startPostgres } from '../storage/postgres';
import { type Live, liveServer, stockClient, until } from './liveServer';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serverOf(over: Parameters<typeof liveServer>[0] = {}): Promise<Live> {
  const live = await liveServer(over);
  ends.push(() => live.close());
  return live;
}

type Place = OnlineMatch<typeof toySystem>;

/** What a browser remembers. */
function memory() {
  let kept: KeptDice | undefined;
  return {
    load: () => kept,
    save: (next: KeptDice) => {
      kept = next;
    },
  };
}

function enter(live: Live, match: string, token?: string, dice = memory()): Place {
  const place = openOnlineMatch<typeof toySystem>({
    ...{ server: live.url, match, retryMs: 30, dice },
    ...(token && { token }),
  });
  ends.push(() => place.close());
  return place;
}

async function seated(live: Live, waitSeconds = 60) {
  const lobby = newLobbyClient(live.url);
  const wish = { system: 'toy', scenario: 'toy', dice: { waitSeconds } };
  const { matchID: match } = sound(await lobby.create(wish));
  const join = async (side: Side) =>
    sound(await lobby.join(match, { side, name: `${side} player` }));
  const seats = { allies: await join('allies'), axis: await join('axis') };
  return { lobby, match, tokens: { allies: seats.allies.token, axis: seats.axis.token } };
}

const diceOf = (place: Place): DiceWatch => place.getSnapshot().dice;
const partOf = (place: Place) => place.getSnapshot().match?.dice?.part;
const isReady = (place: Place) => partOf(place) === 'settled' && place.getSnapshot().game;

async function fire({ allies, axis }: BySide<Place>): Promise<void> {
  const places = { allies, axis };
  const give = async (side: Side, line: string) =>
    expect([side, line, await places[side].give(line)]).toEqual([side, line, undefined]);
  await give('allies', 'done');
  await until(() => axis.getSnapshot().game?.segment.active.axis === 'orders');
  await give('axis', 'done');
  for (const side of SIDES) {
    await until(() => places[side].getSnapshot().game?.segment.active[side] === 'declare');
    await give(side, 'aim bow');
  }
  for (const side of SIDES) await give(side, 'done');
}

const postgres = POSTGRES ? await startPostgres() : undefined;

/** A new database, to be opened once or again and again. */
type Database = () => Storage | Promise<Storage>;

function inMemory(): Database {
  const storage = memoryStorage();
  return () => storage;
}

async function inPostgres(): Promise<Database> {
  const url = (await postgres?.newUrl()) ?? '';
  let servers = 0;
  return () => pgStorage({ url, address: `/s/${++servers}` });
}

describe.each([
  ['in memory', inMemory],
  [`in Postgres${LEFT_OUT}`, inPostgres],
])('two clients and a spectator, with matches kept %s', (name, newDatabase) => {
  const test = it.skipIf(name.includes(LEFT_OUT || '-'));
  test('add to the dice and check each throw as it falls; the record holds all of it', async () => {
    const live = await serverOf({ storage: await (await newDatabase())() });
    const { lobby, match, tokens } = await seated(live);
    const memories = { allies: memory(), axis: memory() };
    const allies = enter(live, match, tokens.allies, memories.allies);
    const axis = enter(live, match, tokens.axis, memories.axis);
    const spectator = enter(live, match);
    for (const place of [allies, axis, spectator]) await until(() => isReady(place));
    await fire({ allies, axis });
    for (const place of [allies, axis, spectator]) {
      await until(() => diceOf(place).proven.size === 2);
      expect(diceOf(place).fault).toBeUndefined();
    }
    await allies.resign();
    const save = sound(
      await lobby.record(match, { side: 'allies', token: tokens.allies }, undefined),
    );
    const { seed } = save as { seed: string };
    const { entropy } = must(parseSecret(seed), 'the second format');
    for (const side of SIDES)
      expect(entropy[side]).toEqual({ value: memories[side].load()?.value, since: 0 });
    expect(publishedOf(seed)).toBe(memories.axis.load()?.root);
  });

  test('a page loaded anew shows what the one before committed to', async () => {
    const live = await serverOf({ storage: await (await newDatabase())() });
    const { match, tokens } = await seated(live);
    const kept = memory();
    const first = enter(live, match, tokens.allies, kept);
    await until(() => first.getSnapshot().match?.dice?.commits.allies);
    first.close();
    const axis = enter(live, match, tokens.axis);
    await until(() => partOf(axis) === 'open');
    const allies = enter(live, match, tokens.allies, kept);
    await until(() => isReady(allies) && isReady(axis));
    await fire({ allies, axis });
    await until(() => diceOf(allies).proven.size === 2);
    expect([diceOf(allies).fault, diceOf(axis).fault]).toEqual([undefined, undefined]);
    expect(allies.getSnapshot().match?.dice?.opened).toEqual(['allies', 'axis']);
  });

  test('another server on the same database goes on with the exchange and with the proofs', async () => {
    const open = await newDatabase();
    const live = await serverOf({ storage: await open() });
    const { match, tokens } = await seated(live);
    const allies = enter(live, match, tokens.allies);
    await until(() => allies.getSnapshot().match?.dice?.commits.allies);
    await live.close();
    const next = await serverOf({ storage: await open(), port: live.port });
    const axis = enter(next, match, tokens.axis);
    await until(() => isReady(allies) && isReady(axis));
    await fire({ allies, axis });
    await until(() => diceOf(axis).proven.size === 2);
    expect(axis.getSnapshot().match?.dice?.opened).toEqual(['allies', 'axis']);
    expect(diceOf(axis).fault).toBeUndefined();
  });
});

describe('boardgame.io’s own client', () => {
  test('adds nothing, is waited for, and plays; the other side’s dice are checked all the same', async () => {
    const live = await serverOf();
    const { match, tokens } = await seated(live, 1);
    const axis = enter(live, match, tokens.axis);
    const stock = stockClient(live.url, {
      ...{ matchID: match, playerID: '0', credentials: tokens.allies },
    });
    ends.push(() => stock.stop());
    await until(() => isReady(axis));
    expect(axis.getSnapshot().match?.dice?.opened).toEqual(['axis']);
    await until(() => stock.getState());
    stock.moves.order?.('scout');
    await until(() => diceOf(axis).proven.size === 2);
    expect(diceOf(axis).fault).toBeUndefined();
  });
});
