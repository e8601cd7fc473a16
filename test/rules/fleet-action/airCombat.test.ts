import { describe, expect, test } from 'vitest';
import { dogfightOf } from '../../../src/rules/fleet-action/airCombat/factors';
import { dogfightSaves } from '../../../src/rules/fleet-action/airCombat/fight';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import { only, reckoned } from './acting';
import { aircraft, east, load, putAloft } from './aloft';
import { BOMBER, FIGHTER, meet, stand, ZERO } from './combat';
import { only as all, kinds } from './game';
import { actionOf } from './position';

/** Who has fought whom. */
const fought = (events: readonly FleetActionEvent[]) =>
  all(events, 'dogfought').map((event) => [event.stand, event.at]);

describe('[NW-20.1] combat factors', () => {
  const factor = (name: string, isLoaded: boolean, changed = {}) => {
    const type = { ...aircraft(name, [load('250 kg GP')]), ...changed };
    return dogfightOf(
      putAloft(actionOf({}), { aircraft: type, ...(isLoaded ? {} : { load: null }) }),
    );
  };

  test('a fighter, and an empty fighter-bomber, use Dogfight 1', () => {
    expect(factor('A6M2', false)).toBe(8);
    expect(factor('Beaufighter X', false)).toBe(6);
  });

  test('[NW-20.2] a loaded fighter-bomber uses Dogfight 2, and with a 0 may not dogfight', () => {
    expect(factor('Bf 109 E', true)).toBe(4);
    expect(factor('Beaufighter X', true)).toBe(3);
    expect(factor('Beaufighter X', true, { dogfight2: 0 })).toBeNull();
  });

  test('others use Dogfight 2, with a load or without', () => {
    expect([factor('G4M1', true), factor('G4M1', false)]).toEqual([3, 3]);
    expect(factor('G4M1', true, { dogfight2: null })).toBeNull();
  });
});

describe('[NW-EX22] Fulmars intercept Ju 88', () => {
  const { state, events } = meet(
    [
      stand('fulmars', 'allies', aircraft('Fulmar'), { count: 2, crewQuality: 1 }),
      stand('ju-88', 'axis', { ...aircraft('Ju 88 A'), dogfight2: null }, { count: 2 }),
    ],
    { dogfight: [10], save: [4] },
  );

  test('[NW-20.7, NW-20.8, NW-20.9] one die, 11 with +1: a 10 hits', () => {
    const rolled = only(events, 'dogfought');
    expect(rolled).toMatchObject({ stand: 'fulmars', at: 'ju-88', need: 11, hits: 1 });
    expect(reckoned(rolled)).toEqual({ 'crew-quality': 1 });
    expect(rolled.toldAs?.axis).toMatchObject({ modifiers: [] });
  });

  test('[NW-20.10, NW-20.13] the save needs a 5; one that fails costs an aircraft', () => {
    expect(only(events, 'saveRolled')).toMatchObject({ of: 'ju-88', need: 5, failed: 1 });
    expect(only(events, 'aircraftLost')).toMatchObject({ rule: 'NW-20.13', left: 1 });
    expect(state.tally.aircraftLost).toEqual({ allies: 0, axis: 1 });
  });
});

describe('dice', () => {
  test.each([
    [2, 1],
    [3, 2],
    [6, 2],
    [7, 3],
    [12, 3],
    [13, 4],
    [20, 4],
    [21, 5],
  ])('[NW-20.7] %i aircraft roll %i', (count, dice) => {
    const stands = [stand('f', 'allies', FIGHTER, { count }), stand('b', 'axis', BOMBER)];
    const [first] = all(meet(stands).events, 'dogfought');
    expect(first?.dice[0]?.values).toHaveLength(dice);
  });

  test.each([
    [5, 5, 0],
    [5, 6, 1],
    [5, 7, 1],
    [5, 8, 2],
    [5, 11, 2],
    [5, 12, 3],
    [5, 17, 3],
    [5, 18, 4],
    [5, 25, 4],
    [5, 26, 5],
    [6, 5, -1],
    [8, 6, -1],
    [9, 6, -2],
    [12, 6, -2],
    [13, 6, -3],
    [25, 5, -4],
    [26, 5, -5],
  ])('[NW-20.11, NW-20.12] ACF %i against hit points %i: %i', (acf, hitPoints, value) => {
    const state = actionOf({});
    const attacker = putAloft(state, { aircraft: { ...FIGHTER, dogfight1: acf } });
    const at = putAloft(state, { id: 's2', aircraft: { ...BOMBER, hitPoints } });
    expect(reckoned({ modifiers: dogfightSaves({ stand: attacker, at }) })).toEqual(
      value === 0 ? {} : { 'hit-points': value },
    );
  });

  test('[NW-20.9] flak markers on both count', () => {
    const stands = [
      stand('f', 'allies', FIGHTER, { flakMarkers: 1 }),
      stand('b', 'axis', BOMBER, { flakMarkers: 2 }),
    ];
    expect(all(meet(stands).events, 'dogfought').map(reckoned)).toEqual([
      { flak: -3 },
      { flak: -3 },
    ]);
  });

  test('[NW-20.6, NW-20.16] both roll and save with all that they had', () => {
    const { state, events } = meet(
      [
        stand('f', 'allies', FIGHTER, { count: 2 }),
        stand('z', 'axis', ZERO, { count: 2 }),
        stand('other', 'axis', ZERO, { hex: east(3) }),
      ],
      { dogfight: [20, 20], save: [1, 1] },
    );
    expect(kinds(events)).toEqual([
      ...['dogfought', 'dogfought', 'saveRolled', 'saveRolled', 'aircraftLost', 'aircraftLost'],
    ]);
    expect([state.stands.f?.count, state.stands.z?.count]).toEqual([1, 1]);
  });

  test('[NW-29.14, NW-29.17] morale is tested after the losses of all; who fails flies home', () => {
    const { state, events } = meet(
      [
        stand('f', 'allies', FIGHTER, { count: 12 }),
        stand('b', 'axis', aircraft('B5N2', [load('45 cm Type 91 torpedo')]), {
          ...{ count: 3, load: '45 cm Type 91 torpedo' },
        }),
      ],
      { dogfight: [20, 20, 2, 20, 20], save: [1, 1, 1], 'stand-morale': [1] },
    );
    const order = kinds(events);
    expect(order.indexOf('standTested')).toBeGreaterThan(order.lastIndexOf('aircraftLost'));
    expect(state.stands.b).toMatchObject({ count: 1, isGoingHome: true });
    expect(state.stands.b?.condition?.load).toBeNull();
  });
});

describe('who fights', () => {
  test('[NW-11.3, NW-20.14] stands that share a hex with an enemy, each turn', () => {
    expect(meet([stand('f', 'allies', FIGHTER), stand('b', 'axis', BOMBER)]).isFight).toBe(true);
    expect(
      meet([stand('f', 'allies', FIGHTER), stand('b', 'axis', BOMBER, { hex: east(1) })]).isFight,
    ).toBe(false);
  });

  test('[NW-20.1, NW-20.4] only if one of them may attack', () => {
    expect(meet([stand('a', 'allies', BOMBER), stand('b', 'axis', BOMBER)]).isFight).toBe(false);
    const home = stand('f', 'allies', FIGHTER, { isGoingHome: true });
    expect(meet([home, stand('b', 'axis', BOMBER)]).isFight).toBe(false);
    expect(fought(meet([home, stand('z', 'axis', ZERO)]).events)).toEqual([
      ['z', 'f'],
      ['f', 'z'],
    ]);
  });

  test('[NW-20.16] a stand that nobody takes on does not fight', () => {
    const { events } = meet([
      stand('f', 'allies', FIGHTER),
      stand('b', 'allies', BOMBER),
      stand('z', 'axis', ZERO),
    ]);
    expect(fought(events).flat()).not.toContain('b');
  });

  test('[NW-20.2] one that may not dogfight is shot at without reply', () => {
    const unarmed = { ...BOMBER, dogfight2: null };
    const { events } = meet([stand('f', 'allies', FIGHTER), stand('b', 'axis', unarmed)]);
    expect(fought(events)).toEqual([['f', 'b']]);
  });

  test('[NW-20.14] hex after hex', () => {
    const { events } = meet([
      ...[stand('f', 'allies', FIGHTER), stand('b', 'axis', BOMBER)],
      ...[stand('g', 'allies', FIGHTER, { hex: east(4) })],
      ...[stand('c', 'axis', BOMBER, { hex: east(4) })],
    ]);
    expect(fought(events)).toEqual([
      ...[
        ['f', 'b'],
        ['b', 'f'],
      ],
      ...[
        ['g', 'c'],
        ['c', 'g'],
      ],
    ]);
  });
});
