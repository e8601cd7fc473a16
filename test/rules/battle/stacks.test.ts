import { describe, expect, test } from 'vitest';
import {
  countOf,
  isAfloat,
  SHIP_TYPES,
  SPEED_CLASSES,
  type SpeedClass,
  sheetOf,
  speedOf,
} from '../../../src/rules/battle';
import { slowed } from '../../../src/rules/battle/common/ships';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { newSetUp, squadron, stackIn } from './forces';

/** The Allies' ships in one stack in the middle, an enemy far off. */
const one = (ships: TestShip[], axis: TestShip[] = [{ id: 'x' }], far = -8) =>
  newBattle({ allies: [{ at: [0, 0], ships }], axis: [{ at: [0, far], ships: axis }] });

describe('ships', () => {
  test('[BT-2.1] a ship has its type, speed and rows of boxes as its sheet prints them', () => {
    const state = one([
      {
        id: 'a',
        type: 'BB',
        speed: '2',
        primary: 'HHL',
        secondary: 'LL',
        tertiary: 'N',
        aa: 'NN',
        hull: 'HHHLN',
        torpedoes: { factors: 2, kind: 'other' },
      },
    ]);
    expect(sheetOf(state, 'a')).toMatchObject({
      type: 'BB',
      speed: '2',
      torpedoes: { factors: 2, kind: 'other' },
    });
    expect(sheetOf(state, 'a').rows).toEqual({
      primary: ['heavy', 'heavy', 'light'],
      secondary: ['light', 'light'],
      tertiary: ['none'],
      aa: ['none', 'none'],
      hull: ['heavy', 'heavy', 'heavy', 'light', 'none'],
    });
    expect(shipIn(state, 'a')).toMatchObject({ speed: '2', fate: 'afloat', aground: false });
  });

  test('[BT-2.1] AA boxes have no armor: a tertiary gun destroys one', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a', secondary: '', tertiary: 'N' }] }],
      axis: [{ at: [0, -1], ships: [{ id: 'x', tertiary: '', aa: 'NN', hull: 'HHHH' }] }],
    });
    const fire = ['fire a tertiary x'];
    const events = resolve(atImpulse(state, 4), { allies: fire }, [6, 2, 3]);
    expect(eventsOf(events, 'hitScored')).toMatchObject([{ row: 'aa', boxes: 1 }]);
  });

  const LOSSES: [SpeedClass, SpeedClass][] = [
    ['2+', '1'],
    ['2', '1'],
    ['1', '0'],
    ['1 slow', '0'],
  ];
  test.each(LOSSES)('[BT-2.2] a ship of speed %s that loses a point has speed %s', (from, to) => {
    expect(slowed(from)).toBe(to);
  });

  test('[BT-2.2] speed classes are 2+, 2, 1, 1 slow and 0, fastest first', () => {
    const state = one(SPEED_CLASSES.map((speed, i) => ({ id: `s${i}`, speed })));
    for (let i = 1; i < SPEED_CLASSES.length; i++)
      expect(speedOf(state, ['s0', `s${i}`])).toBe(['2+', '2', '1', '1 slow', '0'][i]);
  });

  test('[BT-2.3] capital ships and large transports count two, every other ship one', () => {
    const state = one(SHIP_TYPES.map((type) => ({ id: type, type })));
    const double = SHIP_TYPES.filter((type) => countOf(state, [type]) === 2);
    expect(double).toEqual(['BB', 'BC', 'CV', 'CVL', 'large-transport']);
    expect(countOf(state, [...SHIP_TYPES])).toBe(SHIP_TYPES.length + 5);
  });
});

describe('sizes of stacks', () => {
  test('[BT-2.4] a task force forms stacks that count four to twelve', () => {
    const force = { id: 'f', side: 'axis' as const, entry: ['N' as const] };
    const enemy = { id: 'e', side: 'allies' as const, entry: ['S' as const], ships: [{ id: 'a' }] };
    for (let count = 4; count <= 40; count++) {
      const state = newSetUp([{ ...force, ships: squadron('x', count) }, enemy]);
      const counts = state.stacks
        .filter(({ side }) => side === 'axis')
        .map(({ ships }) => countOf(state, ships));
      expect(counts.every((n) => n >= 4 && n <= 12)).toBe(true);
      expect(counts.reduce((a, b) => a + b)).toBe(count);
      expect(counts).toHaveLength(Math.ceil(count / 12));
    }
  });

  test.each([1, 2, 3])('[BT-2.4] a task force that counts %i forms one stack', (count) => {
    const state = newSetUp([
      { id: 'f', side: 'axis', entry: ['N'], ships: squadron('x', count) },
      { id: 'e', side: 'allies', entry: ['S'], ships: [{ id: 'a' }] },
    ]);
    expect(state.stacks.map(({ ships }) => ships.length).sort()).toEqual([1, count].sort());
  });

  test('[BT-2.5] a hex holds 24, both sides together', () => {
    const state = newBattle({
      allies: [
        { at: [0, 0], ships: squadron('a', 12) },
        { at: [1, 0], ships: squadron('b', 5) },
      ],
      axis: [{ at: [0, 0], ships: squadron('x', 8) }],
    });
    atImpulse(state, 6);
    expect(refusalOf(state, 'allies', 'move A2 0,0')).toMatchObject({
      code: 'hex-full',
      rule: 'BT-5.4',
    });
    give(state, 'allies', 'scuttle b5');
    expect(refusalOf(state, 'allies', 'move A2 0,0')).toBeUndefined();
  });

  test('[BT-2.9] a stack that losses leave with a count under four stays a stack', () => {
    const state = atImpulse(one(squadron('a', 4)), 6);
    give(state, 'allies', 'scuttle a1');
    expect(stackIn(state, 'A1').ships).toEqual(['a2', 'a3', 'a4']);
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toBeUndefined();
  });

  test('[BT-2.9] a stack that separation leaves with a count under four stays a stack', () => {
    const state = atImpulse(one(squadron('a', 4)), 6);
    setShip(state, 'a1', { speed: '0' });
    give(state, 'allies', 'separate A1 a1');
    expect(stackIn(state, 'A1').ships).toEqual(['a2', 'a3', 'a4']);
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toBeUndefined();
  });

  test('[BT-2.10] stacks of different task forces of a side combine in the battle', () => {
    const state = newBattle({
      allies: [
        { at: [0, 0], ships: [{ id: 'a' }] },
        { at: [0, 0], ships: [{ id: 'b' }] },
      ],
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
    });
    stackIn(state, 'A2').taskForce = 'another';
    give(atImpulse(state, 6), 'allies', 'combine A1 A2');
    expect(stackIn(state, 'A1').ships).toEqual(['a', 'b']);
    expect(isAfloat(shipIn(state, 'b'))).toBe(true);
  });

  test('[BT-2.4, BT-2.10] stacks of different task forces are not put together at set-up', () => {
    const state = newSetUp([
      { id: 'f', side: 'axis', entry: ['N'], ships: squadron('x', 2) },
      { id: 'g', side: 'axis', entry: ['N'], ships: squadron('y', 2) },
      { id: 'e', side: 'allies', entry: ['S'], ships: [{ id: 'a' }] },
    ]);
    expect(refusalOf(state, 'axis', 'combine X1 X2')).toMatchObject({
      code: 'task-forces-mixed',
      rule: 'BT-2.4',
    });
  });
});

describe('worked figures', () => {
  test('[BT-EX16] Bismarck and Prinz Eugen count 3, Hood and Prince of Wales 4: one stack each, no division', () => {
    const state = newSetUp([
      {
        id: 'g',
        side: 'axis',
        entry: ['N'],
        ships: [
          { id: 'bismarck', type: 'BB' },
          { id: 'prinz-eugen', type: 'CA' },
        ],
      },
      {
        id: 'b',
        side: 'allies',
        entry: ['S'],
        ships: [
          { id: 'hood', type: 'BC' },
          { id: 'prince-of-wales', type: 'BB' },
        ],
      },
    ]);
    expect(state.stacks.map(({ ships }) => countOf(state, ships))).toEqual([3, 4]);
    expect(legalLines(state, 'axis', 'divide')).toEqual([]);
    expect(refusalOf(state, 'axis', 'divide X1 bismarck/prinz-eugen')).toMatchObject({
      code: 'stack-size',
    });
  });

  test('[BT-EX18] 40 large transports, a battleship and an AMC count 83: seven stacks, in four dark hexes', () => {
    const convoy = squadron('t', 40, { type: 'large-transport', speed: '1 slow' });
    const escort: TestShip[] = [
      { id: 'bb', type: 'BB' },
      { id: 'amc', type: 'AMC' },
    ];
    const state = newSetUp([
      { id: 'f', side: 'axis', entry: ['N'], ships: [...convoy, ...escort] },
      { id: 'e', side: 'allies', entry: ['S'], ships: [{ id: 'a' }] },
    ]);
    const stacks = state.stacks.filter(({ side }) => side === 'axis');
    const counts = stacks.map(({ ships }) => countOf(state, ships));
    expect(counts.reduce((a, b) => a + b)).toBe(83);
    expect(counts).toHaveLength(7);
    expect(83).toBeLessThanOrEqual(4 * 24);
    for (const [i, { id }] of stacks.entries()) {
      if (i === 1) give(state, 'allies', legalLines(state, 'allies', 'place')[0] as string);
      const [line] = legalLines(state, 'axis', `place ${id} `);
      give(state, 'axis', line as string);
    }
    expect(new Set(stacks.map(({ hex }) => hex.q))).toEqual(new Set([3, 4, 5, 6]));
  });
});
