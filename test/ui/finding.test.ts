import { expect, test } from 'vitest';
import { shippedList } from '../../src/scenario/shippedList';
import { shareText } from '../../src/ui/lobby/BalanceLine';
import { forceText } from '../../src/ui/lobby/facts';
import { findScenarios } from '../../src/ui/lobby/finding';

const found = (words: string) => findScenarios(shippedList, words).map(({ card }) => card.id);

test('without words every battle is found', () => {
  expect(found('  ')).toHaveLength(shippedList.length);
});

test.each([
  ['a ship', 'graf spee'],
  ['an admiral', 'harwood'],
  ['a place and a date, in any order', '1939 plate'],
  ['another way to write it', 'RIVER PLÁTE'],
])('a battle is found by %s', (_, words) => {
  expect(found(words)).toEqual(['river-plate']);
});

test('what is nowhere finds nothing', () => {
  expect(found('yamato river plate')).toEqual([]);
});

test('a force is told by the kinds of its ships', () => {
  const card = shippedList.find((it) => it.card.id === 'denmark-strait')?.card;
  if (!card) throw new Error('Denmark Strait');
  expect([forceText(card, 'allies'), forceText(card, 'axis')]).toEqual([
    'one battleship and one battlecruiser',
    'one battleship and one cruiser',
  ]);
});

test('shares of games won are told with their intervals', () => {
  expect(shareText(94, 200)).toBe('47 % (40 to 54)');
});

test('words are found where they begin, and nations by their names', () => {
  expect(found('late')).toEqual([]);
  expect(found('germany strait denmark')).toEqual(['denmark-strait']);
});
