import { expect, test } from 'vitest';
import { findShips, indexShips } from '../../../src/ui/chartRoom/findShips';
import { shipped } from '../../scenario/shipped';

const TYPES: Record<string, string> = { CL: 'light cruiser', DD: 'destroyer', BB: 'battleship' };
const index = indexShips(shipped.registry.ships.values(), (type) => TYPES[type] ?? type);
const found = (words: string, date?: string): string[] =>
  findShips(index, { words, date }).map(({ id }) => id);

test('a ship is found by her name, which comes before names of classes', () => {
  expect(found('hood')[0]).toBe('hood');
  expect(found('königsberg')[0]).toBe('konigsberg');
  expect(found('prince of w')).toEqual(['prince-of-wales']);
});

test('by words of class, navy and type in any order', () => {
  const mogami = found('ca mogami japan');
  expect(mogami).toContain('mogami');
  expect(mogami.every((id) => shipped.registry.ships.get(id)?.nation === 'japan')).toBe(true);
  expect(found('destroyer tribal royal')).toContain('cossack');
  expect(found('no such ship at all')).toEqual([]);
});

test('only those in service on the day', () => {
  expect(found('hood', '1941-05-24')).toContain('hood');
  expect(found('hood', '1941-05-25')).not.toContain('hood');
});
