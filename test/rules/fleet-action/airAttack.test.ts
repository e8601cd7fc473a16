import { describe, expect, test } from 'vitest';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { crewOf } from '../../../src/rules/fleet-action/common/stands';
import { abeam, change, legal, north, only, reckoned, whyNot } from './acting';
import { aircraft, attackOn, done, load, play, putAloft, type TestStand } from './aloft';
import type { Script } from './game';
import { actionOf } from './position';
import type { TestBattle } from './setting';
import { sheet } from './sheets';

const THOUSAND = load('1,000 lb GP');
const DAUNTLESS = aircraft('SBD-3', [THOUSAND, load('500 lb GP')]);

/** A stand of the Allies against a ship without flak of the Axis, a hex away. */
function over(it: Partial<TestStand> = {}, battle: TestBattle = {}) {
  const bare = sheet('Bismarck', {
    light: { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 },
  });
  const state = actionOf({ axis: [abeam(bare, 1)], ...battle });
  const stand = putAloft(state, { aircraft: DAUNTLESS, altitude: 'high', ...it });
  return { state, stand, ship: unitOf(state, 'bismarck') };
}

/** Dive bombers attack; what became of their dice. */
function dive(it: Partial<TestStand>, script: Script = {}, aircraftCount = it.count ?? 6) {
  const { state, ship } = over(it);
  const events = play(
    state,
    'allies',
    attackOn('bismarck', 'dive', { aircraft: aircraftCount }),
    script,
  );
  return { state, ship, events, rolled: only(events, 'airAttackRolled') };
}

describe('what may be attacked', () => {
  test('[NW-11.7, NW-33.1] a stand makes one attack on a target in reach, with all its aircraft or fewer', () => {
    const { state } = over();
    expect(legal(state, 'allies', 'airAttack')).toEqual([attackOn('bismarck', 'dive')]);
    expect(whyNot(state, 'allies', attackOn('bismarck', 'dive', { aircraft: 2 }))).toBeUndefined();
    for (const count of [0, 7, 1.5])
      expect(whyNot(state, 'allies', attackOn('bismarck', 'dive', { aircraft: count }))).toBe(
        'no-such-number NW-18.1',
      );
  });

  test('[NW-18.19, NW-10.15] its load is used up then, and it flies home', () => {
    const { state, stand } = over({ patrols: 'bismarck' });
    play(state, 'allies', attackOn('bismarck', 'dive'));
    expect(crewOf(stand)).toMatchObject({ load: null, patrols: null });
    expect(stand.isGoingHome).toBe(true);
    expect(stand.turn).toMatchObject({ hasAttacked: true, hasActed: true });
  });

  test('[NW-11.7] one that flies home, or has attacked, attacks no more', () => {
    const why = (it: Partial<TestStand>) => {
      const { state, stand } = over(it);
      if (!it.isGoingHome) stand.turn.hasAttacked = true;
      return whyNot(state, 'allies', attackOn('bismarck', 'dive'));
    };
    expect(why({ isGoingHome: true })).toBe('has-attacked NW-11.7');
    expect(why({})).toBe('has-attacked NW-11.7');
  });

  test('[NW-11.14] no wrecks, no friends, no submerged submarines', () => {
    const { state } = over({}, { axis: [abeam('Bismarck', 1), abeam('Scharnhorst')] });
    change(state, 'scharnhorst', { fate: 'wreck' });
    expect(whyNot(state, 'allies', attackOn('scharnhorst', 'dive'))).toBe('no-target NW-11.14');
    change(state, 'scharnhorst', { fate: 'inPlay', isSubmerged: true });
    expect(whyNot(state, 'allies', attackOn('scharnhorst', 'dive'))).toBe('no-such-unit NW-3.9');
    change(state, 'bismarck', { side: 'allies' });
    expect(whyNot(state, 'allies', attackOn('bismarck', 'dive'))).toBe('no-target NW-11.14');
  });

  test('[NW-18.14] from its hex or the next; missiles and torpedoes from as far as they reach', () => {
    const why = (hexes: number, name: string, attack: Parameters<typeof attackOn>[1]) => {
      const armed = aircraft('G4M1', [
        load(name, name.includes('torpedo') ? { torpedo: MARK_13 } : {}),
      ]);
      const altitude = attack === 'torpedo' ? 'low' : 'medium';
      const { state } = over({ aircraft: armed, altitude, hex: north(1 - hexes) });
      return whyNot(state, 'allies', attackOn('bismarck', attack));
    };
    const far = 'out-of-range NW-18.14';
    const MARK_13 = { modifier: 0, reachHexes: 3, dudNumber: 0 };
    expect([why(1, '500 lb GP', 'medium-level'), why(2, '500 lb GP', 'medium-level')]).toEqual([
      undefined,
      far,
    ]);
    expect([why(10, 'Ohka', 'ohka'), why(11, 'Ohka', 'ohka')]).toEqual([undefined, far]);
    expect([why(8, 'Hs 293', 'hs-293'), why(9, 'Hs 293', 'hs-293')]).toEqual([undefined, far]);
    expect([why(3, 'FX 1400', 'fx-1400'), why(4, 'FX 1400', 'fx-1400')]).toEqual([undefined, far]);
    const torpedo = '22.4" Mk 13 torpedo';
    expect([why(3, torpedo, 'torpedo'), why(4, torpedo, 'torpedo')]).toEqual([undefined, far]);
  });

  test('[NW-10.9] by night no farther than it sees', () => {
    const ohka = aircraft('G4M1', [load('Ohka')]);
    const at = (hexes: number) =>
      over({ aircraft: ohka, altitude: 'high', hex: north(1 - hexes) }, { isNight: true });
    expect(whyNot(at(5).state, 'allies', attackOn('bismarck', 'ohka'))).toBeUndefined();
    expect(whyNot(at(6).state, 'allies', attackOn('bismarck', 'ohka'))).toBe(
      'not-in-sight NW-10.9',
    );
  });
});

describe('how a stand attacks', () => {
  /** The attacks that are open to it. */
  const attacks = (it: TestStand) =>
    legal(over(it).state, 'allies', 'airAttack').map(({ attack }) => attack);

  test('[NW-18.23, NW-18.10] by its role and its altitude', () => {
    const ju88 = aircraft('Ju 88 A', [load('250 kg GP', { count: 4 })]);
    expect(attacks({ aircraft: ju88, altitude: 'high' })).toEqual(['dive', 'high-level']);
    expect(attacks({ aircraft: ju88, altitude: 'medium' })).toEqual(['dive', 'medium-level']);
    expect(attacks({ aircraft: ju88, altitude: 'low' })).toEqual(['low-level']);
    const beaufighter = aircraft('Beaufighter X', [load('500 lb GP')]);
    expect(attacks({ aircraft: beaufighter, altitude: 'medium' })).toEqual(['fighter-bomb']);
    expect(attacks({ aircraft: beaufighter, altitude: 'high' })).toEqual([]);
  });

  test('[NW-18.23] a load may be bound to an attack', () => {
    const bound = (attack: 'glide' | 'skip' | 'dive') =>
      aircraft('TBF-1', [load('500 lb GP', { count: 4, attacks: [attack] })]);
    expect(attacks({ aircraft: bound('glide'), altitude: 'low' })).toEqual(['glide']);
    expect(attacks({ aircraft: bound('skip'), altitude: 'low' })).toEqual(['skip']);
    expect(attacks({ aircraft: bound('dive'), altitude: 'high' })).toEqual(['dive']);
    expect(attacks({ aircraft: aircraft('TBF-1', [THOUSAND]), altitude: 'low' })).toEqual([]);
  });

  test.each([
    ['22.4" Mk 13 torpedo', 'torpedo', 'low', 'medium'],
    ['8 salvo rockets (3-inch 60 lb or 5-inch)', 'salvo-rockets', 'low', 'medium'],
    ['Tiny Tim', 'tiny-tim', 'low', 'high'],
    ['Ohka', 'ohka', 'high', 'low'],
    ['Hs 293', 'hs-293', 'medium', 'low'],
    ['FX 1400', 'fx-1400', 'high', 'low'],
  ] as const)('[NW-18.10] %s: %s from %s, not from %s', (name, attack, from, not) => {
    const armed = aircraft('TBF-1', [load(name)]);
    expect(attacks({ aircraft: armed, altitude: from })).toEqual([attack]);
    const { state } = over({ aircraft: armed, altitude: not });
    expect(whyNot(state, 'allies', attackOn('bismarck', attack))).toBe('wrong-altitude NW-18.10');
  });

  test('[NW-18.23] with nothing aboard, or nothing that fits', () => {
    const { state } = over({ load: null });
    expect(whyNot(state, 'allies', attackOn('bismarck', 'dive'))).toBe('not-armed NW-18.23');
    expect(whyNot(over().state, 'allies', attackOn('bismarck', 'torpedo'))).toBe(
      'not-armed NW-18.23',
    );
  });

  test('[NW-18.10] dive bombers end low', () => {
    const { state } = dive({});
    expect(state.stands.s1?.altitude).toBe('low');
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
  ])('[NW-18.1] %i aircraft roll %i', (count, dice) => {
    expect(dive({ count }).rolled.dice[0]?.values).toHaveLength(dice);
  });

  test('[NW-18.1] of those that attack', () => {
    expect(dive({ count: 12 }, {}, 2).rolled.dice[0]?.values).toHaveLength(1);
  });

  test('[NW-18.15] one for each missile, at most as many as the dice of the stand', () => {
    const { state } = over({ aircraft: aircraft('G4M1', [load('Ohka')]), altitude: 'high' });
    const events = play(state, 'allies', attackOn('bismarck', 'ohka', { aircraft: 3 }));
    expect(only(events, 'airAttackRolled').dice[0]?.values).toHaveLength(2);
  });

  test('[NW-18.2, NW-18.3] 17 is needed; crew, type, size, flak and splashes count', () => {
    const { state, ship, stand } = over({ crewQuality: 1 });
    stand.flakMarkers = 2;
    ship.splashes = 1;
    ship.speedKnots = 9;
    conditionOf(ship).steering = 0;
    const rolled = only(play(state, 'allies', attackOn('bismarck', 'dive')), 'airAttackRolled');
    expect(rolled.need).toBe(17);
    expect(reckoned(rolled)).toEqual({
      ...{ 'crew-quality': 1, 'attack-type': 4, 'target-size': 3, flak: -2, splashes: -1 },
      ...{ 'target-steering': 1, 'target-slow': 1 },
    });
    expect(rolled.toldAs?.axis).toMatchObject({ modifiers: [] });
    expect(reckoned(rolled.toldAs?.allies as typeof rolled)).not.toHaveProperty('target-steering');
  });

  test('[NW-18.3] misses at a stopped target are rolled again', () => {
    const { state, ship } = over();
    ship.speedKnots = 0;
    const events = play(state, 'allies', attackOn('bismarck', 'dive'), {
      'air-attack': [9, 10, 10],
    });
    expect(only(events, 'airAttackRolled')).toMatchObject({ hits: 2 });
  });

  test('[NW-18.3, NW-18.4] a torpedo counts its setting, not the splashes', () => {
    const armed = aircraft('B5N2', [load('45 cm Type 91 torpedo')]);
    const { state, ship } = over({ aircraft: armed, altitude: 'low' });
    ship.splashes = 2;
    const rolled = only(play(state, 'allies', attackOn('bismarck', 'torpedo')), 'airAttackRolled');
    expect(reckoned(rolled)).toEqual({ setting: 1, 'target-size': 3 });
  });
});

describe('[NW-35.13] natural dice that hit', () => {
  test.each([
    ['six SBD on Akagi need a 10', ['SBD-3', '1,000 lb GP', 'dive'], [1, 2, 10]],
    ['nine B-17 on a ship of size +2 need a 20', ['B-17 E', '500 lb GP', 'high-level'], [0, 2, 20]],
    [
      'nine Swordfish on Bismarck need a 13',
      ['Swordfish', '18" Mk XII torpedo', 'torpedo'],
      [1, 3, 13],
    ],
  ] as const)('%s', (_, [name, armed, attack], [crewQuality, size, natural]) => {
    const target = sheet('Bismarck', {
      ...{ size, light: { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 } },
    });
    const hits = (die: number) => {
      const altitude = attack === 'torpedo' ? 'low' : 'high';
      const { state } = over(
        { aircraft: aircraft(name, [load(armed)]), crewQuality, altitude },
        { axis: [abeam(target, 1)] },
      );
      const script = { 'air-attack': [die, 1] };
      return only(play(state, 'allies', attackOn('bismarck', attack), script), 'airAttackRolled')
        .hits;
    };
    expect([hits(natural - 1), hits(natural)]).toEqual([0, 1]);
  });
});

test('[NW-4.11, NW-11.7] a stand may do nothing', () => {
  const { state, stand } = over();
  play(state, 'allies', { ...done, what: 's1' } as typeof done);
  expect(stand.turn.hasActed).toBe(true);
  expect(crewOf(stand).load).toBe('1,000 lb GP');
});
