import { expect, test } from 'vitest';
import { isOnChart, labelsOf } from '../../../src/ui/chart/labels';
import { degreesPoint } from '../../../src/ui/chart/projection';
import type { Spread } from '../../../src/ui/chart/spread';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';

const SCALE = 1;
const MAP = {
  corner: { lat: 40, lon: 0 },
  farCorner: { lat: 30, lon: 10 },
  step: { lat: 0.25, lon: 0.25 },
  columns: 40,
  rows: 40,
  names: [
    { name: 'The Narrows', lat: 35, lon: 5, kind: 'sea' },
    { name: 'Malta', lat: 35, lon: 5, kind: 'port' },
  ],
} as const;

/** A pin whose middle lies so many pixels beside the place of the names. */
function pinAt(aside: number, down: number): Spread {
  const place = degreesPoint(MAP, { lat: 35, lon: 5 });
  const hex = { q: 0, r: 0 };
  const home = FLAT.center(hex);
  const pin = { kind: 'force', id: 'A1', hex, side: 'allies' } as Spread['pin'];
  return {
    ...{ pin, form: 'full', width: 62, height: 38 },
    ...{ aside: place.x - home.x + aside, down: place.y - home.y + down },
  };
}

/** The degrees of a point of the drawing. */
function degreesAt({ x, y }: { x: number; y: number }) {
  const [from, to] = [
    { lat: 40, lon: 0 },
    { lat: 30, lon: 10 },
  ].map((it) => degreesPoint(MAP, it));
  if (!from || !to) throw new Error('no chart');
  return {
    lat: 40 - (10 * (y - from.y)) / (to.y - from.y),
    lon: (10 * (x - from.x)) / (to.x - from.x),
  };
}

const labelOf = (name: string, pins: readonly Spread[]) => {
  const label = labelsOf(MAP, pins, SCALE).find((it) => it.name === name);
  if (!label) throw new Error(`no label ${name}`);
  return label;
};

test('a port is named beside its place', () => {
  expect(labelOf('Malta', [])).toMatchObject({ anchor: 'start', aside: 15 });
});

test('and on its other side where a pin lies there', () => {
  expect(labelOf('Malta', [pinAt(40, 0)])).toMatchObject({ anchor: 'end' });
});

test('a name does not touch the pin beside it', () => {
  expect(labelOf('Malta', [pinAt(-18, 0)])).toMatchObject({ anchor: 'start', aside: 22 });
});

test('a sea gives way to pins, and to the names of ports', () => {
  expect(labelOf('The Narrows', []).down).not.toBe(0);
  const { down } = labelOf('The Narrows', [pinAt(0, 22)]);
  expect([0, 22]).not.toContain(down);
});

test('an island without room goes without a name, and a base is not named twice', () => {
  const island = { name: 'Linosa', lat: 35, lon: 5, kind: 'island' } as const;
  const named = (names: readonly string[]) =>
    labelsOf({ ...MAP, names: [...MAP.names, island] }, [], SCALE).filter(({ name }) =>
      names.includes(name),
    );
  expect(named(['Linosa'])).toHaveLength(1);
  const covered = [-60, -20, 20, 60].flatMap((aside) =>
    [-24, 0, 24].map((down) => pinAt(aside, down)),
  );
  const labels = labelsOf({ ...MAP, names: [island] }, covered, SCALE);
  expect(labels).toEqual([]);
  const base = {
    ...pinAt(0, 0),
    pin: { ...pinAt(0, 0).pin, kind: 'base', name: 'Malta: airbase' },
  };
  expect(labelsOf(MAP, [base as Spread], SCALE).map(({ name }) => name)).not.toContain('Malta');
  const fromAfar = labelsOf(MAP, [{ ...base, form: 'small' } as Spread], SCALE);
  expect(isOnChart(base.pin as Spread['pin'], fromAfar)).toBe(true);
  expect(isOnChart(base.pin as Spread['pin'], [])).toBe(false);
});

test('a sea whose every place is taken by the hours of courses goes without a name', () => {
  const { q, r } = FLAT.hexAt(degreesPoint(MAP, { lat: 35, lon: 5 }));
  const named = (hours: number) => {
    const notes = Array.from({ length: hours }, (_, at) => ({
      hex: { q, r: r + at - hours / 2 },
      label: 'at the end of the narrows on 25 May, 1400',
    }));
    return labelsOf({ ...MAP, names: MAP.names.slice(0, 1) }, [], 0.2, notes).length;
  };
  expect(named(0)).toBe(1);
  expect(named(16)).toBe(0);
});

test('a name makes way for the hour that is written at a point of a course', () => {
  const hex = { q: 4, r: 4 };
  const { x, y } = FLAT.center(hex);
  const island = { name: 'Linosa', ...degreesAt({ x, y: y - 14 }), kind: 'island' } as const;
  const spot = (label?: string) => {
    const notes = label ? [{ hex, label }] : [];
    const [found] = labelsOf({ ...MAP, names: [island] }, [], SCALE, notes);
    return found?.down;
  };
  expect(spot()).toBe(4);
  expect(spot('25 May, 1400')).toBe(18);
});
