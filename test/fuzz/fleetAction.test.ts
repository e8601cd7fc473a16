import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commander, ensign } from '../../src/bots';
import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { clausesOf } from '../../src/cli/coverage/clauses';
import { fuzzBots } from '../../src/cli/fuzz/botGame';
import { type FuzzedGame, fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { addMet, nothingMet, notMet } from '../../src/cli/fuzz/met';
import { TO_MEET } from '../../src/cli/systems/fleet-action/kinds';
import { fleetActionSubject } from '../../src/cli/systems/fleet-action/subject';
import { type AnySystem, bySide, drawFrom, type Side } from '../../src/rules/core';
import { type FleetActionState, fleetAction } from '../../src/rules/fleet-action';
import { CARRIERS } from '../rules/fleet-action/airBattles';
import { MARKERS, PLATE, UNDERSEA } from '../rules/fleet-action/battles';
import { battleOf, type TestBattle } from '../rules/fleet-action/setting';

const clauses = new Set(clausesOf(readFileSync('src/rules/fleet-action/RULES.md', 'utf8')));
const subject = fleetActionSubject as FuzzSubject;

/** The first turns of a battle, its sides near each other. */
const near = (battle: TestBattle, seed: string): unknown =>
  fleetActionSubject.vary({ ...battleOf(battle), turns: 3 }, drawFrom(`vary/${seed}`));

const runOf = (battle: TestBattle, seed: string, system: AnySystem = fleetAction) => ({
  ...{ system, subject, seed, clauses, mostOrders: 6000, options: {} },
  scenario: near(battle, seed),
});

const GAMES: readonly (readonly [string, TestBattle])[] = [
  ['cruisers by day', PLATE],
  ['more cruisers by day', PLATE],
  ['markers by night', MARKERS],
  ['more markers', MARKERS],
  ['boats and mines', UNDERSEA],
  ['carriers', CARRIERS],
];

/** Each is played once. */
const played = new Map<string, FuzzedGame>();

function gameOf(seed: string, battle: TestBattle): FuzzedGame {
  const game = played.get(seed) ?? fuzzGame(runOf(battle, seed));
  played.set(seed, game);
  return game;
}

describe('games of random orders', () => {
  test.each(GAMES)('keep every promise of the rules: %s', (seed, battle) => {
    expect(gameOf(seed, battle).breach).toBeUndefined();
  });

  test('meet markers, torpedoes, gunnery, damage and morale', () => {
    const met = nothingMet();
    for (const [seed, battle] of GAMES) addMet(met, gameOf(seed, battle).met);
    expect(notMet(met, TO_MEET)).toEqual([]);
  });
});

test.each([
  ['ensign', ensign],
  ['commander', commander],
])('a game between bots keeps every promise of the rules: %s', (name, bot) => {
  const { breach } = fuzzBots({ ...runOf(MARKERS, name), bots: bySide(() => bot), nodes: 20 });
  expect(breach).toBeUndefined();
});

/** The rules with one promise broken, and what must be found. */
const BROKEN: Readonly<Record<string, [Partial<AnySystem>, RegExp]>> = {
  'all is shown to both sides': [
    { view: (state: FleetActionState) => state },
    /^to the allies: the force of the axis/,
  ],
  'ships under markers are named in the log': [
    {
      apply: (state: FleetActionState, side: Side, order, dice) =>
        fleetAction.apply(state, side, order, dice).map((event) => ({
          ...event,
          seenBy: 'all',
          note: Object.keys(state.units),
        })),
    },
    /^told to the /,
  ],
};

describe('a leak is found', () => {
  test.each(Object.entries(BROKEN))('%s', (_what, [broken, detail]) => {
    const system = { ...fleetAction, ...broken } as AnySystem;
    const { breach } = fuzzGame(runOf(MARKERS, 'leak', system));
    expect(breach).toEqual({ check: 'leak', detail: expect.stringMatching(detail) });
  });
});
