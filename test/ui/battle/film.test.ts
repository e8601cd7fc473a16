import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Film } from '../../../src/ui/systems/battle/film/film';
import { filmOf } from '../../tools/film';
import { stillOf } from '../../tools/still';

const film: Film = JSON.parse(readFileSync('src/ui/systems/battle/film/riverPlate.json', 'utf8'));

test('the picture of the first page is that of the recorded battle', () => {
  expect(JSON.parse(JSON.stringify(filmOf('test/replays/river-plate.json')))).toEqual(film);
});

test('what stands in its place until it plays is the same picture at rest', async () => {
  await expect(stillOf()).toMatchFileSnapshot('../../../src/ui/systems/battle/film/still.svg');
});

test('a ship that has gone does not come back, and every shot is in the picture', () => {
  for (const [at] of film.ships.entries()) {
    const seen = film.frames.map(({ places }) => places[at] !== null);
    expect(seen.lastIndexOf(true)).toBeLessThan(seen.includes(false) ? seen.indexOf(false) : 1000);
  }
  const [left = 0, top = 0, width = 0, height = 0] = film.view;
  const shots = film.frames.flatMap(({ shots: fired }) => fired);
  expect(shots.length).toBeGreaterThan(20);
  for (const [x = 0, y = 0] of shots) {
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
  }
});
