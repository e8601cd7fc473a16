import { describe, expect, test } from 'vitest';
import { ensign } from '../../src/bots';
import { type KeptMatch, newAutosave, openKept } from '../../src/game/autosave';
import type { Shelf } from '../../src/game/shelf';
import { openTable, type Table } from '../../src/game/table';
import { battle } from '../../src/rules/battle';
import { digest } from '../../src/rules/core';
import { makeSave } from '../../src/scenario';
import { battleScenario } from './battleScenario';
import { memoryShelf } from './memoryShelf';
import { humans, playRandomly, SEED } from './players';

const newTable = (): Table =>
  openTable({
    system: battle,
    scenario: battleScenario,
    options: battle.defaultOptions,
    seed: SEED,
    seats: humans,
  });

function newShelf() {
  const faults: unknown[] = [];
  const { shelf, values } = memoryShelf();
  return { autosave: newAutosave((error) => faults.push(error), shelf), faults, shelf, values };
}

const reasonsOf = (faults: readonly unknown[]) => faults.map((fault) => String(fault));

describe('a kept match', () => {
  test('goes on where it stood', async () => {
    const { autosave, faults } = newShelf();
    const table = newTable();
    const keeping = autosave.keep('one', table);
    playRandomly(table, 'keep', () => {}, { most: 40 });
    await keeping.settled();
    const kept = (await autosave.load('one')) as KeptMatch;
    const resumed = openKept(kept);
    expect(resumed.record()).toEqual(table.record());
    for (const side of ['allies', 'axis'] as const)
      expect(digest(resumed.seats[side].getSnapshot())).toBe(
        digest(table.seats[side].getSnapshot()),
      );
    expect(faults).toEqual([]);
  });

  test('is there before the first order, and tells who sits where', async () => {
    const { autosave } = newShelf();
    const table = openTable({
      system: battle,
      scenario: battleScenario,
      options: battle.defaultOptions,
      seats: { allies: 'human', axis: ensign },
    });
    await autosave.keep('one', table).settled();
    table.close();
    const [kept] = await autosave.list();
    expect(kept).toMatchObject({ id: 'one', sitters: { allies: 'human', axis: 'ensign' } });
    const resumed = openKept(kept as KeptMatch);
    resumed.close();
    expect(resumed.sitters).toEqual({ allies: 'human', axis: ensign });
  });

  test('holds after any number of orders the save that a replay makes', async () => {
    const { autosave } = newShelf();
    const table = newTable();
    const keeping = autosave.keep('one', table);
    for (const most of [1, 15, 1, 30]) {
      playRandomly(table, `part ${most}`, () => {}, { most });
      await keeping.settled();
      const kept = await autosave.load('one');
      expect({ ok: true, value: kept?.save }).toEqual(
        makeSave({ ...table, orders: table.record() }),
      );
    }
  });

  test('is one of several; the newest comes first, and one can be removed', async () => {
    const { autosave } = newShelf();
    for (const id of ['one', 'two', 'three']) {
      await autosave.keep(id, newTable()).settled();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await autosave.remove('two');
    expect((await autosave.list()).map(({ id }) => id)).toEqual(['three', 'one']);
    expect(await autosave.load('two')).toBeUndefined();
  });

  test('is written no more once it was stopped', async () => {
    const { autosave } = newShelf();
    const table = newTable();
    const keeping = autosave.keep('one', table);
    await keeping.settled();
    keeping.stop();
    playRandomly(table, 'stop', () => {}, { most: 3 });
    await keeping.settled();
    expect((await autosave.load('one'))?.save.orders).toEqual([]);
  });

  test('whose bot is no longer known is played by a person', async () => {
    const { autosave } = newShelf();
    await autosave.keep('one', newTable()).settled();
    const kept = (await autosave.load('one')) as KeptMatch;
    expect(openKept({ ...kept, sitters: { allies: 'human', axis: 'gone' } }).sitters.axis).toBe(
      'human',
    );
  });
});

describe('a damaged record', () => {
  const damage: [string, (kept: KeptMatch) => unknown, string][] = [
    ['is no match at all', () => 'nonsense', 'a match'],
    ['has no save', (kept) => ({ ...kept, save: undefined }), 'format'],
    [
      'has another format',
      ({ save, ...kept }) => ({ ...kept, save: { ...save, format: 9 } }),
      'format',
    ],
    [
      'has orders of a wrong form',
      ({ save, ...kept }) => ({ ...kept, save: { ...save, orders: [1] } }),
      'orders',
    ],
  ];

  test.each(damage)('that %s is told and put aside by the list', async (_what, spoil, word) => {
    const { autosave, faults, values } = newShelf();
    for (const id of ['good', 'bad']) await autosave.keep(id, newTable()).settled();
    const spoilt = spoil(values.get('match/bad') as KeptMatch);
    values.set('match/bad', spoilt);
    values.delete('earlier/bad');
    expect((await autosave.list()).map(({ id }) => id)).toEqual(['good']);
    expect(reasonsOf(faults).join()).toContain(word);
    expect([...values.keys()].sort()).toEqual(['damaged/bad', 'earlier/good', 'match/good']);
    expect(values.get('damaged/bad')).toEqual(spoilt);
  });

  const changes: [string, Partial<KeptMatch['save']>][] = [
    ['an order that is refused', { orders: [{ side: 'axis', order: 'undo' }] }],
    ['another digest', { digests: { 3: '0123456789abcdef' } }],
  ];

  /** A match of some orders whose record has been changed. */
  async function newSpoilt(change: Partial<KeptMatch['save']>) {
    const shelf = newShelf();
    const table = newTable();
    const keeping = shelf.autosave.keep('bad', table);
    playRandomly(table, 'damage', () => {}, { most: 12 });
    await keeping.settled();
    const kept = shelf.values.get('match/bad') as KeptMatch;
    shelf.values.set('match/bad', { ...kept, save: { ...kept.save, ...change } });
    return shelf;
  }

  test.each(changes)('with %s is told and put aside when it is loaded', async (_what, change) => {
    const { autosave, faults, values } = await newSpoilt(change);
    values.delete('earlier/bad');
    expect(await autosave.load('bad')).toBeUndefined();
    expect(faults).toHaveLength(1);
    expect([...values.keys()]).toEqual(['damaged/bad']);
  });

  test.each(changes)('with %s is set back to its last good state', async (_what, change) => {
    const { autosave, faults, values } = await newSpoilt(change);
    const [newest] = await autosave.earlier('bad');
    expect(await autosave.load('bad')).toEqual(newest?.kept);
    expect(reasonsOf(faults)).toEqual([
      expect.stringContaining(`from what was kept at ${newest?.kept.savedAt}`),
    ]);
    expect(await autosave.load('bad')).toEqual(newest?.kept);
    expect(faults).toHaveLength(1);
    expect(values.has('damaged/bad')).toBe(true);
  });

  test('in the list is set back too', async () => {
    const { autosave, faults, values } = newShelf();
    await autosave.keep('bad', newTable()).settled();
    values.set('match/bad', 'nonsense');
    expect((await autosave.list()).map(({ id }) => id)).toEqual(['bad']);
    expect(faults).toHaveLength(1);
  });
});

describe('storage that fails', () => {
  const fail = async () => {
    throw new Error('the disk is full');
  };
  const failing: Shelf = { get: fail, set: fail, update: fail, remove: fail, keys: fail };

  test('is told, and the game goes on', async () => {
    const faults: unknown[] = [];
    const autosave = newAutosave((error) => faults.push(error), failing);
    const table = newTable();
    const keeping = autosave.keep('one', table);
    playRandomly(table, 'disk', () => {}, { most: 5 });
    await keeping.settled();
    expect(table.record().length).toBe(5);
    expect(await autosave.list()).toEqual([]);
    expect(await autosave.load('one')).toBeUndefined();
    await autosave.remove('one');
    expect(new Set(reasonsOf(faults))).toEqual(new Set(['Error: the disk is full']));
  });

  test('such as a browser without any is told too', async () => {
    const faults: unknown[] = [];
    expect(await newAutosave((error) => faults.push(error)).list()).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});
