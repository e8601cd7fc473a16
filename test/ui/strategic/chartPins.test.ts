import { expect, test } from 'vitest';
import type { StrategicView } from '../../../src/rules/strategic/model/state';
import { spreadPins } from '../../../src/ui/chart/spread';
import { pinOf } from '../../../src/ui/systems/strategic/advanced/pinOf';
import type { ChartUnit } from '../../../src/ui/systems/strategic/advanced/units';

const DRAWN = {
  view: { scenario: { sides: { allies: { nation: 'us' } } } } as unknown as StrategicView,
  silhouettes: {},
  lit: ['c1-2'],
};
const reported = (age: number, others: readonly object[] = []) =>
  ({
    ...{ kind: 'contact', id: 'c1-1', hex: { q: 0, r: 0 }, side: 'axis', age, others },
    contact: { turn: 1, subject: 'ships', count: 3, types: { kind: 'none' } },
  }) as unknown as ChartUnit;
const division = (types: readonly string[]) =>
  ({
    ...{ kind: 'division', id: 'A1', hex: { q: 0, r: 0 }, side: 'allies' },
    face: {
      ...{ id: 'A1', side: 'allies', isSpotted: false },
      ships: types.map((type) => ({ source: { card: { type, capacity: 1, points: 1 } } })),
    },
  }) as unknown as ChartUnit;
const spreadOf = (unit: ChartUnit) => spreadPins([pinOf(unit, DRAWN)], 1)[0];

test('a report of ships says something for four turns', () => {
  expect(spreadOf(reported(4))?.form).toBe('full');
  expect(spreadOf(reported(5))?.form).toBe('small');
});

test('a pin is wide enough for what its ships are called', () => {
  const many = spreadOf(division(['CV', 'CV', 'CA', 'CA', 'CL', 'CL', 'DD', 'DD']));
  expect(many?.width).toBeGreaterThan(spreadOf(division([]))?.width ?? 0);
});

test('a marker is lit by any of its reports', () => {
  expect(pinOf(reported(0), DRAWN).isLit).toBeUndefined();
  expect(pinOf(reported(0, [{ id: 'c1-2' }]), DRAWN).isLit).toBe(true);
});
