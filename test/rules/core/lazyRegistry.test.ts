import { expect, test, vi } from 'vitest';
import { loadAll, newLazyRegistry } from '../../../src/rules/core';

test('what a system brings is there once it is loaded, and is loaded once', async () => {
  const duel = vi.fn(async () => 'the duel');
  const registry = newLazyRegistry({ duel, melee: async () => 'the melee' });
  expect(registry.of('duel')).toBeUndefined();
  await Promise.all([registry.load('duel'), registry.load('duel')]);
  await registry.load('duel');
  expect(registry.of('duel')).toBe('the duel');
  expect(duel).toHaveBeenCalledTimes(1);
  expect(registry.loaded()).toEqual(['the duel']);
});

test('all are listed in order, whichever came first', async () => {
  const slow = () => new Promise<string>((come) => setTimeout(() => come('slow'), 5));
  const registry = newLazyRegistry({ slow, quick: async () => 'quick' });
  await loadAll(registry);
  expect(registry.ids).toEqual(['slow', 'quick']);
  expect(registry.loaded()).toEqual(['slow', 'quick']);
});

test.each(['chess', 'toString', '__proto__'])('nothing is loaded of %s', async (id) => {
  const registry = newLazyRegistry({ duel: async () => 'the duel' });
  await registry.load(id);
  expect(registry.of(id)).toBeUndefined();
});

test('one that could not be loaded is asked for again', async () => {
  const load = vi.fn(async () => 'the duel');
  load.mockRejectedValueOnce(new Error('no network'));
  const registry = newLazyRegistry({ duel: load });
  await expect(registry.load('duel')).rejects.toThrow('no network');
  await registry.load('duel');
  expect(registry.of('duel')).toBe('the duel');
});
