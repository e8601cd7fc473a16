import { describe, expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { orders } from '../../../src/rules/fleet-action/game/rules';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam } from './acting';
import { aircraft, attackOn, load, play, putAloft, type TestStand } from './aloft';
import { BOMBER, FIGHTER, meet, stand, takesOn, ZERO } from './combat';
import { only as all } from './game';
import { actionOf, playOf } from './position';
import { sheet } from './sheets';

const NO_FLAK = { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 };

const over = (target: Parameters<typeof abeam>[0], it: TestStand) => {
  const state = actionOf({ axis: [abeam(target, 1, { id: 'target' })] });
  putAloft(state, it);
  return state;
};

const oddsOf = (state: FleetActionState, order: Order) => {
  const [odds] = fleetAction.explain(fleetAction.view(state, 'allies'), 'allies', [
    order,
  ]).airAttacks;
  if (!odds) throw new Error('no odds');
  return odds;
};

const swordfish = () =>
  over('Bismarck', {
    ...{ aircraft: aircraft('Swordfish', [load('18" Mk XII torpedo')]), count: 9, crewQuality: 1 },
  });
const torpedoes = attackOn('target', 'torpedo', { aircraft: 9 });

describe('air attacks', () => {
  test('[NW-35.12] Bismarck’s flak costs nine Swordfish 1.5 aircraft and cuts their hits from 1.2 to 0.9', () => {
    const odds = oddsOf(swordfish(), torpedoes);
    expect(odds.meanHits).toBeCloseTo(1.2);
    expect(Math.abs(odds.underFlak.meanAircraftLost - 1.5)).toBeLessThan(0.2);
    expect(odds.underFlak.meanHits).toBeCloseTo(0.9, 1);
  });

  test.each([
    ['six SBD on Akagi', 'SBD-3', load('1,000 lb GP'), 'dive', [6, 1, 2], 1.1],
    [
      'nine B-17 on a ship of size +2',
      'B-17 E',
      load('500 lb GP', { count: 8 }),
      'high-level',
      [9, 0, 2],
      0.45,
    ],
  ] as const)('[NW-35.13] %s', (...[, name, bombs, attack, [count, crewQuality, size], hits]) => {
    const state = over(sheet('Bismarck', { size, light: NO_FLAK }), {
      ...{ aircraft: aircraft(name, [bombs]), count, crewQuality, altitude: 'high' },
    });
    expect(oddsOf(state, attackOn('target', attack, { aircraft: count })).meanHits).toBeCloseTo(
      hits,
    );
  });

  test('[NW-19.2] of guns only the hits that count', () => {
    const coaster = sheet('Fletcher', { type: 'C%', size: 0, light: NO_FLAK });
    const state = over(coaster, { aircraft: aircraft('A6M2') });
    const odds = oddsOf(state, attackOn('target', 'guns'));
    expect(odds).toMatchObject({ dice: 2, hitsEach: 0.45 });
    expect(odds.hitChance).toBeCloseTo(1 - (1 - 0.2 * 0.45) ** 2);
  });

  test('what comes of the whole attack is that of the code that resolves', () => {
    const odds = oddsOf(swordfish(), torpedoes).underFlak;
    let [hits, left] = [0, 0];
    const trials = 200;
    for (let trial = 0; trial < trials; trial++) {
      const game = playOf(swordfish(), orderDice('trial', trial));
      orders.apply(game, 'allies', torpedoes);
      hits += all(game.events, 'airAttackRolled')[0]?.hits ?? 0;
      left += game.state.stands.s1?.count ?? 0;
    }
    expect(Math.abs(odds.meanHits - hits / trials)).toBeLessThan(0.2);
    expect(Math.abs(9 - odds.meanAircraftLost - left / trials)).toBeLessThan(0.3);
  });

  test('[NW-18.20] a stand may be shot down or turned back, and sink a ship or not', () => {
    const odds = oddsOf(
      over(
        sheet('Fletcher', { structure: 1, flotation: 1, light: { ...NO_FLAK, closeRange: 6 } }),
        {
          ...{ aircraft: aircraft('D3A1', [load('250 kg GP')]), count: 2, altitude: 'high' },
        },
      ),
      attackOn('target', 'dive', { aircraft: 2 }),
    ).underFlak;
    expect(odds.repelledChance).toBeGreaterThan(0.05);
    expect(odds.repelledChance).toBeLessThan(0.5);
    expect(odds.lossChance).toBeGreaterThan(0.05);
    expect(odds.lossChance).toBeLessThan(0.3);
  });

  test('[NW-3.21] what is hidden of the enemy does not show, and asking changes nothing', () => {
    const state = swordfish();
    const before = oddsOf(state, torpedoes);
    expect(oddsOf(state, torpedoes)).toEqual(before);
    Object.assign(conditionOf(unitOf(state, 'target')), { steering: 0, crewQuality: -2 });
    expect(oddsOf(state, torpedoes)).toEqual(before);
  });

  test('there are none where the order cannot be given', () => {
    const state = swordfish();
    const { airAttacks } = fleetAction.explain(state, 'allies', [attackOn('target', 'dive')]);
    expect(airAttacks).toEqual([]);
  });
});

describe('flak', () => {
  test('[NW-17.5, NW-17.9] dice, chance, save and aircraft lost', () => {
    const state = swordfish();
    putAloft(state, { aircraft: aircraft('B5N2', [load('250 kg GP')]), id: 's2' });
    play(state, 'allies', torpedoes);
    expect(state.step.kind).toBe('flak');
    const [odds] = fleetAction.explain(fleetAction.view(state, 'axis'), 'axis', [
      { kind: 'antiAir', unit: 'target', weapon: 'longRange', stand: 's1', factors: 4 },
    ]).flak;
    expect(odds).toMatchObject({ need: 16, dice: 4, saveChance: 0.5 });
    expect(odds?.dieChance).toBeCloseTo(0.3);
    expect(odds?.meanLost).toBeCloseTo(4 * 0.3 * 0.5);
  });
});

describe('air combat', () => {
  const oddsOfPair = (state: FleetActionState, order: Order) =>
    fleetAction.explain(fleetAction.view(state, 'allies'), 'allies', [order]).dogfights[0];

  test('[NW-EX22, NW-20.8, NW-20.11] the chances of both', () => {
    const fulmar = stand('f', 'allies', aircraft('Fulmar'), { count: 2, crewQuality: 1 });
    const { state } = meet([
      fulmar,
      ...[stand('b', 'axis', aircraft('Ju 88 A'), { count: 2 }), stand('c', 'axis', BOMBER)],
    ]);
    const odds = oddsOfPair(state, takesOn('f', 'b'));
    expect(odds).toMatchObject({ need: 11, dice: 1, dieChance: 0.55, saveChance: 0.6 });
    expect(odds?.meanLost).toBeCloseTo(0.55 * 0.4);
    expect(odds?.slipChance).toBeNull();
    expect(odds?.reply).toMatchObject({ dice: 1, dieChance: 0.5, saveChance: 0.5 });
  });

  test('[NW-20.5] the chance to slip past', () => {
    const { state } = meet([
      stand('f', 'allies', FIGHTER, { crewQuality: 1 }),
      ...[stand('b', 'axis', BOMBER), stand('z', 'axis', ZERO)],
    ]);
    expect(oddsOfPair(state, takesOn('f', 'b', true))?.slipChance).toBe(0.5);
  });

  test('no more are lost than there are, and there are none for who may not dogfight', () => {
    const { state } = meet([
      stand('f', 'allies', FIGHTER, { count: 30 }),
      stand('g', 'allies', { ...BOMBER, dogfight2: null }),
      ...[
        stand('b', 'axis', { ...BOMBER, dogfight2: null }, { count: 1 }),
        stand('c', 'axis', BOMBER),
      ],
    ]);
    const odds = oddsOfPair(state, takesOn('f', 'b'));
    expect(odds?.meanLost).toBeCloseTo(1 - (1 - 0.5 * 0.7) ** 5);
    expect(odds?.reply).toBeNull();
    expect(oddsOfPair(state, takesOn('g', 'b'))).toBeUndefined();
  });
});
