import { describe, expect, test } from 'vitest';
import { distance, FACINGS, flatBearing, hexAhead } from '../../../src/hex';
import { diceFrom, scriptedDice } from '../../../src/rules/core';
import { rangeBand } from '../../../src/rules/fleet-action/common/bands';
import { isSlow, isStopped, speedLimit } from '../../../src/rules/fleet-action/common/speed';
import { crewTest } from '../../../src/rules/fleet-action/common/tests';
import { TORPEDO_NEEDS } from '../../../src/rules/fleet-action/torpedoes/salvo';
import { condition, newGame, unit } from './game';
import { SHIPS, sheet } from './sheets';

const HERE = { q: 0, r: 0 };

describe('scale', () => {
  test('[NW-1.5] distances are counted in hexes on cube coordinates', () => {
    const from = (q: number, r: number) => distance(HERE, { q, r });
    expect([from(3, -3), from(3, 2), from(-4, 1), from(0, 0)]).toEqual([3, 5, 4, 0]);
  });

  test('[NW-1.8] [NW-1.9] [NW-1.10] six facings clockwise from north, 60 degrees apart', () => {
    expect(FACINGS.map((facing) => Object.values(hexAhead(HERE, facing)))).toEqual([
      ...[
        [0, -1],
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ],
    ]);
    const courses = FACINGS.map((facing) => Math.round(flatBearing(HERE, hexAhead(HERE, facing))));
    expect(courses).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test('[NW-1.7] no gun and no torpedo reaches beyond 5 range bands', () => {
    const guns = SHIPS.flatMap((name) => [sheet(name).main, sheet(name).other]);
    const reaches = guns.map((battery) => battery?.gun.penetration.length ?? 0);
    expect(Math.max(...reaches)).toBe(rangeBand(25));
    expect(TORPEDO_NEEDS).toHaveLength(rangeBand(25));
  });

  test('[NW-13.20] no battery has guns of less than 3.9 inches', () => {
    const guns = SHIPS.flatMap((name) => [sheet(name).main, sheet(name).other]);
    for (const battery of guns)
      expect(battery?.gun.caliberInches ?? 99).toBeGreaterThanOrEqual(3.9);
  });
});

describe('dice', () => {
  test('[NW-1.21] are numbered from 1 to 20, 10 and 6', () => {
    const lowest = diceFrom(() => 0);
    const highest = diceFrom((below) => below - 1);
    for (const [die, most] of [
      ['d20', 20],
      ['d10', 10],
      ['d6', 6],
    ] as const)
      expect([lowest, highest].map((it) => it.roll(die, 1, 'trial').values)).toEqual([[1], [most]]);
  });

  test('[NW-1.25] a d10 passes or fails by its total alone', () => {
    const game = newGame({ allies: [{ sheet: 'Exeter' }] });
    const passes = (crewQuality: number, die: number) => {
      condition(game, 'exeter').crewQuality = crewQuality;
      const play = { state: game.state, dice: scriptedDice([die]), events: [] };
      return crewTest(play, unit(game, 'exeter'), 'trial');
    };
    expect([passes(5, 1), passes(-5, 10)]).toEqual([true, false]);
  });

  test('[NW-1.27] halves are rounded up', () => {
    const odd = sheet('Fletcher', { speedKnots: 35 });
    const game = newGame({ allies: [{ sheet: odd, id: 'ship' }] });
    condition(game, 'ship').flotation = 0;
    expect(speedLimit(game.state, unit(game, 'ship'))).toBe(18);
  });

  test('[NW-8.11] [NW-8.12] slow is 1 to 9 knots, stopped is none', () => {
    const game = newGame({ allies: [{ sheet: 'Exeter' }] });
    const at = (speedKnots: number) => {
      const ship = { ...unit(game, 'exeter'), speedKnots };
      return [isSlow(ship), isStopped(ship)];
    };
    expect([0, 1, 9, 10].map(at)).toEqual([
      ...[
        [false, true],
        [true, false],
        [true, false],
        [false, false],
      ],
    ]);
  });
});

describe('as the battle begins', () => {
  test('[NW-1.33] a ship is as printed: no carry, free to turn, no fires and no markers', () => {
    const game = newGame({ allies: [{ sheet: 'Bismarck' }] });
    const printed = sheet('Bismarck');
    expect(unit(game, 'bismarck')).toMatchObject({ fires: 0, splashes: 0, appearance: 'sound' });
    expect(condition(game, 'bismarck')).toMatchObject({
      ...{ carry: 0, straight: 2, structure: printed.structure, flotation: printed.flotation },
      ...{ fireControl: printed.fireControl, steering: printed.steering, knotsLost: 0 },
    });
  });

  test('[NW-1.33] unless the scenario says otherwise', () => {
    const damage = { structure: 10, fires: 2, hasSearchRadar: false };
    const game = newGame({ allies: [{ sheet: 'Bismarck', damage }] });
    expect(unit(game, 'bismarck')).toMatchObject({ fires: 2, appearance: 'battered' });
    expect(condition(game, 'bismarck')).toMatchObject({ structure: 10, hasSearchRadar: false });
  });

  test('[NW-29.19] marks of morale that lie behind her are not tested', () => {
    const game = newGame({ allies: [{ sheet: 'Bismarck', damage: { structure: 10 } }] });
    expect(condition(game, 'bismarck').tested).toEqual(['structure-third']);
  });

  test('[NW-3.1] [NW-3.2] [NW-3.3] each ship is of one squadron, with an officer aboard its flagship', () => {
    const game = newGame({
      allies: [
        { sheet: 'Ajax', squadron: 'light', commandValue: 2 },
        { sheet: 'Ajax', id: 'achilles', squadron: 'light' },
        { sheet: 'Exeter', commandValue: 1 },
      ],
    });
    expect(game.state.forces.allies.squadrons).toMatchObject({
      light: { units: ['ajax', 'achilles'], flagship: 'ajax', commandValue: 2 },
      'allies-3': { units: ['exeter'], flagship: 'exeter', commandValue: 1 },
    });
    expect(unit(game, 'achilles').squadron).toBe('light');
  });
});
