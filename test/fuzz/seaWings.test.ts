import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commander, ensign } from '../../src/bots';
import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { clausesOf } from '../../src/cli/coverage/clauses';
import { fuzzBots } from '../../src/cli/fuzz/botGame';
import { type FuzzedGame, fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { addMet, nothingMet, notMet } from '../../src/cli/fuzz/met';
import { TO_MEET } from '../../src/cli/systems/sea-wings/kinds';
import { seaWingsSubject } from '../../src/cli/systems/sea-wings/subject';
import { type AnySystem, bySide, drawFrom } from '../../src/rules/core';
import { type SeaWingsState, seaWings } from '../../src/rules/sea-wings';
import type { SeaWingsScenario } from '../../src/rules/sea-wings/query';
import { fleets } from '../rules/sea-wings/fleets';

const clauses = new Set(clausesOf(readFileSync('src/rules/sea-wings/RULES.md', 'utf8')));
const subject = seaWingsSubject as FuzzSubject;

/** Two small fleets, made to meet. */
const near = (seed: string): SeaWingsScenario =>
  seaWingsSubject.vary(fleets(), drawFrom(`vary/${seed}`)) as SeaWingsScenario;

const runOf = (seed: string, system: AnySystem) => ({
  ...{ system, subject, seed, clauses, mostOrders: 6000 },
  scenario: near(seed),
  options: seaWingsSubject.options(fleets(), drawFrom(`options/${seed}`)),
});

const fuzz = (seed: string, system: AnySystem = seaWings): FuzzedGame =>
  fuzzGame(runOf(seed, system));

/** Short games that between them come to every kind of fight. */
const SEEDS = ['near 189', 'near 50', 'near 59', 'near 64'];

/** Met by few games; each has tests of its own. Ships of these fleets have no sheets, so that no battle is offered. */
const RARE = ['discard', 'contactRolled', 'land', 'allotEscorts', 'chooseWay'];

/** Each is played once. */
const played = new Map<string, FuzzedGame>();

function gameOf(seed: string): FuzzedGame {
  const game = played.get(seed) ?? fuzz(seed);
  played.set(seed, game);
  return game;
}

describe('games of random orders', () => {
  test.each(SEEDS)('keep every promise of the rules: %s', (seed) => {
    expect(gameOf(seed).breach).toBeUndefined();
  });

  test('meet searches, strikes and gunfire', () => {
    const met = nothingMet();
    for (const seed of SEEDS) addMet(met, gameOf(seed).met);
    expect(notMet(met, TO_MEET).filter((kind) => !RARE.includes(kind))).toEqual([]);
  });
});

test.each([
  ['ensign', ensign],
  ['commander', commander],
])('a game between bots keeps every promise of the rules: %s', (name, bot) => {
  const { breach } = fuzzBots({ ...runOf(name, seaWings), bots: bySide(() => bot), nodes: 20 });
  expect(breach).toBeUndefined();
});

/** The rules with one promise broken, and what must be found. */
const BROKEN: Readonly<Record<string, [Partial<AnySystem>, RegExp]>> = {
  'the forces of both sides are shown': [
    { view: (state: SeaWingsState) => state },
    /^to the allies: the force of the axis/,
  ],
  'formations are named in the log': [
    {
      apply: (state: SeaWingsState, side, order, dice) =>
        seaWings.apply(state, side, order, dice).map((event) => ({
          ...event,
          seenBy: 'all',
          note: Object.keys(state.forces.axis.formations),
        })),
    },
    /^told to the allies: /,
  ],
};

describe('a leak is found', () => {
  test.each(Object.entries(BROKEN))('%s', (_what, [broken, detail]) => {
    const { breach } = fuzz('leak', { ...seaWings, ...broken } as AnySystem);
    expect(breach).toEqual({ check: 'leak', detail: expect.stringMatching(detail) });
  });
});
