import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  bombardmentDice,
  rollBombardment,
} from '../../../src/rules/sea-wings/combat/surface/bombardment';
import {
  type Contact,
  engagesUpTo,
  rollContact,
  rollVisibility,
} from '../../../src/rules/sea-wings/combat/surface/contact';
import { rollInitiative } from '../../../src/rules/sea-wings/combat/surface/initiative';
import { shipCard } from './cards';
import { hull } from './hulls';

const contact = (changed: Partial<Contact> = {}): Contact => ({
  ...{ isNight: false, seeker: 'allies', isSeekerSlowed: false, isAvoiderSlowed: false },
  ...changed,
});

describe('surface contact', () => {
  test('[WG-18.4] a side alone engages on 1 to 3, with the modifiers of the table', () => {
    expect(engagesUpTo(contact())).toBe(3);
    expect(engagesUpTo(contact({ isNight: true }))).toBe(2);
    expect(engagesUpTo(contact({ isSeekerSlowed: true }))).toBe(2);
    expect(engagesUpTo(contact({ isAvoiderSlowed: true }))).toBe(4);
  });

  test('[WG-EX21] at night with a slowed destroyer a 2 does not do, a 1 does', () => {
    const it = contact({ isNight: true, isSeekerSlowed: true });
    expect(rollContact(it, scriptedDice([2])).isEngaged).toBe(false);
    expect(rollContact(it, scriptedDice([1]))).toMatchObject({
      isEngaged: true,
      facts: [{ kind: 'contactRolled', rule: 'WG-18.4', modifiers: [{ value: 1 }, { value: 1 }] }],
    });
  });

  test('[WG-18.11] visibility by day without a die, by night by one', () => {
    expect(rollVisibility(false, scriptedDice([])).yards).toBe(36000);
    expect(
      [1, 2, 3, 4, 5, 6].map((face) => rollVisibility(true, scriptedDice([face])).yards),
    ).toEqual([6000, 6000, 12000, 12000, 18000, 18000]);
  });
});

describe('initiative', () => {
  const EVEN = { allies: 0, axis: 0 };

  test('[WG-19.17] the higher has it; a tie is rolled again', () => {
    const { side, facts } = rollInitiative(EVEN, false, scriptedDice([3, 3, 2, 5]));
    expect([side, facts.length]).toEqual(['axis', 2]);
  });

  test('[WG-19.17] modifiers of the scenario count', () => {
    expect(rollInitiative({ allies: 0, axis: 1 }, false, scriptedDice([4, 4])).side).toBe('axis');
  });

  test('[WG-19.22] a lead of 3 is surprise, at night only', () => {
    expect(rollInitiative(EVEN, true, scriptedDice([5, 2])).hasSurprise).toBe(true);
    expect(rollInitiative(EVEN, true, scriptedDice([4, 2])).hasSurprise).toBe(false);
    expect(rollInitiative(EVEN, false, scriptedDice([6, 1])).hasSurprise).toBe(false);
  });
});

describe('bombardment', () => {
  const ship = (strength: number, type: 'BB' | 'CA' | 'DD', letters = '') => ({
    card: shipCard('kongo', { primary: { strength, type } }),
    hits: [...hull('BB', letters).hits],
  });

  test('[WG-20.9, WG-20.10, WG-20.11] dice by a quarter of the primary guns, none for destroyer guns', () => {
    expect(bombardmentDice(ship(14, 'BB'))).toBe(4);
    expect(bombardmentDice(ship(14, 'BB', 'm'))).toBe(2);
    expect(bombardmentDice(ship(1, 'CA'))).toBe(1);
    expect(bombardmentDice(ship(18, 'DD'))).toBe(0);
  });

  test('[WG-20.10] a die of 3 or less hits by day, of 2 or less by night', () => {
    const at = (isNight: boolean) =>
      rollBombardment(ship(14, 'BB'), { base: 'henderson', isNight }, scriptedDice([1, 2, 3, 4]))
        .hits.length;
    expect([at(false), at(true)]).toEqual([3, 2]);
  });
});
