import { describe, expect, test } from 'vitest';
import { distance, hexAhead } from '../../../src/hex';
import { must } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { ScenarioSide } from '../../../src/rules/fleet-action/query';
import { diceOf } from '../../rules/fleet-action/game';
import { actionOf, at, linesOf } from './shippedActions';

const battle = actionOf('fa-gavdos');

const standsOf = ({ airSquadrons }: ScenarioSide): string[] =>
  airSquadrons.flatMap(({ stands }) =>
    stands.map(({ aircraft, count, crewQuality, load, start }) => {
      const where = 'hex' in start ? `${at(start.hex)} ${start.altitude}, turn ${start.turn}` : '';
      return `${count} ${aircraft.name}, CQ ${crewQuality}, ${load ?? 'no load'}, ${where}`;
    }),
  );

describe('[NW-34.7] Gavdos', () => {
  test('[NW-34.7, NW-34.8] by day from 10:58 for 12 turns, TVR 6, wind from the northeast, everybody deployed', () => {
    const { date, startMinute, turns, isNight, visibility, wind } = battle;
    expect({ date, startMinute, turns, isNight, visibility, wind }).toEqual({
      ...{ date: '1941-03-28', startMinute: 10 * 60 + 58, turns: 12, isNight: false },
      ...{ visibility: 6, wind: 2 },
    });
    const squadrons = [...battle.sides.allies.squadrons, ...battle.sides.axis.squadrons];
    expect(squadrons.filter(({ isContact }) => isContact)).toEqual([]);
  });

  test('[NW-34.7a, NW-34.7b] the battleship with two destroyers, 27 hexes off Orion, and the cruisers 26', () => {
    expect(linesOf(battle, 'axis')).toEqual([
      'Vittorio Veneto 1,-19; Granatiere 1,-19; Fuciliere 1,-20 S 28 knots, CV 0',
      'Trieste -21,3; Trento astern; Bolzano astern; Corazziere astern SE 30 knots, CV 0',
    ]);
    expect(distance({ q: 1, r: -19 }, { q: 0, r: 8 })).toBe(27);
    expect(distance({ q: -21, r: 3 }, { q: 0, r: 8 })).toBe(26);
    expect(at(hexAhead({ q: -21, r: 3 }, 3, -3))).toBe('-24,3');
  });

  test('[NW-34.7c] four cruisers and three destroyers', () => {
    expect(linesOf(battle, 'allies')).toEqual([
      'Orion 0,8; Ajax 1,8; Perth 2,8; Gloucester 3,8 NW 28 knots, CV +1',
      'Ilex 1,9; Hasty 1,9; Hereward 1,9 NW 28 knots, CV 0',
    ]);
  });

  test('[NW-34.7d, NW-10.1, NW-10.2] aircraft of both sides on turn 4, all at Medium', () => {
    expect(standsOf(battle.sides.allies)).toEqual([
      '6 Albacore, CQ 1, mk-xii, 30,10 medium, turn 4',
      '2 Fulmar, CQ 1, no load, 30,10 medium, turn 4',
    ]);
    expect(standsOf(battle.sides.axis)).toEqual(['2 Ju 88 A, CQ 0, no load, 1,-25 medium, turn 4']);
    expect(battle.sides.allies.airSquadrons).toHaveLength(1);
  });

  test('[NW-34.7d] they wait until then', () => {
    const { state } = fleetAction.newState(battle, fleetAction.defaultOptions, diceOf());
    const stand = must(state.stands.albacores, 'albacores');
    expect(stand).toMatchObject({ place: 'waiting', count: 6 });
    expect(stand.condition).toMatchObject({ load: 'mk-xii', entersOnTurn: 4, home: null });
  });

  test('[NW-34.7e] home edges', () => {
    expect(battle.sides.axis.homeEdges).toEqual(['north', 'west']);
    expect(battle.sides.allies.homeEdges).toEqual(['east', 'south']);
  });

  test('[NW-34.7f] a cruiser, or a torpedo; from turn 6 on the British may go', () => {
    const cruisers = ['orion', 'ajax', 'perth', 'gloucester'];
    expect(battle.objectives.map(({ side, points, aim }) => ({ side, points, aim }))).toEqual([
      {
        ...{ side: 'axis', points: 10 },
        aim: {
          ...{ kind: 'state', units: cruisers, least: 1 },
          states: ['driven-off', 'lost', 'structure-third', 'flotation-third'],
        },
      },
      {
        ...{ side: 'allies', points: 15 },
        aim: { kind: 'torpedoed', units: ['vittorio-veneto'], hits: 1 },
      },
    ]);
    expect(battle.freeExits).toEqual([
      {
        units: [...cruisers, 'ilex', 'hasty', 'hereward'],
        by: [{ edge: 'east' }, { edge: 'south' }],
        fromTurn: 6,
      },
    ]);
  });
});
