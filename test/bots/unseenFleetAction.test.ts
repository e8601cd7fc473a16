import { describe, expect, test } from 'vitest';
import { fleetActionBots } from '../../src/bots/fleet-action';
import { drawFrom, must } from '../../src/rules/core';
import {
  type FleetActionEvent,
  type FleetActionState,
  fleetAction,
} from '../../src/rules/fleet-action';
import { type Condition, conditionOf, speedLimit } from '../../src/rules/fleet-action/query';
import { actionOf } from '../rules/fleet-action/position';

const DRAWS = 60;

/** Positions that the Allies take the one of a battle for, by lots of their own. @param start in which it began */
const taken = (
  state: FleetActionState,
  start: FleetActionState = hit({}),
  told: readonly FleetActionEvent[] = [],
): FleetActionState[] =>
  Array.from({ length: DRAWS }, (_, seed) =>
    must(fleetActionBots.exchanged, 'other positions')(state, 'allies', drawFrom(`${seed}`), {
      ...{ start, told },
    }),
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

  test('[NW-3.21] a ship that has not been hit stays whole, and what she began without stays lost', () => {
    const lost = { main: [1], other: [2], torpedoes: [] };
    const state = hit({ structure: half, lost });
    must(state.units.kirishima, 'Kirishima').appearance = 'damaged';
    for (const other of taken(state, hit({ lost }))) {
      expect(conditionIn(other).lost).toEqual(lost);
      expect(conditionIn(other, 'fubuki')).toEqual(conditionIn(state, 'fubuki'));
    }
  });

  test('[NW-26.6, NW-26.10] mounts lost since are others, or something else was, and light weapons go with them', () => {
    const lost = { main: [1, 2], other: [2, 3], torpedoes: [] };
    const state = hit({ lost });
    const others = taken(state);
    const drawn = others.map((it) => conditionIn(it));
    expect(new Set(drawn.map((it) => it.lost.main.toSorted().join())).size).toBeGreaterThan(4);
    expect(new Set(drawn.map((it) => it.lost.other.length)).size).toBeGreaterThan(2);
    expect(new Set(drawn.map((it) => it.factors.longRange)).size).toBeGreaterThan(1);
    const { main } = sheet;
    for (const it of drawn)
      expect(it.lost.main.length).toBeLessThan(must(main, 'guns').mounts.length);
    for (const other of others)
      expect(fleetAction.view(other, 'allies')).toEqual(fleetAction.view(state, 'allies'));
  });

  test('[NW-3.21] a battery that has fallen silent stays silent', () => {
    const lost = { main: [0, 1, 2, 3], other: [], torpedoes: [] };
    const mounts = must(sheet.main, 'guns').mounts.length;
    expect(mounts).toBe(4);
    for (const other of taken(hit({ lost, fireControl: 0 })))
      expect(conditionIn(other).lost.main).toEqual(lost.main);
  });

  test('[NW-23.3a, NW-23.7, NW-23.11] radars, lights and crews: which of them has suffered is drawn', () => {
    const drawn = taken(
      hit({ hasSearchRadar: false, gunneryModifier: sheet.gunneryModifier - 2, crewQuality: -1 }),
    ).map((it) => conditionIn(it));
    expect(new Set(drawn.map((it) => it.hasSearchlights)).size).toBe(2);
    expect(new Set(drawn.map((it) => it.crewQuality)).size).toBeGreaterThan(1);
    expect(new Set(drawn.map((it) => it.gunneryModifier)).size).toBeGreaterThan(1);
  });

  test('[NW-23.7b] whether an officer has fallen goes by what his ship has suffered', () => {
    const state = hit({ crewQuality: sheet.crewQuality - 2, fireControl: 0 });
    const id = must(state.units.kirishima?.squadron, 'a squadron');
    const valueIn = (it: FleetActionState) => must(it.forces.axis.squadrons[id], id).commandValue;
    const began = valueIn(state);
    must(state.forces.axis.squadrons[id], id).flagship = 'kirishima';
    const start = hit({});
    must(start.forces.axis.squadrons[id], id).flagship = 'kirishima';
    const drawn = new Set(taken(state, start).map(valueIn));
    expect(drawn).toContain(began);
    expect(drawn).toContain(began - 1);
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

  describe('of what is in the water', () => {
    /** Two destroyers that have moved, the first of which has launched at Washington. */
    function launched(): FleetActionState {
      const state = actionOf({
        allies: [
          { sheet: 'Washington', hex: { q: 4, r: 0 } },
          { sheet: 'South Dakota', hex: { q: 4, r: 2 } },
        ],
        axis: [
          { sheet: 'Fubuki', facing: 1 },
          { sheet: 'Fubuki', facing: 1, hex: { q: 0, r: 2 } },
        ],
      });
      const condition = conditionIn(state, 'fubuki');
      condition.empty = [0, 1];
      condition.turn.hasLaunched = true;
      condition.torpedoAttack = {
        ...{
          from: { q: 0, r: 0 },
          mounts: [0, 1],
          count: 6,
          setting: 0,
          splashes: 0,
          crewQuality: 0,
        },
        aim: { target: 'washington' },
      };
      return state;
    }

    test('[NW-3.22] one ship has launched, but which, at whom and with how much is drawn', () => {
      const state = launched();
      const others = taken(state);
      const attacks = others.map((it) =>
        ['fubuki', 'fubuki-2'].flatMap((id) => {
          const { torpedoAttack, empty, turn } = conditionIn(it, id);
          expect(turn.hasLaunched).toBe(torpedoAttack !== null);
          expect(empty).toEqual(torpedoAttack?.mounts ?? []);
          return torpedoAttack ? [{ id, aim: torpedoAttack.aim }] : [];
        }),
      );
      expect(new Set(attacks.map((it) => it.length))).toEqual(new Set([1]));
      expect(new Set(attacks.flat().map(({ id }) => id)).size).toBe(2);
      const aims = new Set(attacks.flat().map(({ aim }) => JSON.stringify(aim)));
      expect(aims).toContain('{"target":"south-dakota"}');
      expect(aims.size).toBeGreaterThan(2);
      for (const other of others)
        expect(fleetAction.view(other, 'allies')).toEqual(fleetAction.view(state, 'allies'));
    });

    test('[NW-3.23, NW-6.2] mines that nobody has met lie elsewhere, where no ship has sailed', () => {
      const state = hit({});
      const { minefields } = state.forces.axis;
      for (const q of [4, 5])
        minefields.push({
          ...{ id: `axis-mines-${q},0`, side: 'axis', hex: { q, r: 0 } },
          ...{ isFresh: false, isShown: q === 5 },
        });
      const path = [
        { q: 7, r: 0 },
        { q: 6, r: 0 },
      ];
      const sailed: FleetActionEvent = {
        ...{ kind: 'shipMoved', rule: 'NW-8.1', seenBy: 'all', turn: 1, unit: 'washington' },
        ...{ from: { q: 8, r: 0 }, path, facing: 1 },
      };
      const lying = taken(state, hit({}), [sailed]).map((it) =>
        it.forces.axis.minefields.find(({ isShown }) => !isShown),
      );
      const places = new Set(lying.map((it) => `${it?.hex.q},${it?.hex.r}`));
      expect(places.size).toBeGreaterThan(10);
      for (const taboo of ['5,0', '6,0', '7,0', '8,0']) expect(places).not.toContain(taboo);
      for (const it of lying) expect(it?.id).toBe(`axis-mines-${it?.hex.q},${it?.hex.r}`);
    });
  });
});
