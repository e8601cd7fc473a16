import { expect, test } from 'vitest';
import { afterHour } from '../../../src/rules/strategic/rolls/submerged';
import { carriedOut, confirm, give, inPhase, move, refused, toldOf } from './advancedGame';
import { boat, HERE, hex, NORTH, scene, ships } from './advancedScene';

/** An Allied submarine, submerged, with so many turns left. */
function down(turnsLeft: number) {
  const state = scene({ divisions: [boat('AS1', HERE), ships('X1', hex(11, 0))] });
  const submarine = state.forces.allies.divisions.AS1?.submarine;
  if (submarine) Object.assign(submarine, { turnsLeft, isSubmerged: true });
  return { state, submarine };
}

test('[ST-20.12] [ST-20.1] a submarine moves at the speed of the state that it will have', () => {
  const { state } = down(36);
  const turn = inPhase(state, 'movement', 2);
  expect(refused(turn, 'allies', move(NORTH, 'AS1'))).toBe('no-movement');
  give(turn, 'allies', { kind: 'surface', division: 'AS1' });
  expect(refused(turn, 'allies', move(NORTH, 'AS1'))).toBeUndefined();
  give(turn, 'allies', { kind: 'submerge', division: 'AS1' });
  expect(refused(turn, 'allies', move(NORTH, 'AS1'))).toBe('no-movement');
  expect(refused(turn, 'allies', { kind: 'submerge', division: 'AS1' })).toBe('submerged');
});

test('[ST-20.1] [ST-19.8] [ST-20.9] a boat dives unless she is Heavy or has no time left', () => {
  const { state, submarine } = down(0);
  if (submarine) submarine.isSubmerged = false;
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', { kind: 'submerge', division: 'AS1' })).toBe('no-air');
  if (submarine) submarine.turnsLeft = 20;
  expect(refused(turn, 'allies', { kind: 'submerge', division: 'AS1' })).toBeUndefined();
  Object.assign(state.forces.allies.ships['as1-boat'] ?? {}, { damageLevels: 3 });
  expect(refused(turn, 'allies', { kind: 'submerge', division: 'AS1' })).toBe('heavy-damage');
  expect(refused(turn, 'axis', { kind: 'submerge', division: 'X1' })).toBe('no-submarine');
});

test('[ST-20.13] damage slows a boat by the states of a ship, up and down', () => {
  const { state, submarine } = down(36);
  const ship = state.forces.allies.ships['as1-boat'];
  for (const [isSubmerged, damageLevels, even, odd] of [
    [false, 0, true, true],
    [false, 1, true, true],
    [false, 2, false, true],
    [false, 3, false, true],
    [true, 2, false, true],
  ] as const) {
    Object.assign(submarine ?? {}, { isSubmerged });
    Object.assign(ship ?? {}, { damageLevels });
    const may = (number: number) =>
      refused(inPhase(state, 'movement', number), 'allies', move(NORTH, 'AS1')) === undefined;
    expect([may(2), may(3)]).toEqual([even, odd]);
  }
});

/** Plays movement and the rest of a turn. */
function restOfTurn(turn: ReturnType<typeof inPhase>) {
  for (const kind of ['arming', 'recovery', 'advancedEnd'] as const) {
    expect(turn.state.step.kind).toBe(kind);
    confirm(turn);
  }
}

test('[ST-20.5] [ST-20.6] [ST-20.7] an hour costs six turns submerged and moving, one lying still, and gives back 18 on the surface', () => {
  for (const [orders, left] of [
    [[['allies', move(NORTH, 'AS1')]], 14],
    [[], 19],
    [[['allies', { kind: 'surface', division: 'AS1' }]], 36],
  ] as const) {
    const { state, submarine } = down(20);
    const turn = inPhase(state, 'movement');
    carriedOut(turn, orders as never);
    restOfTurn(turn);
    expect(submarine?.turnsLeft).toBe(left);
  }
});

test('[ST-20.2] [ST-20.7] [ST-20.12] a hex made in an odd turn takes a slow boat two hours: six hours under way use up her time', () => {
  const { state, submarine } = down(36);
  const left: (number | undefined)[] = [];
  let at = HERE;
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const turn = inPhase(state, 'movement', number);
    if (number % 2 === 1) {
      at = { q: at.q, r: at.r - 1 };
      carriedOut(turn, [['allies', move(at, 'AS1')]]);
    } else confirm(turn);
    restOfTurn(turn);
    left.push(submarine?.turnsLeft);
  }
  expect(left).toEqual([30, 24, 18, 12, 6, 0]);
});

test('[ST-20.7] a boat that stops after her two hours under way lies still', () => {
  const { state, submarine } = down(20);
  for (const [number, left] of [
    [1, 14],
    [2, 8],
    [3, 7],
    [4, 6],
  ] as const) {
    const turn = inPhase(state, 'movement', number);
    // To move where she is is to stay.
    if (number % 2 === 1) carriedOut(turn, [['allies', move(NORTH, 'AS1')]]);
    else confirm(turn);
    restOfTurn(turn);
    expect(submarine?.turnsLeft).toBe(left);
  }
});

test('[ST-EX5] [ST-20.5] three hours of lying still use three turns of submerged time', () => {
  const { state, submarine } = down(20);
  for (const number of [1, 2, 3]) {
    const turn = inPhase(state, 'movement', number);
    confirm(turn);
    restOfTurn(turn);
  }
  expect(submarine?.turnsLeft).toBe(17);
  expect(afterHour(20, 'still')).toBe(19);
});

test('[ST-20.9] a boat without submerged time comes up at the end of the turn, and only her side is told', () => {
  const { state, submarine } = down(6);
  const turn = inPhase(state, 'movement');
  carriedOut(turn, [['allies', move(NORTH, 'AS1')]]);
  restOfTurn(turn);
  expect(submarine).toMatchObject({ isSubmerged: false, turnsLeft: 0 });
  expect(toldOf(turn, 'submarineChanged')).toMatchObject([{ isForced: true, seenBy: ['allies'] }]);
});
