import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Bot, commander, ensign } from '../../src/bots';
import type { FuzzSubject, ToMeet } from '../../src/cli/common/fuzzSubject';
import { clausesOf } from '../../src/cli/coverage/clauses';
import { fuzzBots } from '../../src/cli/fuzz/botGame';
import { type FuzzedGame, fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { addMet, nothingMet, notMet } from '../../src/cli/fuzz/met';
import { type AnySystem, bySide, drawFrom } from '../../src/rules/core';

/** A system, and what its games are made of. */
export interface Fuzzed {
  system: AnySystem;
  subject: FuzzSubject;
  /** A path relative to the project's folder. */
  rulebook: string;
  /** Scenarios by the seeds of their games; each is varied by its seed. */
  games: Readonly<Record<string, unknown>>;
  toMeet: ToMeet;
  /** The game that bots play, and in which a leak must be found. */
  small: unknown;
}

const MAX_ORDERS = 6000;

function runOf({ system, subject, rulebook }: Fuzzed, scenario: unknown, seed: string) {
  const varied = subject.vary(scenario, drawFrom(`vary/${seed}`));
  return {
    ...{ system, subject, seed, scenario: varied, mostOrders: MAX_ORDERS },
    clauses: new Set(clausesOf(readFileSync(rulebook, 'utf8'))),
    options: subject.options(varied, drawFrom(`options/${seed}`)),
  };
}

/** Declares the tests of games of random orders: no promise is broken, and they meet what they should. */
export function keepsPromises(fuzzed: Fuzzed): void {
  const played = new Map<string, FuzzedGame>();
  const gameOf = (seed: string): FuzzedGame => {
    const game = played.get(seed) ?? fuzzGame(runOf(fuzzed, fuzzed.games[seed], seed));
    played.set(seed, game);
    return game;
  };
  const seeds = Object.keys(fuzzed.games);
  describe('games of random orders', () => {
    test.each(seeds)('keep every promise of the rules: %s', (seed) => {
      expect(gameOf(seed).breach).toBeUndefined();
    });

    test('meet what they should', () => {
      const met = nothingMet();
      for (const seed of seeds) addMet(met, gameOf(seed).met);
      expect(notMet(met, fuzzed.toMeet)).toEqual([]);
    });
  });
}

/** Declares the tests of games between bots. */
export function botsKeepPromises(fuzzed: Fuzzed): void {
  const play = (name: string, bot: Bot) =>
    fuzzBots({ ...runOf(fuzzed, fuzzed.small, name), bots: bySide(() => bot), nodes: 20 });
  test.each([
    ['ensign', ensign],
    ['commander', commander],
  ])('a game between bots keeps every promise of the rules: %s', (name, bot) => {
    expect(play(name, bot).breach).toBeUndefined();
  });
}

/** The rules with one promise broken, and what must be found. */
export type Broken = Readonly<Record<string, readonly [Partial<AnySystem>, RegExp]>>;

/** Declares the tests that a broken promise is found. */
export function leaksAreFound(fuzzed: Fuzzed, broken: Broken): void {
  describe('a leak is found', () => {
    test.each(Object.entries(broken))('%s', (_what, [changed, detail]) => {
      const system = { ...fuzzed.system, ...changed } as AnySystem;
      const { breach } = fuzzGame(runOf({ ...fuzzed, system }, fuzzed.small, 'leak'));
      expect(breach).toEqual({ check: 'leak', detail: expect.stringMatching(detail) });
    });
  });
}
