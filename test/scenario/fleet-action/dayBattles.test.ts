import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import { actionOf, linesOf } from './shippedActions';

describe('[NW-34.3] the Denmark Strait', () => {
  const battle = actionOf('fa-denmark-strait');

  test('[NW-34.3, NW-32.8] by day from 05:52 for 10 turns of six minutes, TVR 5, wind from the northeast, everybody deployed', () => {
    const { date, startMinute, turns, isNight, visibility, wind, badWeather } = battle;
    expect({ date, startMinute, turns, isNight, visibility, wind, badWeather }).toEqual({
      ...{ date: '1941-05-24', startMinute: 5 * 60 + 52, turns: 10, isNight: false },
      ...{ visibility: 5, wind: 2, badWeather: 'none' },
    });
    const squadrons = [...battle.sides.allies.squadrons, ...battle.sides.axis.squadrons];
    expect(squadrons.filter(({ isContact }) => isContact)).toEqual([]);
  });

  test('[NW-34.3a] Lütjens with his flag in Bismarck, though Prinz Eugen leads', () => {
    expect(linesOf(battle, 'axis')).toEqual([
      'Prinz Eugen 0,-8; Bismarck 3,-11 SW 27 knots, CV +1',
    ]);
    expect(battle.sides.axis.squadrons[0]?.flagship).toBe('bismarck');
  });

  test('[NW-34.3b, NW-34.3c] Holland, 26 hexes off either German ship, and Wake-Walker on turn 4', () => {
    expect(linesOf(battle, 'allies')).toEqual([
      'Hood 10,8; Prince of Wales 11,8 NW 28 knots, CV 0',
      'Norfolk 0,-25; Suffolk 0,-25 S 31 knots, CV 0',
    ]);
    expect(battle.sides.allies.squadrons.map(({ entersOnTurn }) => entersOnTurn)).toEqual([0, 4]);
    const hood = { q: 10, r: 8 };
    expect(distance(hood, { q: 0, r: -8 })).toBe(26);
    expect(distance(hood, { q: 3, r: -11 })).toBe(26);
  });

  test('[NW-34.3d] home edges', () => {
    expect(battle.sides.axis.homeEdges).toEqual(['west', 'south']);
    expect(battle.sides.allies.homeEdges).toEqual(['east', 'south']);
  });

  test('[NW-34.3e] to break out at 20 knots in the west, or in the south west of the middle; or to be slowed to 20 knots', () => {
    expect(battle.objectives).toEqual([
      {
        ...{ id: 'break-out', side: 'axis', points: 15 },
        aim: {
          ...{ kind: 'exit', units: ['bismarck'], minKnots: 20 },
          by: [{ edge: 'west' }, { edge: 'south', to: -1 }],
        },
        spares: ['bismarck', 'prinz-eugen'],
      },
      {
        ...{ id: 'bismarck-slowed', side: 'allies', points: 15 },
        aim: { kind: 'slowed', units: ['bismarck'], maxKnots: 20 },
      },
    ]);
  });
});

describe('[NW-34.4] the River Plate', () => {
  const battle = actionOf('fa-river-plate');

  test('[NW-34.4] by day from 06:18 for 15 turns, TVR 6, wind from the southeast, on the default map', () => {
    const { date, startMinute, turns, isNight, visibility, wind, map, land } = battle;
    expect({ date, startMinute, turns, isNight, visibility, wind, map, land }).toEqual({
      ...{ date: '1939-12-13', startMinute: 6 * 60 + 18, turns: 15, isNight: false },
      ...{ visibility: 6, wind: 3, land: [] },
      map: { column: -30, row: -25, columns: 61, rows: 51 },
    });
  });

  test('[NW-34.4a, NW-34.4b] one ship against three, each 20 hexes from her', () => {
    expect(linesOf(battle, 'axis')).toEqual(['Admiral Graf Spee 0,-6 SE 24 knots, CV 0']);
    expect(linesOf(battle, 'allies')).toEqual([
      'Ajax 12,2; Achilles 11,3 NE 14 knots, CV +2',
      'Exeter 10,4 NW 14 knots, CV +1',
    ]);
    expect(battle.sides.allies.squadrons.map(({ flagship }) => flagship)).toEqual([
      'ajax',
      'exeter',
    ]);
    for (const { hex } of battle.sides.allies.squadrons.flatMap(({ units }) => units))
      expect(distance(hex ?? { q: 0, r: 0 }, { q: 0, r: -6 })).toBe(20);
  });

  test('[NW-34.4c] home edges', () => {
    expect(battle.sides.axis.homeEdges).toEqual(['west']);
    expect(battle.sides.allies.homeEdges).toEqual(['east', 'south']);
  });

  test('[NW-34.4d] the raider is stopped, or two cruisers are beaten off', () => {
    expect(battle.objectives.map(({ side, points, aim }) => ({ side, points, aim }))).toEqual([
      {
        ...{ side: 'allies', points: 10 },
        aim: {
          ...{ kind: 'state', units: ['admiral-graf-spee'], least: 1 },
          states: ['disengaging', 'left', 'structure-third'],
        },
      },
      {
        ...{ side: 'axis', points: 10 },
        aim: {
          ...{ kind: 'state', units: ['ajax', 'achilles', 'exeter'], least: 2 },
          states: ['disengaging', 'lost', 'left', 'no-main-guns'],
        },
      },
    ]);
  });
});

test('[NW-34.8] the turn limits', () => {
  expect(actionOf('fa-denmark-strait').turns).toBe(10);
  expect(actionOf('fa-river-plate').turns).toBe(15);
});
