import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import type { Roll } from '../../../src/rules/core';
import { atImpulse, eventsOf, newBattle, resolve } from './fixture';

/** The reasons of all dice in the order thrown: events come in that order, and each lists its rolls so. */
const reasonsOf = (events: BattleEvent[]): string[] =>
  events.flatMap((event) => ('dice' in event ? event.dice.map(whatFor) : []));

/** 'primary x': the code of a roll, and for whom it is. */
const whatFor = ({ reason, figures = {} }: Roll): string =>
  [reason, ...Object.values(figures)].join(' ');

test('[BT-8.17] crowded hexes, hits by caliber, sharing, then damage hit by hit with its critical and extra die', () => {
  const guns = { primary: 'N', secondary: 'N', tertiary: 'N' };
  const state = newBattle({
    allies: [
      { at: [0, 0], ships: [{ id: 'a', ...guns, hull: 'NNNNNNNNN' }] },
      { at: [0, 0], ships: [{ id: 'b', ...guns }] },
    ],
    axis: [
      { at: [2, 0], ships: [{ id: 'x', ...guns, hull: 'NNNNNNNNN' }] },
      { at: [2, 0], ships: [{ id: 'y', ...guns }] },
      { at: [1, 1], ships: ['p', 'q'].map((id) => ({ id, counter: 'pair', hull: 'NNNN' })) },
    ],
    scenario: { initiative: 'axis' },
  });
  const events = resolve(
    atImpulse(state, 4),
    {
      axis: ['fire y primary b', 'fire x secondary a', 'fire x primary a'],
      allies: ['fire a secondary pair', 'fire a primary x', 'fire b primary y'],
    },
    [
      ...[6, 1], // which axis stack, then which allied stack
      ...[6, 1],
      ...[6, 6], // primary guns of x and of a
      ...[6, 6], // secondary guns of x and of a
      0, // which ship of the counter
      ...[6, 6, 1, 1, 2], // x's primary hit: a critical magazine that does not blow up
      ...[3, 4, 5], // a's primary hit: hull, with the extra die
      ...[3, 4], // x's secondary hit
      ...[3, 4], // a's secondary hit on the counter
    ],
  );
  expect(reasonsOf(events)).toEqual([
    'stack',
    'stack',
    'primary x',
    'primary a',
    'secondary x',
    'secondary a',
    'counter',
    'gunfire a',
    'critical a',
    'magazine a',
    'gunfire x',
    'second x',
    'gunfire a',
    'gunfire p',
  ]);
});

test('[BT-8.17] of two stacks of a side in one hex the lower number rolls first', () => {
  const state = newBattle({
    allies: [
      { at: [0, 0], ships: [{ id: 'a', secondary: 'N' }] },
      { at: [0, 0], ships: [{ id: 'b', secondary: 'N' }] },
    ],
    axis: [{ at: [2, 0], ships: [{ id: 'x' }] }],
  });
  const lines = { allies: ['fire b secondary x', 'fire a secondary x'] };
  const events = resolve(atImpulse(state, 4), lines, [5, 3, 1]);
  expect(eventsOf(events, 'stackFireRolled')[0]?.rolls).toEqual([
    { stack: 'A1', value: 5 },
    { stack: 'A2', value: 3 },
  ]);
});

test('[BT-8.17] torpedoes in one pass: all hit dice, the lots of far hits, the sharing of near ones, then damage', () => {
  const lances = { torpedoes: { factors: 2, kind: 'long-lance' as const } };
  const tubes = { torpedoes: { factors: 1, kind: 'other' as const } };
  const pair = ['p', 'q'].map((id) => ({ id, counter: 'pair', hull: 'NNNN' }));
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', hull: 'NNNNNN', ...tubes }] }],
    axis: [
      { at: [3, 0], ships: [{ id: 'x', ...lances }] },
      { at: [0, 2], ships: pair },
    ],
  });
  const events = resolve(
    atImpulse(state, 5),
    { allies: ['fire a torpedoes pair'], axis: ['fire x torpedoes a'] },
    [6, 6, 0, 1, 1, 3, 1, 3],
  );
  expect(reasonsOf(events)).toEqual([
    'torpedoes a',
    'torpedoes x',
    'inHex',
    'counter',
    'torpedo q',
    'torpedo a',
  ]);
});
