import { describe, expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import { attackOf } from '../../../src/rules/seekrieg/air/assign';
import { enduranceOf, turnsLeft } from '../../../src/rules/seekrieg/air/bases';
import { bombAt, fallOf } from '../../../src/rules/seekrieg/air/bombing';
import { releaseChance, releaseOf } from '../../../src/rules/seekrieg/air/chances';
import { formingTurns } from '../../../src/rules/seekrieg/air/flights';
import { hasRadarLeader, navigationRow } from '../../../src/rules/seekrieg/air/navigation';
import type { Flight } from '../../../src/rules/seekrieg/model/flights';
import { turnsToTarget } from '../../../src/rules/seekrieg/tables/flights';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { FLAK, flightIn, flying, UNARMED } from './air';
import { type Battle, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, refused, rolling, turn } from './playing';

/** Four dive bombers are launched at the enemy in turn 1; they arrive in turn 4. */
const struck = (aircraft = 'sbd-3 4', battle = {}): Battle => {
  const begun = flying(aircraft, battle);
  const [type, count] = aircraft.split(', ').at(-1)?.split(' ') ?? [];
  return give(
    begun,
    'allies',
    `carrier carrier launch ${type}:${count}`,
    `strike allies-1 enemy M dive 120`,
  );
};

/** Dice of the turn of launch: drop-outs, and detection as the strike is near at once. */
const LAUNCH = [100, 1];

describe('the way of a strike', () => {
  const devastators = (count: number): Flight =>
    ({
      rows: [{ aircraft: 'tbd-1', count, load: 0, home: 'carrier' }],
      ...{ launchedOnTurn: 10, spentTurns: 0, knots: 112 },
    }) as Flight;

  test('[SK-20.20, SK-20.21, SK-20.24, SK-20.26, SK-EX38] 143 turns in the air, 38 to the target, 3 to form up', () => {
    const flight = devastators(16);
    expect(enduranceOf(flight)).toBe(143);
    expect(enduranceOf({ ...flight, knots: 80 })).toBe(143);
    expect(turnsToTarget(140, 112)).toBe(38);
    expect(formingTurns(flight.rows)).toBe(3);
    expect(turnsToTarget(40, 112)).toBe(11);
    expect(turnsLeft(flight, 10 + 38 + 3 + 11)).toBe(91);
  });

  test('[SK-22.19, SK-EX45] two turns of combat cost six turns of flight time', () => {
    expect(turnsLeft({ ...devastators(16), spentTurns: 6 }, 62)).toBe(85);
  });

  test('[SK-20.25] of several bases the one with the most groups of four counts', () => {
    const row = (home: string, count: number) => ({ aircraft: 'tbd-1', load: 0, count, home });
    expect(formingTurns([row('a', 8), row('b', 12), row('a', 2)])).toBe(2);
    expect(formingTurns([row('a', 4)])).toBe(0);
  });

  test('[SK-20.4, SK-21.2, SK-21.3] the line of CHART L1: by Force, worse beyond 200 miles, worst blind', () => {
    const line = (force: number, miles = 100, changed = {}) =>
      navigationRow({ force, visibility: 9, light: 'day', ...changed } as never, miles);
    expect([0, 2, 3, 4, 5, 6, 7].map((force) => line(force))).toEqual([
      ...['0-2', '0-2', '3', '4', '5', '6', '7'],
    ]);
    expect(line(4, 201)).toBe('5');
    expect(line(7, 300)).toBe('7');
    expect(line(2, 100, { light: 'night' })).toBe('7');
    expect(line(2, 100, { visibility: 5 })).toBe('7');
  });

  test('[SK-21.9, SK-21.10] American and British strikes have radar from October 1942 on', () => {
    const led = (aircraft: string, date: string) =>
      hasRadarLeader(
        { scenario: { date } } as never,
        { rows: [{ aircraft, count: 4, load: 0, home: 'carrier' }] } as never,
      );
    expect(led('sbd-3', '1942-10-01')).toBe(true);
    expect(led('sbd-3', '1942-09-30')).toBe(false);
    expect(led('swordfish-i', '1943-01-01')).toBe(true);
    expect(led('b5n2', '1944-01-01')).toBe(false);
  });

  test('[SK-20.22, SK-20.23, SK-21.1] no faster than the slowest cruises, no farther than there and back', () => {
    const battle = give(flying('sbd-3 8'), 'allies', 'carrier carrier launch sbd-3:4');
    const why = (line: string) => refused(battle, 'allies', `strike allies-1 ${line}`);
    expect(why('enemy M dive 132')).toBeUndefined();
    expect(why('enemy M dive 133')).toBe('too-fast-for-them SK-20.23');
    expect(why('enemy M torpedo 132')).toBe('attack-not-possible SK-20.18');
    expect(why('enemy M kamikaze 132')).toBe('attack-not-possible SK-20.18');
    expect(why('nobody M dive 132')).toBe('no-such-target SK-5.8');
    const slow = give(flying('tbd-1 8'), 'allies', 'carrier carrier launch tbd-1:4');
    expect(refused(slow, 'allies', 'strike allies-1 -999,-999 S torpedo 112')).toBe(
      'beyond-their-range SK-20.22',
    );
    expect(refused(battle, 'allies', 'strike allies-9 enemy M dive 132')).toBe(
      'no-such-flight SK-21.1',
    );
  });

  test('[SK-21.7, SK-21.8, SK-EX39] drop-outs fly home at the launch', () => {
    const battle = struck();
    turn(rolling(battle, 1, 5));
    expect(eventsOf(battle, 'droppedOut')).toMatchObject([{ count: 1, seenBy: ['allies'] }]);
    expect(flightIn(battle, 'allies-1').rows).toMatchObject([{ count: 3 }]);
    expect(flightIn(battle, 'allies-2')).toMatchObject({ mission: 'home', rows: [{ count: 1 }] });
  });

  test('[SK-21.2, SK-21.4, SK-20.26] off course it is late; the owner is told in the turn it was due', () => {
    const battle = struck();
    turn(rolling(battle, ...LAUNCH), 1);
    const { arrivesOnTurn, launchedOnTurn } = flightIn(battle, 'allies-1');
    expect([launchedOnTurn, arrivesOnTurn]).toEqual([1, 4]);
    turn(battle, 2);
    // Force 3: 41 to 66 is 10 miles, 3 turns at 120 knots.
    confirm(rolling(battle, 41));
    expect(eventsOf(battle, 'courseRolled')).toMatchObject([{ miles: 10, turns: 3 }]);
    expect(flightIn(battle, 'allies-1').arrivesOnTurn).toBe(7);
  });

  test('[SK-21.5, SK-21.6] 50 miles off it goes home; the commander may call it home before', () => {
    const battle = struck();
    turn(rolling(battle, ...LAUNCH), 3);
    confirm(rolling(battle, 99));
    expect(eventsOf(battle, 'flightTurnedBack')).toMatchObject([{ because: 'lost-its-way' }]);
    const other = turn(rolling(struck(), ...LAUNCH));
    give(other, 'allies', 'abort allies-1');
    expect(flightIn(other, 'allies-1').mission).toBe('home');
    expect(refused(other, 'allies', 'abort allies-1')).toBe('not-a-strike SK-21.6');
    expect(refused(other, 'allies', 'strike allies-1 enemy M dive 120')).toBe(
      'mission-begun SK-21.1',
    );
  });

  test('[SK-21.22] the nearest enemy within sight of the hex is found, beyond 50 miles nobody', () => {
    const sent = (r: number) => {
      const battle = give(flying('sbd-3 4'), 'allies', 'carrier carrier launch sbd-3:4');
      give(battle, 'allies', `strike allies-1 0,${r} M dive 120`);
      turn(rolling(battle, ...LAUNCH), 3);
      while (flightIn(battle, 'allies-1').arrivesOnTurn !== battle.state.turn) turn(battle);
      return confirm(rolling(battle, 1));
    };
    const near = sent(-40);
    expect(flightIn(near, 'allies-1').at).toEqual(shipIn(near, 'enemy').hex);
    const far = sent(-300);
    expect(eventsOf(far, 'flightTurnedBack')).toMatchObject([{ because: 'nothing-found' }]);
  });
});

describe('the attack', () => {
  /** A target that many bombs do not sink, nor cost her sets. */
  const target = {
    hex: at(0, 0),
    facing: 4,
    speedKnots: 20,
    sheet: { ...UNARMED, dp: 4000 },
  } as const;

  /** The strike is on course and not detected; the dice are those of its attack. */
  const over = (battle: Battle, ...rolls: number[]): Battle => {
    turn(rolling(battle, ...LAUNCH), 3);
    return turn(rolling(battle, 1, ...rolls));
  };

  const BOMB = [0, 1, 99];

  test('[SK-23.1, SK-23.14, SK-23.17, SK-23.18, SK-23.19, SK-23.28] bombers hit by CHART M5, each with its bomb', () => {
    // 20 knots: .25 on four; 26 or less is two hits.
    const battle = over(struck('sbd-3 4', { axis: { enemy: target } }), 26, ...BOMB, ...BOMB);
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([
      { ship: 'enemy', aircraft: 'sbd-3', count: 4, attack: 'dive', shotDown: 0, hits: 2 },
    ]);
    expect(eventsOf(battle, 'shipHit')).toHaveLength(2);
    expect(shipIn(battle, 'enemy').hitsSeen).toBe(2);
    expect(battle.dice.left()).toBe(0);
    expect(flightIn(battle, 'allies-1').mission).toBe('home');
    expect(flightIn(battle, 'allies-1').arrivesOnTurn).toBeGreaterThan(4);
  });

  test('[SK-23.12, SK-23.13, SK-23.14] those shot down fall before they release', () => {
    const enemy = { ...target, sheet: { ...target.sheet, antiAircraft: FLAK } };
    // Undetected: 14 / 2 = 7; 7 / 4 / 112 = .02; 01 of four is none, so a heavier ship.
    const heavy = FLAK.map((guns) => ({ ...guns, factor: 448 }));
    const guarded = { ...enemy, sheet: { ...enemy.sheet, antiAircraft: heavy } };
    const battle = over(struck('sbd-3 4', { axis: { enemy: guarded } }), 10, 99);
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([
      { count: 4, flak: 224, shotDown: 3, hits: 0 },
    ]);
    expect(battle.state.forces.allies.aircraftLost).toBe(3);
    expect(flightIn(battle, 'allies-1').rows).toMatchObject([{ count: 1 }]);
  });

  test('[SK-23.11, SK-23.36] nine attack a ship; the others in the next turn', () => {
    const battle = struck('sbd-3 12', { axis: { enemy: target } });
    turn(rolling(battle, ...[]), 2);
    turn(rolling(battle, 100, 100, 1), 1);
    turn(battle, 2);
    turn(rolling(battle, 1, 100, 100));
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([{ count: 9 }]);
    expect(flightIn(battle, 'allies-1')).toMatchObject({ mission: 'strike', rows: [{ count: 3 }] });
    turn(rolling(battle, 100));
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([{ count: 9 }, { count: 3 }]);
    expect(flightIn(battle, 'allies-1').mission).toBe('home');
  });

  test('[SK-5.6, SK-23.36, SK-34.12] of several ships the raider chooses; by default carriers, then the larger', () => {
    const two = () => {
      const other = { ...target, hex: at(2, 0), sheet: { ...target.sheet, dp: 5000 } };
      const battle = struck('sbd-3 4', { axis: { enemy: target, other } });
      turn(rolling(battle, ...LAUNCH), 3);
      confirm(rolling(battle, 1));
      return confirm(battle);
    };
    const battle = two();
    expect(battle.state.step).toMatchObject({ kind: 'air', stage: 'attack', raid: 'allies-1' });
    expect(battle.state.confirmed).toEqual({ allies: false, axis: true });
    const legal = seekrieg.legalOrders(battle.state, 'allies');
    const order = { kind: 'attack', group: 'allies-1', target: 'other', row: 0, count: 4 };
    expect(legal).toContainEqual(order);
    expect(refused(battle, 'allies', 'attack allies-1 other 0 5')).toBe(
      'too-many-aircraft SK-23.36',
    );
    expect(refused(battle, 'allies', 'attack allies-1 carrier 0 4')).toBe(
      'no-such-target SK-23.36',
    );
    give(battle, 'allies', 'attack allies-1 other 0 3');
    give(rolling(battle, 100, 100), 'allies', 'confirm');
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([
      { ship: 'enemy', count: 1 },
      { ship: 'other', count: 3 },
    ]);
    const usual = two();
    give(rolling(usual, 100), 'allies', 'confirm');
    expect(eventsOf(usual, 'shipAttacked')).toMatchObject([{ ship: 'enemy', count: 4 }]);
  });

  test('[SK-23.26] aerial torpedoes by SK-17.21 to SK-17.23', () => {
    const battle = flying('tbd-1 4', { axis: { enemy: target } });
    give(battle, 'allies', 'carrier carrier launch tbd-1:4', 'strike allies-1 enemy S torpedo 112');
    turn(rolling(battle, 100, 1), 3);
    // .25 on four: 68 or less is one hit; no dud, its damage, the side and critical damage 99.
    turn(rolling(battle, 1, 60, 99, 50, 1, 50, 50, 50));
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([{ attack: 'torpedo', hits: 1 }]);
    expect(eventsOf(battle, 'torpedoHit')).toMatchObject([{ ship: 'enemy', isDud: false }]);
    expect(logOf(battle, 'enemy').damage).toBeGreaterThan(50);
  });

  test('[SK-23.5, SK-23.15, SK-23.20, SK-23.21, SK-23.22, SK-23.31] the level of release, and its row', () => {
    const flight = { level: 'M' } as const;
    expect(releaseOf({ attack: 'level', flight })).toBe('M');
    expect(releaseOf({ attack: 'dive', flight })).toBe('S');
    expect(releaseOf({ attack: 'torpedo', flight })).toBe('S');
    expect(releaseOf({ attack: 'skip', flight })).toBe('skip');
    expect(releaseOf({ attack: 'kamikaze', flight })).toBe('skip');
    const row = { aircraft: 'tbd-1', load: 0, count: 1, home: 'carrier' };
    expect(attackOf({ attack: 'level' }, row)).toBe('torpedo');
    expect(attackOf({ attack: 'level' }, { ...row, load: 1 })).toBe('level');
    expect(attackOf({ attack: 'torpedo' }, { ...row, load: 1 })).toBe('dive');
  });

  test('[SK-23.17, SK-24.8, SK-EX48] level L at 28 knots .15, at night 70 % of it', () => {
    const by = (scenario: object, knots: number) => {
      const battle = flying('sbd-3 4', { scenario });
      return releaseChance(battle.state, 'L', knots);
    };
    expect(by({}, 28)).toBe(0.15);
    expect(by({}, 0)).toBe(0.35);
    expect(by({ startMinute: 60 }, 28)).toBeCloseTo(0.105);
  });

  test('[SK-23.23, SK-23.24, SK-23.25, SK-23.33, SK-30.10] what a bomb goes through', () => {
    const flight = { level: 'H' } as const;
    expect(fallOf({ attack: 'level', flight })).toBe('H');
    expect(fallOf({ attack: 'level', flight: { level: 'S' } })).toBe('skip');
    expect(fallOf({ attack: 'dive', flight })).toBe('dive');
    expect(fallOf({ attack: 'kamikaze', flight })).toBe('L');
    expect(bombAt(STANDARD_TABLES, 1000, 'dive')).toMatchObject({
      ...{ factor: 28, vertical: 0, horizontal: 3.5, burst: { penetration: 0.4 } },
    });
    expect(bombAt(STANDARD_TABLES, 1760, 'H').burst.penetration).toBe(1);
  });
});
