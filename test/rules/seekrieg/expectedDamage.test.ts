import { describe, expect, test } from 'vitest';
import { expectedDamage, locationShares } from '../../../src/rules/seekrieg/damage/expected';
import { strikeAt } from '../../../src/rules/seekrieg/damage/strike';
import { shellOf } from '../../../src/rules/seekrieg/gunnery/impact';
import type { Battery, ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import type { ShellType } from '../../../src/rules/seekrieg/tables/shells';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { battery, sheet } from './fleet';
import { clauseText } from './printed';

/** A ship of SK-33.3 by type and armor. */
const ship = (
  type: ShipSheet['type'],
  armorType: ShipSheet['armor']['type'],
  [deck, belt, conningTower, turret]: readonly [number, number, number, number],
): ShipSheet =>
  sheet({
    type,
    armor: {
      type: armorType,
      deck,
      belt,
      conningTower,
      turret,
      flightDeck: 0,
      hangar: 0,
      island: 0,
    },
  });

const HOOD = ship('BB', 'C', [5, 12, 11, 5]);
const EXETER = ship('CA', 'B', [1.5, 3, 1, 1]);
const GRAF_SPEE = ship('CA', 'A', [2.4, 3.9, 5.9, 4.1]);
const DESTROYER = ship('DD', 'B', [0, 0, 0, 0]);

const gun = (gunClass: string, rangeYards: number): Battery => battery({ gunClass, rangeYards });

const damage = (target: ShipSheet, from: Battery, type: ShellType, yards: number): number => {
  const shell = shellOf(STANDARD_TABLES, from, type, yards);
  return Math.round(expectedDamage(STANDARD_TABLES, 'located', target, shell));
};

describe('[SK-36.13] damage of a hit on average', () => {
  const said = clauseText('SK-36.13');

  test('[SK-34.7, SK-36.13] Bismarck on Hood at 18,000 yards', () => {
    const bismarck = gun('E2', 38_880);
    const [apc, he] = (['APC', 'HE'] as const).map((type) => damage(HOOD, bismarck, type, 18_000));
    expect(said).toContain(
      `does ${apc} DP on average by SK-34.7 (HE ${he}), two hits in three penetrate`,
    );
    const { missile, half } = shellOf(STANDARD_TABLES, bismarck, 'APC', 18_000);
    const penetrating = locationShares(STANDARD_TABLES, HOOD, half)
      .filter(({ location }) => strikeAt(STANDARD_TABLES, HOOD, missile, location).penetrates)
      .reduce((sum, { share }) => sum + share, 0);
    expect(penetrating).toBeGreaterThan(0.6);
    expect(penetrating).toBeLessThan(0.72);
  });

  test('[SK-36.13] Graf Spee on Exeter at 16,000 yards', () => {
    const spee = gun('J2', 39_890);
    const [apc, he] = (['APC', 'HE'] as const).map((type) => damage(EXETER, spee, type, 16_000));
    expect(said).toContain(`Graf Spee on Exeter at 16,000 yards ${apc} (HE ${he})`);
  });

  test('[SK-36.13] Ajax on Graf Spee', () => {
    const ajax = gun('P2', 25_480);
    const [sap, he] = (['SAP', 'HE'] as const).map((type) => damage(GRAF_SPEE, ajax, type, 16_000));
    expect(said).toContain(`Ajax on Graf Spee ${sap} (HE ${he})`);
  });

  test('[SK-36.13] a 5 inch HE hit on a destroyer at 8,000 yards', () => {
    const five = damage(DESTROYER, gun('Q1', 17_000), 'HE', 8000);
    expect(said).toContain(`a 5 inch HE hit on a destroyer at 8,000 yards ${five}.`);
  });

  test('[SK-3.5, SK-34.7] on average armor one figure', () => {
    const shell = shellOf(STANDARD_TABLES, gun('J3', 20_000), 'APC', 20_000);
    const thin = sheet({ averageArmor: 4.4 });
    // 48 DP, and 65 % of a twentieth of her own.
    expect(expectedDamage(STANDARD_TABLES, 'average', thin, shell)).toBeCloseTo(
      48 + 0.65 * 0.05 * thin.dp,
    );
  });
});
