import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots';
import { saveOf } from '../../src/cli/common/saves';
import { playOut } from '../../src/lab/playOut';
import {
  ARMORS,
  battle,
  CALIBERS,
  CRITICALS,
  HOURS,
  type Impulse,
  STANDARD_TABLES,
  type TableSet,
  TORPEDO_KINDS,
  WEATHERS,
} from '../../src/rules/battle';
import { type Draw, drawFrom } from '../../src/rules/core';
import { applyPack, faultText, readSave, replaySave } from '../../src/scenario';
import { packOf } from '../scenario/packFile';
import { registry, shippedScenario } from '../scenario/shipped';

const S = STANDARD_TABLES;

/** A record with a value for each key. */
const each = <K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;

/** Tables drawn from the whole width of what a pack may hold, its ends more often than its middle. */
function wildTables(draw: Draw): Partial<TableSet> {
  const whole = (least: number, most: number): number =>
    [least, most, least + draw(most - least + 1)][draw(3)] as number;
  const some = <T>(items: readonly T[]): T => items[draw(items.length)] as T;
  const yes = () => draw(2) === 0;
  const rows = <T>(from: number, to: number, result: () => T) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      from: from + i,
      to: from + i,
      result: result(),
    }));
  const reach = whole(1, 10);
  const far = whole(reach, 20);
  const first = [whole(1, 5), whole(1, 5), whole(1, 5), whole(1, 5)].sort((a, b) => a - b);
  const [two, one] = [whole(50, 99), whole(0, 49)];
  return {
    gunfireDamage: {
      ...S.gunfireDamage,
      rows: rows(2, 12, () =>
        some([
          { kind: some(['dud', 'torpedo-mount', 'critical'] as const) },
          { kind: 'gunnery' as const, row: some(CALIBERS) },
          { kind: 'hull' as const, plunging: yes(), speedLoss: yes() },
        ]),
      ),
    },
    torpedoDamage: {
      ...S.torpedoDamage,
      rows: rows(3, whole(12, 40), () => ({
        hullBoxes: whole(0, 20),
        speedLoss: yes(),
        critical: yes(),
      })),
    },
    torpedoModifiers: { ...S.torpedoModifiers, modifiers: each(TORPEDO_KINDS, () => whole(0, 10)) },
    criticalDamage: { ...S.criticalDamage, rows: rows(2, 12, () => some(CRITICALS)) },
    magazines: {
      ...S.magazines,
      explodes: {
        magazine: { plain: whole(1, 7), heavy: whole(1, 7) },
        'magazine-fire': { plain: whole(1, 7), heavy: whole(1, 7) },
      },
      weak: whole(0, 6),
    },
    gunRanges: {
      ...S.gunRanges,
      hexes: each(CALIBERS, () => whole(1, 20)),
      plungingHexes: whole(1, 20),
    },
    toHit: { ...S.toHit, guns: whole(4, 6), torpedoes: whole(2, 6) },
    gunneryModifiers: { ...S.gunneryModifiers, radarHexes: whole(0, 20), most: whole(0, 2) },
    penetration: { ...S.penetration, armor: each(CALIBERS, () => ARMORS.slice(whole(0, 3))) },
    torpedoRanges: {
      ...S.torpedoRanges,
      hexes: reach,
      longLance: {
        hexes: far,
        leastFactors: whole(1, 20),
        divisors: Object.fromEntries(
          Array.from({ length: far - reach }, (_, i) => [reach + 1 + i, whole(1, 20)]),
        ),
      },
    },
    sighting: { ...S.sighting, hexes: each(WEATHERS, () => each(HOURS, () => whole(1, 12))) },
    flashes: { ...S.flashes, factor: whole(1, 10), mostHexes: whole(0, 20) },
    impulses: {
      ...S.impulses,
      sequence: S.impulses.sequence.map(
        (impulse): Impulse =>
          impulse.phase === 'torpedoes' && yes() ? { ...impulse, phase: 'gunnery' } : impulse,
      ),
      firstBlock: {
        '2+': first[0] as number,
        '2': first[1] as number,
        '1': first[2] as number,
        '1 slow': first[3] as number,
      },
      towBlock: whole(1, 5),
    },
    towing: { ...S.towing, towable: {} },
    hullRating: {
      ...S.hullRating,
      exponent: some([0.1, 0.6, 1.5]),
      divisor: some([0.1, 55, 100_000]),
    },
    aaRating: { ...S.aaRating, heavyGun: whole(0, 10) },
    torpedoRating: { ...S.torpedoRating, tubesPerFactor: some([0.1, 3, 100]) },
    armorRating: {
      ...S.armorRating,
      heavyFromInches: whole(3, 50),
      immuneDeckInches: whole(0, 50),
    },
    speedRating: { ...S.speedRating, fromKnots: { '2+': 100, '2': two, '1': one } },
    points: { ...S.points, capital: whole(0, 100), warship: whole(0, 100) },
  };
}

const [ensign, commander] = BOTS;

describe('a battle with tables drawn by lot, however wild', () => {
  test.each(Array.from({ length: 16 }, (_, i) => i))(
    '[BT-16.11] ends, and its record replays (%i)',
    (i) => {
      const tables = wildTables(drawFrom(`tables ${i}`));
      const loaded = shippedScenario(i % 2 === 0 ? 'denmark-strait' : 'river-plate');
      const read = applyPack(loaded, registry, packOf({ tables }));
      if (!read.ok || !ensign || !commander) throw new Error('the pack does not fit');
      const bots = { allies: commander, axis: i % 4 < 2 ? ensign : commander };
      const { scenario, options } = read.value;
      const game = { system: battle, scenario, options, seed: `wild ${i}`, bots };
      const { orders, outcome } = playOut(game, 5000);
      expect(outcome).toBeDefined();
      const save = readSave(JSON.stringify(saveOf(game, orders)), 'x.json');
      if (!save.ok) throw new Error(save.faults.map(faultText).join('\n'));
      expect(replaySave(save.value, 'x.json').ok).toBe(true);
    },
  );
});
