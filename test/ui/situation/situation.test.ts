import { expect, test } from 'vitest';
import { isAtSea } from '../../../src/rules/battle';
import { situationOf } from '../../../src/ui/systems/battle/situation/situation';
import { shippedScenario } from '../../scenario/shipped';

function situation(id: string) {
  const loaded = shippedScenario(id);
  if (loaded.system !== 'battle') throw new Error(`${id} is no battle`);
  return situationOf(loaded.scenario);
}

test('[BT-3.15] stacks with hexes of their own stand on the chart', () => {
  const { view, arrivals } = situation('cape-spada');
  expect(arrivals).toEqual([]);
  expect(view.stacks.filter(isAtSea).map(({ side, ships }) => [side, ships.length])).toEqual([
    ['allies', 2],
    ['allies', 4],
    ['axis', 2],
  ]);
});

test('[BT-3.2] task forces that come in by a side of the board are named there, together by side', () => {
  const { view, arrivals } = situation('java-sea');
  expect(view.stacks.filter(isAtSea)).toEqual([]);
  expect(
    arrivals.filter(({ side }) => side === 'axis').map(({ at, names }) => [at, names]),
  ).toEqual([
    ['NE', ['5th Cruiser Division']],
    ['N', ['2nd Destroyer Flotilla', '4th Destroyer Flotilla']],
    ['NW', ['4th Destroyer Flotilla']],
  ]);
  for (const { hexes } of arrivals) expect(hexes.length).toBeGreaterThan(2);
});
