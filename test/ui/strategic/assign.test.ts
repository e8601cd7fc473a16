import { expect, test } from 'vitest';
import {
  mayGoTo,
  ordersTo,
  otherWays,
  settingNow,
  whyNotTo,
} from '../../../src/ui/systems/strategic/assign';
import { pickCounter, targetsOf } from '../../../src/ui/systems/strategic/boardPicks';
import { decisionOf } from '../../../src/ui/systems/strategic/decision';
import { aircraftName } from '../../../src/ui/systems/strategic/names';
import { readySteps, squadronGroups } from '../../../src/ui/systems/strategic/squadrons';
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
    sentence:
      'Player One: name what each search attempt looks for, 0 of 2 so far. Several may look for the same.',
    rule: 'ST-7.25',
  });
  const waiting = { ...desk, stage: 'waiting' as const };
  expect(decisionOf(waiting).sentence).toBe('Waiting for Player Two.');
});
