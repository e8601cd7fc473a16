import { expect, test } from 'vitest';
import { newOwnBattles } from '../../src/game/ownBattles';
import { memoryShelf } from './memoryShelf';

const draft = { system: 'battle', id: 'own-abcdefghij', title: 'Mine' };

test('own battles are kept beside the matches, the newest first', async () => {
  const { shelf, values } = memoryShelf();
  values.set('match/1', { id: '1' });
  const battles = newOwnBattles(shelf);
  const first = await battles.keep('own-a', draft, undefined);
  await battles.keep('own-b', { ...draft, title: 'Other' }, undefined);
  expect(await battles.load('own-a')).toEqual(first);
  expect((await battles.list()).map(({ id }) => id).sort()).toEqual(['own-a', 'own-b']);
  await battles.remove('own-a');
  expect(await battles.load('own-a')).toBeUndefined();
  expect(values.has('match/1')).toBe(true);
});

test('what another tab has written is not written over', async () => {
  const { shelf } = memoryShelf();
  const [here, there] = [newOwnBattles(shelf), newOwnBattles(shelf)];
  const first = await here.keep('own-a', draft, undefined);
  const second = await there.keep('own-a', { ...draft, title: 'Theirs' }, first?.stamp);
  expect(await here.keep('own-a', draft, first?.stamp)).toBeUndefined();
  expect(await here.load('own-a')).toEqual(second);
  expect(await there.keep('own-a', draft, second?.stamp)).toBeDefined();
});
