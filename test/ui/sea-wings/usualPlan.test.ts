import { expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { covers, hexOfHome } from '../../../src/rules/sea-wings/query';
import { usualPlan } from '../../../src/ui/systems/sea-wings/orders/usualPlan';
import { type Game, give, goTo, newGame } from '../../rules/sea-wings/game';
import { planning } from '../../rules/sea-wings/planning';
import { scenario } from '../../scenario/sea-wings/shippedWings';
import { deskOf } from './deskOf';

/** The orders of the usual plan, given one after the other. */
function planned(game: Game): string[] {
  const orders = usualPlan(deskOf(game.state, 'allies'));
  const lines = orders.map((it) => seaWings.makeOrder(it));
  for (const line of lines) give(game, 'allies', line);
  return lines;
}

/** How many searches of the Allies lie on each enemy marker. */
function looks({ state }: Game): number[] {
  const { allies } = state.forces;
  const tasks = Object.values(allies.formations).flatMap((formation) => {
    const from = must(hexOfHome(allies, formation), 'hex');
    return formation.boxes.search.map((task) => ({ from, ...task }));
  });
  return state.known.allies.markers.map(
    ({ hex }) =>
      tasks.filter(({ from, arc, rangeHexes }) => covers(from, arc, rangeHexes, hex)).length,
  );
}

test('[WG-6.4] the usual plan of the Coral Sea looks at every enemy marker in reach, and no two homes only at the same', () => {
  const game = newGame(scenario('coral-sea-carriers'));
  goTo(game, 'airPlans');
  const lines = planned(game);
  expect(planned(game)).toEqual([]);
  expect(looks(game).every((count) => count > 0)).toBe(true);
  expect(lines.filter((it) => it.startsWith('search yorktown-sbd')).length).toBeLessThan(3);
  expect(lines.some((it) => it.startsWith('search port-moresby-pby'))).toBe(true);
});

test('without a marker on the map searchers look toward the enemy', () => {
  const game = planning();
  game.state.known.allies.markers = [];
  const searches = planned(game).filter((it) => it.startsWith('search'));
  const bearings = searches.map((it) => {
    const [, , , from, to] = it.split(' ').map(Number);
    return ((from ?? 0) + (to ?? 0)) / 2;
  });
  expect(bearings.length).toBeGreaterThan(1);
  for (const bearing of bearings) expect(Math.abs(bearing - 270)).toBeLessThanOrEqual(90);
});
