import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../src/cli/coverage/clauses';
import type { FuzzSubject } from '../../src/cli/fuzz/checks';
import { type FuzzedGame, fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { addMet, nothingMet, notMet } from '../../src/cli/fuzz/met';
import { TO_MEET } from '../../src/cli/fuzz/strategicKinds';
import { strategicSubject } from '../../src/cli/fuzz/strategicSubject';
import { type AnySystem, drawFrom, must } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { type StrategicScenario, type StrategicState, strategic } from '../../src/rules/strategic';
import { smallAdvanced, smallBasic } from '../rules/strategic/smallGame';
import { shippedStrategic } from '../scenario/shipped';

const clauses = new Set(clausesOf(readFileSync('src/rules/strategic/RULES.md', 'utf8')));
const SMALL = { basic: smallBasic(), advanced: smallAdvanced() } as const;
const LEVELS = ['basic', 'advanced'] as const;
type Level = (typeof LEVELS)[number];

function fuzzScenario(scenario: StrategicScenario, seed: string, system: AnySystem): FuzzedGame {
  return fuzzGame({
    ...{ system, scenario, seed, clauses, options: strategic.defaultOptions },
    subject: strategicSubject as FuzzSubject,
    mostOrders: 6000,
  });
}

const variedBy = (scenario: StrategicScenario, seed: string): StrategicScenario =>
  strategicSubject.vary(scenario, drawFrom(`vary/${seed}`)) as StrategicScenario;

const fuzz = (level: Level, seed: string, system: AnySystem = strategic): FuzzedGame =>
  fuzzScenario(variedBy(SMALL[level], seed), seed, system);

/** Short games that between them come to every kind of fight. */
const SEEDS = { basic: [2, 4, 6, 26], advanced: [1, 4, 6, 17, 19, 22] } as const;

/** Small games have no ships that a battle could take over. */
const HAND_OVER = ['battle', 'battleHandedOver', 'battleReturned', 'shipReturned'];
/** Met by every other dozen of games. */
const RARE = ['intercept', 'interceptionRolled'];

test.each(LEVELS)(
  '%s games of random orders keep every promise of the rules, in fights of every kind',
  (level) => {
    const met = nothingMet();
    for (const seed of SEEDS[level].map((number) => `near ${number}`)) {
      const game = fuzz(level, seed);
      expect(game.breach, seed).toBeUndefined();
      addMet(met, game.met);
    }
    const missed = notMet(met, TO_MEET[level]);
    expect(missed.filter((kind) => !RARE.includes(kind))).toEqual(HAND_OVER);
  },
);

test('a surface action of random orders is handed over to a battle and comes back', () => {
  const { scenario } = must(
    shippedStrategic.find((it) => it.scenario.id === 'bismarck'),
    'bismarck',
  );
  const two = {
    ...{ ...scenario, squadrons: [], landUnits: [], objectives: [] },
    divisions: scenario.divisions.filter(({ id }) => id === 'A1' || id === 'X1'),
  };
  const seed = 'hand over 9';
  const handed = {
    ...variedBy(two, seed),
    resolution: { usual: 'battle', ordered: true },
  } as const;
  const { breach, met } = fuzzScenario(handed, seed, must(systemOf('strategic'), 'the rules'));
  expect(breach).toBeUndefined();
  expect(notMet(met, { orders: ['battle'], events: HAND_OVER.slice(1) })).toEqual([]);
});

/** The rules with one promise broken, and what must be found. */
const BROKEN: Readonly<Record<string, [Partial<AnySystem>, RegExp]>> = {
  'the forces of both sides are shown': [
    { view: (state: StrategicState) => state },
    /^to the allies: the force of the axis/,
  ],
  'squadrons are named in the log': [
    {
      apply: (state: StrategicState, side, order, dice) =>
        strategic.apply(state, side, order, dice).map((event) => ({
          ...event,
          seenBy: 'all',
          note: Object.keys(state.forces.axis.squadrons),
        })),
    },
    /^told to the allies: /,
  ],
};

describe('a leak is found', () => {
  test.each(Object.entries(BROKEN))('%s', (_what, [broken, detail]) => {
    const { breach } = fuzz('basic', 'leak', { ...strategic, ...broken } as AnySystem);
    expect(breach).toEqual({ check: 'leak', detail: expect.stringMatching(detail) });
  });
});
