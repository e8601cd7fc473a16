import { expect, test } from 'vitest';
import { type Film, isPast } from '../../../src/ui/systems/sea-wings/film/film';

test('a strike is shown until the courses of its turn are sealed', () => {
  const film = { turn: 3 } as Film;
  expect(isPast(film, { turn: 3, phase: 'strike' })).toBe(false);
  expect(isPast(film, { turn: 3, phase: 'plotting' })).toBe(false);
  expect(isPast(film, { turn: 3, phase: 'movement' })).toBe(true);
  expect(isPast(film, { turn: 4, phase: 'airOperations' })).toBe(true);
});
