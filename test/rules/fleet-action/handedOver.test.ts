import { describe, expect, test } from 'vitest';
import { distance, hexesInRectangle, type Rectangle, rowOf } from '../../../src/hex';
import {
  type Engagement,
  type EngagementForce,
  type EngagementShip,
  must,
  orderDice,
  SIDES,
} from '../../../src/rules/core';
import { fleetActionHost } from '../../../src/rules/fleet-action/engagement';
import { scenarioOf } from '../../../src/rules/fleet-action/game/handedOver';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import type { Unit } from '../../../src/rules/fleet-action/model/units';
import { sheet } from './sheets';

const ship = (name: string, changed: Partial<EngagementShip> = {}): EngagementShip => ({
  ...{ id: name.toLowerCase(), name, sheet: sheet(name), type: 'CA', isSmall: false },
  ...{ damageLevels: 0, capacity: 6, gunsLost: 0, speedLeft: 1, launchesLeft: 2, engineHits: 0 },
  ...{ isDeadInWater: false, hasSearchRadar: true, hasFireControlRadar: true },
  ...{ hasWeakMagazines: false, hasOxygenTorpedoes: false },
  ...changed,
});

const force = (ships: EngagementShip[], id = 'f'): EngagementForce => ({ id, name: 'TF 1', ships });

const record = (
  allies: EngagementForce[],
  axis: EngagementForce[] = [force([ship('Scharnhorst')], 'x')],
  changed: Partial<Engagement> = {},
): Engagement => ({
  ...{ id: 'e', title: 'Off Savo', rounds: 3, date: '1942-08-08', startMinute: 1200, entry: 2 },
  ...{ isNight: false, isPoor: false, visibilityYards: 24_000, hasLand: false, initiative: null },
  options: { fog: true },
  sides: {
    allies: { name: 'Royal Navy', nation: 'united-kingdom', forces: allies },
    axis: { name: 'Kriegsmarine', nation: 'germany', forces: axis },
  },
  ...changed,
});

const one = (changed: Partial<EngagementShip> = {}, name = 'Norfolk', more = {}) =>
  record([force([ship(name, changed)])], undefined, more);

const begun = (engagement: Engagement): FleetActionState =>
  fleetActionHost.system.newState(scenarioOf(engagement), {}, orderDice('handed', 0)).state;

const onMap = (map: Rectangle) => hexesInRectangle(map);

const unitOf = (state: FleetActionState, id = 'norfolk'): Unit => must(state.units[id], id);
const conditionIn = (state: FleetActionState, id?: string) =>
  must(unitOf(state, id).condition, 'condition');

/** Her part of the result, once something has become of her. */
function returned(
  change: (unit: Unit, state: FleetActionState) => void,
  changed: Partial<EngagementShip> = {},
  name = 'Norfolk',
) {
  const state = begun(one(changed, name));
  change(unitOf(state, name.toLowerCase()), state);
  const result = fleetActionHost.resultOf(state);
  return {
    result,
    ship: must(
      result.ships.find(({ id }) => id === name.toLowerCase()),
      name,
    ),
  };
}

describe('what is made of a fight that is handed over', () => {
  test('[NW-34.10, NW-34.16, NW-34.17] its date and hour, all squadrons deployed, no aircraft, mines or objectives', () => {
    const scenario = scenarioOf(one({ sheet: sheet('Norfolk', { planes: 2, mineLoads: 1 }) }));
    expect(scenario).toMatchObject({
      ...{ date: '1942-08-08', startMinute: 1200, isNight: false, objectives: [], freeExits: [] },
      sides: { allies: { airSquadrons: [], minefields: 0, dummies: [] } },
    });
    const state = begun(one());
    expect(unitOf(state)).toMatchObject({ fate: 'inPlay', name: 'Norfolk' });
    expect(state.scenario.isPart).toBe(true);
    expect(state.contacts).toEqual({});
    expect(scenario.sides.allies.squadrons[0]?.units[0]?.sheet).toMatchObject({
      ...{ planes: 0, mineLoads: 0 },
    });
  });

  test('[NW-34.11] four turns a round, sea on all sides, land in the north', () => {
    const { turns, map, land } = scenarioOf(one({}, 'Norfolk', { hasLand: true }));
    expect(turns).toBe(12);
    expect(map).toEqual({ column: -36, row: -36, columns: 73, rows: 73 });
    expect(new Set(land.map(rowOf))).toEqual(new Set([-36]));
    expect(land).toHaveLength(73);
    expect(scenarioOf(one()).land).toEqual([]);
  });

  test.each([
    [36_000, 36, 6],
    [60_000, 36, 6],
    [33_760, 33, 6],
    [18_000, 18, 3],
    [12_000, 12, 2],
    [6_000, 6, 1],
    [3_376, 3, 0],
  ])('[NW-34.12] ships seen at %i yards begin %i hexes apart, at TVR %i', (yards, apart, tvr) => {
    const engagement = one({}, 'Norfolk', { visibilityYards: yards });
    const { units, scenario } = begun(engagement);
    const [a, b] = Object.values(units);
    expect(distance(must(a, 'a').hex, must(b, 'b').hex)).toBe(apart);
    expect(scenario.visibility).toBe(tvr);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '[NW-34.13] from direction %i both head for each other',
    (entry) => {
      const { units, scenario } = begun(one({}, 'Norfolk', { entry }));
      const [a, b] = Object.values(units).map((unit) => must(unit, 'unit'));
      expect(a?.facing).toBe(((entry + 2) % 6) + 1);
      expect(b?.facing).toBe(entry);
      for (const unit of [a, b]) expect(onMap(scenario.map)).toContainEqual(unit?.hex);
    },
  );

  test.each([1, 2, 3, 4, 5, 6])(
    '[NW-34.11] from direction %i the outermost of twenty squadrons begins on the map',
    (entry) => {
      const forces = Array.from({ length: 20 }, (_, f) =>
        force(
          Array.from({ length: 8 }, (_, i) => ship('Norfolk', { id: `f${f}-${i}` })),
          `f${f}`,
        ),
      );
      const { units, scenario } = begun(record(forces, undefined, { entry }));
      const known = new Set(onMap(scenario.map).map(({ q, r }) => `${q},${r}`));
      for (const { hex } of Object.values(units)) expect(known).toContain(`${hex.q},${hex.r}`);
    },
  );

  test('[NW-34.13] large ships and small ones apart, eight to a squadron, side by side and no nearer', () => {
    const many = Array.from({ length: 10 }, (_, i) => ship('Norfolk', { id: `a${i}` }));
    const small = [ship('Fletcher', { id: 'd', isSmall: true, speedLeft: 0.5 })];
    const state = begun(record([force([...small, ...many])]));
    const { squadrons } = state.forces.allies;
    expect(Object.values(squadrons).map(({ units }) => units.length)).toEqual([8, 2, 1]);
    const leads = Object.values(squadrons).map(({ units }) => unitOf(state, units[0] ?? ''));
    const enemy = unitOf(state, 'scharnhorst');
    expect(leads.map(({ hex }) => distance(hex, enemy.hex))).toEqual([24, 24 + 3, 24 + 3]);
    expect(leads.map(({ speedKnots }) => speedKnots)).toEqual(
      Array(3).fill(Math.round(sheet('Fletcher').speedKnots / 2)),
    );
    const sea = onMap(state.scenario.map);
    for (const { hex } of Object.values(state.units)) expect(sea).toContainEqual(hex);
  });

  test('[NW-34.13] a ship dead in the water holds up nobody', () => {
    const state = begun(
      record([force([ship('Norfolk', { isDeadInWater: true }), ship('Exeter')])]),
    );
    expect(unitOf(state, 'exeter').speedKnots).toBe(sheet('Exeter').speedKnots);
    expect(conditionIn(state).knotsLost).toBe(sheet('Norfolk').speedKnots);
  });

  test.each([
    [1, ['north']],
    [2, ['north', 'east']],
    [3, ['south', 'east']],
    [4, ['south']],
    [5, ['south', 'west']],
    [6, ['north', 'west']],
  ])('[NW-34.14] from direction %i home is %j', (entry, edges) => {
    const { sides } = scenarioOf(one({}, 'Norfolk', { entry }));
    expect(sides.allies.homeEdges).toEqual(edges);
  });
});

describe('earlier damage', () => {
  const { structure, flotation, main, other, torpedoes, light } = sheet('Norfolk');

  test('[NW-34.15] S and F by the share of damage, at least one and all but one', () => {
    const left = (damageLevels: number, capacity = 6) => {
      const condition = conditionIn(begun(one({ damageLevels, capacity })));
      return [structure - condition.structure, flotation - condition.flotation];
    };
    expect(left(0)).toEqual([0, 0]);
    expect(left(3)).toEqual([Math.floor(structure / 2), Math.floor(flotation / 2)]);
    expect(left(1, 1000)).toEqual([1, 1]);
    expect(left(6)).toEqual([structure - 1, flotation - 1]);
  });

  test('[NW-34.15] mounts by batteries, or of all guns alike, and light weapons with OTHER', () => {
    const lost = (changed: Partial<EngagementShip>) => conditionIn(begun(one(changed)));
    const half = lost({ armsLost: { primary: 0.5, secondary: 1, torpedoes: 0 } });
    expect(half.lost.main).toHaveLength(Math.floor((main?.mounts.length ?? 0) / 2));
    expect(half.lost.other).toHaveLength(other?.mounts.length ?? 0);
    expect(half.lost.torpedoes).toEqual([]);
    expect(half.factors).toMatchObject({ longRange: 0, mediumRange: 0, closeRange: 0 });
    expect(half.factors.asw).toBe(light.asw);
    const alike = lost({ gunsLost: 0.75 });
    expect(alike.lost.main).toEqual([1, 2, 3]);
    expect(alike.lost.other).toHaveLength(Math.floor((other?.mounts.length ?? 0) * 0.75));
  });

  test('[NW-34.15] speed, fires, radar, and torpedoes that are spent', () => {
    const condition = (changed: Partial<EngagementShip>) => conditionIn(begun(one(changed)));
    expect(condition({ speedLeft: 0.5 }).knotsLost).toBe(
      Math.floor(sheet('Norfolk').speedKnots / 2),
    );
    expect(unitOf(begun(one({ fires: 2 }))).fires).toBe(2);
    expect(condition({ hasSearchRadar: false })).toMatchObject({
      ...{ hasSearchRadar: false, hasGunneryRadar: false, hasFlakRadar: false },
    });
    expect(condition({ launchesLeft: 0 }).empty).toEqual(torpedoes?.mounts.map((_, i) => i));
    expect(condition({}).empty).toEqual([]);
  });

  test('[NW-34.15] reloads go over only with two launches or more', () => {
    const battery = must(torpedoes, 'torpedoes');
    const armed = sheet('Norfolk', { torpedoes: { ...battery, reloads: 1 } });
    const reloads = (launchesLeft: number) =>
      conditionIn(begun(one({ sheet: armed, launchesLeft }))).reloads;
    expect([0, 1, 2].map(reloads)).toEqual([0, 0, 1]);
  });
});

describe('what is given back', () => {
  test('[NW-34.18] an untouched ship is unhurt, whatever she came with', () => {
    const { ship: norfolk } = returned(() => {}, { damageLevels: 2, launchesLeft: 0 });
    expect(norfolk).toMatchObject({ fate: 'afloat', isUnhurt: true, torpedoesUsed: 0 });
  });

  test('[NW-34.18] S or F, whichever has lost the greater share, and mounts by batteries', () => {
    const { structure, flotation } = sheet('Norfolk');
    const hurt = returned(({ condition }) => {
      Object.assign(must(condition, 'condition'), { structure: structure - 1, flotation: 1 });
      condition?.lost.main.push(0);
    }).ship;
    expect(hurt).toMatchObject({
      ...{ hullLost: flotation - 1, hullBoxes: flotation, isUnhurt: false, gunsLost: 1 },
      arms: { primary: { lost: 1, built: 4 }, torpedoes: { lost: 0 } },
    });
    const holed = returned(({ condition }) => {
      Object.assign(must(condition, 'condition'), { structure: 0 });
    }).ship;
    expect(holed).toMatchObject({ hullLost: structure, hullBoxes: structure });
  });

  test('[NW-34.18] a wreck is lost, a ship that left or disengages has left, one that cannot move is dead in the water', () => {
    const fate = (changed: Partial<Unit>) => returned((unit) => Object.assign(unit, changed)).ship;
    expect(fate({ fate: 'wreck' }).fate).toBe('sunk');
    expect(fate({ fate: 'sunk' }).fate).toBe('sunk');
    expect(fate({ fate: 'left' }).fate).toBe('left');
    expect(fate({ isDisengaging: true }).fate).toBe('left');
    expect(fate({}).isDeadInWater).toBe(false);
    expect(fate({ isAground: true }).isDeadInWater).toBe(true);
  });

  test('[NW-34.18] one launch for tubes fired since the last reload, one more for each reload', () => {
    const used = (empty: number[], reloads: number) =>
      returned(({ condition }) => Object.assign(must(condition, 'condition'), { empty, reloads }))
        .ship.torpedoesUsed;
    const { reloads = 0 } = sheet('Norfolk').torpedoes ?? {};
    expect(used([], reloads)).toBe(0);
    expect(used([0], reloads)).toBe(1);
    expect(used([0], reloads - 1)).toBe(2);
  });

  test('[NW-34.18] a side whose surviving ships have all left has broken off, unless both have', () => {
    const broke = (gone: readonly string[]) =>
      returned((_, { units }) => {
        for (const id of gone) must(units[id], id).fate = 'left';
      }).result.brokeOff;
    expect(broke([])).toBeNull();
    expect(broke(['norfolk'])).toBe('allies');
    expect(broke(['scharnhorst'])).toBe('axis');
    expect(broke(['norfolk', 'scharnhorst'])).toBeNull();
  });

  test('[NW-34.18] turns are told as rounds', () => {
    const rounds = (turn: number) =>
      returned((_, state) => Object.assign(state, { turn })).result.rounds;
    expect([1, 4, 5, 12].map(rounds)).toEqual([1, 1, 2, 3]);
  });
});

test('[NW-34.17] nobody concedes a fight that is part of something larger', () => {
  const { system } = fleetActionHost;
  const state = begun(one());
  for (const side of SIDES)
    expect(system.refuse(state, side, { kind: 'concede' })?.rule).toBe('NW-34.17');
});
