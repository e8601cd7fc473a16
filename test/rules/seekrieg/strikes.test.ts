import { describe, expect, test } from 'vitest';
import { armorAt, averageArmor, locationRow } from '../../../src/rules/seekrieg/damage/armor';
import {
  averageStrike,
  type Missile,
  shellAt,
  strikeAt,
} from '../../../src/rules/seekrieg/damage/strike';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { gunClass, penetration, rangeBand } from '../../../src/rules/seekrieg/tables/penetration';
import { type ShellType, shells } from '../../../src/rules/seekrieg/tables/shells';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { sheet } from './fleet';

const armor = (changed: Partial<ShipSheet['armor']>): ShipSheet['armor'] => ({
  ...{ type: 'A', deck: 6.7, belt: 12.6, conningTower: 13.8, turret: 7.1 },
  ...{ flightDeck: 0, hangar: 0, island: 0 },
  ...changed,
});

const bismarck = sheet({ type: 'BB', dp: 1376, armor: armor({}), averageArmor: 10.1 });

/** A shell that goes through so much, whatever its class. */
const missile = (type: ShellType, vertical: number, horizontal = 1): Missile => ({
  factor: 14,
  burst: shells.types[type],
  vertical,
  horizontal,
  average: vertical,
});

const shell = (gun: string, type: ShellType, yards: number): Missile =>
  shellAt(gunClass(penetration, gun), shells.types[type], rangeBand(penetration, yards));

describe('what a hit meets', () => {
  test('[SK-12.16, SK-EX19] Bismarck, thinnest armor 6.7: superstructure 3.4', () => {
    expect(armorAt(STANDARD_TABLES, bismarck, 'superstructure')).toBe(3.4);
  });

  test('[SK-12.4, SK-12.14] each location has its listed armor', () => {
    const at = (['deck', 'turret', 'belt', 'tower'] as const).map((it) =>
      armorAt(STANDARD_TABLES, bismarck, it),
    );
    expect(at).toEqual([6.7, 7.1, 12.6, 13.8]);
  });

  test('[SK-6.6, SK-12.10, SK-12.11] column 1 of CHART Q1 with locations, the rounded factor on average', () => {
    const old = sheet({ armor: armor({ type: 'F', belt: 11.5 }), averageArmor: 11.5 });
    expect(armorAt(STANDARD_TABLES, old, 'belt')).toBe(7.02);
    expect(averageArmor(STANDARD_TABLES, old)).toBe(6.9);
    expect(old.armor.belt).toBe(11.5);
  });

  test('[SK-12.17, SK-12.18] unlisted locations and destroyers have 1 inch', () => {
    const bare = sheet({ armor: armor({ deck: 0, type: 'G' }) });
    const destroyer = sheet({ type: 'DD', armor: armor({ belt: 3, type: 'G' }) });
    expect(armorAt(STANDARD_TABLES, bare, 'deck')).toBe(1);
    expect(armorAt(STANDARD_TABLES, destroyer, 'belt')).toBe(1);
  });

  test('[SK-12.5] merchant ships use the CL columns with 1 inch everywhere', () => {
    const merchant = sheet({ type: 'other' });
    expect(locationRow(merchant)).toBe('CL');
    expect(armorAt(STANDARD_TABLES, merchant, 'belt')).toBe(1);
  });

  test('[SK-28.1] battle cruisers of 1943 use the columns of battleships', () => {
    expect(
      (['BB', 'CB', 'CA', 'DD', 'CV'] as const).map((type) => locationRow(sheet({ type }))),
    ).toEqual(['BB', 'BB', 'CA', 'DD', 'CV']);
  });

  test('[SK-12.16] an island has half the thinnest armor, flight deck and hangar included', () => {
    const carrier = sheet({ type: 'CV', armor: armor({ flightDeck: 3, hangar: 4.5, island: 9 }) });
    expect(armorAt(STANDARD_TABLES, carrier, 'island')).toBe(1.5);
  });
});

describe('penetration and damage', () => {
  const strike = (it: Missile, location: Parameters<typeof strikeAt>[3]) =>
    strikeAt(STANDARD_TABLES, bismarck, it, location);

  test('[SK-12.12, SK-12.23] equal means penetrated', () => {
    expect(strike(missile('APC', 12.6), 'belt').penetrates).toBe(true);
    expect(strike(missile('APC', 12.59), 'belt').penetrates).toBe(false);
  });

  test('[SK-12.14, SK-12.15] vertical and horizontal armor, upper works the larger figure', () => {
    const it = missile('APC', 10, 4);
    const met = (['belt', 'tower', 'deck', 'turret', 'superstructure'] as const).map(
      (location) => strike(it, location).penetrationInches,
    );
    expect(met).toEqual([10, 10, 4, 4, 10]);
  });

  test('[SK-12.12, SK-12.20] the shell factor comes after the minimum of 1 inch', () => {
    const destroyer = sheet({ type: 'DD' });
    const at = (type: ShellType) =>
      strikeAt(STANDARD_TABLES, destroyer, missile(type, 1.5), 'belt');
    expect(at('APC').penetrates).toBe(true);
    expect(at('SAP').penetrationInches).toBe(1.05);
    expect(at('SAP').penetrates).toBe(true);
    expect(at('COM').penetrates).toBe(false);
    expect(at('HE').penetrates).toBe(false);
  });

  test('[SK-13.4, SK-EX21] class K1: 14 DP for APC, SAP 18 without and 49 with penetration', () => {
    expect(gunClass(penetration, 'K1').factor).toBe(14);
    expect(strike(missile('APC', 5), 'belt').damage).toBe(14);
    expect(strike(missile('SAP', 5), 'belt').damage).toBe(18);
    expect(strike(missile('SAP', 30), 'belt').damage).toBe(49);
  });

  test('[SK-13.5, SK-14.13] HE does twice the factor whatever the armor, with 20 % for critical damage', () => {
    const hits = (['belt', 'deck'] as const).map((at) => strike(missile('HE', 40, 20), at));
    expect(hits.map(({ damage, criticalPercent }) => [damage, criticalPercent])).toEqual([
      [28, 20],
      [28, 20],
    ]);
  });

  test('[SK-13.6, SK-13.7, SK-EX22] a shell that could go through more than twice the armor may not burst', () => {
    const thin = sheet({ armor: armor({ belt: 3.1 }) });
    const at = (inches: number) =>
      strikeAt(STANDARD_TABLES, thin, missile('SAP', inches / 0.7), 'belt');
    expect(at(6.4)).toMatchObject({ penetrationInches: 6.4, dudPercent: 40, dudDamage: 14 });
    expect(at(6.2).dudPercent).toBe(0);
  });

  test('[SK-14.12] 20 % without penetration, 65 % with it', () => {
    expect(strike(missile('APC', 5), 'belt').criticalPercent).toBe(20);
    expect(strike(missile('COM', 40), 'belt').criticalPercent).toBe(65);
  });
});

describe('the armor average method', () => {
  const against = (averageInches: number, it: Missile) =>
    averageStrike(STANDARD_TABLES, sheet({ averageArmor: averageInches }), it);

  test('[SK-12.6, SK-12.7, SK-EX17] J3 at 20,000 yards: 48 DP on 4.4 inches, 16 on 4.5', () => {
    const it = shell('J3', 'HE', 20_000);
    expect([4.4, 4.5].map((inches) => against(inches, it).damage)).toEqual([48, 16]);
  });

  test('[SK-13.3, SK-EX16] a 20 inch shell: 102 DP with penetration, 34 without', () => {
    const it = shell('A1', 'APC', 20_000);
    expect([10, 20].map((inches) => against(inches, it).damage)).toEqual([102, 34]);
  });

  test('[SK-3.5] every shell is AP and none fails to burst', () => {
    expect(against(1, shell('A1', 'HE', 1000))).toMatchObject({
      dudPercent: 0,
      criticalPercent: 65,
    });
  });

  test('[SK-12.8, SK-12.9] average armor of another type counts less', () => {
    const old = sheet({ averageArmor: 11.5, armor: armor({ type: 'F' }) });
    expect(averageStrike(STANDARD_TABLES, old, shell('A1', 'APC', 20_000)).armorInches).toBe(6.9);
  });
});
