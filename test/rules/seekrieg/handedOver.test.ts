import { describe, expect, test } from 'vitest';
import { distance, rowOf } from '../../../src/hex';
import {
  type Engagement,
  type EngagementForce,
  type EngagementShip,
  must,
  orderDice,
  SIDES,
} from '../../../src/rules/core';
import { presentMaximum } from '../../../src/rules/seekrieg/common/speed';
import { seekriegHost } from '../../../src/rules/seekrieg/engagement';
import { scenarioOf } from '../../../src/rules/seekrieg/game/handedOver';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import type { SeekriegState } from '../../../src/rules/seekrieg/model/state';
import type { Condition, Ship } from '../../../src/rules/seekrieg/model/units';
import { DEFAULT_OPTIONS } from '../../../src/rules/seekrieg/query';
import { battery, sheet, turretsIn } from './fleet';

const TUBES = [
  { tubes: 4, place: 'port' as const },
  { tubes: 4, place: 'starboard' as const },
];
const CRUISER: Partial<ShipSheet> = {
  ...{ dp: 300, speedKnots: 32, floatplanes: 2 },
  batteries: [
    battery({ turrets: turretsIn('A2 B2 / X2 Y2') }),
    battery({ boreInches: 4, turrets: turretsIn('L2 M2') }),
  ],
  torpedoes: { model: 'Mk IX 21"', mounts: TUBES, reloads: 8, lossFactor: 40 },
};

const ship = (id: string, changed: Partial<EngagementShip> = {}): EngagementShip => ({
  ...{ id, name: id, sheet: sheet(CRUISER), type: 'CA', isSmall: false },
  ...{ damageLevels: 0, capacity: 6, gunsLost: 0, speedLeft: 1, launchesLeft: 2, engineHits: 0 },
  ...{ isDeadInWater: false, hasSearchRadar: true, hasFireControlRadar: true },
  ...{ hasWeakMagazines: false, hasOxygenTorpedoes: false },
  ...changed,
});

const force = (ships: EngagementShip[], id = 'f'): EngagementForce => ({ id, name: 'TF 1', ships });

const record = (allies: EngagementForce[], changed: Partial<Engagement> = {}): Engagement => ({
  ...{ id: 'e', title: 'Off Savo', rounds: 3, date: '1942-08-08', startMinute: 600, entry: 2 },
  ...{ isNight: false, isPoor: false, visibilityYards: 20_000, hasLand: false, initiative: null },
  options: { fog: true },
  sides: {
    allies: { name: 'Royal Navy', nation: 'united-kingdom', forces: allies },
    axis: { name: 'Kriegsmarine', nation: 'germany', forces: [force([ship('enemy')], 'x')] },
  },
  ...changed,
});

const one = (changed: Partial<EngagementShip> = {}, more: Partial<Engagement> = {}) =>
  record([force([ship('own', changed)])], more);

const begun = (engagement: Engagement): SeekriegState =>
  seekriegHost.system.newState(scenarioOf(engagement), DEFAULT_OPTIONS, orderDice('handed', 0))
    .state;

const shipIn = ({ ships }: SeekriegState, id = 'own'): Ship => must(ships[id], id);
const logIn = (state: SeekriegState, id?: string): Condition =>
  must(shipIn(state, id).condition, 'log');
const logOf = (changed: Partial<EngagementShip>) => logIn(begun(one(changed)));

/** Her part of the result, once something has become of her. */
function returned(
  change: (ship: Ship, state: SeekriegState) => void,
  changed: Partial<EngagementShip> = {},
) {
  const state = begun(one(changed));
  change(shipIn(state), state);
  const result = seekriegHost.resultOf(state);
  return {
    result,
    ship: must(
      result.ships.find(({ id }) => id === 'own'),
      'own',
    ),
  };
}

describe('what is made of a fight that is handed over', () => {
  test('[SK-35.22, SK-35.27, SK-35.28] its date, the usual options, no modules, aircraft or objectives', () => {
    expect(scenarioOf(one())).toMatchObject({
      ...{ date: '1942-08-08', modules: { air: false, submarine: false, search: false } },
      sides: { allies: { objectives: [], bases: [], forces: [] }, axis: { objectives: [] } },
    });
    expect(seekriegHost.optionsOf(one())).toEqual(DEFAULT_OPTIONS);
    expect(logIn(begun(one())).floatplanes).toBe(0);
  });

  test('[SK-35.23] ten turns a round, wind from the north, land in the north', () => {
    const { turns, land, weather } = scenarioOf(one({}, { hasLand: true, isPoor: true }));
    expect(turns).toBe(30);
    expect(new Set(land.map(rowOf))).toEqual(new Set([-50]));
    expect(land).toHaveLength(161);
    expect(weather).toMatchObject({ force: 4, windFrom: 1, ceiling: null });
    expect(scenarioOf(one())).toMatchObject({ land: [], weather: { force: 2 } });
  });

  test.each([
    [60_000, 50],
    [25_000, 50],
    [20_000, 40],
    [3_300, 6],
  ])('[SK-35.24] ships seen at %i yards begin %i hexes apart', (visibilityYards, apart) => {
    const state = begun(one({}, { visibilityYards }));
    expect(distance(shipIn(state).hex, shipIn(state, 'enemy').hex)).toBe(apart);
  });

  test.each([
    [60_000, false, false, 9],
    [40_000, false, false, 9],
    [38_000, false, false, 8],
    [15_000, false, false, 7],
    [3_300, false, false, 6],
    [12_000, true, false, 9],
    [4_000, true, false, 7],
    [4_000, true, true, 8],
  ])(
    '[SK-35.24] visibility at %i yards, night %s, poor weather %s: code %i',
    (visibilityYards, isNight, isPoor, visibility) => {
      const { weather } = scenarioOf(one({}, { visibilityYards, isNight, isPoor }));
      expect(weather).toMatchObject({ visibility, moon: isPoor ? 'overcast' : 'half' });
    },
  );

  test.each([
    [600, false, 600],
    [0, true, 0],
    [1320, true, 1320],
    [120, false, 720],
    [600, true, 0],
  ])(
    '[SK-35.24] a record of minute %i, night %s, begins at minute %i',
    (startMinute, isNight, begins) => {
      const engagement = one({}, { startMinute, isNight });
      expect(scenarioOf(engagement).startMinute).toBe(begins);
      expect(begun(engagement).environment.light === 'night').toBe(isNight);
    },
  );

  test.each([1, 2, 3, 4, 5, 6])(
    '[SK-35.25] from direction %i both head for each other',
    (entry) => {
      const state = begun(one({}, { entry }));
      expect(shipIn(state).facing).toBe(((entry + 2) % 6) + 1);
      expect(shipIn(state, 'enemy').facing).toBe(entry);
    },
  );

  test('[SK-35.25] large ships and small ones apart, in line ahead, side by side, at the speed of the slowest under way', () => {
    const own = [
      ship('d', { isSmall: true, speedLeft: 0.5 }),
      ship('a'),
      ship('b', { isDeadInWater: true }),
    ];
    const state = begun(record([force(own)]));
    const elements = Object.values(state.forces.allies.elements);
    expect(elements.map(({ ships, formation }) => [ships, formation])).toEqual([
      [['a', 'b'], 'follow'],
      [['d'], 'follow'],
    ]);
    const fromEnemy = (id: string) => distance(shipIn(state, id).hex, shipIn(state, 'enemy').hex);
    expect([fromEnemy('a'), fromEnemy('b')]).toEqual([40, 41]);
    expect(fromEnemy('d')).toBeGreaterThanOrEqual(40);
    expect(distance(shipIn(state, 'a').hex, shipIn(state, 'd').hex)).toBe(6);
    expect(['a', 'b', 'd'].map((id) => shipIn(state, id).speedKnots)).toEqual([16, 0, 16]);
  });
});

describe('earlier damage', () => {
  test('[SK-35.26] the share of damage in DP, at least one and all but one, and nothing lost by it', () => {
    const damage = (damageLevels: number, capacity = 6) => logOf({ damageLevels, capacity }).damage;
    expect([damage(0), damage(3), damage(1, 1000), damage(6)]).toEqual([0, 150, 1, 299]);
    const { batteries, knotsLost, mounts, checkedPercent } = logOf({ damageLevels: 3 });
    expect(batteries.flatMap(({ turrets }) => turrets.map(({ guns }) => guns))).toEqual([
      ...[2, 2, 2, 2],
      ...[2, 2],
    ]);
    expect([knotsLost, mounts[0]?.tubes, checkedPercent]).toEqual([0, 4, 50]);
  });

  test('[SK-35.26] turrets by batteries, or of all guns alike, and torpedo mounts; the last first', () => {
    const guns = (changed: Partial<EngagementShip>) =>
      logOf(changed).batteries.map(({ turrets }) => turrets.map((it) => it.guns));
    const armsLost = { primary: 0.5, secondary: 1, torpedoes: 0.5 };
    expect(guns({ armsLost })).toEqual([
      [2, 2, 0, 0],
      [0, 0],
    ]);
    expect(guns({ gunsLost: 0.75 })).toEqual([
      [2, 0, 0, 0],
      [2, 0],
    ]);
    expect(logOf({ armsLost }).mounts).toMatchObject([
      { tubes: 4, loaded: 4 },
      { tubes: 0, loaded: 0 },
    ]);
  });

  test('[SK-35.26] speed, fires and radar', () => {
    const half = begun(one({ speedLeft: 0.5 }));
    expect(presentMaximum(half, shipIn(half))).toBe(16);
    const burning = begun(one({ fires: 2 }));
    expect(shipIn(burning).fireCount).toBe(2);
    expect(logIn(burning).fires.map(({ severity }) => severity)).toEqual([4, 4]);
    const losses = (changed: Partial<EngagementShip>) => {
      const { searchRadar, fireControlRadar } = logOf(changed).losses;
      return [searchRadar, fireControlRadar];
    };
    expect(losses({})).toEqual([false, false]);
    expect(losses({ hasSearchRadar: false })).toEqual([true, true]);
    expect(losses({ hasFireControlRadar: false })).toEqual([false, true]);
  });

  test('[SK-35.26] launches left fill the tubes, and two or more bring reloads', () => {
    const torpedoes = (launchesLeft: number) => {
      const { mounts, torpedoReloads } = logOf({ launchesLeft });
      return [mounts[0]?.loaded, torpedoReloads];
    };
    expect([0, 1, 2].map(torpedoes)).toEqual([
      [0, 0],
      [4, 0],
      [4, 8],
    ]);
  });
});

describe('what is given back', () => {
  test('[SK-35.29] an untouched ship is unhurt, whatever she came with', () => {
    const { ship: own } = returned(() => {}, { damageLevels: 2, launchesLeft: 1 });
    expect(own).toMatchObject({ fate: 'afloat', isUnhurt: true, torpedoesUsed: 0, hullLost: 100 });
  });

  test('[SK-35.29] DP, guns and tubes by batteries', () => {
    const { ship: hurt } = returned(({ condition }) => {
      const { batteries, mounts } = must(condition, 'log');
      Object.assign(must(condition, 'log'), { damage: 400 });
      Object.assign(must(batteries[0]?.turrets[0], 'turret'), { guns: 1 });
      Object.assign(must(batteries[1]?.turrets[0], 'turret'), { guns: 0 });
      Object.assign(must(mounts[1], 'mount'), { tubes: 1 });
    });
    expect(hurt).toMatchObject({
      ...{ hullLost: 300, hullBoxes: 300, gunsLost: 3, gunBoxes: 12, isUnhurt: false },
      arms: {
        primary: { lost: 1, built: 8 },
        secondary: { lost: 2, built: 4 },
        torpedoes: { lost: 3, built: 8 },
      },
    });
  });

  test('[SK-35.29] an abandoned ship is lost, one that can make no speed is dead in the water', () => {
    const fate = (now: Ship['fate']) =>
      returned((it) => Object.assign(it, { fate: now })).ship.fate;
    expect([fate('sunk'), fate('abandoned'), fate('inPlay')]).toEqual(['sunk', 'sunk', 'afloat']);
    expect(returned(() => {}).ship.isDeadInWater).toBe(false);
    expect(returned(() => {}, { isDeadInWater: true }).ship.isDeadInWater).toBe(true);
  });

  test('[SK-35.29] one launch for torpedoes fired, one more for reloads put in, and the rounds begun', () => {
    const used = (firedOnTurn: number, torpedoReloads: number) =>
      returned(({ condition }) => {
        Object.assign(must(condition, 'log'), { torpedoReloads });
        Object.assign(must(condition?.mounts[0], 'mount'), { firedOnTurn });
      }).ship.torpedoesUsed;
    expect([used(0, 8), used(4, 8), used(4, 7)]).toEqual([0, 1, 2]);
    const rounds = (turn: number) =>
      returned((_, state) => Object.assign(state, { turn })).result.rounds;
    expect([1, 10, 11, 30].map(rounds)).toEqual([1, 1, 2, 3]);
  });

  test('[SK-35.30] once nobody sees the other, the side farther from the middle has broken off and left', () => {
    const outcome = (axisAt: number, isSeen = false) => {
      const { result, ship: own } = returned((it, state) => {
        it.hex = { q: 0, r: 60 };
        shipIn(state, 'enemy').hex = { q: 0, r: -axisAt };
        state.hidden.sightings = { allies: {}, axis: {} };
        if (isSeen) state.hidden.sightings.axis = { own: { id: 'own', level: 'marker' } };
      });
      return [result.brokeOff, own.fate];
    };
    expect(outcome(50)).toEqual(['allies', 'left']);
    expect(outcome(70)).toEqual(['axis', 'afloat']);
    expect(outcome(60)).toEqual([null, 'afloat']);
    expect(outcome(50, true)).toEqual([null, 'afloat']);
  });
});

test('[SK-35.28] nobody surrenders a fight that is part of something larger', () => {
  const { system } = seekriegHost;
  const state = begun(one());
  for (const side of SIDES)
    expect(system.refuse(state, side, { kind: 'surrender' })?.rule).toBe('SK-35.28');
});
