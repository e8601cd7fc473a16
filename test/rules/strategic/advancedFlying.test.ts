import { expect, test } from 'vitest';
import { carriedOut, confirm, flight, give, inPhase, move, refused, report } from './advancedGame';
import { fly, HERE, hex, NORTH, scene, ships } from './advancedScene';
import { FIGHTERS, SMALL_MAP, scenarioSquadron } from './smallGame';

test('[ST-9.6] [ST-9.7] [ST-9.8] squadrons fly up to the hexes of their type', () => {
  for (const [type, hexes] of [
    ['F', 12],
    ['RE', 12],
    ['DB', 9],
    ['TB', 9],
    ['LB', 9],
    ['SC', 9],
    ['PA', 9],
    ['MB', 10],
    ['HB', 10],
  ] as const) {
    const state = scene({
      map: { ...SMALL_MAP, columns: 30, rows: 30 },
      divisions: [ships('A1', hex(2, 2)), ships('X1', hex(20, 0))],
      squadrons: [scenarioSquadron('a-s', 'a1-ship', { type })],
    });
    fly(state, 'a-s', [hex(2, 2)], { launchTurn: 0 });
    const turn = inPhase(state, 'movement');
    const south = (count: number) =>
      flight(
        ['a-s'],
        Array.from({ length: count }, (_, i) => hex(2, 3 + i)),
      );
    expect(refused(turn, 'allies', south(hexes))).toBeUndefined();
    expect(refused(turn, 'allies', south(hexes + 1))).toBe('too-far');
    carriedOut(turn, [['allies', south(hexes)]]);
    expect(state.forces.allies.advanced?.flights['a-s']?.hex).toEqual(hex(2, 2 + hexes));
  }
});

/** Two Allied squadrons in the air in one hex, their carrier somewhere else. */
const inTheAir = (more = {}) => {
  const state = scene({
    divisions: [
      ships('A1', hex(1, 6), { type: 'CV', airGroup: 4, speed: 6 }),
      ships('X1', hex(7, 2), { speed: 6 }),
    ],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('a-db', 'a1-ship', { type: 'DB', bombs: { rating: 6, method: 'dive' } }),
    ],
    ...more,
  });
  fly(state, 'a-f', [HERE], { launchTurn: 0, ordnance: 'guns' });
  fly(state, 'a-db', [HERE], { launchTurn: 0, ordnance: 'bombs' });
  return state;
};

test('[ST-9.9] squadrons of one hex fly as a group at the rate of the slowest, and are a group afterwards', () => {
  const state = inTheAir();
  const turn = inPhase(state, 'movement');
  const back = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? NORTH : HERE));
  expect(refused(turn, 'allies', flight(['a-f'], back))).toBeUndefined();
  expect(refused(turn, 'allies', flight(['a-f', 'a-db'], back))).toBe('too-far');
  carriedOut(turn, [['allies', flight(['a-f', 'a-db'], [NORTH])]]);
  const flights = state.forces.allies.advanced?.flights;
  expect([flights?.['a-f']?.hex, flights?.['a-db']?.hex]).toEqual([NORTH, NORTH]);
  expect([flights?.['a-f']?.group, flights?.['a-db']?.group]).toEqual(['a-db', 'a-db']);
  expect(flights?.['a-f']?.path).toEqual([HERE, NORTH]);
});

test('[ST-9.9] squadrons in different hexes are no group, nor is a squadron twice', () => {
  const state = inTheAir();
  fly(state, 'a-f', [NORTH], { launchTurn: 0 });
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', flight(['a-f', 'a-db'], []))).toBe('not-together');
  expect(refused(turn, 'allies', flight(['a-f', 'a-f'], []))).toBe('no-group');
  expect(refused(turn, 'allies', flight(['a-f'], [HERE, hex(9, 9)]))).toBe('broken-path');
  expect(refused(turn, 'allies', flight(['x-f'], []))).toBe('no-squadron');
});

test('[ST-9.10] squadrons cross land, divisions may not enter it', () => {
  const land = hex(2, 5);
  const state = scene({
    divisions: [ships('A1', hex(2, 4)), ships('X1', hex(11, 0))],
    squadrons: [scenarioSquadron('a-f', 'a1-ship', FIGHTERS)],
  });
  fly(state, 'a-f', [hex(2, 4)], { launchTurn: 0 });
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', flight(['a-f'], [land]))).toBeUndefined();
  expect(refused(turn, 'allies', move(land))).toBe('no-water');
});

test('[ST-9.11] a group reaches the division that it has as its goal when that is within two hexes and its movement suffices', () => {
  for (const [from, path, reached] of [
    [HERE, [hex(6, 2)], true],
    [HERE, [], false],
    [
      HERE,
      Array.from({ length: 8 }, (_, i) => (i % 2 ? HERE : hex(6, 2))).concat(hex(6, 2)),
      false,
    ],
  ] as const) {
    const state = inTheAir();
    fly(state, 'a-db', [from], { launchTurn: 0, ordnance: 'bombs' });
    const turn = inPhase(state, 'movement');
    const contact = report(state, 'X1', hex(7, 2));
    give(turn, 'axis', move(hex(8, 2), 'X1'));
    give(turn, 'allies', flight(['a-db'], [...path], contact));
    confirm(turn);
    const end = state.forces.allies.advanced?.flights['a-db']?.hex;
    expect(end).toEqual(reached ? hex(8, 2) : (path.at(-1) ?? from));
  }
});

test('[ST-9.11] [ST-5.15] an own division may be the goal, and who has no order flies towards his carrier', () => {
  const state = inTheAir();
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', flight(['a-db'], [NORTH], 'X1'))).toBe('no-goal');
  give(turn, 'allies', move(hex(1, 7)));
  give(turn, 'allies', flight(['a-db'], [hex(4, 3), hex(3, 4), hex(2, 5), hex(1, 6)], 'A1'));
  confirm(turn);
  const flights = state.forces.allies.advanced?.flights;
  expect(flights?.['a-db']?.hex).toEqual(hex(1, 7));
  expect(flights?.['a-f']?.hex).toEqual(hex(1, 7));
});
