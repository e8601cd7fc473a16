import { expect, test } from 'vitest';
import { type KeptMatch, newAutosave, openKept } from '../../src/game/autosave';
import { openTable, type Table } from '../../src/game/table';
import { battle } from '../../src/rules/battle';
import { battleScenario } from './battleScenario';
import { memoryShelf } from './memoryShelf';
import { humans, playRandomly, SEED } from './players';

/** A browser with one new match in it, and a way to open that match in one more tab. */
async function newBrowser() {
  const { shelf, values } = memoryShelf();
  const table = openTable({
    system: battle,
    scenario: battleScenario,
    options: battle.defaultOptions,
    seed: SEED,
    seats: humans,
  });
  const begun = newAutosave(() => {}, shelf).keep('one', table);
  await begun.settled();
  begun.stop();
  const openTab = async () => {
    const faults: string[] = [];
    const autosave = newAutosave((error) => faults.push(String(error)), shelf);
    const kept = (await autosave.load('one')) as KeptMatch;
    const opened = openKept(kept);
    return { faults, autosave, table: opened, keeping: autosave.keep('one', opened, kept) };
  };
  return { values, openTab };
}

const play = (table: Table, most: number) => playRandomly(table, 'tabs', () => {}, { most });
const ordersIn = (values: Map<string, unknown>) =>
  (values.get('match/one') as KeptMatch).save.orders;

test('a match that is only opened is not written', async () => {
  const { values, openTab } = await newBrowser();
  const before = values.get('match/one');
  const { keeping } = await openTab();
  await keeping.settled();
  expect(values.get('match/one')).toBe(before);
});

test('a match that goes on is written again and again', async () => {
  const { values, openTab } = await newBrowser();
  const tab = await openTab();
  for (const most of [1, 5, 8]) {
    play(tab.table, most);
    await tab.keeping.settled();
    expect(ordersIn(values)).toEqual(tab.table.record());
  }
  expect(tab.faults).toEqual([]);
});

test('the tab that gives the first order is kept, the other is told once and overwrites nothing', async () => {
  const { values, openTab } = await newBrowser();
  const [first, second] = [await openTab(), await openTab()];
  play(first.table, 6);
  await first.keeping.settled();
  for (const most of [1, 9]) {
    play(second.table, most);
    await second.keeping.settled();
  }
  expect(ordersIn(values)).toEqual(first.table.record());
  expect(second.faults).toEqual([expect.stringContaining('being played in another tab')]);
  play(first.table, 3);
  await first.keeping.settled();
  expect(ordersIn(values)).toEqual(first.table.record());
  expect(first.faults).toEqual([]);
});

test('a tab that is loaded again goes on from what the other has written', async () => {
  const { values, openTab } = await newBrowser();
  const [first, second] = [await openTab(), await openTab()];
  play(first.table, 6);
  await first.keeping.settled();
  second.keeping.stop();
  const again = await openTab();
  expect(again.table.record()).toEqual(first.table.record());
  play(again.table, 2);
  play(first.table, 1);
  await Promise.all([again.keeping.settled(), first.keeping.settled()]);
  expect(ordersIn(values)).toEqual(again.table.record());
  expect([again.faults, first.faults.length]).toEqual([[], 1]);
});

test('a match opened again in its tab holds the orders that were still to be written', async () => {
  const { openTab } = await newBrowser();
  const { autosave, table, keeping } = await openTab();
  play(table, 4);
  keeping.stop();
  expect((await autosave.load('one'))?.save.orders).toEqual(table.record());
});

test('a record of an older version, without a stamp, is gone on with', async () => {
  const { values, openTab } = await newBrowser();
  const { stamp, ...old } = values.get('match/one') as KeptMatch;
  expect(stamp).toMatch(/^\w+\.1$/);
  values.set('match/one', old);
  const { table, keeping, faults } = await openTab();
  play(table, 2);
  await keeping.settled();
  expect(ordersIn(values)).toEqual(table.record());
  expect(faults).toEqual([]);
});
