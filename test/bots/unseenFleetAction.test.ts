import { describe, expect, test } from 'vitest';
import { fleetActionBots } from '../../src/bots/fleet-action';
import { drawFrom, must } from '../../src/rules/core';
import { type FleetActionState, fleetAction } from '../../src/rules/fleet-action';
import { type Condition, conditionOf, speedLimit } from '../../src/rules/fleet-action/query';
import { actionOf } from '../rules/fleet-action/position';

const DRAWS = 60;

/** Positions that the Allies take the one of a battle for, by lots of their own. */
const taken = (state: FleetActionState): FleetActionState[] =>
  Array.from({ length: DRAWS }, (_, seed) =>
    must(fleetActionBots.exchanged, 'other positions')(state, 'allies', drawFrom(`${seed}`)),
  ) as FleetActionState[];

/** Kirishima after a fight, as the Axis know her; she has made 20 knots in this turn. */
function hit(changed: Partial<Condition>): FleetActionState {
  const state = actionOf({
    allies: [{ sheet: 'Washington', hex: { q: 8, r: 0 } }],
    axis: [{ sheet: 'Kirishima' }, { sheet: 'Fubuki', hex: { q: 0, r: 2 } }],
  });
  const ship = must(state.units.kirishima, 'Kirishima');
  ship.speedKnots = 20;
  Object.assign(conditionOf(ship), changed);
  return state;
}

const conditionIn = (state: FleetActionState, id = 'kirishima'): Condition =>
  conditionOf(must(state.units[id], id));

describe('what a side takes an enemy’s hidden condition for', () => {
  const { sheet } = must(hit({}).units.kirishima, 'Kirishima');
  const [third, half] = [Math.floor(sheet.structure / 3), Math.floor(sheet.structure / 2)];

  test('[NW-3.20] structure is any that fits the word for it, and the view stays the same', () => {
    const state = hit({ structure: half });
    must(state.units.kirishima, 'Kirishima').appearance = 'damaged';
    const others = taken(state);
    const drawn = new Set(others.map((it) => conditionIn(it).structure));
    expect(drawn.size).toBeGreaterThan(3);
    for (const structure of drawn) {
      expect(structure).toBeGreaterThan(third);
      expect(structure).toBeLessThanOrEqual((2 * sheet.structure) / 3);
    }
    for (const other of others)
      expect(fleetAction.view(other, 'allies')).toEqual(fleetAction.view(state, 'allies'));
  });

  test('[NW-3.21] a ship that has not been hit stays whole, and lost guns stay lost', () => {
    const lost = { main: [1], other: [2], torpedoes: [] };
    const state = hit({ structure: half, lost });
    must(state.units.kirishima, 'Kirishima').appearance = 'damaged';
    for (const other of taken(state)) {
      expect(conditionIn(other).lost).toEqual(lost);
      expect(conditionIn(other, 'fubuki')).toEqual(conditionIn(state, 'fubuki'));
    }
  });

  test('[NW-23.1] as much critical damage falls on other things, and she still makes the speed that is seen', () => {
    const state = hit({ fireControl: 0, steering: Math.max(0, sheet.steering - 8) });
    const others = taken(state);
    const parts = others.map((it) => {
      const { fireControl, steering, knotsLost, damageControl, flotation } = conditionIn(it);
      return `${fireControl}/${steering}/${knotsLost}/${damageControl}/${flotation}`;
    });
    expect(new Set(parts).size).toBeGreaterThan(10);
    expect(others.some((it) => conditionIn(it).knotsLost > 0)).toBe(true);
    for (const other of others)
      expect(speedLimit(other, must(other.units.kirishima, 'her'))).toBeGreaterThanOrEqual(20);
  });

  test('[NW-29.1] of a torpedoed ship flotation is any that she floats by; marks of morale follow', () => {
    const state = hit({ flotation: sheet.flotation - 1 });
    state.tally.torpedoHits.kirishima = 1;
    const others = taken(state).map((it) => conditionIn(it));
    expect(new Set(others.map((it) => it.flotation)).size).toBeGreaterThan(3);
    for (const { flotation, tested } of others) {
      expect(flotation).toBeGreaterThan(0);
      expect(tested.includes('flotation-third')).toBe(flotation * 3 <= sheet.flotation);
    }
  });

  test('[NW-9.16] as many torpedo mounts are empty, of those that bear alike', () => {
    const state = hit({});
    const mounts = must(state.units.fubuki?.sheet.torpedoes, 'torpedoes').mounts;
    conditionIn(state, 'fubuki').empty = [0];
    const empty = taken(state).map((it) => conditionIn(it, 'fubuki').empty);
    expect(new Set(empty.map(String)).size).toBeGreaterThan(1);
    for (const [mount, ...more] of empty) {
      expect(more).toEqual([]);
      expect(mounts[mount ?? -1]).toEqual(mounts[0]);
    }
  });
});
