import { describe, expect, test } from 'vitest';
import { SHIP_TYPES } from '../../../src/rules/battle';
import { BEAM_STRETCH, shipPlan } from '../../../src/ui/ships/shipPlan';
import type { Silhouette } from '../../../src/ui/ships/silhouette';

const record: Silhouette = {
  lengthFeet: 800,
  beamFeet: 100,
  mounts: [
    { at: 0.25, guns: 2, caliberInches: 15 },
    { at: 0.75, guns: 3, caliberInches: 15 },
    { at: 0.5, guns: 2, caliberInches: 4, side: 'both' },
  ],
  funnels: [0.45, 0.55],
};

const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the plan of a ship', () => {
  const plan = shipPlan('BB', record);

  test('the hull is as long and as broad as the record says, the bow to the right', () => {
    const xs = points(plan.hull).map(([x]) => x);
    const ys = points(plan.hull).map(([, y]) => y);
    expect(Math.max(...xs)).toBeCloseTo(400, 0);
    expect(Math.min(...xs)).toBeCloseTo(-400, 0);
    expect(Math.max(...ys) * 2).toBeCloseTo(100 * BEAM_STRETCH, 0);
  });

  test('the hull is the same to port and to starboard', () => {
    const ys = points(plan.hull).map(([, y]) => y);
    expect(Math.max(...ys)).toBeCloseTo(-Math.min(...ys));
  });

  test('a mount on both sides is drawn twice, one on the centerline once', () => {
    expect(plan.turrets.match(/M/g)).toHaveLength(4);
    expect(plan.barrels.match(/M/g)).toHaveLength(2 + 3 + 2 * 2);
    expect(plan.funnels.match(/M/g)).toHaveLength(2);
  });

  test('turrets ahead of midships point forward, those abaft it aft', () => {
    const fore = shipPlan('BB', { ...record, mounts: [{ at: 0.25, guns: 1, caliberInches: 15 }] });
    const aft = shipPlan('BB', { ...record, mounts: [{ at: 0.75, guns: 1, caliberInches: 15 }] });
    const [, from, to] = /M(-?[\d.]+),\S*H(-?[\d.]+)/.exec(fore.barrels) ?? [];
    expect(Number(to)).toBeGreaterThan(Number(from));
    const [, back, end] = /M(-?[\d.]+),\S*H(-?[\d.]+)/.exec(aft.barrels) ?? [];
    expect(Number(end)).toBeLessThan(Number(back));
  });

  test('smaller guns at the side stand inside of larger ones', () => {
    const wing = (caliberInches: number) =>
      ({ at: 0.5, guns: 2, caliberInches, side: 'starboard' }) as const;
    const middleOf = (...calibers: number[]) => {
      const { turrets } = shipPlan('BB', { ...record, mounts: calibers.map(wing) });
      const ys = points(turrets.slice(turrets.lastIndexOf('M'))).map(([, y]) => y);
      return (Math.max(...ys) + Math.min(...ys)) / 2;
    };
    expect(middleOf(6, 4)).toBeLessThan(middleOf(6));
    expect(middleOf(4)).toBeCloseTo(middleOf(6));
  });

  test('port is up when the bow is to the right', () => {
    const port = shipPlan('BB', {
      ...record,
      mounts: [{ at: 0.5, guns: 1, caliberInches: 6, side: 'port' }],
    });
    expect(points(port.turrets).every(([, y]) => y < 0)).toBe(true);
  });

  test('every type has a drawing without a record, and none has a hole in its path', () => {
    for (const type of SHIP_TYPES) {
      const { hull, houses, turrets, lengthFeet, kindFeet } = shipPlan(type);
      expect(hull.length).toBeGreaterThan(100);
      expect(`${hull}${houses}${turrets}`).not.toMatch(/NaN|undefined|Infinity/);
      expect(lengthFeet).toBeLessThanOrEqual(kindFeet);
    }
  });

  test('a ship longer than its kind fills the counter and no more', () => {
    expect(shipPlan('DD', { ...record, lengthFeet: 500 }).kindFeet).toBe(500);
  });
});
