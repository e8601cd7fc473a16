import { expect, test } from 'vitest';
import { AIR_ATTACKS, type AirAttack } from '../../../src/rules/fleet-action/model/air';
import {
  ATTACK_ALTITUDES,
  ATTACK_TYPES,
  DROP_PENETRATION,
  gunFactorSave,
  hitPointSave,
  releaseHexes,
  VERTICAL_ATTACKS,
} from '../../../src/rules/fleet-action/tables/air';

/** Figures from `from` on, `count` of them. */
const each = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i);

const attacksWhere = (holds: (attack: AirAttack) => boolean): AirAttack[] =>
  AIR_ATTACKS.filter(holds);

test('[NW-17.9] every row of the saving throw against flak by hit points', () => {
  const printed = [[1], [2, 3], each(4, 4), each(8, 6), each(14, 8), each(22, 9)];
  for (const [modifier, row] of printed.entries())
    for (const hitPoints of row)
      expect([hitPoints, hitPointSave(hitPoints)]).toEqual([hitPoints, modifier]);
});

test('[NW-18.3] every attack type has its printed modifier', () => {
  expect(attacksWhere((it) => ATTACK_TYPES[it] === 4)).toEqual(['dive']);
  expect(attacksWhere((it) => ATTACK_TYPES[it] === 2)).toEqual(['skip']);
  expect(attacksWhere((it) => ATTACK_TYPES[it] === 0)).toEqual([
    ...['fighter-bomb', 'glide', 'torpedo', 'guns', 'ohka', 'fx-1400', 'hs-293', 'kamikaze'],
  ]);
  expect(attacksWhere((it) => ATTACK_TYPES[it] === -1)).toEqual([
    ...['salvo-rockets', 'tiny-tim', 'low-level'],
  ]);
  expect(attacksWhere((it) => ATTACK_TYPES[it] === -3)).toEqual(['medium-level']);
  expect(attacksWhere((it) => ATTACK_TYPES[it] === -5)).toEqual(['high-level']);
});

test('[NW-18.10] the altitudes at which each attack is made', () => {
  const from = (...altitudes: string[]) =>
    attacksWhere((it) => ATTACK_ALTITUDES[it].join() === altitudes.join());
  expect(from('low')).toEqual([
    ...['skip', 'glide', 'torpedo', 'guns', 'salvo-rockets', 'tiny-tim', 'low-level'],
  ]);
  expect(from('low', 'medium')).toEqual(['fighter-bomb', 'kamikaze']);
  expect(from('medium', 'high')).toEqual(['dive', 'ohka', 'fx-1400', 'hs-293']);
  expect(from('medium')).toEqual(['medium-level']);
  expect(from('high')).toEqual(['high-level']);
});

test('[NW-18.11] skip bombs, salvo rockets and Ohka strike the vertical protection', () => {
  expect(VERTICAL_ATTACKS).toEqual(['skip', 'salvo-rockets', 'ohka']);
});

test('[NW-18.13] a bomb from high goes deeper and one from low less deep', () => {
  expect(DROP_PENETRATION).toEqual({ low: -2, medium: 0, high: 1 });
});

test('[NW-18.14] missiles are released from afar, all else from the hex beside the target', () => {
  const far = { ohka: 10, 'hs-293': 8, 'fx-1400': 3 } as const;
  for (const attack of AIR_ATTACKS)
    expect([attack, releaseHexes(attack)]).toEqual([
      attack,
      attack in far ? far[attack as keyof typeof far] : 1,
    ]);
});

test('[NW-19.5] every row of the saving throw against aircraft guns', () => {
  expect(each(1, 9).map(gunFactorSave)).toEqual([-1, -1, -2, -2, -2, -2, -3, -3, -3]);
});
