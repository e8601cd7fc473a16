import { describe, expect, test } from 'vitest';
import { hexKey, rowOf } from '../../../src/hex';
import { fleetAction } from '../../../src/rules/fleet-action';
import { diceOf } from '../../rules/fleet-action/game';
import { actionOf, at, linesOf } from './shippedActions';

const dummiesOf = (id: string, side: 'allies' | 'axis'): string[] =>
  actionOf(id).sides[side].dummies.map(
    ({ hex, facing, speedKnots }) => `${at(hex)} facing ${facing}, ${speedKnots} knots`,
  );

describe('[NW-34.5] the North Cape', () => {
  const battle = actionOf('fa-north-cape');

  test('[NW-34.5] polar night, TVR 1, Bad Weather everywhere, 25 turns, room to run in the south and east, one British dummy', () => {
    const { date, startMinute, turns, isNight, visibility, wind, badWeather, map } = battle;
    expect({ date, startMinute, turns, isNight, visibility, wind, badWeather, map }).toEqual({
      ...{ date: '1943-12-26', startMinute: 16 * 60 + 50, turns: 25, isNight: true },
      ...{ visibility: 1, wind: 5, badWeather: 'everywhere' },
      map: { column: -30, row: -30, columns: 96, rows: 91 },
    });
    expect(dummiesOf('fa-north-cape', 'allies')).toEqual(['-20,-6 facing 3, 25 knots']);
    expect(dummiesOf('fa-north-cape', 'axis')).toEqual([]);
  });

  test('[NW-34.5a] Scharnhorst without her radar', () => {
    expect(linesOf(battle, 'axis')).toEqual(['Scharnhorst 0,0 S 27 knots, CV -1']);
    const [scharnhorst] = battle.sides.axis.squadrons.flatMap(({ units }) => units);
    expect(scharnhorst?.damage).toEqual({ hasSearchRadar: false, hasGunneryRadar: false });
  });

  test('[NW-34.5b, NW-34.5c, NW-34.5d] the battleship deployed, two divisions and Burnett under markers', () => {
    expect(linesOf(battle, 'allies').slice(0, 4)).toEqual([
      'Duke of York -12,9; Jamaica -13,10 NE 27 knots, CV +2',
      'Savage -12,7; Saumarez astern NE 27 knots, CV +1',
      'Scorpion -12,11; Stord astern NE 27 knots, CV +1',
      'Belfast 0,-19; Norfolk 0,-20; Sheffield 1,-22 S 24 knots, CV +1',
    ]);
    expect(battle.sides.allies.squadrons.map(({ isContact }) => isContact)).toEqual([
      ...[false, true, true, true, false],
    ]);
  });

  test('[NW-34.5e] four destroyers on turn 12, northwest of the flagship, pointing at Scharnhorst', () => {
    const late = battle.sides.allies.squadrons[4];
    expect(late?.units.map(({ name }) => name)).toEqual([
      ...['Musketeer', 'Matchless', 'Opportune', 'Virago'],
    ]);
    expect(late).toMatchObject({ commandValue: 0, speedKnots: 24, entersOnTurn: 12 });
    expect(late?.entersNear).toEqual({
      ...{ units: ['duke-of-york', 'jamaica'], facing: 6, hexes: 15, facingTo: 'scharnhorst' },
    });
  });

  test('[NW-34.5f] lit by star shell in turn 1', () => {
    expect(battle.happenings).toEqual([{ kind: 'lit', turn: 1, unit: 'scharnhorst' }]);
  });

  test('[NW-34.5g, NW-34.5h] she goes home south or east, for 40 points once, or shakes everybody off; 60 for holding out', () => {
    expect(battle.sides.axis.homeEdges).toEqual(['south', 'east']);
    expect(battle.sides.allies.homeEdges).toEqual(['north', 'west']);
    expect(
      battle.objectives.map(({ side, points, aim, endsGame, spares, unlessMet }) => ({
        ...{ side, points, aim, endsGame, spares, unlessMet },
      })),
    ).toEqual([
      {
        ...{ side: 'axis', points: 40, endsGame: true, spares: ['scharnhorst'] },
        unlessMet: 'shaken-off',
        aim: {
          ...{ kind: 'exit', units: ['scharnhorst'] },
          by: [{ edge: 'east' }, { edge: 'south' }],
        },
      },
      {
        ...{ side: 'axis', points: 40, endsGame: true, spares: ['scharnhorst'] },
        unlessMet: 'escape',
        aim: { kind: 'shaken-off', units: ['scharnhorst'], beyondHexes: 25, fromTurn: 6 },
      },
      {
        ...{ side: 'axis', points: 60, endsGame: undefined },
        ...{ spares: undefined, unlessMet: undefined },
        aim: { kind: 'afloat', units: ['scharnhorst'], throughTurn: 7 },
      },
    ]);
  });

  test('[NW-32.13] Norfolk after her refit', () => {
    const norfolk = battle.sides.allies.squadrons[3]?.units[1]?.sheet;
    expect(norfolk).toMatchObject({
      ...{ hasGunneryRadar: true, hasFlakRadar: true, crewQuality: 2 },
    });
  });
});

describe('[NW-34.6] Second Guadalcanal', () => {
  const battle = actionOf('fa-second-guadalcanal');

  test('[NW-34.6] a calm night, TVR 2, 20 turns, everybody under a marker, two dummies a side', () => {
    const { date, startMinute, turns, isNight, visibility, wind, map } = battle;
    expect({ date, startMinute, turns, isNight, visibility, wind, map }).toEqual({
      ...{ date: '1942-11-14', startMinute: 23 * 60 + 16, turns: 20, isNight: true },
      ...{ visibility: 2, wind: null },
      map: { column: -24, row: -22, columns: 49, rows: 41 },
    });
    const squadrons = [...battle.sides.allies.squadrons, ...battle.sides.axis.squadrons];
    expect(squadrons.every(({ isContact }) => isContact)).toBe(true);
    expect(dummiesOf('fa-second-guadalcanal', 'allies')).toEqual([
      ...['10,8 facing 6, 25 knots', '16,2 facing 1, 25 knots'],
    ]);
    expect(dummiesOf('fa-second-guadalcanal', 'axis')).toEqual([
      ...['0,-15 facing 4, 25 knots', '-10,-10 facing 3, 25 knots'],
    ]);
  });

  test('[NW-34.6a] Savo within 3 hexes of the middle, Guadalcanal from row 16 to the edge', () => {
    const south = battle.land.filter((hex) => rowOf(hex) >= 16);
    expect(south).toHaveLength(49 * 3);
    expect(battle.land).toHaveLength(37 + 49 * 3);
    expect(battle.land.map(hexKey)).toContain('0,3');
    expect(battle.land.map(hexKey)).not.toContain('0,4');
  });

  test('[NW-34.6b] Lee', () => {
    expect(linesOf(battle, 'allies')).toEqual([
      'Walke 6,6; Benham 7,6; Preston 8,6; Gwin 9,6 NW 23 knots, CV 0',
      'Washington 12,6; South Dakota 14,6 NW 23 knots, CV +2',
    ]);
  });

  test('[NW-34.6c, NW-34.6d, NW-34.6e] four Japanese groups', () => {
    expect(linesOf(battle, 'axis')).toEqual([
      'Sendai 7,-15; Uranami astern; Shikinami astern S 25 knots, CV 0',
      'Ayanami -5,-4 SW 28 knots, CV +1',
      'Nagara -8,-3; Shirayuki astern; Hatsuyuki astern; Samidare astern; Inazuma astern SW 28 knots, CV +1',
      'Atago -16,-6; Takao astern; Kirishima astern; Asagumo astern; Teruzuki astern SE 25 knots, CV 0',
    ]);
    expect(battle.sides.axis.squadrons[3]?.flagship).toBe('atago');
  });

  test('[NW-34.6f, NW-34.6g] South Dakota loses her power on turn 3; home edges', () => {
    expect(battle.happenings).toEqual([{ kind: 'powerFailure', turn: 3, unit: 'south-dakota' }]);
    expect(battle.sides.axis.homeEdges).toEqual(['north']);
    expect(battle.sides.allies.homeEdges).toEqual(['east']);
  });

  test('[NW-34.6h] bombardment, or Kirishima stopped before it', () => {
    expect(battle.objectives).toEqual([
      {
        ...{ id: 'bombardment', side: 'axis', points: 75, unlessMet: 'kirishima-stopped' },
        aim: {
          ...{ kind: 'bombard', units: ['kirishima'], phases: 3 },
          ...{ withinHexes: 15, coastFromRow: 16 },
        },
      },
      {
        ...{ id: 'kirishima-stopped', side: 'allies', points: 20, unlessMet: 'bombardment' },
        aim: {
          ...{ kind: 'state', units: ['kirishima'], least: 1, states: ['lost', 'disengaging'] },
        },
      },
    ]);
  });

  test('[NW-34.6h] from turn 12 on all Japanese ships may go home', () => {
    const units = battle.sides.axis.squadrons.flatMap((it) => it.units.map(({ id }) => id));
    expect(battle.freeExits).toEqual([{ units, by: [{ edge: 'north' }], fromTurn: 12 }]);
    expect(units).toHaveLength(14);
  });

  test('[NW-3.7, NW-3.8] at the start there are markers only, three and two more dummies', () => {
    const { state } = fleetAction.newState(battle, fleetAction.defaultOptions, diceOf());
    const sides = Object.values(state.contacts).map(({ side }) => side);
    expect(sides.filter((side) => side === 'allies')).toHaveLength(4);
    expect(sides.filter((side) => side === 'axis')).toHaveLength(6);
    expect(Object.values(state.units).filter(({ fate }) => fate !== 'hidden')).toEqual([]);
  });
});

test('[NW-34.8] the turn limits', () => {
  expect(actionOf('fa-north-cape').turns).toBe(25);
  expect(actionOf('fa-second-guadalcanal').turns).toBe(20);
});
