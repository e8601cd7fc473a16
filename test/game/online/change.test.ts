import { describe, expect, test } from 'vitest';
import { newHost } from '../../../src/game/host';
import { changed, changeOf } from '../../../src/game/online/change';
import { newClientStore } from '../../../src/game/online/clientStore';
import type { StepMessage, WelcomeMessage } from '../../../src/game/online/protocol';
import type { Seen } from '../../../src/game/redaction';
import { battle } from '../../../src/rules/battle';
import { bySide, must, SIDES, type Viewer } from '../../../src/rules/core';
import { battleScenario } from '../battleScenario';
import { FLIGHT, humanTable, playRandomly, SEED } from '../players';
import { TOY, toySystem } from '../toySystem';

const VIEWERS: readonly Viewer[] = [...SIDES, 'spectator'];

const host = newHost(battle, (error) => {
  throw error;
});

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What each viewer sees after each order of a random battle, undos among them. */
function seenOf(key: string, fog: boolean): Record<Viewer, Seen>[] {
  const options = { ...battle.defaultOptions, fog };
  const table = humanTable(battle, battleScenario, options);
  playRandomly(table, key, () => {}, { most: 150, shuns: FLIGHT });
  table.close();
  let state = host.begin(battleScenario, options, { seed: SEED });
  const see = () => ({
    ...bySide((side) => host.seen(state, side)),
    spectator: host.seen(state, 'spectator'),
  });
  const all = [see()];
  for (const { side, order } of table.record()) {
    const given = host.give(state, host.seen(state, side), side, order);
    state = must(given.ok ? given.state : undefined, order);
    all.push(see());
  }
  return all;
}

describe('what an order has changed', () => {
  test.each([
    ['clear', false],
    ['fog', true],
  ])('leads from each position of a battle to the next, for every viewer (%s)', (key, fog) => {
    const all = seenOf(key, fog);
    let [whole, short] = [0, 0];
    for (const viewer of VIEWERS) {
      let at = overTheWire(must(all[0], 'a start')[viewer]);
      for (const [index, seen] of all.entries()) {
        const before = all[index - 1]?.[viewer];
        if (!before) continue;
        const change = JSON.stringify(changeOf(before, seen[viewer]));
        at = changed(at, JSON.parse(change));
        expect(at).toEqual(overTheWire(seen[viewer]));
        whole += JSON.stringify(seen[viewer]).length;
        short += change.length;
      }
    }
    expect(short).toBeLessThan(whole / 5);
  });

  test('leads anywhere else, too', () => {
    const all = seenOf('jumps', false);
    for (const [index, { allies }] of all.entries()) {
      const before = must(all[(index * 37) % all.length], 'a position').allies;
      expect(changed(before, overTheWire(changeOf(before, allies)))).toEqual(allies);
    }
  });

  test('is nothing when nothing has changed', () => {
    const [start] = seenOf('start', false);
    expect(changeOf(must(start, 'a start').axis, overTheWire(must(start, 'a start').axis))).toEqual(
      {},
    );
  });
});

describe('a client that is told changes', () => {
  const toy = newHost(toySystem, () => {});
  const start = toy.begin(TOY, null, { seed: SEED });
  const after = (line: string) => {
    const given = toy.give(start, toy.seen(start, 'allies'), 'allies', line);
    return toy.seen(must(given.ok ? given.state : undefined, line), 'allies');
  };
  const [first, next] = [toy.seen(start, 'allies'), after('advance 1')];
  const welcome = (step: StepMessage) =>
    ({
      viewer: 'allies',
      step,
      chapters: [],
      chat: [],
      segmentSince: 0,
    }) as unknown as WelcomeMessage;

  function welcomed() {
    const store = newClientStore<typeof toySystem>({ value: '' });
    store.welcome(welcome({ version: 4, seen: first }), []);
    return store;
  }
  const change = changeOf(first, next);

  test('sees the whole', () => {
    const store = welcomed();
    expect(store.change({ version: 5, change }, [])).toBe(true);
    expect(store.get().game?.view).toEqual(next.view);
    expect(store.version()).toBe(5);
  });

  test('does nothing with one that it knows already', () => {
    const store = welcomed();
    expect(store.change({ version: 4, change }, [])).toBe(true);
    expect([store.version(), store.get().game?.view]).toEqual([4, first.view]);
  });

  test('asks for the match anew, once, when one is missing, and goes on from there', () => {
    const store = welcomed();
    expect([6, 7].map((version) => store.change({ version, change }, []))).toEqual([false, true]);
    expect([store.version(), store.get().game?.view]).toEqual([4, first.view]);
    store.welcome(welcome({ version: 7, seen: first }), []);
    expect(store.change({ version: 8, change }, [])).toBe(true);
    expect(store.get().game?.view).toEqual(next.view);
  });
});
