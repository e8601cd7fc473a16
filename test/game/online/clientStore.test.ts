import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newHost } from '../../../src/game/host';
import { newClientStore } from '../../../src/game/online/clientStore';
import type { PublicMatch, WelcomeMessage } from '../../../src/game/online/protocol';
import type { Seen } from '../../../src/game/redaction';
import { SEED } from '../players';
import { TOY, toySystem } from '../toySystem';

const host = newHost(toySystem, () => {});
const start = host.seen(host.begin(TOY, null, { seed: SEED }), 'allies');
const match = { matchID: 'm' } as PublicMatch;

const welcome = (seen: Seen) =>
  ({
    ...{ viewer: 'allies', match, chapters: [], chat: [], segmentSince: 0 },
    step: { version: 4, seen },
  }) as unknown as WelcomeMessage;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is known of a match tells when the word of it came', () => {
  const store = newClientStore<typeof toySystem>({ value: '' });
  vi.setSystemTime(1000);
  store.welcome(welcome(start), []);
  expect(store.get()).toMatchObject({ match, matchAt: 1000 });
  vi.setSystemTime(3000);
  store.step({ version: 5, seen: start }, []);
  expect(store.get().matchAt, 'a step says nothing of clocks').toBe(1000);
  store.match({ ...match, title: 'Later' });
  expect(store.get()).toMatchObject({ match: { title: 'Later' }, matchAt: 3000 });
});

test('whether a takeback can be asked for goes with where the match stands', () => {
  const store = newClientStore<typeof toySystem>({ value: '' });
  const canTakeBack = () => store.get().canTakeBack;
  expect(canTakeBack()).toBe(false);
  store.welcome(welcome({ ...start, canTakeBack: true }), []);
  expect(canTakeBack()).toBe(true);
  store.step({ version: 5, seen: { ...start, canTakeBack: false } }, []);
  expect(canTakeBack()).toBe(false);
  store.step({ version: 4, seen: { ...start, canTakeBack: true } }, []);
  expect(canTakeBack(), 'what is older tells nothing').toBe(false);
});
