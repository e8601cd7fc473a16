import { expect, test } from 'vitest';
import { decisionOf } from '../../../src/ui/systems/strategic/decision';
import {
  mayGoTo,
  ordersTo,
  otherWays,
  settingNow,
  whyNotTo,
} from '../../../src/ui/systems/strategic/desk/assign';
import { pickCounter, targetsOf } from '../../../src/ui/systems/strategic/desk/counterPicks';
import {
  lostInAttack,
  readySteps,
  squadronGroups,
} from '../../../src/ui/systems/strategic/desk/squadrons';
import { aircraftName } from '../../../src/words/strategic/common/names';
import { basicAt } from '../../rules/strategic/basicGame';
import { deskOf } from './deskOf';

const PLANNING = { step: { kind: 'strikePlan' }, spotted: ['X1'] } as const;

test('squadrons picked are sent to search with so many of their steps', () => {
  const state = basicAt({ step: { kind: 'search' } });
  const { desk } = deskOf({ state, squads: { 'a-base-pa': 2 } });
  expect(settingNow(desk.view)).toBe('search');
  expect(ordersTo(desk, null)).toEqual([{ kind: 'assignSearch', squadron: 'a-base-pa', steps: 2 }]);
});

test('[ST-7.10, ST-7.11] bombers strike, fighters that are sent with them escort and are ordered last', () => {
  const { desk, given } = deskOf({
    state: basicAt(PLANNING),
    squads: { 'a-f': 4, 'a-db-1': 4, 'a-tb': 3 },
  });
  expect(ordersTo(desk, 'X1').map(({ kind }) => kind)).toEqual([
    'assignStrike',
    'assignStrike',
    'assignEscort',
  ]);
  expect(ordersTo(desk, 'X1')).toContainEqual({
    ...{ kind: 'assignStrike', squadron: 'a-tb', steps: 3 },
    ...{ target: 'X1', weapon: 'torpedoes' },
  });
  expect(targetsOf(desk)).toEqual(new Set(['X1']));
  pickCounter(desk, 'X1');
  expect(given).toHaveLength(3);
});

test('what is not spotted is refused with its clause, and nothing is ordered', () => {
  const { desk, given } = deskOf({ state: basicAt(PLANNING), squads: { 'a-db-1': 4 } });
  expect(mayGoTo(desk, 'X2')).toBe(false);
  expect(whyNotTo(desk, 'X2')?.rule).toBe('ST-7.6');
  pickCounter(desk, 'X2');
  expect(given).toEqual([]);
});

test('fighters alone have nobody to escort', () => {
  const { desk } = deskOf({ state: basicAt(PLANNING), squads: { 'a-f': 4 } });
  expect(mayGoTo(desk, 'X1')).toBe(false);
});

test('a strike may go with other weapons, its steps being its own', () => {
  const state = basicAt(PLANNING);
  state.forces.allies.basic?.strikes.push({
    ...{ target: { division: 'X1' }, escort: [], isFlown: false },
    parts: [{ squadron: 'a-tb', steps: 3, weapon: 'torpedoes' }],
  });
  const { desk } = deskOf({ state });
  const [sortie] = desk.sorties;
  expect(sortie && otherWays(desk, sortie).map(({ weapon }) => weapon)).toEqual(['bombs']);
  const squadron = state.forces.allies.squadrons['a-tb'];
  expect(squadron && readySteps(squadron, desk.sorties)).toBe(0);
});

test('squadrons stand by their carrier or base', () => {
  const { desk } = deskOf({ state: basicAt(PLANNING) });
  expect(squadronGroups(desk.view, 'allies').map(({ home }) => home)).toEqual([
    'a-carrier',
    'a-base',
  ]);
  expect(squadronGroups(desk.view, 'axis')).toEqual([]);
});

test('aircraft go by their names, or by their designation where they have none', () => {
  expect(aircraftName('F4F-3 / F4F-4 Wildcat')).toBe('Wildcat');
  expect(aircraftName('SOC floatplane')).toBe('SOC floatplane');
  expect(aircraftName('Fw 200')).toBe('Fw 200');
  expect(aircraftName('B-17')).toBe('B-17');
});

test('the decision says what to do now, and how far it is done', () => {
  const state = basicAt({ step: { kind: 'searchTargets' } });
  state.forces.allies.basic?.search.push({ squadron: 'a-base-pa', steps: 2 });
  const { desk } = deskOf({ state });
  expect(decisionOf(desk)).toEqual({
    sentence: 'Choose a target for each search attempt, 0 of 2 so far. Several may share a target.',
    rule: 'ST-7.25',
  });
  const waiting = { ...desk, stage: 'waiting' as const };
  expect(decisionOf(waiting).sentence).toBe('Waiting for Player Two.');
});

test('a squadron keeps its name when it lands elsewhere and when others are lost', () => {
  const state = basicAt({ step: { kind: 'search' } });
  const squadrons = state.forces.allies.squadrons;
  const called = () => {
    const { names } = deskOf({ state }).desk;
    return Object.keys(squadrons).map(names.squadron);
  };
  const before = called();
  expect(new Set(before).size).toBe(before.length);
  const [first, last] = [Object.values(squadrons)[0], squadrons['a-tb']];
  if (first && last) {
    first.steps = 0;
    last.home = 'a-base';
  }
  expect(called()).toEqual(before);
});

test('squadrons lost in an attack are lost while it is fought, and stay on the board afterwards', () => {
  const state = basicAt({ step: { kind: 'search' } });
  const { desk } = deskOf({ state });
  const flights = [
    { id: 'a-1', lost: 2 },
    { id: 'a-2', lost: 1 },
  ];
  const air = { flights, squadrons: { 'a-1': 'a-tb', 'a-2': 'a-f' } };
  expect(lostInAttack({ ...desk.view, air: air as never }, 'a-tb')).toBe(2);
  expect(lostInAttack(desk.view, 'a-tb')).toBe(0);
  const torpedo = state.forces.allies.squadrons['a-tb'];
  if (torpedo) torpedo.steps = 0;
  const { view } = deskOf({ state }).desk;
  const ids = (withLost: boolean) =>
    squadronGroups(view, 'allies', { withLost }).flatMap((it) => it.squadrons.map(({ id }) => id));
  expect(ids(true)).toContain('a-tb');
  expect(ids(false)).not.toContain('a-tb');
});

test('the odds of a planned strike count the weapon that its squadrons carry', () => {
  const { desk } = deskOf({ state: basicAt(PLANNING) });
  const means = (['bombs', 'torpedoes'] as const).map((weapon) => {
    const order = {
      kind: 'assignStrike',
      squadron: 'a-tb',
      steps: 3,
      target: 'X1',
      weapon,
    } as const;
    return desk.oddsOf([order])[0]?.meanDamage;
  });
  expect(means[0]).not.toBe(means[1]);
});
