import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { guessesOf, takenFor } from '../../../src/bots';
import { newAnalyst } from '../../../src/lab/analysis/analyst';
import { playOn } from '../../../src/lab/analysis/playOn';
import type { PlayedGame } from '../../../src/lab/analysis/standing';
import { drawFrom, must, SIDES } from '../../../src/rules/core';
import { type Short, shortGame } from './shortGame';

const recorded = (id: string): PlayedGame =>
  JSON.parse(readFileSync(`test/replays/${id}.json`, 'utf8'));

/** A look at a segment takes some milliseconds, a playout some tenths of a second. */
const EACH = 4;
const PLAYED = 2;

/** Two battles by night: contact markers and dummies, and ships out of sight. */
const SHORT: Short[] = [
  { id: 'fa-second-guadalcanal', folder: 'fleet-action', turns: 4 },
  { id: 'sk-second-guadalcanal', folder: 'seekrieg', turns: 16 },
];

test.each(['coral-sea-carriers', 'midway', 'bismarck'])(
  'in %s a side cannot tell the enemy’s forces in other places from where they were, and the game goes on from there',
  (id) => holdsFor(recorded(id)),
);

test.each(SHORT)('nor in $id', async (short) => {
  holdsFor(JSON.parse(readFileSync(await shortGame(short), 'utf8')));
});

function holdsFor(game: PlayedGame): void {
  const { system, segments, judged } = newAnalyst(game, '1');
  expect([guessesOf(system), judged]).toEqual(['exchange', 'exchange']);
  const some = segments.filter((_, at) => at % EACH === 0);
  const others = some.flatMap(({ state }, at) =>
    SIDES.flatMap((side) => {
      const other = takenFor(system, state, side, drawFrom(`${at}`));
      const isAlike = isDeepStrictEqual(system.view(other, side), system.view(state, side));
      expect(isAlike, `${side} at segment ${at}`).toBe(true);
      return isDeepStrictEqual(other, state) ? [] : [other];
    }),
  );
  expect(others.length).toBeGreaterThan(some.length / 10);
  for (let part = 1; part <= PLAYED; part++) {
    const other = must(others[Math.floor((others.length * part) / (PLAYED + 1))], 'a position');
    expect([0, 0.5, 1]).toContain(playOn(system, other, `${part}`).score);
  }
}
