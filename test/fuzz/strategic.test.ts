import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ensign } from '../../src/bots';
import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { clausesOf } from '../../src/cli/coverage/clauses';
import { type BotRun, fuzzBots } from '../../src/cli/fuzz/botGame';
import { type FuzzedGame, fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { addMet, nothingMet, notMet } from '../../src/cli/fuzz/met';
import { TO_MEET } from '../../src/cli/systems/strategic/kinds';
import { strategicSubject } from '../../src/cli/systems/strategic/subject';
import { cliSystemOf } from '../../src/cli/systems/systemOf';
import { type AnySystem, bySide, drawFrom, must } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { type StrategicScenario, type StrategicState, strategic } from '../../src/rules/strategic';
import { smallAdvanced, smallBasic } from '../rules/strategic/smallGame';
import { shippedStrategic } from '../scenario/shipped';

const clauses = new Set(clausesOf(readFileSync('src/rules/strategic/RULES.md', 'utf8')));
const SMALL = { basic: smallBasic(), advanced: smallAdvanced() } as const;
const LEVELS = ['basic', 'advanced'] as const;
type Level = (typeof LEVELS)[number];

function fuzzScenario(
  scenario: StrategicScenario,
  seed: string,
  system: AnySystem,
  subject = strategicSubject as FuzzSubject,
): FuzzedGame {
  const options = strategic.defaultOptions;
  return fuzzGame({ system, subject, scenario, seed, clauses, options, mostOrders: 6000 });
}

const variedBy = (scenario: StrategicScenario, seed: string): StrategicScenario =>
  strategicSubject.vary(scenario, drawFrom(`vary/${seed}`)) as StrategicScenario;

const fuzz = (level: Level, seed: string, system: AnySystem = strategic): FuzzedGame =>
  fuzzScenario(variedBy(SMALL[level], seed), seed, system);

/** Short games that between them come to every kind of fight. */
const SEEDS = {
  basic: ['near 11', 'near 26', 'near 41', 'near 42'],
  advanced: ['near 15', 'near 31', 'near 42', 'near 44'],
} as const;

/** Each is played once. */
const played = new Map<string, FuzzedGame>();

function gameOf(level: Level, seed: string): FuzzedGame {
  const game = played.get(level + seed) ?? fuzz(level, seed);
  played.set(level + seed, game);
  return game;
}

/** Small games have no ships that a battle could take over. */
const HAND_OVER = ['battle', 'battleHandedOver', 'battleReturned', 'shipReturned'];
/** Met by every other dozen of games. */
const RARE = ['intercept', 'interceptionRolled'];

describe.each(LEVELS)('%s games of random orders', (level) => {
  test.each(SEEDS[level])('keep every promise of the rules: %s', (seed) => {
    expect(gameOf(level, seed).breach).toBeUndefined();
  });

  test('meet fights of every kind', () => {
    const met = nothingMet();
    for (const seed of SEEDS[level]) addMet(met, gameOf(level, seed).met);
    const missed = notMet(met, TO_MEET[level]);
    expect(missed.filter((kind) => !RARE.includes(kind))).toEqual(HAND_OVER);
  });
});

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
  const system = must(systemOf('strategic'), 'the rules');
  const { breach, met } = fuzzScenario(handed, seed, system, cliSystemOf('strategic').subject);
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

  test.each(Object.entries(BROKEN))('in a game between bots: %s', (_what, [broken, detail]) => {
    const { breach } = fuzzBots(botRun({ ...strategic, ...broken } as AnySystem));
    expect(breach).toEqual({ check: 'leak', detail: expect.stringMatching(detail) });
  });
});

const botRun = (system: AnySystem): BotRun => ({
  ...{ system, scenario: SMALL.basic, options: strategic.defaultOptions, seed: 'bots' },
  subject: strategicSubject as FuzzSubject,
  ...{ bots: bySide(() => ensign), nodes: 1, mostOrders: 6000 },
});

test('a game between bots is sound, and what it meets is counted', () => {
  const { breach, met } = fuzzBots(botRun(strategic));
  expect(breach).toBeUndefined();
  expect(met.events).toMatchObject({ gameEnded: 1, sideConfirmed: expect.any(Number) });
});

test('what another side hides makes a difference to a view that shows it, and is found', () => {
  const view: AnySystem['view'] = (state: StrategicState, viewer) => ({
    ...strategic.view(state, viewer),
    turn: state.forces.axis.squadrons['x-f']?.steps,
  });
  expect(fuzz('basic', 'near 6', { ...strategic, view }).breach).toEqual({
    check: 'twins-differ',
    detail: 'the view of the allies by what the enemy hides',
  });
});
