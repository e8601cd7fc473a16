import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { savesAgainst } from '../../../src/rules/fleet-action/flak/shot';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { abeam, change, north, only, reckoned } from './acting';
import { aircraft, attackOn, load, play, putAloft, type TestStand } from './aloft';
import { only as all, kinds, type Script } from './game';
import { actionOf } from './position';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';

const TORPEDO = load('18" Mk XII torpedo');
const SWORDFISH = aircraft('Swordfish', [TORPEDO]);

/** Swordfish of the Allies over ships of the Axis, the first of them their target. */
function raid(axis: readonly TestShip[], it: Partial<TestStand> = {}, battle: TestBattle = {}) {
  const state = actionOf({ axis, ...battle });
  const stand = putAloft(state, { aircraft: SWORDFISH, count: 9, hex: north(1), ...it });
  return { state, stand };
}

const at = (target: string, aircraft = 9) => attackOn(target, 'torpedo', { aircraft });

/** A destroyer with so many factors, and no more. */
const withFactors = (
  longRange: number,
  mediumRange: number,
  closeRange: number,
  changed: Partial<DataSheet> = {},
) =>
  sheet('Fubuki', {
    light: { longRange, mediumRange, closeRange, asw: 0 },
    other: null,
    crewQuality: 0,
    ...changed,
  });

/** The weapons that have fired, with their dice. */
const fired = (events: ReturnType<typeof play>) =>
  all(events, 'flakFired').map(({ unit, weapon, dice }) => [unit, weapon, dice[0]?.values.length]);

describe('Swordfish attack Bismarck', () => {
  const script: Script = {
    flak: [15, 3, 9, 20, 2, 14, 16, 7, 8, 11, 1],
    save: [6, 5, 2],
    'air-attack': [15, 14, 8],
    section: [9],
    critical: [13, 18],
  };
  const { state, stand } = raid([abeam('Bismarck', 1)], { crewQuality: 1 });
  const events = play(state, 'allies', at('bismarck'), script);

  test('[NW-EX20, NW-17.4, NW-17.5, NW-17.6, NW-17.11] flak: 15, 16 and 17 are needed', () => {
    const flak = all(events, 'flakFired');
    expect(flak.map(({ weapon, hits }) => [weapon, hits])).toEqual([
      ['longRange', 2],
      ['mediumRange', 1],
      ['closeRange', 0],
    ]);
    expect(flak.map(reckoned)).toEqual([
      { 'crew-quality': 1 },
      { 'crew-quality': 1, flak: -1 },
      { 'crew-quality': 1, flak: -2 },
    ]);
    expect(flak.every(({ need }) => need === 16)).toBe(true);
    expect(stand).toMatchObject({ count: 7, flakMarkers: 2 });
    expect(flak[0]?.toldAs?.allies).toMatchObject({ modifiers: [], hits: 2 });
  });

  test('[NW-17.8, NW-17.10] 6 saves, and each save that fails costs an aircraft', () => {
    expect(all(events, 'saveRolled').map(({ of, need, failed }) => [of, need, failed])).toEqual([
      ['s1', 6, 1],
      ['s1', 6, 1],
    ]);
    expect(all(events, 'aircraftLost').map(({ left }) => left)).toEqual([8, 7]);
    expect(state.tally.aircraftLost.allies).toBe(2);
  });

  test('[NW-EX21, NW-17.16, NW-18.3] seven aircraft attack with three dice', () => {
    const rolled = only(events, 'airAttackRolled');
    expect(rolled.dice[0]?.values).toHaveLength(3);
    expect(reckoned(rolled)).toEqual({ 'crew-quality': 1, 'target-size': 3, flak: -2 });
    expect(rolled.hits).toBe(1);
  });

  test('[NW-EX21, NW-18.5, NW-24.5] the hit jams her rudders', () => {
    expect(only(events, 'torpedoHit').section).toBe('stern');
    const { flotation, steering, structure } = conditionOf(unitOf(state, 'bismarck'));
    expect({ flotation, steering, structure }).toEqual({
      ...{ flotation: 87, steering: 0, structure: 150 },
    });
  });
});

describe('who fires', () => {
  const near = (
    axis: readonly TestShip[],
    it: Partial<TestStand> = {},
    battle: TestBattle = {},
  ) => {
    const { state } = raid(axis, it, battle);
    return fired(play(state, 'allies', at(Object.keys(state.units)[0] ?? ''), {}));
  };

  test('[NW-17.1, NW-17.2, NW-17.17] the target and others in reach: 10, 2 and 1 hexes', () => {
    const ships = [1, 2, 3, 4, 11, 12].map((hexes, i) =>
      abeam(withFactors(1, 1, 1), hexes, { id: `dd-${i + 1}` }),
    );
    expect(near(ships)).toEqual([
      ...[
        ['dd-1', 'longRange', 1],
        ['dd-1', 'mediumRange', 1],
        ['dd-1', 'closeRange', 1],
      ],
      ...[
        ['dd-2', 'longRange', 1],
        ['dd-2', 'mediumRange', 1],
        ['dd-2', 'closeRange', 1],
      ],
      ...[
        ['dd-3', 'longRange', 1],
        ['dd-3', 'mediumRange', 1],
      ],
      ...[
        ['dd-4', 'longRange', 1],
        ['dd-5', 'longRange', 1],
      ],
    ]);
  });

  test('[NW-3.25] nothing that is hidden or lost', () => {
    const { state } = raid([abeam(withFactors(1, 0, 0)), abeam(withFactors(1, 0, 0), 1)]);
    change(state, 'fubuki-2', { fate: 'hidden' });
    expect(fired(play(state, 'allies', at('fubuki')))).toEqual([['fubuki', 'longRange', 1]]);
  });

  test('[NW-17.4, NW-16.4] small craft fire the factors of their type so many times', () => {
    const boats = withFactors(0, 0, 2, { type: 'X', smallCraft: { savingThrow: 0, tubes: 0 } });
    expect(near([abeam(boats, 1, { vessels: 7 })])).toEqual([['fubuki', 'closeRange', 6]]);
  });

  test('[NW-11.12] none under power failure before her test', () => {
    const { state } = raid([abeam(withFactors(1, 0, 0), 1)]);
    change(state, 'fubuki', {}, { hasPowerFailure: true });
    expect(fired(play(state, 'allies', at('fubuki')))).toEqual([]);
  });

  test('[NW-13.19] no LRF from guns that have shot at ships, and none at ships after it', () => {
    const { state } = raid([abeam('Washington', 1)]);
    conditionOf(unitOf(state, 'washington')).turn.dualPurpose = 'ships';
    expect(fired(play(state, 'allies', at('washington'))).map(([, weapon]) => weapon)).toEqual([
      ...['mediumRange', 'closeRange'],
    ]);
    const turnAfter = (ship: string) => {
      const { state } = raid([abeam(ship, 1)]);
      play(state, 'allies', at(ship.toLowerCase()));
      return conditionOf(unitOf(state, ship.toLowerCase())).turn;
    };
    expect(turnAfter('Washington').dualPurpose).toBe('aircraft');
    expect(turnAfter('Bismarck')).toMatchObject({
      ...{ dualPurpose: null, factorsUsed: { longRange: 4, mediumRange: 4, closeRange: 3 } },
    });
  });

  test('[NW-17.14, NW-17.15] by night LRF with DPAA radar, the rest only for the own ship', () => {
    const ships = [
      abeam(withFactors(1, 1, 1), 1, { id: 'target' }),
      abeam(withFactors(1, 1, 1, { hasFlakRadar: true }), 2, { id: 'other' }),
    ];
    expect(near(ships, {}, { isNight: true })).toEqual([
      ['target', 'mediumRange', 1],
      ['target', 'closeRange', 1],
      ['other', 'longRange', 1],
    ]);
  });

  test('[NW-17.3, NW-16.15] each factor once a turn, at ships or at aircraft', () => {
    const { state } = raid([abeam(withFactors(3, 2, 0), 1)]);
    Object.assign(conditionOf(unitOf(state, 'fubuki')).turn.factorsUsed, {
      ...{ longRange: 2, mediumRange: 2 },
    });
    expect(fired(play(state, 'allies', at('fubuki')))).toEqual([['fubuki', 'longRange', 1]]);
  });
});

describe('dice', () => {
  const shot = (ship: TestShip, it: Partial<TestStand> = {}, battle: TestBattle = {}) => {
    const target = abeam(withFactors(0, 0, 0), 1, { id: 'target' });
    const { state } = raid([target, ship], it, battle);
    change(state, 'fubuki', { splashes: 2 });
    return only(play(state, 'allies', at('target'), { flak: [2, 2] }), 'flakFired');
  };

  test('[NW-17.6, NW-17.17] radar, the second range band, splashes and flak markers', () => {
    const radar = withFactors(1, 0, 0, { hasFlakRadar: true });
    expect(reckoned(shot(abeam(radar, 6)))).toEqual({ 'flak-radar': 1, splashes: -2 });
    expect(reckoned(shot(abeam(radar, 7), { flakMarkers: 2 }))).toEqual({
      ...{ 'flak-radar': 1, 'second-band': -3, splashes: -2, flak: -2 },
    });
  });

  test('[NW-17.6, NW-10.8] by night radar helps only a ship that sees the stand', () => {
    const radar = withFactors(1, 0, 0, { hasFlakRadar: true, hasSearchRadar: false });
    const night = { isNight: true };
    expect(reckoned(shot(abeam(radar, 3), {}, night))).toMatchObject({ 'flak-radar': 1 });
    expect(reckoned(shot(abeam(radar, 4), {}, night))).toEqual({ splashes: -2 });
    const search = { ...radar, hasSearchRadar: true };
    expect(reckoned(shot(abeam(search, 4), {}, night))).toMatchObject({ 'flak-radar': 1 });
  });

  test('[NW-17.7] a battery ashore rolls its misses again', () => {
    const battery = withFactors(1, 0, 0, { type: 'L' });
    expect(shot(abeam(battery, 1)).dice).toHaveLength(2);
  });

  test('[NW-17.9, NW-17.13] proximity fuzes cost the save 2 against LRF', () => {
    const { state, stand } = raid([abeam(withFactors(1, 1, 0, { traits: ['aa-plus'] }))], {
      aircraft: aircraft('B-17 E'),
    });
    const unit = unitOf(state, 'fubuki');
    const saves = (weapon: 'longRange' | 'mediumRange') =>
      reckoned({ modifiers: savesAgainst({ unit, weapon, stand }) });
    expect(saves('longRange')).toEqual({ 'hit-points': 3, 'aa-plus': -2 });
    expect(saves('mediumRange')).toEqual({ 'hit-points': 3 });
  });

  test('[NW-17.11] several hits of one weapon put one marker', () => {
    const { state, stand } = raid([abeam(withFactors(4, 0, 0), 1)]);
    play(state, 'allies', at('fubuki'), { flak: [20, 20, 20, 20], save: [10, 10, 10, 10] });
    expect(stand.flakMarkers).toBe(1);
  });
});

describe('what it does to the attack', () => {
  /** Six of nine are shot down; the morale die as given. */
  const shotUp = (morale: number, falls = 6) => {
    const { state, stand } = raid([abeam(withFactors(9, 0, 0), 1)]);
    const save = Array.from({ length: 9 }, (_, i) => (i < falls ? 1 : 10));
    const flak = save.map(() => 20);
    const events = play(state, 'allies', at('fubuki'), { flak, save, 'stand-morale': [morale] });
    return { state, stand, events };
  };

  test('[NW-29.14, NW-29.17, NW-18.20] a stand at a third tests at once; if it fails it does not attack', () => {
    const { stand, events } = shotUp(1);
    expect(kinds(events)).not.toContain('airAttackRolled');
    expect(stand).toMatchObject({ isGoingHome: true, count: 3 });
    expect(stand.condition?.load).toBeNull();
  });

  test('[NW-29.15] and if it passes it attacks with those that are left', () => {
    expect(only(shotUp(6).events, 'airAttackRolled').dice[0]?.values).toHaveLength(2);
  });

  test('[NW-10.29, NW-17.16] a stand that is shot down attacks no more', () => {
    const { state, stand, events } = shotUp(6, 9);
    expect(stand).toMatchObject({ count: 0, place: 'gone' });
    expect(kinds(events)).not.toContain('airAttackRolled');
    expect(fleetAction.legalOrders(state, 'allies')).not.toContainEqual(
      expect.objectContaining({ kind: 'airAttack' }),
    );
  });
});
