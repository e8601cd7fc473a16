import { describe, expect, test } from 'vitest';
import {
  type BattleScenario,
  type BattleState,
  HOURS,
  isSightedBy,
  maySeeToFire,
  WEATHERS,
} from '../../../src/rules/battle';
import { atImpulse, give, newBattle, refusalOf, resolve, setShip, type TestShip } from './fixture';
import { passTo } from './flow';
import { stackWith } from './forces';

/** One ship of each side, some hexes apart. */
const apart = (
  hexes: number,
  scenario: Partial<BattleScenario> = {},
  ships: { a?: Partial<TestShip>; x?: Partial<TestShip> } = {},
): BattleState =>
  newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', primary: 'H', ...ships.a }] }],
    axis: [{ at: [0, hexes], ships: [{ id: 'x', primary: 'H', ...ships.x }] }],
    scenario,
  });

const seen = (state: BattleState): boolean => isSightedBy(state, 'allies', stackWith(state, 'x'));

/** The greatest distance at which an Allied ship sights the enemy, or may see him to fire. */
function furthest(make: (hexes: number) => BattleState, how = seen): number {
  const seenAt = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((hexes) => how(make(hexes)));
  expect(seenAt).toEqual(seenAt.map((_hexes, i) => i));
  return seenAt.length - 1;
}

const toFire = (state: BattleState): boolean =>
  maySeeToFire(state, stackWith(state, 'a'), stackWith(state, 'x'));

/** BT-7.1 as printed: by day, by night. */
const PRINTED = {
  clear: [6, 3],
  cloud: [6, 3],
  rain: [5, 2],
  squall: [4, 2],
  storm: [3, 1],
} as const;

const night = { hour: 'night' } as const;

describe('sighting', () => {
  const CELLS = WEATHERS.flatMap((weather) =>
    HOURS.map((hour, i) => [weather, hour, PRINTED[weather][i] as number] as const),
  );
  test.each(CELLS)(
    '[BT-7.1] in %s by %s a stack is sighted up to %i hexes',
    (weather, hour, range) => {
      expect(furthest((hexes) => apart(hexes, { weather, hour }))).toBe(range);
    },
  );

  test('[BT-7.1] land between blocks sight', () => {
    expect(seen(apart(3, { land: [{ q: 0, r: 2 }] }))).toBe(false);
    expect(seen(apart(3, { land: [{ q: 1, r: 2 }] }))).toBe(true);
  });

  test('[BT-7.2] sighting is mutual', () => {
    for (const hexes of [3, 4]) {
      const state = apart(hexes, night);
      expect(isSightedBy(state, 'axis', stackWith(state, 'a'))).toBe(seen(state));
    }
  });

  test('[BT-7.2] it is not remembered', () => {
    const state = apart(6);
    expect(seen(state)).toBe(true);
    stackWith(state, 'x').hex = { q: 0, r: 7 };
    expect(seen(state)).toBe(false);
  });

  test('[BT-7.5] one stack of a side sights for all of it', () => {
    const state = newBattle({
      allies: [
        { at: [0, 6], ships: [{ id: 'a', primary: 'H' }] },
        { at: [3, 0], ships: [{ id: 'scout' }] },
      ],
      axis: [{ at: [0, 0], ships: [{ id: 'x' }] }],
      scenario: night,
    });
    expect(refusalOf(atImpulse(state, 4), 'allies', 'fire a primary x')).toBeUndefined();
    stackWith(state, 'scout').hex = { q: 4, r: 0 };
    expect(refusalOf(state, 'allies', 'fire a primary x')).toMatchObject({
      code: 'target-not-sighted',
      rule: 'BT-8.2',
    });
  });

  test('[BT-7.6] a stack is sighted as a whole: each of its ships may be fired at', () => {
    const state = newBattle({
      allies: [{ at: [0, 6], ships: [{ id: 'a', primary: 'H' }] }],
      axis: [{ at: [0, 0], ships: [{ id: 'x' }, { id: 'y' }] }],
      scenario: night,
    });
    setShip(state, 'y', { flash: true });
    for (const target of ['x', 'y'])
      expect(refusalOf(atImpulse(state, 4), 'allies', `fire a primary ${target}`)).toBeUndefined();
  });

  test.each([{ speed: '0' }, { aground: true }] as const)(
    '[BT-7.7] a ship with %j sights and is sighted as others are',
    (change) => {
      const state = apart(6);
      setShip(state, 'a', change);
      setShip(state, 'x', change);
      expect(seen(state)).toBe(true);
      expect(isSightedBy(state, 'axis', stackWith(state, 'a'))).toBe(true);
    },
  );
});

describe('flashes', () => {
  const flashing = (scenario: Partial<BattleScenario>) => (hexes: number) => {
    const state = apart(hexes, scenario);
    setShip(state, 'x', { flash: true });
    return state;
  };

  test.each(WEATHERS)(
    '[BT-7.3] at night in %s a stack that has fired is sighted at twice the range, at most 6',
    (weather) => {
      const expected = Math.min(6, 2 * PRINTED[weather][1]);
      expect(furthest(flashing({ weather, ...night }))).toBe(expected);
    },
  );

  test('[BT-7.3] by day, or where a scenario turns it off, a flash adds nothing', () => {
    expect(furthest(flashing({ weather: 'storm' }))).toBe(3);
    const allows = { flashes: false, tertiaryInStorm: false, torpedoesInStorm: false };
    expect(furthest(flashing({ ...night, allows }))).toBe(3);
  });

  test('[BT-7.2, BT-7.3] the ship that has fired sees no further for it', () => {
    const state = flashing(night)(6);
    expect(isSightedBy(state, 'axis', stackWith(state, 'a'))).toBe(false);
    expect(seen(state)).toBe(true);
  });

  test('[BT-EX19] who fired in impulse 4 is sighted at 6 hexes in 5 to 8; silent in 8, at 3 from 9 on', () => {
    const state = apart(3, night);
    resolve(atImpulse(state, 4), { axis: ['fire x primary a'] }, [1]);
    stackWith(state, 'x').hex = { q: 0, r: 6 };
    for (const impulse of [6, 7, 8]) {
      passTo(state, impulse);
      expect(seen(state), `impulse ${impulse}`).toBe(true);
    }
    passTo(state, 10);
    expect(seen(state)).toBe(false);
    stackWith(state, 'x').hex = { q: 0, r: 3 };
    expect(seen(state)).toBe(true);
  });

  test('[BT-7.3] a flash lasts across impulse 22 to the next gunnery impulse', () => {
    const state = apart(3, night, { a: { speed: '2+' }, x: { speed: '2+' } });
    resolve(atImpulse(state, 20), { axis: ['fire x primary a'] }, [1]);
    stackWith(state, 'x').hex = { q: 0, r: 6 };
    passTo(state, 22);
    give(state, 'allies', 'break-off no');
    give(state, 'axis', 'break-off no', [6]);
    passTo(state, 4);
    expect(state.round).toBe(2);
    expect(seen(state)).toBe(true);
    passTo(state, 6);
    expect(seen(state)).toBe(false);
  });

  test('[BT-7.3] torpedoes make no flash', () => {
    const state = apart(2, night, { x: { torpedoes: { factors: 1, kind: 'other' } } });
    resolve(atImpulse(state, 5), { axis: ['fire x torpedoes a'] }, [1]);
    stackWith(state, 'x').hex = { q: 0, r: 4 };
    expect(seen(state)).toBe(false);
  });
});

describe('search radar', () => {
  const withRadar = (scenario: Partial<BattleScenario>) => (hexes: number) =>
    apart(hexes, scenario, { a: { traits: ['searchRadar'] } });

  const DATES = [
    ['1942-12-31', 4],
    ['1943-01-01', 5],
  ] as const;
  test.each(DATES)(
    '[BT-7.4] at night of %s a ship with it sees to fire at %i hexes in clear weather',
    (date, range) => {
      expect(furthest(withRadar({ date, ...night }), toFire)).toBe(range);
    },
  );

  test('[BT-7.4] by day it adds nothing, and land blocks it', () => {
    expect(furthest(withRadar({ date: '1944-01-01' }), toFire)).toBe(6);
    expect(toFire(withRadar({ ...night, land: [{ q: 0, r: 2 }] })(4))).toBe(false);
  });

  test('[BT-7.4, BT-7.5] it is for the own fire of its stack only', () => {
    const state = newBattle({
      allies: [
        { at: [0, 4], ships: [{ id: 'a', primary: 'H', traits: ['searchRadar'] }] },
        { at: [4, 0], ships: [{ id: 'b', primary: 'H' }] },
      ],
      axis: [{ at: [0, 0], ships: [{ id: 'x' }] }],
      scenario: night,
    });
    atImpulse(state, 4);
    expect(refusalOf(state, 'allies', 'fire a primary x')).toBeUndefined();
    expect(refusalOf(state, 'allies', 'fire b primary x')).toMatchObject({
      code: 'target-not-sighted',
    });
    expect(seen(state)).toBe(false);
  });

  test('[BT-7.4] with a flash the larger range holds, they do not add', () => {
    const both = (scenario: Partial<BattleScenario>) => (hexes: number) => {
      const state = withRadar(scenario)(hexes);
      setShip(state, 'x', { flash: true });
      return state;
    };
    expect(furthest(both({ ...night, weather: 'rain', date: '1944-01-01' }), toFire)).toBe(4);
    expect(furthest(both({ ...night, weather: 'storm', date: '1944-01-01' }), toFire)).toBe(3);
  });
});
