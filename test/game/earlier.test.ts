import { expect, test } from 'vitest';
import { type KeptMatch, newAutosave, openKept } from '../../src/game/autosave';
import { staysAt } from '../../src/game/earlier';
import { openTable } from '../../src/game/table';
import { battle } from '../../src/rules/battle';
import { battleScenario } from './battleScenario';
import { memoryShelf } from './memoryShelf';
import { FLIGHT, humans, playRandomly, SEED } from './players';

const numbersAt = (newest: number) =>
  Array.from({ length: newest + 1 }, (_, number) => number).filter((it) => staysAt(newest, it));

test('of many states five stay at most, some of them a long way back', () => {
  expect(numbersAt(0)).toEqual([0]);
  expect(numbersAt(3)).toEqual([0, 2, 3]);
  expect(numbersAt(171)).toEqual([128, 160, 168, 170, 171]);
});

test('a state that stays has stayed all the time', () => {
  for (let newest = 1; newest < 600; newest++) {
    const before = [...numbersAt(newest - 1), newest];
    expect(numbersAt(newest).filter((number) => !before.includes(number))).toEqual([]);
  }
});

/** A match in which many segments have been played, written after each order. */
async function newPlayed(most = 60) {
  const faults: string[] = [];
  const { shelf, values } = memoryShelf();
  const autosave = newAutosave((error) => faults.push(String(error)), shelf);
  const table = openTable({
    system: battle,
    scenario: battleScenario,
    options: battle.defaultOptions,
    seed: SEED,
    seats: humans,
  });
  const keeping = autosave.keep('one', table);
  await keeping.settled();
  for (let given = 0; given < most; given++) {
    playRandomly(table, `order ${given}`, () => {}, { most: 1, shuns: FLIGHT });
    await keeping.settled();
  }
  keeping.stop();
  return { autosave, faults, values, record: table.record() };
}

const ordersOf = (kept: KeptMatch | undefined) => kept?.save.orders;

test('a match is kept as it stood when segments of play began, each state good and whole', async () => {
  const { autosave, record, faults } = await newPlayed();
  const states = await autosave.earlier('one');
  expect(states.length).toBeGreaterThanOrEqual(3);
  expect(states.length).toBeLessThanOrEqual(5);
  const given = states.map(({ kept }) => kept.save.orders.length);
  expect(given).toEqual([...given].sort((a, b) => b - a));
  for (const { kept, where } of states) {
    expect(kept.save.orders).toEqual(record.slice(0, kept.save.orders.length));
    const opened = openKept(kept);
    expect(opened.spectator.getSnapshot().segment.name).toEqual(where);
    opened.close();
  }
  expect(faults).toEqual([]);
});

test('states of one match are written with one copy of what they share', async () => {
  const { values } = await newPlayed();
  const states = values.get('earlier/one') as { kept: KeptMatch }[];
  const [, first, ...others] = states.map(({ kept: { save } }) => save);
  expect(first?.orders).not.toEqual([]);
  expect(others).not.toEqual([]);
  for (const { scenario, orders } of others) {
    expect(scenario).toBe(first?.scenario);
    expect(orders[0]).toBe(first?.orders[0]);
  }
});

test('states kept before segments had codes keep their text', async () => {
  const { autosave, values } = await newPlayed();
  const [state] = await autosave.earlier('one');
  values.set('earlier/one', [{ ...state, where: 'Round 1, impulse 4: gunnery' }]);
  expect((await autosave.earlier('one'))[0]?.where).toBe('Round 1, impulse 4: gunnery');
});

test('a match goes back to an earlier state, and from there to where it stood', async () => {
  const { autosave, record, faults } = await newPlayed();
  const target = (await autosave.earlier('one'))[1];
  expect(await autosave.goBack('one', target?.number ?? -1)).toBe(true);
  expect(ordersOf(await autosave.load('one'))).toEqual(ordersOf(target?.kept));
  const [left] = await autosave.earlier('one');
  expect(ordersOf(left?.kept)).toEqual(record);
  expect(await autosave.goBack('one', left?.number ?? -1)).toBe(true);
  expect(ordersOf(await autosave.load('one'))).toEqual(record);
  expect(faults).toEqual([]);
});

test('a tab that has the match open is told when it went back, and overwrites nothing', async () => {
  const { autosave, faults } = await newPlayed(20);
  const base = (await autosave.load('one')) as KeptMatch;
  const table = openKept(base);
  const keeping = autosave.keep('one', table, base);
  const [, target] = await autosave.earlier('one');
  await autosave.goBack('one', target?.number ?? -1);
  playRandomly(table, 'other tab', () => {}, { most: 1 });
  await keeping.settled();
  expect(faults).toEqual([expect.stringContaining('being played in another tab')]);
  expect(ordersOf(await autosave.load('one'))).toEqual(ordersOf(target?.kept));
});

test('a state that is not there, or does not replay, changes nothing', async () => {
  const { autosave, record, values } = await newPlayed(20);
  expect(await autosave.goBack('one', 99)).toBe(false);
  expect(await autosave.goBack('none', 0)).toBe(false);
  const states = structuredClone(values.get('earlier/one')) as { kept: KeptMatch }[];
  for (const { kept } of states) kept.save.orders = [{ side: 'axis', order: 'undo' }];
  values.set('earlier/one', states);
  const [newest] = await autosave.earlier('one');
  expect(await autosave.goBack('one', newest?.number ?? -1)).toBe(false);
  expect(ordersOf(await autosave.load('one'))).toEqual(record);
});

test('a match that is removed takes its earlier states with it', async () => {
  const { autosave, values } = await newPlayed(10);
  await autosave.remove('one');
  expect([...values.keys()]).toEqual([]);
});
