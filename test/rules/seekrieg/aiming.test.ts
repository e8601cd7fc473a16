import { describe, expect, test } from 'vitest';
import { isSpotting } from '../../../src/rules/seekrieg/common/spotter';
import { fireControlOf, radarOf } from '../../../src/rules/seekrieg/gunnery/director';
import { lightingOf } from '../../../src/rules/seekrieg/gunnery/lighting';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import type { Environment } from '../../../src/rules/seekrieg/model/state';
import { EAST, fire, parts, UNARMED } from './duel';
import { type Battle, battery, battleOf, logOf, shipIn, type TestShip } from './fleet';
import { confirm, give, refused } from './playing';

describe('fire control and radar', () => {
  const director = (changed: Partial<ShipSheet>, log: object = {}, battery_ = 0) => {
    const battle = battleOf({ allies: { ship: { sheet: changed } } });
    Object.assign(logOf(battle, 'ship'), log);
    const ship = shipIn(battle, 'ship');
    return [fireControlOf(battle.state, ship, battery_), radarOf(battle.state, ship, battery_)];
  };
  const radar: Partial<ShipSheet> = { fireControlRadar: 1, radars: ['284'] };

  test('[SK-15.1, SK-15.3, SK-15.4] both directors must be lost to fall to category 4', () => {
    expect(director({})).toEqual([1, 0]);
    expect(director({}, { directorsLost: { fore: true, aft: false } })).toEqual([1, 0]);
    expect(director({}, { directorsLost: { fore: true, aft: true } })).toEqual([4, 0]);
    expect(director({ fireControl: 5 }, { directorsLost: { fore: true, aft: true } })).toEqual([
      5, 0,
    ]);
  });

  test('[SK-29.22] CD 13 and 14: the main and the secondary battery on local control', () => {
    const two = { batteries: [battery(), battery({ boreInches: 4 })] };
    const effects = [{ cd: 14, turnsLeft: null }];
    expect([director(two, { effects }), director(two, { effects }, 1)]).toEqual([
      [1, 0],
      [4, 0],
    ]);
    expect(director(two, { effects: [{ cd: 13, turnsLeft: 2 }] })[0]).toBe(4);
  });

  test('[SK-11.19] radar counts only beside a director', () => {
    expect(director(radar)).toEqual([1, 1]);
    expect(director({ ...radar, fireControl: 3 })).toEqual([3, 0]);
  });

  test('[SK-11.20] from 1938 to 1945 only in the navies that had it', () => {
    expect(director({ ...radar, nation: 'australia' })).toEqual([1, 1]);
    expect(director({ ...radar, nation: 'italy' })).toEqual([1, 0]);
  });

  test('[SK-29.22] CD 15, 16, 19, 30: radar lost or out', () => {
    for (const cd of [15, 16, 19, 30])
      expect(director(radar, { effects: [{ cd, turnsLeft: 1 }] })[1]).toBe(0);
  });
});

describe('light', () => {
  /** How the enemy at a hex is lit for the ship. */
  function lit(
    environment: Partial<Environment>,
    hex = EAST,
    change: (battle: Battle) => void = () => undefined,
    isFiring = false,
  ) {
    const burner: TestShip = { hex: { q: 30, r: -15 }, sheet: UNARMED };
    const battle = battleOf({ allies: { ship: {} }, axis: { enemy: { hex }, burner } });
    Object.assign(battle.state.environment, environment);
    change(battle);
    return lightingOf(battle.state, shipIn(battle, 'ship'), shipIn(battle, 'enemy'), isFiring);
  }
  const WEST = { q: -20, r: 10 };

  test('[SK-11.30] by day the visibility code', () => {
    expect(lit({ light: 'day', visibility: 6 })).toEqual({ time: 'day', code: 6 });
  });

  test('[SK-11.31] the western sky is light in the evening, the eastern one in the morning', () => {
    const line = (light: Environment['light'], hex: typeof EAST) => lit({ light }, hex);
    expect(line('evening-twilight', WEST)).toMatchObject({ line: 'light-sky' });
    expect(line('evening-twilight', EAST)).toMatchObject({ line: 'dark-sky' });
    expect(line('morning-twilight', WEST)).toMatchObject({ line: 'dark-sky' });
    expect(line('morning-twilight', EAST)).toMatchObject({ line: 'light-sky' });
    expect(line('evening-twilight', { q: 0, r: -20 })).toMatchObject({ line: 'usual' });
  });

  test('[SK-11.33, SK-28.8] a burning ship is seen by her fire, against any sky', () => {
    const burn = (battle: Battle) => {
      shipIn(battle, 'enemy').isBurning = true;
    };
    expect(lit({ light: 'evening-twilight' }, EAST, burn)).toMatchObject({ line: 'on-fire' });
    expect(lit({ light: 'night' }, EAST, burn, true)).toMatchObject({ line: 'on-fire' });
  });

  test('[SK-11.32] at night also one with a burning ship behind her', () => {
    const burn = (battle: Battle) => {
      shipIn(battle, 'burner').isBurning = true;
    };
    expect(lit({ light: 'night' }, EAST, burn)).toMatchObject({ line: 'on-fire' });
    expect(lit({ light: 'night' }, { q: 20, r: -16 }, burn)).toMatchObject({ line: 'other' });
    expect(lit({ light: 'night' }, { q: 34, r: -17 }, burn)).toMatchObject({ line: 'other' });
  });

  test('[SK-19.2, SK-19.7, SK-19.14, SK-28.8] lit, firing, or with a searchlight on', () => {
    const night = { light: 'night', moon: 'starlight' } as const;
    const turnOn = (flag: 'isLit' | 'hasSearchlightOn') => (battle: Battle) => {
      shipIn(battle, 'enemy').turn[flag] = true;
    };
    expect(lit(night, EAST, undefined, true)).toEqual({
      time: 'night',
      moon: 'dark',
      line: 'firing',
    });
    expect(lit(night, EAST, turnOn('hasSearchlightOn'))).toMatchObject({ line: 'firing' });
    expect(lit(night, EAST, turnOn('isLit'), true)).toMatchObject({ line: 'lit' });
    expect(lit({ ...night, moon: 'bright' })).toMatchObject({ moon: 'bright', line: 'other' });
  });
});

describe('spotting by floatplane', () => {
  const plane: TestShip = { sheet: { floatplanes: 2, catapults: 1 } };
  const start = (): Battle =>
    battleOf({
      allies: { ship: { speedKnots: 0, ...plane } },
      axis: { enemy: { hex: EAST, speedKnots: 0, sheet: UNARMED } },
    });

  test('[SK-11.24, SK-11.25, SK-11.27] from the fourth turn after the launch it spots', () => {
    const battle = give(start(), 'allies', 'spot ship -');
    expect(logOf(battle, 'ship')).toMatchObject({ floatplanes: 1, spotter: { launchedOnTurn: 1 } });
    const values = [1, 2, 3, 4].map(() => {
      battle.events = [];
      confirm(battle);
      fire(battle, 100, 100, 100);
      return parts(battle).spotter;
    });
    expect(values).toEqual([undefined, undefined, undefined, 5]);
  });

  test('[SK-11.27] not in visibility code 5, nor at night, nor before its time', () => {
    const battle = start();
    const log = logOf(battle, 'ship');
    const sees = (environment: Partial<Environment>, launchedOnTurn = -5): boolean => {
      log.spotter = { launchedOnTurn, target: null, recoveryTurns: null };
      return isSpotting(
        { turn: 1, environment: { ...battle.state.environment, ...environment } },
        shipIn(battle, 'ship'),
      );
    };
    expect([sees({}), sees({ visibility: 6 }), sees({}, -2)]).toEqual([true, true, true]);
    expect([sees({ visibility: 5 }), sees({ light: 'night' }), sees({}, -1)]).toEqual([
      ...[false, false, false],
    ]);
  });

  test('[SK-20.10] not in Force 7, nor without a plane', () => {
    const rough = battleOf({
      allies: { ship: plane },
      axis: { enemy: { hex: EAST } },
      weather: { force: 7 },
    });
    expect(refused(rough, 'allies', 'spot ship -')).toBe('sea-too-high-to-launch SK-20.10');
    const bare = battleOf({ allies: { ship: {} }, axis: { enemy: { hex: EAST } } });
    expect(refused(bare, 'allies', 'spot ship -')).toBe('no-floatplane SK-20.10');
  });

  test('[SK-20.10, SK-29.22] not when the catapult is destroyed, but from another', () => {
    const afterLoss = (catapults: number): string | undefined => {
      const battle = start();
      shipIn(battle, 'ship').sheet.catapults = catapults;
      logOf(battle, 'ship').effects.push({ cd: 43, turnsLeft: null });
      return refused(battle, 'allies', 'spot ship -');
    };
    expect([afterLoss(1), afterLoss(2)]).toEqual(['no-floatplane SK-20.10', undefined]);
  });
});
