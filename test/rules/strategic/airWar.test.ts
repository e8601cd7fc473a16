import { expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { armedDeckDamage, damageState } from '../../../src/rules/strategic/cards/damage';
import { airAttack, airAttackModifiers } from '../../../src/rules/strategic/rolls/airAttack';
import {
  airExchange,
  isEscorted,
  mayAttackInStrike,
  survivors,
} from '../../../src/rules/strategic/rolls/airCombat';
import { divisionAreaAa, flakFire, lightAaReaches } from '../../../src/rules/strategic/rolls/flak';
import { sumOfAll } from '../../../src/rules/strategic/rolls/opposedRoll';
import { CLEAR_DAY, NIGHT, PAIRS, ship, squadron } from './fixture';

const wildcats = squadron({ name: 'Wildcats', airToAir: 4, defense: 4 });
const zeros = squadron({ name: 'Zeros', airToAir: 5, defense: 4 });
const dauntless = squadron({
  ...{ name: 'Dauntless', type: 'DB', airToAir: 1, defense: 3 },
  bombs: { rating: 6, method: 'dive' },
});
const kates = squadron({ name: 'Kates', type: 'TB', airToAir: 0, defense: 2, airTorpedo: 7 });
const NONE = () => [];

test('[ST-13.1, ST-13.3, ST-3.5, ST-EX30] an exchange: attacks are simultaneous, losses come at its end', () => {
  const attacks = [
    { by: 'wildcats', at: 'zeros' },
    { by: 'zeros', at: 'wildcats' },
  ];
  const results = airExchange([wildcats, zeros], attacks, NONE, scriptedDice([5, 3, 2, 4]));
  expect(results.map(({ roll, stepsLost }) => [roll.difference, stepsLost])).toEqual([
    [2, 2],
    [-1, 0],
  ]);
  expect(survivors([wildcats, zeros], results).map(({ steps }) => steps)).toEqual([4, 2]);
});

test('[ST-2.32, ST-2.33] missing steps weaken an attack; a squadron without steps is gone', () => {
  const section = { ...wildcats, steps: 1 };
  const [result] = airExchange(
    ...([[section, zeros], [{ by: 'wildcats', at: 'zeros' }], NONE, scriptedDice([6, 1])] as const),
  );
  expect(result?.roll.difference).toBe(6 + 1 - (1 + 4));
  const lost = [{ by: 'zeros', at: 'wildcats', roll: result?.roll as never, stepsLost: 3 }];
  expect(survivors([section], lost)).toEqual([]);
});

test('[ST-13.4] bombers shoot back at whoever attacks them, fighters at whom they like', () => {
  const attacks = [{ by: 'zeros', at: 'dauntless' }];
  expect(mayAttackInStrike(dauntless, 'zeros', attacks, 'dauntless')).toBe(true);
  expect(mayAttackInStrike(dauntless, 'others', attacks, 'dauntless')).toBe(false);
  expect(mayAttackInStrike(wildcats, 'others', attacks, 'wildcats')).toBe(true);
});

test('[ST-7.13, ST-7.14, ST-13.6] the escort is fought first, where there is one', () => {
  expect(isEscorted({ cap: [zeros], escort: [wildcats], strike: [dauntless] })).toBe(true);
  expect(isEscorted({ cap: [zeros], escort: [], strike: [dauntless] })).toBe(false);
});

test('[ST-27.23] an exchange costs on average what was reckoned', () => {
  const meanAircraftLost = (attacker: typeof wildcats, target: typeof zeros) =>
    (3 / PAIRS.length) *
    PAIRS.reduce((sum, dice) => {
      const attacks = [{ by: attacker.id, at: target.id }];
      const [result] = airExchange([attacker, target], attacks, NONE, scriptedDice(dice));
      return sum + (result?.stepsLost ?? 0);
    }, 0);
  expect(meanAircraftLost(wildcats, zeros)).toBeCloseTo(2.8, 1);
  expect(meanAircraftLost(zeros, wildcats)).toBeCloseTo(4.3, 1);
  expect(meanAircraftLost(wildcats, kates)).toBeCloseTo(6, 1);
});

test('[ST-14.2] the best Area AA of a division, one more with four others beside it', () => {
  const best = ship({ areaAa: 3 });
  const others = (count: number) => Array.from({ length: count }, () => ship({ areaAa: 1 }));
  expect(divisionAreaAa([best, ...others(3)])).toBe(3);
  expect(divisionAreaAa([best, ...others(4)])).toBe(4);
  expect(divisionAreaAa([ship({ areaAa: null })])).toBeNull();
  expect(divisionAreaAa([ship({ areaAa: 3, capacity: 8 }, 6), ship({ areaAa: 1 })])).toBe(2);
});

test('[ST-14.5] heavy bombers on the level are out of reach of light guns', () => {
  const fortresses = squadron({ type: 'HB', bombs: { rating: 6, method: 'level' } });
  expect([lightAaReaches(fortresses), lightAaReaches(dauntless)]).toEqual([false, true]);
});

test('[ST-14.1, ST-14.3, ST-14.6, ST-14.7, ST-4.13, ST-EX31] twelve Dauntless at Akagi, decks full', () => {
  const akagi = ship({ name: 'Akagi', type: 'CV', size: 'large', capacity: 8, firstDefense: 4 });
  const dice = scriptedDice([3, 4, 5, 1, 5, 2, 4]);
  const area = flakFire(2, dauntless, [], dice);
  const light = flakFire(2, dauntless, [], dice);
  expect([area, light].map(({ roll, stepsLost }) => [roll.difference, stepsLost])).toEqual([
    [-2, 0],
    [3, 2],
  ]);
  const left = { ...dauntless, steps: dauntless.steps - light.stepsLost };
  const target = { ship: akagi, isInPort: false };
  const modifiers = airAttackModifiers('bombs', 'dive', target, CLEAR_DAY);
  const hit = airAttack(left, 'bombs', target, { modifiers, dice });
  expect(hit).toMatchObject({ damageLevels: 3, roll: { difference: 3 } });
  const further = armedDeckDamage(dice.roll('d6', 1, 'armed squadrons').values[0] as number);
  expect(damageState(3 + further, 8)).toBe('moderate');
});

test('[ST-14.8, ST-14.9, ST-EX32] twelve Kates at a destroyer', () => {
  const destroyer = ship({ type: 'DD', size: 'small', speed: 7, capacity: 4, secondDefense: 4 });
  const target = { ship: destroyer, isInPort: false };
  const modifiers = airAttackModifiers('torpedoes', undefined, target, CLEAR_DAY);
  const outcome = airAttack(kates, 'torpedoes', target, { modifiers, dice: scriptedDice([4, 4]) });
  expect(outcome).toMatchObject({ damageLevels: 3, roll: { difference: 1 } });
});

const carrier = ship({ type: 'CV', size: 'large' });
const small = ship({ type: 'DD', size: 'small', speed: 7, capacity: 4 });
const stopped = { ...carrier, criticals: ['engines', 'engines', 'engines'] as const };

test.each([
  ['a small fast ship', { ship: small, isInPort: false }, 'dive', CLEAR_DAY, [-3, -2]],
  ['bombs on the level', { ship: carrier, isInPort: false }, 'level', CLEAR_DAY, [-4, 0]],
  ['a stopped ship', { ship: stopped, isInPort: false }, 'level', CLEAR_DAY, [1, 2]],
  ['a ship in port', { ship: carrier, isInPort: true }, 'level', CLEAR_DAY, [1, 2]],
  [
    'an armored deck',
    { ship: ship({ size: 'large', traits: ['D'] }), isInPort: false },
    'dive',
    CLEAR_DAY,
    [-3, 0],
  ],
  ['night', { ship: carrier, isInPort: false }, 'dive', NIGHT, [-1, -1]],
  [
    'Poor Weather',
    { ship: carrier, isInPort: false },
    'dive',
    { isNight: false, isPoor: true },
    [-1, -1],
  ],
] as const)('[ST-14.10, ST-14.11] air attacks at %s', (...[, target, method, sky, expected]) => {
  const sum = (weapon: 'bombs' | 'torpedoes') =>
    sumOfAll(airAttackModifiers(weapon, method, target, sky));
  expect([sum('bombs'), sum('torpedoes')]).toEqual(expected);
});

test('[ST-14.10] a land unit is bombed with +2, and not torpedoed', () => {
  const airfield = { firstDefense: 8, capacity: 8 };
  const modifiers = airAttackModifiers('bombs', 'level', airfield, CLEAR_DAY);
  expect(sumOfAll(modifiers)).toBe(2);
  const dice = scriptedDice([6, 1]);
  expect(airAttack(dauntless, 'bombs', airfield, { modifiers, dice })?.damageLevels).toBe(4);
  expect(airAttack(kates, 'torpedoes', airfield, { modifiers: [], dice })).toBeUndefined();
});

test('[ST-3.4] a squadron without the weapon makes no attack', () => {
  const target = { ship: carrier, isInPort: false };
  expect(
    airAttack(wildcats, 'bombs', target, { modifiers: [], dice: scriptedDice([]) }),
  ).toBeUndefined();
  expect(
    airAttack(wildcats, 'torpedoes', target, { modifiers: [], dice: scriptedDice([]) }),
  ).toBeUndefined();
});
