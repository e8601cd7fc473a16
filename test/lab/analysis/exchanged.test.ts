import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { guessesOf, takenFor } from '../../../src/bots';
import { cliSystemOf } from '../../../src/cli/systems/systemOf';
import { newAnalyst } from '../../../src/lab/analysis/analyst';
import { playOn } from '../../../src/lab/analysis/playOn';
import type { PlayedGame } from '../../../src/lab/analysis/standing';
import { drawFrom, must, SIDES } from '../../../src/rules/core';
import type { FleetActionState } from '../../../src/rules/fleet-action';
import type { SeaWingsState } from '../../../src/rules/sea-wings';
import type { SeekriegState } from '../../../src/rules/seekrieg';
import type { StrategicState } from '../../../src/rules/strategic';
import { type Short, shortGame } from './shortGame';

const recorded = (id: string): PlayedGame =>
  JSON.parse(readFileSync(`test/replays/${id}.json`, 'utf8'));

/** A look at a segment takes some milliseconds, a playout some tenths of a second. */
const EACH = 4;
const PLAYED = 2;

/** What of a condition the rules hide from the enemy, by system. */
const HIDDEN: Readonly<Record<string, (state: unknown) => unknown>> = {
  'fleet-action': (state) =>
    Object.values((state as FleetActionState).units).map(({ condition }) => condition?.structure),
  seekrieg: (state) =>
    Object.values((state as SeekriegState).ships).map(({ condition }) => condition?.damage),
  'sea-wings': (state) =>
    SIDES.flatMap((side) =>
      Object.values((state as SeaWingsState).forces[side].ships).map(({ hits }) => hits),
    ),
  strategic: (state) =>
    SIDES.flatMap((side) =>
      Object.values((state as StrategicState).forces[side].ships).map((it) => it.damageLevels),
    ),
};

/** Two battles by night: contact markers and dummies, and ships out of sight. */
const SHORT: Short[] = [
  { id: 'fa-second-guadalcanal', folder: 'fleet-action', turns: 6 },
  { id: 'sk-second-guadalcanal', folder: 'seekrieg', turns: 16 },
];

test.each(['coral-sea-carriers', 'midway', 'bismarck'])(
  'in %s a side cannot tell the enemy’s forces in other places and conditions from what they were, and the game goes on from there',
  (id) => holdsFor(recorded(id)),
);

test.each(SHORT)('nor in $id', async (short) => {
  holdsFor(JSON.parse(readFileSync(await shortGame(short), 'utf8')));
});

function holdsFor(game: PlayedGame): void {
  const { system, segments, judged } = newAnalyst(game, '1');
  expect([guessesOf(system), judged]).toEqual(['exchange', 'exchange']);
  const some = segments.filter((_, at) => at % EACH === 0);
  const others = some.flatMap(({ state, pastOf }, at) =>
    SIDES.flatMap((side) => {
      const other = takenFor(system, { state, side, past: pastOf(side) }, drawFrom(`${at}`));
      const isAlike = isDeepStrictEqual(system.view(other, side), system.view(state, side));
      expect(isAlike, `${side} at segment ${at}`).toBe(true);
      expect(breachesOf(system.id, other), `${side} at segment ${at}`).toEqual(
        breachesOf(system.id, state),
      );
      return isDeepStrictEqual(other, state) ? [] : [{ state, other }];
    }),
  );
  expect(others.length).toBeGreaterThan(some.length / 10);
  const hidden = HIDDEN[system.id];
  if (hidden)
    expect(
      others.some(({ state, other }) => !isDeepStrictEqual(hidden(other), hidden(state))),
    ).toBe(true);
  for (let part = 1; part <= PLAYED; part++) {
    const { other } = must(others[Math.floor((others.length * part) / (PLAYED + 1))], 'a position');
    expect([0, 0.5, 1]).toContain(playOn(system, other, `${part}`).score);
  }
}

/** What the fuzzer finds wrong with a single position. */
const breachesOf = (system: string, state: unknown): string[] =>
  cliSystemOf(system).subject.breaches(state, state);
