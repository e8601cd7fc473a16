import { describe, expect, test } from 'vitest';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { view } from '../../../src/rules/fleet-action/game/view';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { endIfDue, verdictOn } from '../../../src/rules/fleet-action/victory/ending';
import { noteObjectives } from '../../../src/rules/fleet-action/victory/objectives';
import { awardsOf, pointsOf } from '../../../src/rules/fleet-action/victory/points';
import { playOf, positionOf } from './position';
import type { TestBattle } from './setting';
import { sheet } from './sheets';

const END = { kind: 'end' } as const;

const endOf = (battle: TestBattle): FleetActionState => positionOf(battle, END);

/** Hood against a Bismarck far away. */
const hoodAlone = (): FleetActionState =>
  endOf({ allies: [{ sheet: 'Hood' }], axis: [{ sheet: 'Bismarck', hex: { q: 20, r: 0 } }] });

describe('victory', () => {
  test('[NW-EX33] [NW-30.7] 74 points against a counted 4 are decisive, 6 marginal', () => {
    expect(verdictOn({ allies: 0, axis: 74 })).toEqual({
      ...{ winner: 'axis', reason: 'decisive-victory' },
    });
    expect(verdictOn({ allies: 6, axis: 0 }).reason).toBe('marginal-victory');
    expect(verdictOn({ allies: 4, axis: 0 })).toEqual({ winner: 'draw', reason: 'drawn-battle' });
  });

  test.each([
    ['sunk', 51],
    ['inPlay', 0],
  ] as const)('[NW-30.1] Hood %s is worth %i', (fate, worth) => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    hood.fate = fate;
    expect(pointsOf(state, 'axis')).toBe(worth);
  });

  test('[NW-30.2] [NW-EX33] half for a ship at a third, a quarter for one that has left', () => {
    const state = endOf({ allies: [{ sheet: 'Prince of Wales' }] });
    const ship = unitOf(state, 'prince-of-wales');
    conditionOf(ship).flotation = 30;
    expect(pointsOf(state, 'axis')).toBe(23);
    conditionOf(ship).flotation = 92;
    ship.fate = 'left';
    state.tally.exits[ship.id] = {
      ...{ hex: { q: 0, r: -25 }, edge: 'north', turn: 3, knots: 28, limitKnots: 28 },
      ...{ wasCrippled: false, wasDisengaging: false },
    };
    expect(pointsOf(state, 'axis')).toBe(12);
  });

  test('[NW-27.5] a merchant ship that has lost her cargo scores as a cripple, an escort that carried troops does not', () => {
    const cargo = { kind: 'troops', points: 2 } as const;
    const state = endOf({
      allies: [
        { sheet: sheet('Norfolk', { type: 'C', value: 20, cargo }), id: 'liner' },
        { sheet: sheet('Fletcher', { cargo }), id: 'fletcher' },
      ],
    });
    expect(pointsOf(state, 'axis')).toBe(0);
    for (const id of ['liner', 'fletcher']) conditionOf(unitOf(state, id)).hasCargo = false;
    expect(awardsOf(state, 'axis')).toEqual([
      { kind: 'crippled', about: 'liner', points: 10, rule: 'NW-30.2' },
    ]);
  });

  test('[NW-30.1 to NW-30.3] points are told by clause, of an enemy by what is seen of her', () => {
    const state = endOf({ allies: [{ sheet: 'Hood' }], axis: [{ sheet: 'Bismarck' }] });
    unitOf(state, 'hood').fate = 'sunk';
    const bismarck = unitOf(state, 'bismarck');
    conditionOf(bismarck).flotation = 30;
    const crippled = { kind: 'crippled', about: 'bismarck', points: 25, rule: 'NW-30.2' };
    expect(awardsOf(state, 'axis')).toEqual([
      { kind: 'lost', about: 'hood', points: 51, rule: 'NW-30.1' },
    ]);
    expect(awardsOf(state, 'allies')).toEqual([crippled]);
    expect(awardsOf(view(state, 'allies'), 'allies')).toEqual([]);
    bismarck.appearance = 'battered';
    expect(awardsOf(view(state, 'allies'), 'allies')).toEqual([crippled]);
  });

  test('[NW-30.3] three aircraft are a point', () => {
    const state = hoodAlone();
    state.tally.aircraftLost.axis = 8;
    expect(pointsOf(state, 'allies')).toBe(2);
  });

  test('[NW-30.5] [NW-30.8] [NW-34.3e] an exit at speed scores and spares the ship', () => {
    const state = endOf({
      allies: [{ sheet: 'Hood' }],
      axis: [{ sheet: 'Bismarck' }],
      turns: 1,
      objectives: [
        {
          ...{ id: 'breakout', side: 'axis', points: 15, spares: ['bismarck'] },
          aim: { kind: 'exit', units: ['bismarck'], by: [{ edge: 'west' }], minKnots: 20 },
        },
      ],
    });
    const bismarck = unitOf(state, 'bismarck');
    bismarck.fate = 'left';
    state.tally.exits.bismarck = {
      ...{ hex: { q: -30, r: 0 }, edge: 'west', turn: 1, knots: 20, limitKnots: 30 },
      ...{ wasCrippled: false, wasDisengaging: false },
    };
    const play = playOf(state, []);
    expect(endIfDue(play)).toBe(true);
    expect(state.step).toMatchObject({
      outcome: { winner: 'axis', victoryPoints: { allies: 0, axis: 15 } },
    });
  });

  test.each([
    { turn: 1, fate: 'inPlay', points: 0 },
    { turn: 2, fate: 'inPlay', points: 60 },
    { turn: 2, fate: 'wreck', points: 0 },
    { turn: 2, fate: 'left', points: 0 },
  ] as const)(
    '[NW-30.8] [NW-34.5h] turn $turn, $fate: $points points for holding out to turn 2',
    ({ turn, fate, points }) => {
      const state = endOf({
        allies: [{ sheet: 'Hood' }],
        axis: [{ sheet: 'Bismarck' }],
        turns: 3,
        objectives: [
          {
            ...{ id: 'held-out', side: 'axis', points: 60 },
            aim: { kind: 'afloat', units: ['bismarck'], throughTurn: 2 },
          },
        ],
      });
      state.turn = turn;
      unitOf(state, 'bismarck').fate = fate;
      noteObjectives(state, false);
      expect(pointsOf(state, 'axis')).toBe(points);
    },
  );

  test('[NW-30.6] a battle goes on before its last turn while both have ships', () => {
    expect(endIfDue(playOf(hoodAlone(), []))).toBe(false);
  });
});
