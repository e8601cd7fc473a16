import { expect, test } from 'vitest';
import type { Side } from '../../../src/rules/core';
import type { StrategicState } from '../../../src/rules/strategic';
import { forceOf, hasSpotted, knowledgeOf } from '../../../src/rules/strategic/advanced/contacts';
import {
  away,
  base,
  boat,
  contactsOf,
  DOWN,
  FIGHTER,
  fly,
  HERE,
  LOOKOUT,
  pair,
  SHIP,
  scene,
  ships,
  spot,
  truths,
  UP,
} from './advancedScene';
import { FIGHTERS, PATROL, scenarioSquadron } from './smallGame';

/** Allied squadrons of a patrol type, so many, over one hex; the enemy's ships one hex off. */
function searchers(
  count: number,
  given: (index: number) => Parameters<typeof fly>[3],
): StrategicState {
  const ids = Array.from({ length: count }, (_, index) => `a-${index + 1}`);
  const state = scene({
    divisions: [ships('X1', away(1))],
    squadrons: ids.map((id) =>
      scenarioSquadron(id, 'home', id === 'a-2' ? { ...PATROL, hasRadar: true } : FIGHTERS),
    ),
  });
  for (const [index, id] of ids.entries()) fly(state, id, [HERE], given(index));
  return state;
}

const rollsOf = (state: StrategicState): number =>
  spot(state, () => 6).reasons.filter((it) => it === 'spotting').length;

test('[ST-10.16, ST-10.17] squadrons that fly as one group roll once, others each for themselves', () => {
  expect(rollsOf(searchers(3, () => ({ group: 'a-1' })))).toBe(1);
  expect(rollsOf(searchers(3, () => ({ capOver: 'A1' })))).toBe(1);
  expect(rollsOf(searchers(3, () => ({})))).toBe(3);
  expect(rollsOf(searchers(3, (index) => ({ group: index < 2 ? 'a-1' : null })))).toBe(2);
});

test('[ST-10.16] a group has the best number among its squadrons, and all of it has spotted', () => {
  const state = searchers(3, () => ({ group: 'a-1' }));
  state.turn = 13;
  spot(state, (reason) => (reason === 'spotting' ? 3 : 6));
  expect(contactsOf(state, 'allies')).toMatchObject([{ spotter: 'a-1', with: ['a-2', 'a-3'] }]);
  expect(['a-1', 'a-2', 'a-3', 'a-4'].map((id) => hasSpotted(state, 'allies', id, 'X1'))).toEqual([
    ...[true, true, true, false],
  ]);
});

test('[ST-8.4] each spotter rolls at most once against each unit in a turn', () => {
  const state = scene({
    divisions: [ships('A1', HERE), ships('A2', HERE), ships('X1', away(1)), ships('X2', away(1))],
  });
  expect(rollsOf(state)).toBe(8);
});

test('[ST-8.5] a squadron that passed over ships has seen them, wherever it is now', () => {
  const state = pair(FIGHTER, SHIP, 1, {});
  fly(state, 'a-s', [0, 1, 2, 3, 4].map(away));
  const { reasons } = spot(state, () => 3);
  expect(reasons).not.toContain('spotting');
  expect(contactsOf(state, 'allies')).toHaveLength(1);
});

test('[ST-8.6] a squadron that has landed reports what it passed; it is itself seen no more', () => {
  const state = pair(FIGHTER, SHIP, 1, {});
  const path = [away(1), HERE];
  fly(state, 'a-s', path, { hex: null, justLanded: true });
  spot(state, (reason) => (reason === 'spotting' ? 1 : 3));
  expect(truths(state, 'allies')).toEqual(['a-s X1']);
  expect(contactsOf(state, 'axis')).toEqual([]);
  fly(state, 'a-s', path, { hex: null, justLanded: false });
  state.turn = 2;
  spot(state, () => 1);
  expect(contactsOf(state, 'allies')).toEqual([]);
});

test('[ST-8.7] what is spotted is rolled for afresh in every phase 1', () => {
  const state = pair(SHIP, SHIP, 1, {});
  spot(state, () => 1);
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(true);
  expect(forceOf(state, 'axis').secret.spottedByEnemy).toEqual(['X1']);
  state.turn = 2;
  spot(state, () => 6);
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(false);
  expect(forceOf(state, 'axis').secret.spottedByEnemy).toEqual([]);
  expect(contactsOf(state, 'allies')).toEqual([]);
  expect(knowledgeOf(state, 'allies').contacts).toHaveLength(1);
});

/** Both sides with one of each kind of spotter, all one hex from one another: everybody has a number against most. */
function everybody(): StrategicState {
  const state = scene({
    divisions: [
      ships('A2', HERE, { radar: 2 }),
      ships('A1', HERE, { radar: 2 }),
      boat('AS1', HERE),
      ships('X1', away(1), { radar: 2 }),
      ships('X2', away(1), { radar: 2 }),
      boat('XS1', away(1)),
    ],
    squadrons: ['a-2', 'a-1', 'x-1', 'x-2'].map((id) => scenarioSquadron(id, 'home', FIGHTERS)),
    landUnits: [base('a-l', HERE, 'airbase', 2), base('x-l', away(1), 'airbase', 2)],
  });
  for (const side of ['allies', 'axis'] as const)
    for (const id of Object.keys(state.forces[side].squadrons))
      fly(state, id, [side === 'allies' ? HERE : away(1)]);
  for (const [side, id] of [
    ['allies', 'AS1'],
    ['axis', 'XS1'],
  ] as const) {
    const { submarine: it } = state.forces[side].divisions[id] ?? {};
    if (it) it.isSubmerged = false;
  }
  return state;
}

test('[ST-8.22] Player One rolls first; spotters by kind and id, each against targets by kind and id', () => {
  const total = spot(everybody(), () => 6).reasons.filter((it) => it === 'spotting').length;
  const rolled = Array.from({ length: total }, (_, success) => {
    const state = everybody();
    let at = -1;
    spot(state, (reason) => {
      if (reason === 'spotting') at += 1;
      return reason === 'spotting' && at === success ? 1 : 6;
    });
    return [...truths(state, 'allies'), ...truths(state, 'axis')].join();
  });
  const of = (own: string, enemy: string, base: string) => [
    ...['1', '2'].flatMap((n) => ['1', '2'].map((m) => `${own}${n} ${enemy}${m}`)),
    base,
  ];
  expect(of('A', 'X', '')).toHaveLength(5);
  const order = (own: 'A' | 'X', enemy: 'A' | 'X') => {
    const [mine, theirs] = [own.toLowerCase(), enemy.toLowerCase()];
    const fleet = [`${enemy}1`, `${enemy}2`];
    const planes = [`${theirs}-1`, `${theirs}-2`];
    return [
      ...[`${own}1`, `${own}2`].flatMap((it) => [...fleet, ...planes].map((to) => `${it} ${to}`)),
      ...fleet.map((to) => `${own}S1 ${to}`),
      ...[`${mine}-1`, `${mine}-2`].flatMap((it) =>
        [...fleet, `${enemy}S1`, ...planes].map((to) => `${it} ${to}`),
      ),
      ...[...fleet, ...planes].map((to) => `${mine}-l ${to}`),
    ];
  };
  expect(rolled).toEqual([...order('A', 'X'), ...order('X', 'A')]);
});

test('[ST-8.22] a report is rolled straight after the success that earns it', () => {
  const state = scene({
    divisions: [ships('X1', away(1)), ships('X2', away(1))],
    squadrons: [scenarioSquadron('a-1', 'home', FIGHTERS)],
  });
  fly(state, 'a-1', [HERE]);
  const { reasons } = spot(state, (reason) => (reason === 'aircraftSearch' ? 4 : 3));
  expect(reasons.filter((it) => ['spotting', 'aircraftSearch'].includes(it))).toEqual([
    ...['spotting', 'aircraftSearch', 'spotting', 'aircraftSearch'],
  ]);
});

const surprisedIn = (state: StrategicState, side: Side) => forceOf(state, side).secret.surprisedBy;

test('[ST-10.6, ST-EX25] A spots B one hex off on a 2, B fails with a 4: B is Surprised', () => {
  const state = pair(SHIP, SHIP, 1, {});
  spot(state, (reason, number) => (reason === 'spotting' ? (number === 0 ? 2 : 4) : 3));
  expect(truths(state, 'allies')).toEqual(['A1 X1']);
  expect(surprisedIn(state, 'axis')).toEqual({ X1: ['A1'] });
  expect(surprisedIn(state, 'allies')).toEqual({});
});

test('[ST-10.6] nobody is Surprised where both have spotted each other, and surprise ends with the next phase 1', () => {
  const state = pair(SHIP, SHIP, 0, {});
  spot(state, () => 3);
  expect([surprisedIn(state, 'allies'), surprisedIn(state, 'axis')]).toEqual([{}, {}]);
  const alone = pair(SHIP, SHIP, 1, {});
  spot(alone, (_, number) => (number === 0 ? 1 : 6));
  expect(surprisedIn(alone, 'axis')).toEqual({ X1: ['A1'] });
  alone.turn = 2;
  spot(alone, () => 6);
  expect(surprisedIn(alone, 'axis')).toEqual({});
});

test('[ST-10.7] squadrons, land units and submarines Surprise nobody', () => {
  for (const spotter of [FIGHTER, LOOKOUT, UP, DOWN]) {
    const state = pair(spotter, SHIP, 0, {});
    spot(state, (_, number) => (number === 0 ? 1 : 6));
    expect(truths(state, 'allies')).toHaveLength(1);
    expect(surprisedIn(state, 'axis')).toEqual({});
  }
});
