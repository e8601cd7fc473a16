import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClockKeeper } from '../../../server/matches/clockKeeper';
import { Uptime } from '../../../server/matches/uptime';
import { memoryStorage } from '../../../server/storage/memory';
import type { ClockSettings } from '../../../src/game/online/pace';
import { must } from '../../../src/rules/core';
import { listener, newHall, newParty } from './hall';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const DECISION: ClockSettings = { decisionSeconds: 30, timeout: 'bot', graceSeconds: 20 };

/** Both clocks by the test's time: the machine's own monotonic one runs on meanwhile. */
const faked = () => ({ now: Date.now, monotonic: Date.now });

describe('the time in which the server was away', () => {
  const up = (storage = memoryStorage()) => {
    const fail = (error: unknown) => {
      throw error;
    };
    const uptime = new Uptime(storage, fail, faked());
    const { steady, served, ready } = uptime;
    const hall = newHall(storage, undefined, { steady, served, ready });
    return { uptime, hall, storage };
  };

  test.each([
    ['a graceful stop', true, 30_000 - 12_000 - 3000],
    // The last note of it is two seconds old.
    ['a kill', false, 30_000 - 10_000 - 3000],
  ])('counts for nobody’s clock: %s', async (_, graceful, rest) => {
    const first = up();
    const party = await newParty(first.hall, { system: 'toy', pace: { clock: DECISION } });
    await pass(12);
    if (graceful) await first.uptime.close();
    vi.clearAllTimers();
    await pass(100);
    const { hall } = up(first.storage);
    await pass(3);
    const peer = listener();
    await hall.door.enter(party.id, { token: party.tokens.axis }, peer);
    expect(peer.welcome().match.pace?.clocks?.sides.allies.decisionMs).toBe(rest);
  });
});

test('of two servers that were there at one time each minute counts once, and of none none', async () => {
  const storage = memoryStorage();
  const runs = [
    { from: 1000, to: 5000 },
    { from: 4000, to: 6000 },
    { from: 9000, to: 99_000 },
  ];
  for (const run of runs) await storage.setRun(run);
  vi.setSystemTime(20_000);
  const uptime = new Uptime(storage, () => {});
  await uptime.ready;
  expect(uptime.served(0, 20_000)).toBe(4000 + 1000 + 11_000);
  expect(uptime.served(4500, 4600)).toBe(100);
  expect(uptime.served(6000, 9000)).toBe(0);
  expect(uptime.served(19_000, 25_000)).toBe(6000);
  expect(uptime.served(25_000, 24_000)).toBe(0);
});

test('a server whose storage cannot be read says so, and plays on', async () => {
  const faults: unknown[] = [];
  const fails = async () => {
    throw new Error('The database is damaged.');
  };
  const hear = (error: unknown) => faults.push(String(error));
  const uptime = new Uptime({ runs: fails, setRun: fails }, hear, faked());
  await uptime.ready;
  expect(faults).toEqual(['Error: The database is damaged.', 'Error: The database is damaged.']);
  const now = Date.now();
  expect(uptime.served(now, now + 5000)).toBe(5000);
});

describe('a server that sleeps, or whose clock is set', () => {
  /** With clocks that the test moves by hand, looked at in between as an awake process does. */
  async function awake() {
    const time = { now: 1_000_000, monotonic: 0 };
    const storage = memoryStorage();
    const clock = { now: () => time.now, monotonic: () => time.monotonic };
    const uptime = new Uptime(storage, () => {}, clock);
    const { steady, served, ready } = uptime;
    const hall = newHall(storage, undefined, { now: clock.now, steady, served, ready });
    new ClockKeeper(hall.matches);
    const pace = { clock: { decisionSeconds: 30, timeout: 'adjudged', graceSeconds: 0 } } as const;
    const party = await newParty(hall, { system: 'toy', pace });
    const live = async (seconds: number) => {
      for (let ms = 0; ms < seconds * 1000; ms += 250) {
        time.now += 250;
        time.monotonic += 250;
        await vi.advanceTimersByTimeAsync(250);
      }
    };
    const left = async () => {
      const { pace } = must(await hall.lobby.find('toy', party.id), 'the match');
      return pace?.clocks?.sides.allies.decisionMs;
    };
    const status = async () => (await storage.match(party.id))?.status;
    return { time, live, left, status };
  }

  test('takes that time from nobody, and no game is lost by it', async () => {
    const { time, live, left, status } = await awake();
    await live(10);
    expect(await left()).toBe(20_000);
    // Suspended: no timer runs, and then all at once.
    time.now += 25_000;
    time.monotonic += 25_000;
    await live(2);
    expect(await left()).toBeGreaterThanOrEqual(17_000);
    time.now += 3_600_000;
    await live(2);
    expect(await left()).toBeGreaterThanOrEqual(15_000);
    time.now -= 7_200_000;
    await live(5);
    expect(await left()).toBeLessThanOrEqual(12_000);
    expect(await left()).toBeGreaterThanOrEqual(10_000);
    expect(await status()).toBe('playing');
    await live(13);
    expect(await status()).toBe('finished');
  });
});
