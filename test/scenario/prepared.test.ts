import { expect, test } from 'vitest';
import { prepare } from '../../src/scenario/prepared';
import { loadShipped, shippedList } from '../../src/scenario/shippedList';
import { registry, shipped, shippedBattles, shippedScenario } from './shipped';

test('the web app has the cards of all shipped scenarios', () => {
  expect(shippedList.map(({ card }) => card)).toEqual(shipped.scenarios.map(({ card }) => card));
});

test('with the largest ship of each side', () => {
  const strait = shippedList.find(({ card }) => card.id === 'denmark-strait');
  const { allies, axis } = strait?.figureheads ?? {};
  expect([allies?.name, axis?.name]).toEqual(['Hood', 'Bismarck']);
  expect(axis?.plan?.lengthFeet).toBe(registry.classes.get('bismarck')?.lengthFeet);
});

test('of an operation the ship that is worth most', () => {
  const midway = shippedList.find(({ card }) => card.id === 'midway');
  const { allies, axis } = midway?.figureheads ?? {};
  expect([allies?.name, axis?.name]).toEqual(['Enterprise', 'Kaga']);
  expect([midway?.card.system, axis?.plan?.id]).toEqual(['strategic', 'kaga']);
});

test('and fetches a scenario complete, with the plans of its ships', async () => {
  const prepared = await loadShipped('denmark-strait');
  const { balances, simulated, ...rest } = prepared ?? {};
  expect({ ...rest, balances: [], simulated: [] }).toEqual(
    prepare(shippedScenario('denmark-strait'), registry),
  );
  expect(balances?.map(({ bot }) => bot)).toContain('Commander');
  expect(simulated?.[0]?.bot).toBe('Commander');
  expect(prepared?.plans.map(({ id }) => id).sort()).toEqual([
    'admiral',
    'admiral-hipper',
    'bismarck',
    'king-george-v',
  ]);
  expect(prepared?.plans[0]?.guns[0]?.mounts.length).toBeGreaterThan(3);
});

test('names of land and waters go with the chart, and no rule knows them', async () => {
  const prepared = await loadShipped('first-guadalcanal');
  expect(prepared?.names).toContainEqual({ name: 'Guadalcanal', hex: { q: -6, r: 7 }, of: 'land' });
  expect(prepared?.scenario).not.toHaveProperty('names');
  expect((await loadShipped('denmark-strait'))?.names).toEqual([]);
});

test('whatever land there is has a name', () => {
  for (const { file } of shippedBattles)
    expect(
      (file.names ?? []).some(({ of }) => of !== 'water'),
      file.id,
    ).toBe((file.land ?? []).length > 0);
});

test('there is nothing to fetch under another name', async () => {
  expect(await loadShipped('constructor')).toBeUndefined();
});
