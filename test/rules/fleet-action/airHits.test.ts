import { describe, expect, test } from 'vitest';
import { airHit, hitsEach } from '../../../src/rules/fleet-action/airAttack/bombs';
import { blowOf } from '../../../src/rules/fleet-action/airAttack/kamikaze';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { AirAttack, Altitude, Load } from '../../../src/rules/fleet-action/model/air';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { abeam, only } from './acting';
import { aircraft, attackOn, load, play, putAloft, type TestStand } from './aloft';
import { only as all, kinds, type Script } from './game';
import { actionOf } from './position';
import { sheet } from './sheets';

const NO_FLAK = { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 };

/** Six aircraft of the Allies attack a ship without flak of the Axis, a hex away. */
function strike(target: DataSheet, attack: AirAttack, stand: TestStand, script: Script = {}) {
  const state = actionOf({ axis: [abeam({ ...target, light: NO_FLAK }, 1, { id: 'target' })] });
  const made = putAloft(state, stand);
  const order = attackOn('target', attack, { aircraft: made.count });
  const events = play(state, 'allies', order, script);
  const ship = unitOf(state, 'target');
  return { state, stand: made, ship, condition: conditionOf(ship), events };
}

const DAUNTLESS = aircraft('SBD-3', [load('1,000 lb GP')]);
const high = { altitude: 'high' } as const;

describe('bombs', () => {
  test('[NW-18.6, NW-18.7, NW-18.8] each hit splashes, damages S and rolls one critical above water', () => {
    const { ship, condition, events } = strike(
      sheet('Bismarck'),
      'dive',
      { aircraft: DAUNTLESS, ...high },
      { 'air-attack': [20, 19], critical: [20, 20] },
    );
    expect(only(events, 'airAttackRolled').hits).toBe(2);
    expect(ship.splashes).toBe(2);
    expect(all(events, 'damaged')[0]).toMatchObject({ structure: 8, flotation: 0 });
    expect(all(events, 'criticalRolled')[0]).toMatchObject({ criticalValue: 10 });
    expect(condition.structure).toBeLessThanOrEqual(150 - 16);
  });

  test('[NW-18.8] on a carrier the table of carriers', () => {
    const { events } = strike(
      sheet('Illustrious'),
      'dive',
      { aircraft: DAUNTLESS, ...high },
      { 'air-attack': [20, 1], critical: [19], penetration: [10], fuel: [20] },
    );
    expect(all(events, 'criticalRolled')[0]?.area).toBe('fuel');
  });

  test('[NW-18.11] what strikes the vertical protection', () => {
    const from = (attack: AirAttack) =>
      airHit({ load: load('500 lb GP'), attack, altitude: 'medium' }).protection;
    expect(['skip', 'salvo-rockets', 'ohka'].map((it) => from(it as AirAttack))).toEqual([
      ...['vertical', 'vertical', 'vertical'],
    ]);
    const flat = ['dive', 'glide', 'fighter-bomb', 'tiny-tim', 'hs-293', 'fx-1400', 'high-level'];
    expect(new Set(flat.map((it) => from(it as AirAttack)))).toEqual(new Set(['horizontal']));
  });

  test.each([
    ['1,600 lb AP', 'dive', 'high', 7],
    ['1,600 lb AP', 'dive', 'medium', 6],
    ['1,600 lb AP', 'glide', 'low', 4],
    ['100 lb GP', 'low-level', 'low', 0],
    ['1,000 lb AP', 'skip', 'low', 2],
    ['FX 1400', 'fx-1400', 'high', 8],
    ['Tiny Tim', 'tiny-tim', 'low', 3],
    ['8 salvo rockets (3-inch 60 lb or 5-inch)', 'salvo-rockets', 'low', 2],
  ] as const)(
    '[NW-18.12, NW-18.13] %s, %s from %s: Penetration %i',
    (name, attack, altitude, penetration) => {
      expect(airHit({ load: load(name), attack, altitude: altitude as Altitude })).toMatchObject({
        penetration,
      });
    },
  );

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 2],
    [7, 3],
    [12, 3],
  ])('[NW-18.22] a stick of %i bombs hits %i times', (count, hits) => {
    expect(hitsEach(load('500 lb GP', { count }))).toBe(hits);
    expect(hitsEach(load('8 salvo rockets (3-inch 60 lb or 5-inch)', { count }))).toBe(1);
  });

  test('[NW-EX32] a stick of bombs from a B-17', () => {
    const bombs = load('500 lb GP', { count: 8 });
    const target = sheet('Bismarck', { size: 2 });
    const { events, ship } = strike(
      target,
      'high-level',
      { aircraft: aircraft('B-17 E', [bombs]), count: 9, ...high },
      { 'air-attack': [20, 7, 3] },
    );
    expect(only(events, 'airAttackRolled')).toMatchObject({ need: 17, hits: 1 });
    expect(ship.splashes).toBe(3);
    expect(airHit({ load: bombs, attack: 'high-level', altitude: 'high' })).toMatchObject({
      ...{ impactPoints: 6, penetration: 3 },
    });
  });

  test('[NW-18.21] each hit on small craft forces a saving throw at -2', () => {
    const boats = sheet('Fletcher', {
      ...{ type: 'X', size: -4, smallCraft: { savingThrow: 1, tubes: 0 } },
    });
    const state = actionOf({
      axis: [abeam({ ...boats, light: NO_FLAK }, 1, { vessels: 4, id: 'target' })],
    });
    putAloft(state, { aircraft: DAUNTLESS, ...high });
    const events = play(state, 'allies', attackOn('target', 'dive'), {
      ...{ 'air-attack': [20, 19], save: [7, 6] },
    });
    expect(all(events, 'saveRolled').map(({ need, failed }) => [need, failed])).toEqual([
      [7, 0],
      [7, 1],
    ]);
    expect(unitOf(state, 'target')).toMatchObject({ vessels: 3, splashes: 2 });
  });

  test('[NW-7.13] a bomb costs a surfaced submarine all its hull', () => {
    const boat = sheet('Fletcher', {
      ...{ type: 'S', boat: { hull: 3, bowTubes: 4, sternTubes: 0, submergedKnots: 7 } },
    });
    const { ship, events } = strike(
      boat,
      'dive',
      { aircraft: DAUNTLESS, ...high },
      { 'air-attack': [20, 1] },
    );
    expect(kinds(events)).not.toContain('criticalRolled');
    expect(ship.fate).toBe('sunk');
  });

  test('[NW-18.24, NW-27.8] on a land target S falls by the IP, and one critical is rolled', () => {
    const battery = sheet('Fletcher', { type: 'L', size: 0, structure: 48, flotation: 0 });
    const { condition, events } = strike(
      battery,
      'dive',
      { aircraft: DAUNTLESS, ...high },
      { 'air-attack': [20, 1, 1], critical: [6] },
    );
    expect(all(events, 'damaged')[0]).toMatchObject({ structure: 8, flotation: 0 });
    expect(all(events, 'criticalRolled')).toHaveLength(1);
    expect(condition.flotation).toBe(0);
  });

  test('[NW-22.11] when the target is gone the other hits are lost', () => {
    const { ship, events } = strike(
      sheet('Fletcher', { structure: 1, flotation: 1 }),
      'dive',
      { aircraft: DAUNTLESS, ...high },
      { 'air-attack': [20, 20], 'wreck-test': [1], critical: [20] },
    );
    expect(ship.fate).toBe('wreck');
    expect(ship.splashes).toBe(1);
    expect(kinds(events).filter((kind) => kind === 'damaged')).toHaveLength(1);
  });
});

describe('air torpedoes', () => {
  const armed = (changed: Partial<Load> = {}) =>
    aircraft('Swordfish', [load('18" Mk XII torpedo', changed)]);

  test('[NW-18.5, NW-18.6, NW-15.13] their section is rolled as from the beam, without a splash', () => {
    const stand = { aircraft: armed(), hex: abeam('Fletcher', 2).hex };
    const { events, ship } = strike(sheet('Bismarck'), 'torpedo', stand, {
      ...{ 'air-attack': [20, 1], section: [3], critical: [20] },
    });
    expect(only(events, 'torpedoHit').section).toBe('bow');
    expect(ship.splashes).toBe(0);
    expect(only(events, 'airAttackRolled').modifiers.map(({ code }) => code)).toEqual([
      'target-size',
    ]);
  });

  test('[NW-15.12] duds', () => {
    const stand = { aircraft: armed({ torpedo: { modifier: 0, reachHexes: 1, dudNumber: 5 } }) };
    const { events, condition } = strike(sheet('Bismarck'), 'torpedo', stand, {
      ...{ 'air-attack': [20, 1], dud: [5] },
    });
    expect(only(events, 'dudRolled').isDud).toBe(true);
    expect(condition.flotation).toBe(100);
  });

  test('[NW-15.16] 20 in all against small craft, which lose a vessel without a save', () => {
    const boats = sheet('Fletcher', {
      ...{ type: 'X', size: -4, smallCraft: { savingThrow: 1, tubes: 0 } },
    });
    const { events, ship } = strike(
      boats,
      'torpedo',
      { aircraft: armed() },
      { 'air-attack': [20, 20] },
    );
    expect(only(events, 'airAttackRolled')).toMatchObject({ need: 20, hits: 0 });
    expect(ship.vessels).toBe(1);
  });
});

describe('kamikazes', () => {
  const zero = (changed: Partial<Load> = {}) =>
    aircraft('A6M2', [load('250 kg GP', { attacks: ['kamikaze'], ...changed })]);

  test('[NW-18.16, NW-18.18] a hit costs an aircraft, a miss may; a die tells the protection', () => {
    const { stand, events, ship } = strike(
      sheet('Bismarck'),
      'kamikaze',
      { aircraft: zero(), count: 7 },
      { 'air-attack': [20, 2, 3], kamikaze: [5], 'kamikaze-miss': [5, 6] },
    );
    expect(only(events, 'kamikazeHit')).toMatchObject({ protection: 'vertical' });
    expect(only(events, 'kamikazesMissed').lost).toBe(1);
    expect(all(events, 'aircraftLost').map(({ rule, count }) => [rule, count])).toEqual([
      ['NW-18.16', 1],
      ['NW-18.18', 1],
    ]);
    expect(stand).toMatchObject({ count: 5, isGoingHome: false });
    expect(stand.condition?.load).toBe('250 kg GP');
    expect(ship.splashes).toBe(1);
    expect(all(events, 'damaged')[0]).toMatchObject({ structure: 7 });
  });

  test('[NW-18.16, NW-21.7] on a 6 the horizontal protection', () => {
    const script = { 'air-attack': [20, 2], kamikaze: [6], 'kamikaze-miss': [6] };
    const { events } = strike(sheet('Bismarck'), 'kamikaze', { aircraft: zero() }, script);
    expect(only(events, 'kamikazeHit').protection).toBe('horizontal');
  });

  test('[NW-18.17] IP, CV and Penetration with a bomb and without', () => {
    const blow = (changed: Partial<Load>) => {
      const { loads, ...type } = zero(changed);
      return blowOf({ ...type, loads, hitPoints: 4 }, loads[0] as Load);
    };
    expect(blow({})).toEqual({ impactPoints: 10, criticalValue: 9, penetration: 2 });
    expect(blow({ count: 0 })).toEqual({ impactPoints: 4, criticalValue: 4, penetration: 2 });
  });

  test('[NW-29.14] one that is down to a third tests its morale', () => {
    const script = { 'air-attack': [20, 20], 'stand-morale': [1] };
    const { stand, events } = strike(
      sheet('Bismarck'),
      'kamikaze',
      { aircraft: zero(), count: 3 },
      script,
    );
    expect(only(events, 'standTested').isPassed).toBe(false);
    expect(stand.isGoingHome).toBe(true);
  });
});
