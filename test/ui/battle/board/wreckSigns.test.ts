import { expect, test } from 'vitest';
import { wreckSigns } from '../../../../src/ui/systems/battle/board/overlays/wreckSigns';

test('the wrecks of a hex share one sign, with their names in the order of their sinking', () => {
  const at = (q: number, name: string) => ({
    ...{ ship: name, name, side: 'axis' as const, hex: { q, r: 0 } },
  });
  expect(wreckSigns([at(1, 'Cushing'), at(2, 'Laffey'), at(1, 'Barton')])).toEqual([
    { hex: { q: 1, r: 0 }, names: ['Cushing', 'Barton'] },
    { hex: { q: 2, r: 0 }, names: ['Laffey'] },
  ]);
});
