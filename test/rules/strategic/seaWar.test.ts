import { expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { damageState } from '../../../src/rules/strategic/cards/damage';
import {
  canLaunchTorpedoes,
  firePowerNow,
  slowest,
  speedNow,
} from '../../../src/rules/strategic/cards/shipNow';
import { aswAttack } from '../../../src/rules/strategic/rolls/antiSubmarine';
import { bombard, bombardingFirePower } from '../../../src/rules/strategic/rolls/bombardment';
import {
  approach,
  approachBy,
  approachModifiers,
  hunters,
  screenOf,
  TORPEDO_BAND,
} from '../../../src/rules/strategic/rolls/encounter';
import { gunModifiers } from '../../../src/rules/strategic/rolls/gunnery';
import { opposedRoll } from '../../../src/rules/strategic/rolls/opposedRoll';
import {
  EXCHANGES,
  farthestBand,
  firstBand,
  isShielded,
  launchesAt,
  maneuver,
  QUICK_HEXES,
  shotsAtShielded,
} from '../../../src/rules/strategic/rolls/quick';
import { bandOf } from '../../../src/rules/strategic/tables/gunBands';
import { flakDamage, shipDamage } from '../../../src/rules/strategic/tables/results';
import { CLEAR_DAY, NIGHT, PAIRS, ship } from './fixture';
import { tableAfter } from './ledger';

/** The share of all pairs of dice, in whole percents. */
const percent = (holds: (difference: number) => boolean, modifier: number): number =>
  Math.round((100 * PAIRS.filter(([a, b]) => holds(a + modifier - b)).length) / PAIRS.length);

const mean = (damage: (difference: number) => number, modifier: number): number =>
  PAIRS.reduce((sum, [a, b]) => sum + damage(a + modifier - b), 0) / PAIRS.length;

test('[ST-27.1] the chances of an opposed roll, every cell', () => {
  const rows = tableAfter('ST-27.1');
  for (const head of ['−4', '−3', '−2', '−1', '0', '+1', '+2', '+3', '+4', '+5']) {
    const modifier = Number(head.replace('−', '-'));
    const cells = rows.map((row) => row[head] as string);
    const least = (levels: number) => percent((it) => shipDamage(it) >= levels, modifier);
    expect([1, 3, 4].map((levels) => `${least(levels)}%`)).toEqual(cells.slice(0, 3));
    expect(mean(shipDamage, modifier)).toBeCloseTo(Number(cells[3]), 2);
    expect(mean(flakDamage, modifier)).toBeCloseTo(Number(cells[4]), 2);
  }
});

test('[ST-27.2] the chances of an attack on a submarine', () => {
  const cases = [
    ...[
      [2, 3, 0],
      [2, 3, -1],
      [2, 3, -2],
      [1, 2, 0],
      [3, 3, 0],
      [4, 3, 0],
      [5, 3, 0],
      [3, 4, 0],
    ],
  ] as [number, number, number][];
  const rows = tableAfter('ST-27.2');
  for (const [at, [asw, defense, sum]] of cases.entries()) {
    const modifiers = [{ code: 'sky', value: sum, rule: 'ST-19.11' }] as const;
    const results = PAIRS.map((dice) =>
      aswAttack({ asw, defense, rangeHexes: 0, modifiers }, scriptedDice(dice)),
    );
    const share = (weights: readonly number[]) =>
      Math.round((100 * weights.reduce((a, b) => a + b, 0)) / results.length);
    const sunk = results.map(({ damageLevels }) =>
      damageState(damageLevels, 4) === 'sunk' ? 1 : damageLevels === 3 ? 1 / 3 : 0,
    );
    const row = rows[at] as Record<string, string>;
    expect(`${share(results.map(({ detected }) => Number(detected)))}%`).toBe(row.Detected);
    expect(`${share(results.map((it) => Number(it.damageLevels > 0)))}%`).toBe(row.Damaged);
    // The reference cuts where halves fall; a percent either way is the same figure.
    expect(Math.abs(share(sunk) - Number.parseInt(row.Sunk as string, 10))).toBeLessThanOrEqual(1);
  }
});

const bismarck = ship({
  name: 'Bismarck',
  type: 'BB',
  size: 'large',
  capacity: 9,
  firePower: { rating: 7, gunClass: 'A' },
});
const hood = ship({
  name: 'Hood',
  type: 'BC',
  size: 'large',
  capacity: 9,
  firstDefense: 7,
  speed: 5,
});

test('[ST-16.2, ST-EX26, ST-EX27] Bismarck fires at Hood', () => {
  const band = bandOf('A', 9);
  const modifiers = gunModifiers({
    ...{
      gunClass: 'A',
      band: band as 'medium',
      target: { size: 'large', speedNow: speedNow(hood) },
    },
    ...{ sky: CLEAR_DAY, radar: 0, seenBy: 'eye', rank: 1, inSmoke: false, isSurprised: false },
    hasBridgeHit: false,
  });
  const attack = firePowerNow(bismarck, 'firePower')?.rating ?? 0;
  const fire = (dice: number[]) =>
    opposedRoll({ attack, defense: hood.card.firstDefense, modifiers }, scriptedDice(dice), 'guns');
  expect(shipDamage(fire([6, 3]).difference)).toBe(2);
  expect(shipDamage(fire([6, 1]).difference)).toBe(4);
  expect([damageState(2, 9), damageState(4, 9)]).toEqual(['light', 'light']);
});

test('[ST-4.4, ST-4.16, ST-16.10] damage first, then what critical hits take', () => {
  const hit = { ...bismarck, damageLevels: 5, criticals: ['mainBattery'] as const };
  expect(firePowerNow(hit, 'firePower')).toEqual({ rating: 4, gunClass: 'A' });
  expect(firePowerNow(hit, 'secondary')).toBeNull();
  expect(speedNow({ ...hood, criticals: ['engines'] })).toBe(3);
});

test('[ST-2.3] a division is as fast as its slowest ship is now', () => {
  expect(slowest([ship({ speed: 6 }), ship({ speed: 6, capacity: 6 }, 5)])).toBe(3);
});

test('[ST-17.12] a Heavy ship launches no torpedoes', () => {
  expect(
    [ship(), ship({}, 4), ship({}, 5), ship({ torpedo: null })].map(canLaunchTorpedoes),
  ).toEqual([...[true, true, false, false]]);
});

const airfield = { defense: 8, sky: NIGHT, inSmoke: false, isSpottedFromAir: false };

test('[ST-18.2, ST-18.3, ST-18.8, ST-18.9, ST-EX28] Kongo bombards an airfield by night, the second turn in a row', () => {
  const it = { ...airfield, firePower: bombardingFirePower(7, 2), band: 'medium' as const };
  expect(bombard(it, scriptedDice([6, 3]))).toMatchObject({
    damageLevels: 1,
    roll: { difference: 1 },
  });
  const first = { ...it, firePower: bombardingFirePower(7, 1) };
  expect(bombard(first, scriptedDice([6, 3])).damageLevels).toBe(0);
});

test('[ST-18.4, ST-18.5, ST-EX29] the bonus is one in all, and begins anew after a pause', () => {
  expect([1, 2, 3, 4].map((turns) => bombardingFirePower(5, turns))).toEqual([5, 6, 6, 6]);
});

test('[ST-18.9, ST-18.10] smoke, weather, and an eye in the air by day', () => {
  const at = (given: object) =>
    bombard(
      { ...airfield, firePower: 5, band: 'short', sky: CLEAR_DAY, ...given },
      scriptedDice([3, 3]),
    ).roll.difference;
  expect(at({ isSpottedFromAir: true }) - at({})).toBe(1);
  expect(at({ isSpottedFromAir: true, sky: NIGHT }) - at({})).toBe(-1);
  expect(at({ inSmoke: true, sky: { isNight: false, isPoor: true } }) - at({})).toBe(-3);
});

const escort = (asw: number | null, id = 'dd') => ship({ name: id, type: 'DD', asw });

test('[ST-20.14a, ST-20.14b] the screen of a division', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => escort(2, id));
  expect(screenOf([escort(null)], CLEAR_DAY)).toBe(0);
  expect(screenOf(four.slice(1), CLEAR_DAY)).toBe(2);
  expect(screenOf(four, CLEAR_DAY)).toBe(3);
  expect(screenOf(four, { isNight: false, isPoor: true })).toBe(2);
});

test('[ST-20.14b] fast divisions are hard to reach submerged, dark nights help on the surface', () => {
  const fast = [ship({ speed: 5 })];
  const values = (isSubmerged: boolean, ships = fast, sky = CLEAR_DAY) =>
    approachModifiers(isSubmerged, ships, sky).map(({ value }) => value);
  expect(values(true)).toEqual([-1]);
  expect(values(true, [ship({ speed: 4 })])).toEqual([]);
  expect(values(false, fast, NIGHT)).toEqual([1]);
  expect(values(false, [ship({ radar: 2 })], NIGHT)).toEqual([]);
});

test('[ST-20.14c, ST-20.14d, ST-20.14e, ST-20.14f, ST-20.14g] what an approach comes to', () => {
  expect([2, 1, 0, -1, -2, -3].map(approachBy)).toEqual([
    ...['inPosition', 'inPosition', 'longShot', 'noAttack', 'noAttack', 'detected'],
  ]);
  expect([TORPEDO_BAND.inPosition, TORPEDO_BAND.longShot]).toEqual([1, -1]);
  expect(approach(3, 2, [], scriptedDice([4, 4])).approach).toBe('inPosition');
});

test('[ST-20.14i, ST-20.14j] the two best ships hunt, by id among equals; without any nobody does', () => {
  const ships = [escort(2, 'b'), escort(3, 'c'), escort(2, 'a'), escort(null, 'd')];
  expect(hunters(ships).map(({ card }) => card.id)).toEqual(['c', 'a']);
  expect(hunters([escort(null)])).toEqual([]);
});

test('[ST-21.22, ST-21.24] exchanges, and the hexes that bands count as', () => {
  expect(EXCHANGES).toEqual({ basic: 6, advanced: 3 });
  expect(QUICK_HEXES).toEqual({ long: 12, medium: 8, short: 4, pointBlank: 1 });
  expect(bandOf('E', QUICK_HEXES.long)).toBeUndefined();
});

test('[ST-21.23] where a quick action begins', () => {
  expect(firstBand(CLEAR_DAY, false)).toBe('long');
  expect(firstBand({ isNight: false, isPoor: true }, false)).toBe('medium');
  expect([firstBand(NIGHT, true), firstBand(NIGHT, false)]).toEqual(['medium', 'short']);
});

const side = (posture: 'close' | 'hold' | 'breakOff', die: number, speed: number) => ({
  ...{ posture, die, hasSurprised: false },
  ships: [ship({ speed })],
});

test('[ST-21.25, ST-21.26, ST-EX37] the higher total has its way', () => {
  expect(maneuver('long', side('breakOff', 3, 6), side('close', 5, 5), CLEAR_DAY)).toBe('medium');
  expect(maneuver('medium', side('breakOff', 4, 6), side('close', 5, 5), CLEAR_DAY)).toBe('medium');
  const surprising = { ...side('breakOff', 4, 6), hasSurprised: true };
  expect(maneuver('medium', surprising, side('close', 5, 5), CLEAR_DAY)).toBe('long');
  expect(maneuver('medium', side('hold', 6, 6), side('close', 5, 5), CLEAR_DAY)).toBe('medium');
  expect(maneuver('pointBlank', side('hold', 1, 5), side('close', 5, 5), CLEAR_DAY)).toBe(
    'pointBlank',
  );
});

test('[ST-21.27] who breaks off at the edge of sight escapes', () => {
  const off = side('breakOff', 6, 7);
  expect(maneuver('long', off, side('close', 1, 5), CLEAR_DAY)).toBe('escaped');
  expect(maneuver('medium', off, side('close', 1, 5), NIGHT)).toBe('escaped');
  expect(maneuver('short', off, side('close', 1, 5), NIGHT)).toBe('medium');
  expect([farthestBand(CLEAR_DAY), farthestBand(NIGHT)]).toEqual(['long', 'medium']);
});

test('[ST-21.30] escorts stand before carriers and merchants while they are afloat', () => {
  const enemies = [
    ship({ type: 'CV' }),
    ship({ type: 'DD' }),
    ship({ type: 'DD', capacity: 4 }, 4),
  ];
  expect(enemies.map(isShielded)).toEqual([true, false, false]);
  expect([shotsAtShielded(1, enemies), shotsAtShielded(3, enemies)]).toEqual([0, 2]);
});

test('[ST-21.32] torpedoes are launched at Medium and nearer', () => {
  expect((['long', 'medium', 'short', 'pointBlank'] as const).map(launchesAt)).toEqual([
    ...[false, true, true, true],
  ]);
});
