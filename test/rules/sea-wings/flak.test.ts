import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { rollSeries } from '../../../src/rules/sea-wings/combat/dice/series';
import {
  type AttackGroup,
  type FlakGuns,
  flakFire,
  gunsAt,
} from '../../../src/rules/sea-wings/combat/flak/flak';
import {
  defaultFlak,
  defaultFormation,
  formationFault,
} from '../../../src/rules/sea-wings/combat/flak/formation';
import { MAX_SHIPS } from '../../../src/rules/sea-wings/common/own';
import { ENTERPRISE, shipCard } from './cards';

const guns = (
  id: string,
  station: FlakGuns['station'],
  heavy: number,
  changed: Partial<FlakGuns> = {},
): FlakGuns => ({
  ...{ id, station, heavy, light: 0, fireControl: 2, hasProximityFuzes: false },
  ...changed,
});

const group = (target: string, changed: Partial<AttackGroup> = {}): AttackGroup => ({
  ...{ target, factors: 4, armor: 2, hasTorpedoes: true },
  ...changed,
});

const enterprise = guns('enterprise', 'center', 4, { light: 4 });

describe('anti-aircraft fire', () => {
  test('[WG-EX5, WG-11.13, WG-11.15, WG-11.16, WG-11.18, WG-11.19, WG-1.20] four Kates at the Enterprise and her screen', () => {
    const screen = [10, 10, 10].map((heavy, i) => guns(`dd-${i}`, 'ring', heavy));
    const fire = flakFire(group('enterprise'), [enterprise, ...screen], 'allies');
    expect(fire).toMatchObject({ value: 8, fireControl: 3, gunAndArmor: 3 });
    const dice = scriptedDice([1, 3, 4, 6, 1, 4, 1, 3, 5]);
    const { left, rolls } = rollSeries(fire?.series ?? { count: 0, steps: [] }, dice);
    expect([left, dice.left()]).toEqual([2, 0]);
    expect(rolls.map(({ reason }) => reason)).toEqual(['fire-control', 'flak', 'flak-gun']);
  });

  const cruiser = guns('cruiser', 'ring', 8, { light: 3 });
  const other = guns('other', 'ring', 8, { light: 3 });
  const carrier = guns('carrier', 'center', 4, { light: 4 });
  const oiler = guns('oiler', 'center', 4, { light: 4 });
  const sum = (target: string, side: 'allies' | 'axis') =>
    flakFire(
      group(target),
      gunsAt(target, [cruiser, other, carrier, oiler], allAt(target)),
      side,
    )?.parts.map(({ by, heavy, light }) => `${by} ${heavy}+${light}`);
  const allAt = (target: string) =>
    Object.fromEntries([cruiser, other, carrier, oiler].map(({ id }) => [id, target]));

  test('[WG-11.11] a ship fires all at her own attackers, the ring a half at those of the center', () => {
    expect(sum('carrier', 'allies')).toEqual(['cruiser 4+0', 'other 4+0', 'carrier 4+4']);
  });

  test('[WG-11.11] the ring of a Japanese formation fires a quarter for the center', () => {
    expect(sum('carrier', 'axis')).toEqual(['cruiser 2+0', 'other 2+0', 'carrier 4+4']);
  });

  test('[WG-11.11, WG-11.12] a quarter for others of the ring, on both sides; the center for nobody else', () => {
    expect(sum('cruiser', 'allies')).toEqual(['cruiser 8+3', 'other 2+0']);
    expect(sum('cruiser', 'axis')).toEqual(['cruiser 8+3', 'other 2+0']);
  });

  test('[WG-11.9] heavy guns that are given to another group do not count, light ones always fire at their own attackers', () => {
    const at = gunsAt('carrier', [cruiser, carrier], { cruiser: 'cruiser', carrier: 'oiler' });
    expect(flakFire(group('carrier'), at, 'allies')?.parts).toEqual([
      { by: 'carrier', heavy: 0, light: 4 },
    ]);
  });

  test('[WG-11.23] a base fires all its guns at every group', () => {
    const midway = guns('midway', 'base', 6, { light: 3 });
    const fire = flakFire(group('midway'), gunsAt('midway', [midway], {}), 'allies');
    expect(fire).toMatchObject({ value: 3, parts: [{ by: 'midway', heavy: 6, light: 3 }] });
  });

  test('[WG-11.14] a sum above 0 is worth at least 1; without guns there is no fire', () => {
    expect(flakFire(group('a'), [guns('a', 'ring', 1)], 'allies')?.value).toBe(1);
    expect(flakFire(group('a'), [guns('a', 'ring', 0)], 'allies')).toBeUndefined();
  });

  test('[WG-1.18, WG-11.25] halves are kept until the total is divided', () => {
    const hurt = guns('a', 'ring', 1.5, { light: 3 });
    expect(flakFire(group('a'), [hurt], 'allies')?.value).toBe(2);
  });

  test('[WG-11.15, WG-20.6] without AA of her own the best fire control of those firing counts', () => {
    const convoy = guns('convoy', 'center', 0, { fireControl: 0 });
    const screen = [
      guns('a', 'ring', 6, { fireControl: 2 }),
      guns('b', 'ring', 2, { fireControl: 4 }),
    ];
    const fire = flakFire(group('convoy', { hasTorpedoes: false }), [convoy, ...screen], 'allies');
    expect(fire?.fireControl).toBe(4);
  });

  test('[WG-11.16, WG-11.17] one better against torpedoes only', () => {
    const at = (hasTorpedoes: boolean) =>
      flakFire(group('enterprise', { hasTorpedoes }), [enterprise], 'allies')?.fireControl;
    expect([at(true), at(false)]).toEqual([3, 2]);
  });

  test('[WG-11.20, WG-11.21, WG-11.22] gun value 1, with proximity fuzes 2; with armor never below 1', () => {
    const at = (armor: number, hasProximityFuzes: boolean) =>
      flakFire(group('a', { armor }), [guns('a', 'ring', 3, { hasProximityFuzes })], 'allies')
        ?.gunAndArmor;
    expect([at(2, false), at(2, true), at(-1, false), at(-1, true), at(-2, true)]).toEqual([
      3, 4, 1, 1, 1,
    ]);
  });

  test('[WG-21.12] cards: fire control 1 higher, half of the guns', () => {
    const fire = flakFire(
      group('enterprise', { changes: { fireControl: 1, factor: 0.5 } }),
      [enterprise],
      'allies',
    );
    expect(fire).toMatchObject({ fireControl: 4, value: 1 });
  });
});

describe('the formation', () => {
  const destroyers = Array.from({ length: 14 }, (_, i) => shipCard(`dd-${i}`, { type: 'DD' }));
  const convoy = shipCard('convoy', { type: 'MM', convoyShips: 8 });
  const oiler = shipCard('neosho', { type: 'MM' });

  test('[WG-11.6] carriers, merchantmen and convoys stand in the center, others beyond twelve too', () => {
    const { ring, center } = defaultFormation([ENTERPRISE, oiler, convoy, ...destroyers]);
    expect(ring).toHaveLength(12);
    expect(center).toEqual(['enterprise-us', 'neosho', 'convoy', 'dd-12', 'dd-13']);
  });

  test('[WG-11.2, WG-11.5] up to twelve in the ring and twelve in the center', () => {
    const ids = destroyers.map(({ id }) => id);
    const fault = (ring: number) =>
      formationFault({ ring: ids.slice(0, ring), center: ids.slice(ring) }, destroyers);
    expect([fault(12), fault(13), fault(2), fault(1)]).toEqual([
      ...[undefined, 'too-many', undefined, 'too-many'],
    ]);
  });

  test('[WG-11.2] every ship has one place', () => {
    const [a, b] = destroyers;
    const ships = [a, b].filter((it) => it !== undefined);
    expect(formationFault({ ring: ['dd-0'], center: [] }, ships)).toBe('not-the-ships');
    expect(formationFault({ ring: ['dd-0'], center: ['dd-0'] }, ships)).toBe('not-the-ships');
    expect(formationFault({ ring: ['dd-1'], center: ['dd-0'] }, ships)).toBeUndefined();
  });

  test('[WG-11.4, WG-20.4] a convoy is never in the ring', () => {
    expect(formationFault({ ring: ['convoy'], center: [] }, [convoy])).toBe('convoy-in-ring');
    expect(formationFault({ ring: [], center: ['convoy'] }, [convoy])).toBeUndefined();
  });

  test('[WG-24.23] ships attacked fire at their own attackers, the ring at the largest group', () => {
    const formation = { ring: ['a', 'b', 'c'], center: ['carrier', 'oiler'] };
    const groups = [
      { target: 'a', factors: 1 },
      { target: 'carrier', factors: 3 },
    ];
    expect(defaultFlak(formation, groups)).toEqual({
      ...{ a: 'a', carrier: 'carrier', b: 'carrier', c: 'carrier' },
    });
  });
});

test('[WG-32.5] a formation has room for every task force that there may be', () => {
  const ships = Array.from({ length: MAX_SHIPS }, (_, i) => shipCard(`dd-${i}`, { type: 'DD' }));
  expect(formationFault(defaultFormation(ships), ships)).toBeUndefined();
  const carriers = ships.slice(6).map((it) => ({ ...it, carrier: ENTERPRISE.carrier }));
  const mixed = [...ships.slice(0, 6), ...carriers];
  expect(formationFault(defaultFormation(mixed), mixed)).toBeUndefined();
});
