import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  newBattle,
  refusalOf,
  resolve,
  type TestShip,
} from './fixture';

const ones = (count: number): number[] => Array(count).fill(1);

/** Allied ships in one hex, each a stack of its own in a hex next to the other where `apart`. */
const fleet = (ships: TestShip[], apart = false) =>
  atImpulse(
    newBattle({
      allies: apart
        ? ships.map((ship, i) => ({ at: [0, i], ships: [ship] }))
        : [{ at: [0, 0], ships }],
      axis: [{ at: [2, 0], ships: [{ id: 'x' }, { id: 'y' }] }],
    }),
    4,
  );

const diceOf = (events: BattleEvent[]) =>
  eventsOf(events, 'salvoFired').map(({ ship, factors }) => `${ship} ${factors}`);
const guns = (id: string, count: number): TestShip => ({ id, secondary: 'N'.repeat(count) });

test('[BT-8.5] of several ships at one target the one named fires in full, the rest at half, rounded up', () => {
  const state = fleet([guns('a', 7), guns('b', 4), guns('c', 3)]);
  const allies = ['fire a secondary x', 'fire b secondary x full', 'fire c secondary x'];
  const events = resolve(state, { allies }, ones(4 + 4 + 2));
  expect(diceOf(events)).toEqual(['a 4', 'b 4', 'c 2']);
  expect(eventsOf(events, 'salvoFired').map(({ halved }) => halved)).toEqual([true, false, true]);
});

test('[BT-8.5] the count is over the whole side, not by stack, and by target ship', () => {
  const apart = fleet([guns('a', 3), guns('b', 4)], true);
  const both = resolve(apart, { allies: ['fire a secondary x', 'fire b secondary x'] }, ones(6));
  expect(diceOf(both)).toEqual(['a 2', 'b 4']);
  const split = fleet([guns('a', 3), guns('b', 4)]);
  const each = resolve(split, { allies: ['fire a secondary x', 'fire b secondary y'] }, ones(7));
  expect(diceOf(each)).toEqual(['a 3', 'b 4']);
});

test('[BT-8.5] one ship a target is named; a second is refused, until the first is withdrawn', () => {
  const state = fleet([guns('a', 3), guns('b', 4)]);
  give(state, 'allies', 'fire a secondary x full');
  expect(refusalOf(state, 'allies', 'fire b secondary x full')).toMatchObject({
    code: 'full-strength-taken',
    rule: 'BT-8.5',
  });
  expect(legalLines(state, 'allies', 'fire b secondary')).toEqual([
    'fire b secondary x',
    'fire b secondary y',
    'fire b secondary y full',
  ]);
  give(state, 'allies', 'withdraw a secondary');
  expect(refusalOf(state, 'allies', 'fire b secondary x full')).toBeUndefined();
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
])('[BT-8.8] half of %i boxes is %i', (count, half) => {
  const state = fleet([guns('a', 8), guns('b', count)]);
  const allies = ['fire a secondary x', 'fire b secondary x'];
  expect(diceOf(resolve(state, { allies }, ones(8 + half)))).toEqual(['a 8', `b ${half}`]);
});

test('[BT-8.9] the ship named fires every caliber at that target in full, the others every caliber by half', () => {
  const state = fleet([
    { id: 'a', secondary: 'NNN', tertiary: 'NNN' },
    { id: 'b', secondary: 'NNNNN', tertiary: 'NNNNN' },
  ]);
  const allies = [
    'fire a secondary x full',
    'fire a tertiary x',
    'fire b secondary x',
    'fire b tertiary x',
  ];
  expect(diceOf(resolve(state, { allies }, ones(3 + 3 + 3 + 3)))).toEqual([
    'a 3',
    'b 3',
    'a 3',
    'b 3',
  ]);
});

test('[BT-8.9] the ship named may be named again with another caliber at that target', () => {
  const state = fleet([{ id: 'a', secondary: 'NNN', tertiary: 'NN' }, guns('b', 5)]);
  give(state, 'allies', 'fire a secondary x full');
  expect(refusalOf(state, 'allies', 'fire a tertiary x full')).toBeUndefined();
});

test('[BT-8.9] two calibers of a lone ship at a target are both in full', () => {
  const state = fleet([{ id: 'a', secondary: 'NNN', tertiary: 'NN' }, guns('b', 5)]);
  const allies = ['fire a secondary x', 'fire a tertiary x', 'fire b secondary y'];
  expect(diceOf(resolve(state, { allies }, ones(10)))).toEqual(['a 3', 'b 5', 'a 2']);
});

test('[BT-8.10] torpedoes are never halved, and no ship is named for them', () => {
  const torpedoes = { factors: 3, kind: 'other' as const };
  const state = atImpulse(fleet(['a', 'b'].map((id) => ({ id, torpedoes }))), 5);
  expect(refusalOf(state, 'allies', 'fire a torpedoes x full')).toMatchObject({
    code: 'not-halved',
    rule: 'BT-8.10',
  });
  const allies = ['fire a torpedoes x', 'fire b torpedoes x'];
  const [launched] = eventsOf(resolve(state, { allies }, ones(6)), 'torpedoesLaunched');
  expect(launched).toMatchObject({ factors: 6, hits: 0 });
});

test('[BT-8.12] where none is named, the ship with most factors at that target is, all its calibers added', () => {
  const state = fleet([guns('a', 4), { id: 'b', secondary: 'NNN', tertiary: 'NN' }]);
  const allies = ['fire a secondary x', 'fire b secondary x', 'fire b tertiary x'];
  const events = resolve(state, { allies }, ones(2 + 3 + 2));
  expect(diceOf(events)).toEqual(['a 2', 'b 3', 'b 2']);
  expect(eventsOf(events, 'declarationsRevealed')[0]?.named.map(({ ship }) => ship)).toEqual(['b']);
});

test('[BT-8.12] factors at another target do not count, and among equals the first declared is named', () => {
  const other = fleet([guns('a', 4), { id: 'b', secondary: 'NNN', tertiary: 'NN' }]);
  const lines = ['fire b secondary x', 'fire b tertiary y', 'fire a secondary x'];
  expect(diceOf(resolve(other, { allies: lines }, ones(2 + 4 + 2)))).toEqual(['b 2', 'a 4', 'b 2']);
  const equal = fleet([guns('a', 3), guns('b', 3)]);
  const allies = ['fire b secondary x', 'fire a secondary x'];
  expect(diceOf(resolve(equal, { allies }, ones(5)))).toEqual(['b 3', 'a 2']);
});

test('[BT-8.13] each ship of a firing counter counts for itself, and a counter is one target', () => {
  const state = atImpulse(
    newBattle({
      allies: [
        { at: [0, 0], ships: ['a', 'b'].map((id) => ({ ...guns(id, 3), counter: 'flotilla' })) },
      ],
      axis: [{ at: [1, 0], ships: ['x', 'y'].map((id) => ({ id, counter: 'convoy' })) }],
    }),
    4,
  );
  expect(refusalOf(state, 'allies', 'fire a secondary x')?.code).toBe('no-such-target');
  const allies = ['fire a secondary convoy', 'fire b secondary convoy'];
  expect(diceOf(resolve(state, { allies }, ones(5)))).toEqual(['a 3', 'b 2']);
});

test('[BT-EX2] ships of 4, 5 and 1 factors at one target, the second named: 2, 5 and 1 dice', () => {
  const state = fleet([guns('a', 4), guns('b', 5), guns('c', 1)]);
  const allies = ['fire a secondary x', 'fire b secondary x full', 'fire c secondary x'];
  expect(diceOf(resolve(state, { allies }, ones(8)))).toEqual(['a 2', 'b 5', 'c 1']);
});
