import { describe, expect, test } from 'vitest';
import { isLineFree, shipsOnLine } from '../../../src/rules/seekrieg/common/lineOfSight';
import { crosses, isOnLine } from '../../../src/rules/seekrieg/common/onLine';
import { isOnRadar, layingSets, radarYards } from '../../../src/rules/seekrieg/common/radar';
import { screenOf } from '../../../src/rules/seekrieg/common/smoke';
import { radarOnSheet } from '../../../src/rules/seekrieg/gunnery/director';
import { type Battle, battery, logOf, shipIn, type TestShip } from './fleet';
import { at, turn } from './playing';
import { level, pair, smokeAt } from './sightPair';

describe('radar', () => {
  const withSets = (...radars: string[]): readonly [TestShip, TestShip?] => [
    { sheet: { dp: 400, radars } },
    { sheet: { dp: 1000 } },
  ];
  const yards = (battle: Battle) =>
    radarYards(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'));

  test('[SK-7.19, SK-27.9] the best working set', () => {
    expect(yards(pair(90, {}, withSets('271', '284')))).toBe(22_000);
    expect(yards(pair(90, {}, withSets()))).toBe(0);
  });

  test('[SK-10.4, SK-15.24] a battery has the sets that lay its guns', () => {
    const guns = (...radars: string[]) => {
      const batteries = [battery(), battery({ boreInches: 5.25 }), battery({ boreInches: 6.1 })];
      const [ship, enemy] = [{ sheet: { dp: 400, radars, batteries } }, { sheet: { dp: 1000 } }];
      const battle = pair(40, {}, [ship, enemy]);
      const [exeter, spee] = [shipIn(battle, 'exeter'), shipIn(battle, 'spee')];
      return batteries.map((_, at) => {
        const sets = layingSets(battle.state, exeter, at);
        return [radarYards(battle.state, exeter, spee, sets), radarOnSheet(exeter.sheet, at)];
      });
    };
    const none = [0, 0];
    expect(guns('271', '284M')).toEqual([[30_000, 2], none, none]);
    expect(guns('271', '284M', '285')).toEqual([[30_000, 2], [17_000, 1], none]);
    expect(guns('FuMO 23')).toEqual(Array(3).fill([26_000, 1]));
  });

  test('[SK-10.20] it does not hold a ship within 4 hexes of land', () => {
    const holds = (hexes: number) => {
      const land = [at(0, 30 + hexes)];
      const battle = pair(30, { scenario: { land } }, withSets('271'));
      return isOnRadar(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'));
    };
    expect([holds(4), holds(5)]).toEqual([false, true]);
  });

  test('[SK-7.19, SK-7.20, SK-5.10] it gives a marker where the eye sees nothing, whatever the weather', () => {
    const thick = { weather: { visibility: 3, force: 9 } };
    expect(level(pair(40, thick, withSets('271')))).toBe('marker');
    expect(level(pair(41, thick, withSets('271')))).toBeUndefined();
    expect(level(pair(10, { weather: { visibility: 9 } }, withSets('271')))).toBe('identified');
  });

  test.each([
    [15, ['271', '284'], 20_000],
    [16, ['271', '284'], 20_000],
    [17, ['271', '284'], 22_000],
    [17, ['271'], 0],
    [18, ['279', '271'], 20_000],
    [19, ['271', '284'], 0],
    [30, ['271', '284'], 0],
  ] as const)('[SK-29.22] after CD %i', (cd, sets, left) => {
    const battle = pair(90, {}, withSets(...sets));
    logOf(battle, 'exeter').effects.push({ cd, turnsLeft: null });
    expect(yards(battle)).toBe(left);
  });

  test('[SK-18.1, SK-18.2] sets lost to damage are lost', () => {
    const battle = pair(90, {}, withSets('271', '284'));
    logOf(battle, 'exeter').losses.fireControlRadar = true;
    expect(yards(battle)).toBe(20_000);
    logOf(battle, 'exeter').losses.searchRadar = true;
    expect(yards(battle)).toBe(0);
  });

  test('[SK-10.2] land blocks it', () => {
    const battle = pair(30, { scenario: { land: [at(0, 10)] } }, withSets('271'));
    expect(isOnRadar(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'))).toBe(false);
  });
});

describe('lines', () => {
  test('[SK-10.6] a ship is on the line within a quarter hex of it, between its ends', () => {
    const line = { from: at(0, 0), to: at(0, 10) };
    expect(isOnLine(line, at(0, 5))).toBe(true);
    expect([at(1, 5), at(0, 0), at(0, 10), at(0, 11)].map((it) => isOnLine(line, it))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    // 4 east and 1 south of it: the line to (8, -3) passes (4, -2) at 0.43 hex, (4, -1) at 0.43.
    const slanted = { from: at(0, 0), to: at(8, -3) };
    expect(isOnLine(slanted, at(3, -1))).toBe(true);
    expect(isOnLine(slanted, at(4, -1))).toBe(false);
  });

  test('[SK-15.15] a hex is crossed within half a hex; the end counts, the start does not', () => {
    const line = { from: at(0, 0), to: at(8, -3) };
    expect([at(4, -1), at(4, -2), at(8, -3), at(0, 0)].map((it) => crosses(line, it))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(crosses({ from: at(0, 0), to: at(0, 10) }, at(1, 4))).toBe(false);
  });

  test.each([
    ['a smaller ship does not block', 399, 'inPlay', true],
    ['a ship of the same DP blocks', 400, 'inPlay', false],
    ['an abandoned one too', 500, 'abandoned', false],
    ['a sunk one not', 500, 'sunk', true],
  ] as const)('[SK-10.5] %s', (_, dp, fate, isFree) => {
    const battle = pair(40, { axis: { altmark: { hex: at(0, 20), sheet: { dp } } } });
    shipIn(battle, 'altmark').fate = fate;
    expect(isLineFree(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'))).toBe(isFree);
  });

  test('[SK-10.5, SK-10.8] ships of either side lie on the line', () => {
    const battle = pair(40, {
      allies: { ajax: { hex: at(0, 5) } },
      axis: { altmark: { hex: at(0, 20) } },
    });
    const on = shipsOnLine(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'));
    expect(on.map(({ id }) => id)).toEqual(['ajax', 'altmark']);
  });

  test('[SK-10.7] land blocks whatever its size', () => {
    const battle = pair(40, { scenario: { land: [at(0, 20)] } });
    expect(isLineFree(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'))).toBe(false);
  });
});

describe('a screen', () => {
  const screen = (battle: Battle) =>
    screenOf(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'));

  test('[SK-15.15, SK-11.28] a line that crosses smoke, the thicker kind if it crosses both', () => {
    const battle = pair(40);
    expect(screen(battle)).toBeNull();
    smokeAt(battle, 0, 40);
    expect(screen(battle)).toBe('funnel');
    smokeAt(battle, 0, 9, 'chemical');
    expect(screen(battle)).toBe('chemical');
  });

  test('[SK-15.15] not in the hex of the firing ship, nor for a ship that lays smoke in this turn', () => {
    const battle = pair(40);
    smokeAt(battle, 0, 0);
    expect(screen(battle)).toBeNull();
    smokeAt(battle, 0, 20);
    shipIn(battle, 'spee').turn.smoke = 'funnel';
    expect(screen(battle)).toBeNull();
  });

  test('[SK-15.21, SK-15.22] none in wind of 20 knots or more', () => {
    const battle = pair(40);
    smokeAt(battle, 0, 20);
    battle.state.environment.windKnots = 19;
    expect(screen(battle)).toBe('funnel');
    battle.state.environment.windKnots = 20;
    expect(screen(battle)).toBeNull();
  });
});

test('[SK-1.14] turns running in which nobody sees or tracks an enemy', () => {
  const battle = pair(200);
  turn(battle, 3);
  expect(battle.state.hidden.quietTurns).toBe(3);
  shipIn(battle, 'spee').hex = at(0, 90);
  turn(battle);
  expect(battle.state.hidden.quietTurns).toBe(0);
});
