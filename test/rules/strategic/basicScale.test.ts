import { describe, expect, test } from 'vitest';
import { roundHalfUp, scriptedDice } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { campaignResult, victoryResult } from '../../../src/rules/strategic/common/victory';
import {
  STRATEGIC_HEX_NAUTICAL_MILES,
  TACTICAL_HEX_YARDS,
  TACTICAL_HEXES_IN_STRATEGIC,
  TACTICAL_TURNS_IN_HOUR,
} from '../../../src/rules/strategic/tables/clock';
import { SHIP_TYPES } from '../../../src/rules/strategic/tables/kinds';
import { basicAt, landOf, linesOf, newBasic, shipOf } from './basicGame';
import { smallAdvanced, smallBasic } from './smallGame';

const YARDS_IN_NAUTICAL_MILE = 2025.37;

describe('scales', () => {
  test('[ST-1.5] a tactical turn is ten minutes, six of them an hour', () => {
    expect(60 / TACTICAL_TURNS_IN_HOUR).toBe(10);
  });

  test('[ST-1.7] a tactical hex is five sixths of a nautical mile, and 24 make a strategic hex', () => {
    expect(Math.round((5 / 6) * YARDS_IN_NAUTICAL_MILE)).toBe(TACTICAL_HEX_YARDS);
    expect((TACTICAL_HEXES_IN_STRATEGIC * 5) / 6).toBe(STRATEGIC_HEX_NAUTICAL_MILES);
  });

  test('[ST-1.18] rounded is to the nearest whole number, halves upward', () => {
    expect([0.4, 0.5, 1.5, 2.49, 2.5].map(roundHalfUp)).toEqual([0, 1, 2, 2, 3]);
  });

  test('[ST-2.7] the types of ships are those of the list', () => {
    expect([...SHIP_TYPES].sort()).toEqual(
      'AO BB BC CA CL CO CV CVE CVL DD DE FF PT SS TR'.split(' '),
    );
  });
});

describe('both levels', () => {
  test('[ST-1.2] what no Advanced rule replaces holds there too: scuttling and regrouping are the same orders', () => {
    const { state } = strategic.newState(smallAdvanced(), {}, scriptedDice([6, 1]));
    shipOf(state, 'a-battleship').damageLevels = 6;
    Object.assign(state, {
      step: { kind: 'advancedEnd' },
      confirmed: { allies: false, axis: false },
    });
    expect(linesOf(state, 'allies', 'scuttle')).toEqual(['scuttle a-battleship yes']);
    Object.assign(state, { step: { kind: 'movement' } });
    expect(linesOf(state, 'allies', 'splitMerge').length).toBeGreaterThan(0);
  });

  test('[ST-2.47] a land unit has the Radar that its scenario gives it, and none without', () => {
    expect(landOf(newBasic(), 'a-base').radar).toBe(0);
    const landUnits = smallBasic().landUnits.map((it) => ({ ...it, radar: 2 as const }));
    expect(landOf(newBasic({ landUnits }), 'a-base').radar).toBe(2);
  });

  test('[ST-24.7] [ST-24.9] squadrons and land units are kept with what the ledger lists', () => {
    const state = newBasic();
    expect(state.forces.allies.squadrons['a-f']).toMatchObject({
      ...{ id: 'a-f', card: { type: 'F' }, steps: 4, home: 'a-carrier' },
      ...{ lostInFlight: 0, isExtra: false },
    });
    expect(landOf(state, 'a-base')).toMatchObject({
      ...{ id: 'a-base', kind: 'airbase', name: 'The airbase', damageLevels: 0, radar: 0 },
    });
    const { scenario } = state;
    expect(scenario.landUnits.map(({ place }) => place)).toContainEqual({ box: 'long' });
  });
});

test('[ST-7.53] night strikes are for everybody', () => {
  const state = basicAt({ step: { kind: 'strikePlan' }, turn: 3, spotted: ['A1', 'X1'] });
  expect(linesOf(state, 'allies', 'assignStrike')).toContain('strike a-db-1 4 X1 bombs');
  expect(linesOf(state, 'axis', 'assignStrike')).toContain('strike x-tb-1 4 A1 torpedoes');
});

test('[ST-22.15] in a campaign the points of all scenarios are added before the table is read', () => {
  const scenarios = [
    { allies: 100, axis: 10 },
    { allies: 0, axis: 90 },
  ];
  expect(campaignResult(scenarios)).toEqual({ winner: 'draw' });
  expect(victoryResult(100, 10)).toEqual({ winner: 'allies', degree: 'decisive' });
});
