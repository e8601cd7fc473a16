import { describe, expect, test } from 'vitest';
import {
  isIntoWind,
  launchesIn,
  onDeck,
  recoveriesIn,
  servicedIn,
} from '../../../src/rules/seekrieg/air/rates';
import type { AirBase } from '../../../src/rules/seekrieg/model/flights';
import { baseIn, carrier, flightIn, flying, groupsIn, listText, UNARMED } from './air';
import { eventsOf, logOf, shipIn } from './fleet';
import { at, give, refused, rolling, turn } from './playing';

const base = (kind: AirBase['kind']) => ({ kind }) as AirBase;

describe('rates', () => {
  test('[SK-20.1, SK-20.5, SK-20.9] launches by Force', () => {
    const rates = (kind: AirBase['kind']) =>
      [0, 5, 6, 7, 8, 10].map((force) => launchesIn({ force }, base(kind)));
    expect(rates('carrier')).toEqual([4, 4, 3, 2, 0, 0]);
    expect(rates('airfield')).toEqual([12, 12, 12, 8, 0, 0]);
    expect(rates('strip')).toEqual([12, 12, 12, 8, 0, 0]);
  });

  test('[SK-24.3, SK-24.4] recoveries by Force', () => {
    const rates = (kind: AirBase['kind']) =>
      [0, 5, 6, 9].map((force) => recoveriesIn({ force }, base(kind)));
    expect(rates('carrier')).toEqual([3, 3, 2, 2]);
    expect(rates('airfield')).toEqual([8, 8, 8, 8]);
  });

  test('[SK-20.12, SK-20.13, SK-33.8] arming and rearming', () => {
    expect(servicedIn(base('carrier'), 'arm')).toBe(2);
    expect(servicedIn(base('carrier'), 'rearm')).toBe(3);
    expect(servicedIn(base('strip'), 'arm')).toBe(4);
    expect(servicedIn(base('airfield'), 'rearm')).toBe(6);
  });

  test('[SK-29.22] critical damage halves or stops a deck, fractions dropped', () => {
    const battle = flying('sbd-3 12');
    const ship = shipIn(battle, 'carrier');
    const left = (...cds: number[]) => {
      logOf(battle, 'carrier').effects = cds.map((cd) => ({ cd, turnsLeft: null }));
      const rate = (task: 'launch' | 'recovery') => onDeck(battle.state, ship, 3, task);
      return [rate('launch'), rate('recovery')];
    };
    expect(left()).toEqual([3, 3]);
    expect(left(48)).toEqual([1, 3]);
    expect(left(49)).toEqual([3, 1]);
    expect(left(55)).toEqual([1, 1]);
    expect(left(50)).toEqual([3, 0]);
    expect(left(46)).toEqual([0, 0]);
    expect(onDeck(battle.state, undefined, 8, 'launch')).toBe(8);
  });
});

describe('launching', () => {
  test('[SK-20.6 to SK-20.8, SK-EX37] into the wind, 25 knots over the deck, not turning', () => {
    const battle = flying('sbd-3 12', { weather: { force: 3 } });
    const ship = shipIn(battle, 'carrier');
    battle.state.environment.windKnots = 10;
    ship.speedKnots = 20;
    expect(isIntoWind(battle.state, ship)).toBe(true);
    ship.speedKnots = 15;
    expect(isIntoWind(battle.state, ship)).toBe(true);
    ship.speedKnots = 14;
    expect(isIntoWind(battle.state, ship)).toBe(false);
    ship.speedKnots = 30;
    ship.facing = 2;
    expect(isIntoWind(battle.state, ship)).toBe(false);
    ship.facing = 1;
    ship.turn.hasTurned = true;
    expect(isIntoWind(battle.state, ship)).toBe(false);
  });

  test('[SK-20.5, SK-20.7, SK-34.16] four a turn in card order; a turn off the wind launches none', () => {
    const battle = flying('f4f-3 8, tbd-1 4, sbd-3 6');
    give(battle, 'allies', 'carrier carrier launch f4f-3:4+sbd-3:2');
    turn(battle);
    expect(listText(flightIn(battle, 'allies-1').rows)).toBe('4 f4f-3');
    give(battle, 'allies', 'turns carrier S');
    turn(battle);
    expect(eventsOf(battle, 'deckHeld')).toMatchObject([{ base: 'carrier', because: 'wind' }]);
    expect(listText(flightIn(battle, 'allies-1').rows)).toBe('4 f4f-3');
    give(battle, 'allies', 'turns carrier P');
    turn(battle);
    turn(battle);
    expect(listText(flightIn(battle, 'allies-1').rows)).toBe('4 f4f-3, 2 sbd-3');
    expect(baseIn(battle).work).toBeNull();
    expect(listText(baseIn(battle).deck)).toBe('4 tbd-1, 4 sbd-3');
  });

  test('[SK-20.11, SK-20.16 to SK-20.18] only what stands armed on deck, with its load', () => {
    const battle = flying('f4f-3 20, sbd-3 36');
    const why = (line: string) => refused(battle, 'allies', `carrier carrier ${line}`);
    expect(listText(baseIn(battle).deck)).toBe('4 f4f-3, 20 sbd-3');
    expect(listText(baseIn(battle).hangar)).toBe('16 f4f-3, 16 sbd-3');
    expect(why('launch f4f-3:5')).toBe('too-few-on-deck SK-20.11');
    expect(why('launch sbd-3:20')).toBeUndefined();
    expect(why('launch sbd-3:4:1')).toBe('too-few-on-deck SK-20.11');
    expect(why('launch sbd-3:4:2')).toBe('no-such-load SK-20.18');
    expect(why('launch spitfire:4')).toBe('no-such-aircraft SK-33.6');
    expect(why('arm f4f-3:1')).toBe('deck-full SK-20.17');
  });

  test('[SK-20.1, SK-20.3] not in Force 8, nor by night from a carrier without radar aircraft', () => {
    const storm = flying('sbd-3 12', { weather: { force: 8 } });
    expect(refused(storm, 'allies', 'carrier carrier launch sbd-3:4')).toBe('air-weather SK-20.1');
    const night = flying('sbd-3 12', { scenario: { startMinute: 60 } });
    const blind = 'no-flying-by-sight SK-20.3';
    expect(refused(night, 'allies', 'carrier carrier launch sbd-3:4')).toBe(blind);
    const fog = flying('sbd-3 12', { weather: { visibility: 5 } });
    expect(refused(fog, 'allies', 'carrier carrier launch sbd-3:4')).toBe(blind);
  });

  test('[SK-20.12, SK-20.15, SK-20.17] a deck does one thing: two are armed a turn, three rearmed', () => {
    const battle = flying('f4f-3 8, sbd-3 4');
    give(battle, 'allies', 'carrier carrier arm f4f-3:3');
    turn(battle);
    expect(listText(baseIn(battle).deck)).toBe('6 f4f-3, 4 sbd-3');
    turn(battle);
    expect(listText(baseIn(battle).deck)).toBe('7 f4f-3, 4 sbd-3');
    expect(listText(baseIn(battle).hangar)).toBe('1 f4f-3');
    expect(refused(battle, 'allies', 'carrier carrier arm f4f-3:2')).toBe(
      'too-few-in-hangar SK-20.17',
    );
    give(battle, 'allies', 'carrier carrier rearm sbd-3:4:1');
    turn(battle);
    expect(listText(baseIn(battle).deck)).toBe('7 f4f-3, 1 sbd-3, 3 sbd-3:1');
  });

  test('[SK-20.27] the deck load is chosen before turn 1', () => {
    const battle = flying('f4f-3 8, sbd-3 30');
    give(battle, 'allies', 'deck carrier f4f-3:8+sbd-3:16:1');
    expect(listText(baseIn(battle).deck)).toBe('8 f4f-3, 16 sbd-3:1');
    expect(listText(baseIn(battle).hangar)).toBe('14 sbd-3');
    expect(refused(battle, 'allies', 'deck carrier f4f-3:9')).toBe('too-few-in-hangar SK-20.27');
    expect(refused(battle, 'allies', 'deck carrier sbd-3:25')).toBe('deck-full SK-20.17');
    turn(battle);
    expect(refused(battle, 'allies', 'deck carrier f4f-3:8')).toBe('only-before-turn-1 SK-20.27');
  });

  test('[SK-6.9, SK-20.17] an escort carrier holds 12; orders need the module', () => {
    const small = flying('sbd-3 1', {
      allies: { carrier: carrier('f4f-3 8, sbd-3 20', { sheet: { dp: 300 } }) },
    });
    expect(listText(baseIn(small).deck)).toBe('4 f4f-3, 8 sbd-3');
    const off = flying('sbd-3 4', {
      scenario: { modules: { air: false, submarine: false, search: false } },
    });
    expect(refused(off, 'allies', 'carrier carrier launch sbd-3:4')).toBe('module-off SK-3.1');
    expect(groupsIn('sbd-3 4')[0]?.count).toBe(4);
  });
});

describe('recovery', () => {
  test('[SK-21.11, SK-24.3, SK-24.6] a section lands when its time is up, three a turn into the wind', () => {
    const battle = flying('f4f-3 8');
    give(battle, 'allies', 'carrier carrier launch f4f-3:4', 'cap allies-1 carrier M 3');
    turn(battle, 2);
    expect(flightIn(battle, 'allies-1').mission).toBe('cap');
    turn(battle);
    expect(flightIn(battle, 'allies-1').mission).toBe('home');
    turn(battle);
    expect(eventsOf(battle, 'aircraftRecovered')).toMatchObject([
      { aircraft: [{ aircraft: 'f4f-3', count: 3, load: 0 }] },
    ]);
    give(battle, 'allies', 'turns carrier S');
    turn(battle);
    expect(flightIn(battle, 'allies-1').rows).toMatchObject([{ count: 1 }]);
    give(battle, 'allies', 'turns carrier P');
    turn(battle, 2);
    expect(battle.state.forces.allies.flights).toEqual({});
    expect(listText(baseIn(battle).hangar)).toBe('8 f4f-3');
  });

  test('[SK-24.7] out of flight time they come down on the water', () => {
    const battle = flying('f4f-3 8');
    give(battle, 'allies', 'carrier carrier launch f4f-3:4');
    turn(battle);
    flightIn(battle, 'allies-1').spentTurns = 171;
    turn(battle);
    expect(eventsOf(battle, 'aircraftDitched')).toMatchObject([{ count: 4, seenBy: ['allies'] }]);
    expect(battle.state.forces.allies.aircraftLost).toBe(4);
  });

  test('[SK-20.2] Force 8 takes aircraft in the air on 01-60 each, rolled once', () => {
    const battle = flying('f4f-3 8');
    give(battle, 'allies', 'carrier carrier launch f4f-3:4');
    turn(battle);
    battle.state.environment.force = 8;
    turn(rolling(battle, 48));
    expect(eventsOf(battle, 'weatherTook')).toMatchObject([{ lost: 3 }]);
    turn(battle);
    expect(eventsOf(battle, 'weatherTook')).toHaveLength(1);
  });

  test('[SK-11.24, SK-35.9] of two that are up from the start one can be given a target alone', () => {
    const cruiser = { speedKnots: 0, isSpotterUp: true, floatplanes: 1, sheet: UNARMED } as const;
    const ships = { cruiser: { ...cruiser, hex: at(9, 0) }, other: { ...cruiser, hex: at(9, 2) } };
    const battle = flying('f4f-3 4', { allies: ships });
    give(battle, 'allies', 'spot cruiser -');
    Object.assign(logOf(battle, 'cruiser').spotter ?? {}, { target: 'enemy' });
    expect(logOf(battle, 'other').spotter?.target).toBeNull();
  });

  test('[SK-24.5] a floatplane is hoisted in after five turns at rest in Force 5 or less', () => {
    const cruiser = {
      ...{ hex: at(9, 0), speedKnots: 0, isSpotterUp: true, floatplanes: 1 },
      sheet: UNARMED,
    } as const;
    const battle = flying('f4f-3 4', { allies: { cruiser } });
    give(battle, 'allies', 'carrier cruiser recover -');
    turn(battle, 4);
    expect(logOf(battle, 'cruiser').spotter?.recoveryTurns).toBe(4);
    turn(battle);
    expect(logOf(battle, 'cruiser').spotter).toBeNull();
    expect(logOf(battle, 'cruiser').floatplanes).toBe(2);
    expect(refused(battle, 'allies', 'carrier cruiser recover -')).toBe('no-such-base SK-20.15');
  });
});
