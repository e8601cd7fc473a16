import { expect, test } from 'vitest';
import type { BattleCard } from '../../src/scenario/battle/resolve';
import { shippedList } from '../../src/scenario/shippedList';
import { shareText, wholePercents } from '../../src/ui/lobby/BalanceLine';
import { forceText, systemText, timeText } from '../../src/ui/lobby/facts';
import { findScenarios } from '../../src/ui/lobby/finding';
import { uiOf } from '../../src/ui/systems/registry';

const found = (words: string) => findScenarios(shippedList, words).map(({ card }) => card.id);

function cardOf(id: string) {
  const card = shippedList.find((it) => it.card.id === id)?.card;
  if (!card) throw new Error(`${id} is not shipped.`);
  return card;
}

test('without words every battle is found', () => {
  expect(found('  ')).toHaveLength(shippedList.length);
});

test.each([
  ['a ship', 'graf spee'],
  ['an admiral', 'harwood'],
  ['a place and a date, in any order', '1939 plate'],
  ['another way to write it', 'RIVER PLÁTE'],
])('a battle is found in each of its systems by %s', (_, words) => {
  expect(found(words)).toEqual(['river-plate', 'fa-river-plate', 'sk-river-plate']);
});

test('what is nowhere finds nothing', () => {
  expect(found('yamato river plate')).toEqual([]);
});

test('a force is told by the kinds of its ships', () => {
  const card = cardOf('denmark-strait');
  expect([forceText(card, 'allies'), forceText(card, 'axis')]).toEqual([
    '1 battleship and 1 battlecruiser',
    '1 battleship and 1 cruiser',
  ]);
});

test('the time that a game takes is told in minutes, from two hours on in hours', () => {
  const card = cardOf('midway');
  const told = [40, 110, 120, 150, 240].map((minutes) => timeText({ ...card, minutes }));
  expect(told).toEqual([
    'about 40 minutes',
    'about 110 minutes',
    'about 2 hours',
    'about 2½ hours',
    'about 4 hours',
  ]);
});

test('a kind of game is told with its level where it has one', () => {
  expect(['midway', 'denmark-strait'].map((id) => systemText(cardOf(id)))).toEqual([
    'Operation, basic game',
    'Battle',
  ]);
});

test('shares of games won are told with their intervals', () => {
  expect(shareText(47, 94, 200)).toBe('47% (40 to 54)');
});

test('shares in whole percents add up to a hundred', () => {
  expect(wholePercents([94, 77, 29])).toEqual([47, 39, 14]);
  expect(wholePercents([93, 93, 14])).toEqual([47, 46, 7]);
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([200, 0, 0])).toEqual([100, 0, 0]);
});

test('[BT-15.2] night confusion is offered for battles by night only', () => {
  const cards = shippedList.map(({ card }) => card);
  const offered = (hour: 'day' | 'night') => {
    const card = cards.find((it) => it.system === 'battle' && (it as BattleCard).hour === hour);
    if (!card) throw new Error(`no battle by ${hour}`);
    return uiOf(card.system)
      .lobby.options(card)
      .map(({ id }) => id);
  };
  expect(offered('night')).toContain('nightConfusion');
  expect(offered('day')).not.toContain('nightConfusion');
  expect(offered('day')).toContain('facing');
});

test('words are found where they begin, and nations by their names', () => {
  expect(found('late')).toEqual([]);
  expect(found('germany strait denmark')).toEqual([
    'bismarck',
    'denmark-strait',
    'sk-denmark-strait',
  ]);
});

test('the weather of a battle in detail is told in words, not as a code', () => {
  const weather = (id: string) => uiOf('seekrieg').lobby.facts(cardOf(id)).weather;
  expect(weather('sk-denmark-strait')).toBe('day, very clear, sea force 4');
  expect(weather('sk-second-guadalcanal')).toBe('night, clear, sea force 1');
});
