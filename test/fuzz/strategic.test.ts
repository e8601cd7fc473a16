import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../src/cli/coverage/clauses';
import type { FuzzSubject } from '../../src/cli/fuzz/checks';
import { fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { strategicSubject } from '../../src/cli/fuzz/strategicSubject';
import { type AnySystem, drawFrom } from '../../src/rules/core';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import { smallAdvanced, smallBasic } from '../rules/strategic/smallGame';

const clauses = new Set(clausesOf(readFileSync('src/rules/strategic/RULES.md', 'utf8')));
const SMALL = { basic: smallBasic(), advanced: smallAdvanced() } as const;
const LEVELS = ['basic', 'advanced'] as const;
type Level = (typeof LEVELS)[number];

function fuzz(level: Level, seed: string, system: AnySystem = strategic) {
  const scenario = strategicSubject.vary(SMALL[level], drawFrom(`vary/${seed}`));
  return fuzzGame({
    ...{ system, scenario, seed, clauses, options: strategic.defaultOptions },
    subject: strategicSubject as FuzzSubject,
    mostOrders: 6000,
  });
}

const SEEDS = ['a', 'b', 'c', 'd'];

test.each(LEVELS)('%s games of random orders keep every promise of the rules', (level) => {
  for (const seed of SEEDS) expect(fuzz(level, seed).breach, seed).toBeUndefined();
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
