import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { Admin } from '../../../server/admin/admin';
import { Bans } from '../../../server/admin/bans';
import type { Ownership } from '../../../server/storage/ownership';
import { pgStorage } from '../../../server/storage/postgres/storage';
import type { Storage } from '../../../server/storage/storage';
import { must } from '../../../src/rules/core';
import { newHall, newParty } from '../matches/hall';
import { liveServer, post } from '../wire/liveServer';
import { chapter, commit, info, order, withMatch } from './keptMatch';
import { LEFT_OUT, POSTGRES, startPostgres } from './postgres';

const postgres = POSTGRES ? await startPostgres() : undefined;
const test = it.skipIf(!POSTGRES);

const LEASE_MS = 20_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const newUrl = async (): Promise<string> => (await postgres?.newUrl()) ?? '';

async function server(url: string, address: string, leaseMs = LEASE_MS): Promise<Storage> {
  const storage = await pgStorage({ url, address, leaseMs });
  ends.push(() => storage.close());
  return storage;
}

/** As if the server had slept. */
async function expireLease(url: string, address: string): Promise<void> {
  await run(
    url,
    `UPDATE servers SET expires = now() - interval '1 s' WHERE address = '${address}'`,
  );
}

/** Runs SQL beside the servers; several statements are one transaction. */
async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const owningOf = ({ ownership }: Storage): Ownership => must(ownership, 'several servers');

describe(`of several servers on one Postgres${LEFT_OUT}`, () => {
  test('one has a match: the others are told where, and change nothing of it', async () => {
    const url = await newUrl();
    const [one, other] = [await server(url, '/s/1'), await server(url, '/s/2')];
    await withMatch(one);
    expect(await owningOf(one).claim('m')).toBe('mine');
    expect(await owningOf(other).claim('m')).toEqual({ address: '/s/1' });
    expect(await owningOf(other).claim('none')).toBe('nobody');
    expect(await other.addOrder(commit('m', 1))).toBe('stale');
    expect(await other.setInfo({ matchId: 'm', info, revision: 0 })).toBe('stale');
    expect(await other.finish('m', 0, { winner: 'draw', reason: 'agreed' })).toBe('stale');
    expect(await one.addOrder(commit('m', 1))).toBe('kept');
    expect(await other.orders('m')).toEqual([order(1)]);
  });

  test('one that leaves hands its matches over at once, and the others hear of it', async () => {
    const url = await newUrl();
    const one = await withMatch(await pgStorage({ url, address: '/s/1', leaseMs: 60_000 }));
    const other = await server(url, '/s/2', 60_000);
    const heard = new Promise<void>((resolve) => owningOf(other).onFree(resolve));
    expect(await owningOf(other).adopt(9)).toEqual([]);
    await one.close();
    await heard;
    expect(await owningOf(other).adopt(9)).toEqual(['m']);
    expect(await other.addOrder(commit('m', 1))).toBe('kept');
  });

  test('one whose process sleeps past its lease has its orders refused, and learns what it has lost', async () => {
    const url = await newUrl();
    const [one, other] = [await server(url, '/s/1', 1500), await server(url, '/s/2')];
    await withMatch(one);
    const lost = new Promise((resolve) => owningOf(one).onLost(resolve));
    await expireLease(url, '/s/1');
    expect(await owningOf(other).claim('m')).toBe('mine');
    expect(await one.addOrder(commit('m', 1))).toBe('stale');
    expect(await other.addOrder(commit('m', 1, { orderId: 'of the new owner' }))).toBe('kept');
    // It wakes.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1600);
    expect(await lost).toEqual(['m']);
    expect(await owningOf(one).claim('m')).toEqual({ address: '/s/2' });
  });

  test.each<[string, (other: Ownership) => Promise<unknown>]>([
    ['adopts', (other) => other.adopt(9)],
    ['claims', (other) => other.claim('m')],
  ])('one that was late without noticing hears when another %s its match', async (_, take) => {
    const url = await newUrl();
    const [one, other] = [await server(url, '/s/1'), await server(url, '/s/2')];
    await withMatch(one);
    const lost = new Promise((resolve) => owningOf(one).onLost(resolve));
    await expireLease(url, '/s/1');
    await take(owningOf(other));
    expect(await lost).toEqual(['m']);
  });

  test('it learns so by its next sign of life when it could not hear it', async () => {
    const url = await newUrl();
    const one = await withMatch(await server(url, '/s/1', 600));
    const lost = new Promise((resolve) => owningOf(one).onLost(resolve));
    await run(
      url,
      `UPDATE servers SET expires = now() - interval '1 s';
       UPDATE matches SET owner = 'another', epoch = epoch + 1`,
    );
    expect(await lost).toEqual(['m']);
  });

  test('what one that was late derives from the orders does not replace what the new owner has stored', async () => {
    const url = await newUrl();
    const one = await withMatch(await server(url, '/s/1'));
    await one.addOrder(commit('m', 1));
    const kept = [chapter(0, 0), chapter(1, 1)];
    await one.setDerived('m', [order(1).versions], kept);
    // It has not heard of it yet.
    await run(url, "UPDATE matches SET owner = 'another', epoch = epoch + 1");
    await one.setDerived('m', [order(9).versions], [chapter(0, 9)]);
    expect(await one.chaptersSince('m', 'allies', -1)).toEqual(kept);
    expect(await one.orders('m')).toEqual([order(1)]);
  });

  test('one that was killed long ago is forgotten', async () => {
    const url = await newUrl();
    await server(url, '/s/1');
    await run(url, "UPDATE servers SET expires = now() - interval '2 days'");
    await server(url, '/s/2');
    expect(await run(url, 'SELECT address FROM servers')).toEqual([{ address: '/s/2' }]);
  });

  test('a second one at the same address is refused while the first lives', async () => {
    const url = await newUrl();
    await server(url, '/s/1', 2000);
    await expect(server(url, '/s/1', 2000)).rejects.toThrow('FLAG_PLOT_ADDRESS tells them apart');
  });

  test('who asks the wrong one by the lobby is led to the right one, with what he asked', async () => {
    const url = await newUrl();
    const [mine, theirs] = [await server(url, '/s/1'), await server(url, '/s/2')];
    const party = await newParty(newHall(mine));
    const wrong = await liveServer({ storage: { ...theirs, close: async () => {} } });
    ends.push(wrong.close);
    const body = { playerID: '0', credentials: party.tokens.allies };
    const answer = await fetch(`${wrong.url}/games/toy/${party.id}/leave`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      307,
      `/s/1/games/toy/${party.id}/leave`,
    ]);
    const { matches } = wrong.online;
    const told = new Admin(matches, new Bans(theirs, matches)).run({ name: 'close', of: party.id });
    expect(await told).toEqual({
      ok: false,
      why: 'The match is at /s/1. Give the command to that process.',
    });
    await expect(matches.remove(party.id)).rejects.toThrow('The match is at /s/1.');
    // What needs no owner is answered anywhere.
    expect((await fetch(`${wrong.url}/games/toy/${party.id}`)).status).toBe(200);
    expect((await post(`${wrong.url}/games/toy/create`, {})).status).toBe(200);
  });
});

test(`a lost connection to Postgres is opened anew, and nothing is lost or doubled${LEFT_OUT}`, async () => {
  const url = await newUrl();
  const [storage, other] = [await server(url, '/s/1'), await server(url, '/s/2')];
  await withMatch(storage);
  await storage.addOrder(commit('m', 1));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flag-plot'",
  );
  const heard = new Promise<void>((resolve) => owningOf(other).onFree(resolve));
  // The first statement may still meet the end of the connection.
  const kept = await storage.addOrder(commit('m', 2)).catch(() => storage.addOrder(commit('m', 2)));
  expect(kept).toBe('kept');
  await storage.ping().catch(() => {});
  await storage.ping();
  expect(await storage.orders('m')).toEqual([order(1), order(2)]);
  await other.ping().catch(() => {});
  await other.ping();
  await client.query("NOTIFY flag_plot, 'free'");
  await heard;
  await client.end();
});

test(`a Postgres that is not there is told in a sentence${LEFT_OUT}`, async () => {
  const gone = 'postgres://nobody@127.0.0.1:1/none';
  await expect(pgStorage({ url: gone, address: '/' })).rejects.toThrow('Postgres does not answer.');
});
