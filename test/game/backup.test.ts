import { expect, test } from 'vitest';
import { type KeptMatch, newAutosave } from '../../src/game/autosave';
import { backupText, readBackup } from '../../src/game/backup';
import { openTable } from '../../src/game/table';
import { battle } from '../../src/rules/battle';
import { faultText } from '../../src/scenario';
import { battleScenario } from './battleScenario';
import { memoryShelf } from './memoryShelf';
import { humans, playRandomly } from './players';

/** A browser, with matches of so many orders each. */
async function newBrowser(...lengths: readonly number[]) {
  const faults: unknown[] = [];
  const { shelf, values } = memoryShelf();
  const autosave = newAutosave((error) => faults.push(error), shelf);
  for (const [i, most] of lengths.entries()) {
    const table = openTable({
      system: battle,
      scenario: battleScenario,
      options: battle.defaultOptions,
      seats: humans,
    });
    const keeping = autosave.keep(`match-${i}`, table);
    playRandomly(table, `match ${i}`, () => {}, { most });
    await keeping.settled();
    keeping.stop();
  }
  return { autosave, faults, values };
}

async function readGood(text: string) {
  const read = await readBackup(text, 'all.json');
  if (!read.ok) throw new Error(read.faults.map(faultText).join());
  return read.value;
}

const textOf = async ({ autosave }: Awaited<ReturnType<typeof newBrowser>>) =>
  backupText(await autosave.list());

test('all matches of a browser go into a file, and out of it into another browser', async () => {
  const one = await newBrowser(0, 7, 20);
  const { matches, faults } = await readGood(await textOf(one));
  expect(faults).toEqual([]);
  const other = await newBrowser();
  for (const kept of matches) expect(await other.autosave.add(kept)).toBe('added');
  expect(await other.autosave.list()).toEqual(await one.autosave.list());
  expect(other.faults).toEqual([]);
});

test('matches that are there already are known, and none is overwritten', async () => {
  const browser = await newBrowser(5);
  const [kept] = (await readGood(await textOf(browser))).matches as [KeptMatch];
  expect(await browser.autosave.add(kept)).toBe('known');
  const { orders } = kept.save;
  const shorter = { ...kept, save: { ...kept.save, orders: orders.slice(0, 2), digests: {} } };
  expect(await browser.autosave.add(shorter)).toBe('added');
  const lengths = (await browser.autosave.list()).map(({ save }) => save.orders.length);
  expect(lengths.sort()).toEqual([2, 5]);
  expect((await browser.autosave.load('match-0'))?.save).toEqual(kept.save);
});

test('a bad match in a file is told by its place, and the good ones are read', async () => {
  const browser = await newBrowser(3, 6);
  const file = JSON.parse(await textOf(browser));
  file.matches[0].save.orders[0].order = 'nonsense';
  file.matches.push('no match');
  const { matches, faults } = await readGood(JSON.stringify(file));
  expect(matches).toHaveLength(1);
  const told = faults.map(faultText);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('all.json, battle 1');
  expect(told[1]).toContain('all.json, battle 3');
});

test.each([
  ['no JSON', 'ahoy', 'expected a file of all battles, found another file'],
  ['a single save', '{"format":1,"orders":[]}', 'expected a file of all battles'],
  [
    'a file of a newer version',
    '{"kind":"flag-plot-matches","format":2,"matches":[]}',
    'format: expected format 1, found format 2',
  ],
])('%s is refused', async (_what, text, fault) => {
  const read = await readBackup(text, 'all.json');
  expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining(fault)]);
});

test('a file is read battle by battle, with time for the page before each', async () => {
  const browser = await newBrowser(3, 6);
  const told: string[] = [];
  const read = await readBackup(await textOf(browser), 'all.json', async (done, of) => {
    told.push(`${done} of ${of}`);
  });
  expect(read.ok).toBe(true);
  expect(told).toEqual(['0 of 2', '1 of 2']);
});

test('a match says where it stands, by these rules, whatever a file says', async () => {
  const browser = await newBrowser(6);
  const [own] = await browser.autosave.list();
  expect(own?.standing).toEqual({
    engine: battle.version,
    where: expect.objectContaining({ code: expect.any(String) }),
    isOver: false,
  });
  const file = JSON.parse(await textOf(browser));
  file.matches[0].standing = { engine: battle.version, where: { code: 'over' }, isOver: true };
  const [kept] = (await readGood(JSON.stringify(file))).matches;
  expect(kept?.standing).toEqual(own?.standing);
});

test('a record whose standing cannot be read has none, and is no worse for it', async () => {
  const browser = await newBrowser(4);
  const key = 'match/match-0';
  browser.values.set(key, { ...Object(browser.values.get(key)), standing: 'somewhere' });
  const [kept] = await browser.autosave.list();
  expect(kept?.standing).toBeUndefined();
  expect(browser.faults).toEqual([]);
});
