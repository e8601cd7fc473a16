import { expect, test } from 'vitest';
import { eventsFor, scriptedDice } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { pursuedTo } from '../../../src/rules/strategic/advanced/pursuit';
import { beginTurn } from '../../../src/rules/strategic/common/turn';
import type { Play } from '../../../src/rules/strategic/model/play';
import {
  carriedOut,
  confirm,
  flight,
  give,
  hexOf,
  inPhase,
  move,
  offered,
  refused,
  report,
  toldOf,
} from './advancedGame';
import { fly, HERE, hex, NORTH, scene, ships } from './advancedScene';
import { division, FIGHTERS, scenarioShip, scenarioSquadron } from './smallGame';

const SOUTH = hex(HERE.q, HERE.r + 1);

/** An Allied division here and an Axis one far off. */
const alone = (speed = 6, given = {}) =>
  scene({ divisions: [ships('A1', HERE, { speed }), ships('X1', hex(11, 0))], ...given });

test('[ST-9.1] both plot in secret, and all moves are executed together when both have confirmed', () => {
  const turn = inPhase(alone(), 'movement');
  give(turn, 'allies', move(NORTH));
  give(turn, 'allies', { kind: 'confirm' });
  expect(hexOf(turn.state, 'allies', 'A1')).toEqual(HERE);
  expect(strategic.view(turn.state, 'axis').forces.allies).toBeUndefined();
  give(turn, 'axis', move(hex(10, 1), 'X1'));
  give(turn, 'axis', { kind: 'confirm' });
  expect(hexOf(turn.state, 'allies', 'A1')).toEqual(NORTH);
  expect(hexOf(turn.state, 'axis', 'X1')).toEqual(hex(10, 1));
  expect(turn.state.step.kind).toBe('arming');
});

test('[ST-9.1] [ST-5.17] a move is told to nobody but its side', () => {
  const turn = carriedOut(inPhase(alone(), 'movement'), [['allies', move(NORTH)]]);
  const told = (viewer: 'allies' | 'axis') =>
    eventsFor(turn.events, viewer).filter(({ kind }) => kind === 'divisionSailed').length;
  expect([told('allies'), told('axis')]).toEqual([1, 0]);
});

test('[ST-9.2] [ST-9.3] Speed 1 to 3 moves one hex in odd turns, Speed 4 or more in every turn', () => {
  for (const [speed, turns] of [
    [1, [1, 3]],
    [3, [1, 3]],
    [4, [1, 2, 3, 4]],
    [7, [1, 2, 3, 4]],
  ] as const)
    for (const number of [1, 2, 3, 4]) {
      const turn = inPhase(alone(speed), 'movement', number);
      const may = (turns as readonly number[]).includes(number);
      expect(refused(turn, 'allies', move(NORTH))).toBe(may ? undefined : 'no-movement');
    }
});

test('[ST-9.3] a division moves to a neighboring hex of the map', () => {
  const turn = inPhase(alone(), 'movement');
  expect(refused(turn, 'allies', move(hex(HERE.q, HERE.r - 2)))).toBe('too-far');
  expect(offered(turn, 'allies', 'moveDivision')).toHaveLength(7);
  const north = inPhase(
    scene({ divisions: [ships('A1', hex(4, -2)), ships('X1', HERE)] }),
    'movement',
  );
  expect(refused(north, 'allies', move(hex(4, -3)))).toBe('no-water');
});

test('[ST-EX2] [ST-5.15] after turn 5 Speed 3 has moved three hexes and Speed 4 five, without further orders', () => {
  for (const [speed, hexes] of [
    [3, 3],
    [4, 5],
  ] as const) {
    const state = scene({
      divisions: [ships('A1', hex(5, 4), { speed }), ships('X1', hex(11, 4))],
    });
    for (let number = 1; number <= 5; number += 1) {
      const turn = inPhase(state, 'movement', number);
      carriedOut(turn, number === 1 ? [['allies', move(hex(5, 3))]] : []);
    }
    expect(hexOf(state, 'allies', 'A1')).toEqual(hex(5, 4 - hexes));
  }
});

test('[ST-9.4] a division may stay in its hex, and then has no course; one of Speed 0 cannot move', () => {
  const state = alone();
  carriedOut(inPhase(state, 'movement'), [['allies', move(NORTH)]]);
  carriedOut(inPhase(state, 'movement', 2), [['allies', move(NORTH)]]);
  carriedOut(inPhase(state, 'movement', 3), []);
  expect(hexOf(state, 'allies', 'A1')).toEqual(NORTH);
  const ship = state.forces.allies.ships['a1-ship'];
  if (ship) ship.isDeadInWater = true;
  expect(refused(inPhase(state, 'movement', 5), 'allies', move(HERE))).toBe('no-movement');
});

test('[ST-4.16] steering that is jammed counts as Speed 3', () => {
  const state = alone();
  Object.assign(state.forces.allies.ships['a1-ship'] ?? {}, { criticals: ['steering'] });
  expect(refused(inPhase(state, 'movement', 2), 'allies', move(NORTH))).toBe('no-movement');
  expect(refused(inPhase(state, 'movement', 3), 'allies', move(NORTH))).toBeUndefined();
});

test('[ST-5.15] a course that leads ashore or off the map is not followed', () => {
  const state = scene({ divisions: [ships('A1', hex(2, 3)), ships('X1', hex(11, 0))] });
  carriedOut(inPhase(state, 'movement'), [['allies', move(hex(2, 4))]]);
  carriedOut(inPhase(state, 'movement', 2), []);
  expect(hexOf(state, 'allies', 'A1')).toEqual(hex(2, 4));
});

const TOWED = [
  division(
    'A1',
    [
      scenarioShip('a-tug', { size: 'large', speed: 6 }),
      scenarioShip('a-cripple', { size: 'large', speed: 6 }),
      scenarioShip('a-small', { size: 'small', speed: 7 }),
    ],
    { hex: HERE },
  ),
  ships('X1', hex(11, 0)),
];

test('[ST-9.5] a ship that is towed by a Medium or Large ship of her division lets it move at Speed 1', () => {
  const state = scene({ divisions: TOWED });
  Object.assign(state.forces.allies.ships['a-cripple'] ?? {}, { isDeadInWater: true });
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', move(NORTH))).toBe('no-movement');
  expect(refused(turn, 'allies', { kind: 'tow', ship: 'a-small', towed: 'a-cripple' })).toBe(
    'cannot-tow',
  );
  expect(refused(turn, 'allies', { kind: 'tow', ship: 'a-cripple', towed: 'a-tug' })).toBe(
    'moves-herself',
  );
  expect(offered(turn, 'allies', 'tow')).toEqual([
    { kind: 'tow', ship: 'a-tug', towed: 'a-cripple' },
  ]);
  give(turn, 'allies', { kind: 'tow', ship: 'a-tug', towed: 'a-cripple' });
  expect(refused(turn, 'allies', move(NORTH))).toBeUndefined();
  expect(refused(inPhase(state, 'movement', 2), 'allies', move(NORTH))).toBe('no-movement');
  give(turn, 'allies', { kind: 'castOff', ship: 'a-tug' });
  expect(refused(inPhase(state, 'movement'), 'allies', move(NORTH))).toBe('no-movement');
});

test('[ST-9.5] a tow is let go when the towed ship can move again', () => {
  const state = scene({ divisions: TOWED });
  const cripple = state.forces.allies.ships['a-cripple'];
  Object.assign(cripple ?? {}, { isDeadInWater: true });
  const turn = inPhase(state, 'movement');
  give(turn, 'allies', { kind: 'tow', ship: 'a-tug', towed: 'a-cripple' });
  Object.assign(cripple ?? {}, { isDeadInWater: false });
  confirm(turn);
  expect(cripple?.towedBy).toBeNull();
});

test('[ST-9.15] a division leaves the map only from an exit of its side, for good; squadrons stay on it', () => {
  const state = scene({
    divisions: [ships('A1', hex(11, 0)), ships('X1', hex(11, 0)), ships('X2', hex(10, 0))],
    squadrons: [scenarioSquadron('x-f', 'x1-ship', FIGHTERS)],
  });
  fly(state, 'x-f', [hex(11, 0)], { launchTurn: 0 });
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', { kind: 'leaveMap', division: 'A1' })).toBe('no-exit');
  expect(refused(turn, 'axis', { kind: 'leaveMap', division: 'X2' })).toBe('no-exit');
  expect(refused(turn, 'axis', flight(['x-f'], [hex(12, 0)]))).toBe('off-map');
  carriedOut(turn, [['axis', { kind: 'leaveMap', division: 'X1' }]]);
  expect(state.forces.axis.divisions.X1?.status).toBe('withdrawn');
  expect(state.forces.axis.ships['x1-ship']?.fate).toBe('withdrawn');
  expect(toldOf(turn, 'divisionLeftMap')).toMatchObject([{ exit: 'east', seenBy: ['axis'] }]);
});

/** Two divisions in one hex after an action, the Axis one may pursue. */
function afterAction(axisSpeed: number, number = 1) {
  const state = scene({
    divisions: [ships('A1', HERE, { speed: 4 }), ships('X1', HERE, { speed: axisSpeed })],
  });
  const turn = inPhase(state, 'movement', number);
  const contact = report(state, 'A1', HERE);
  state.forces.axis.advanced?.pursuits.push({ division: 'X1', contact });
  return { state, turn, contact };
}

test('[ST-9.13] [ST-9.14] a pursuing division goes where the pursued goes', () => {
  const { state, turn, contact } = afterAction(5);
  give(turn, 'allies', move(SOUTH));
  give(turn, 'axis', { kind: 'pursue', division: 'X1', contact });
  confirm(turn);
  expect(hexOf(state, 'axis', 'X1')).toEqual(SOUTH);
});

test('[ST-9.14] only when its rate lets it move in this turn', () => {
  const { state, turn, contact } = afterAction(3, 2);
  give(turn, 'allies', move(SOUTH));
  give(turn, 'axis', { kind: 'pursue', division: 'X1', contact });
  confirm(turn);
  expect(hexOf(state, 'axis', 'X1')).toEqual(HERE);
});

test('[ST-9.13] nobody else is pursued', () => {
  const { turn, contact } = afterAction(5);
  expect(offered(turn, 'axis', 'pursue')).toEqual([{ kind: 'pursue', division: 'X1', contact }]);
  expect(refused(turn, 'axis', { kind: 'pursue', division: 'X1', contact: 'c9-9' })).toBe(
    'no-pursuit',
  );
  expect(offered(turn, 'allies', 'pursue')).toEqual([]);
});

test('[ST-9.14] divisions that pursue one another, round a chain too, all stay; a chain ends where its first goes', () => {
  const to = hex(1, 1);
  const chain = new Map([
    ['A', 'B'],
    ['B', 'C'],
  ]);
  expect(pursuedTo(chain, new Map([['C', to]]))).toEqual(
    new Map([
      ['A', to],
      ['B', to],
    ]),
  );
  const round = new Map([
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'A'],
    ['D', 'A'],
  ]);
  expect(pursuedTo(round, new Map())).toEqual(new Map());
  expect(pursuedTo(new Map([['A', 'B']]), new Map([['B', 'exit']]))).toEqual(new Map());
});

test('[ST-24.8] a division that enters comes on at its turn or, if its owner likes, later; one that waits is not on the map', () => {
  for (const enters of ['then', 'atWill'] as const) {
    const state = scene({
      divisions: [
        { ...ships('A1', HERE), enters, freeFrom: 2 },
        ships('A2', hex(1, 3)),
        ships('X1', hex(11, 0)),
      ],
    });
    const first = inPhase(state, 'movement');
    expect(refused(first, 'allies', move(HERE))).toBe('not-yet');
    confirm(first);
    expect(state.forces.allies.divisions.A1?.status).toBe('waiting');
    confirm(inPhase(state, 'movement', 2));
    expect(state.forces.allies.divisions.A1?.status).toBe(
      enters === 'then' ? 'present' : 'waiting',
    );
    carriedOut(inPhase(state, 'movement', 3), enters === 'then' ? [] : [['allies', move(HERE)]]);
    expect(state.forces.allies.divisions.A1?.status).toBe('present');
    expect(hexOf(state, 'allies', 'A1')).toEqual(HERE);
  }
});

test.each([
  [2, 'waiting', 'afloat'],
  [3, 'withdrawn', 'withdrawn'],
] as const)('[ST-24.8a] one that comes on 1 or 2 is %i: %s', (die, status, fate) => {
  const state = scene({
    divisions: [
      { ...ships('A1', HERE), enters: 'atWill', freeFrom: 2, comesUpTo: 2 },
      { ...ships('A2', hex(1, 3)), enters: 'atWill', freeFrom: 3, comesUpTo: 2 },
      ships('X1', hex(11, 0)),
    ],
  });
  state.turn = 1;
  const play: Play = { state, dice: scriptedDice([6, 1, die]), events: [] };
  beginTurn(play);
  const { divisions, ships: records } = state.forces.allies;
  expect(divisions.A1?.status).toBe(status);
  expect(divisions.A1?.ships.map((id) => records[id]?.fate)).toEqual([fate]);
  expect(divisions.A2?.status).toBe('waiting');
  const told = play.events.filter(({ kind }) => kind === 'reinforcementRolled');
  expect(told).toMatchObject([{ division: 'A1', comes: die <= 2, seenBy: ['allies'] }]);
});

test('[ST-24.8] a division that is not free stays where it is', () => {
  const state = scene({
    divisions: [{ ...ships('A1', HERE), freeFrom: 3 }, ships('X1', hex(11, 0))],
  });
  expect(refused(inPhase(state, 'movement', 2), 'allies', move(NORTH))).toBe('not-free');
  expect(refused(inPhase(state, 'movement', 3), 'allies', move(NORTH))).toBeUndefined();
});
