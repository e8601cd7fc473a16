import { expect, test } from 'vitest';
import {
  fightOf,
  give,
  hold,
  legalLines,
  ORIGIN,
  put,
  refusalOf,
  seal,
  ship,
  told,
  toStage,
} from './tacticalGame';
import { plotting, seenBy } from './tacticalPlots';

test('[ST-15.14] a turn: plots in secret, movement and sight, targets in secret, fire, the end', () => {
  const state = plotting();
  expect([fightOf(state).tactical.turn, fightOf(state).tactical.stage.kind]).toEqual([1, 'plot']);
  expect(legalLines(state, 'allies', 'fireGuns')).toEqual([]);
  const moved = seal(state).map(({ kind }) => kind);
  expect(moved).toContain('shipMoved');
  expect(fightOf(state).tactical.stage.kind).toBe('targets');
  expect(legalLines(state, 'allies', 'plotShip')).toEqual([]);
  for (const side of ['allies', 'axis'] as const) hold(state, side);
  seal(state);
  expect([fightOf(state).tactical.turn, fightOf(state).tactical.stage.kind]).toEqual([2, 'plot']);
});

test.each([
  ['FFF', { q: 0, r: -3 }, 1],
  ['PFFF', { q: -3, r: 0 }, 6],
  ['FSFF', { q: 2, r: -3 }, 2],
  ['FFFP', { q: 0, r: -3 }, 6],
  ['PFPFF', { q: -3, r: 2 }, 5],
  ['-', { q: 0, r: 0 }, 1],
] as const)(
  '[ST-15.15] the plot %s leads from the origin, bow north, to %j',
  (plot, hex, facing) => {
    const state = plotting();
    put(state, 'a-ca', ORIGIN);
    give(state, 'allies', [`plot a-ca ${plot}`]);
    seal(state);
    const speed = [...plot].filter((it) => it === 'F').length;
    expect(ship(state, 'a-ca')).toMatchObject({ hex, facing, speed });
  },
);

test('[ST-15.16] no more hexes than the Speed Rating, as damage has left it', () => {
  const state = plotting();
  put(state, 'a-dd', ORIGIN, { speed: 7 });
  expect(refusalOf(state, 'allies', 'plot a-dd FFFFFFF')).toBeUndefined();
  expect(refusalOf(state, 'allies', 'plot a-dd FFFFFFFF')?.rule).toBe('ST-15.16');
  Object.assign(state.forces.allies.ships['a-dd'] as object, { damageLevels: 2 });
  expect(refusalOf(state, 'allies', 'plot a-dd FFFFFFF')?.rule).toBe('ST-15.16');
  Object.assign(state.forces.allies.ships['a-dd'] as object, { isDeadInWater: true });
  expect(legalLines(state, 'allies', 'plotShip')).toContainEqual({
    ...{ kind: 'plotShip', ship: 'a-dd', path: '-' },
  });
  expect(refusalOf(state, 'allies', 'plot a-dd F')?.rule).toBe('ST-15.16');
});

test('[ST-15.17] one turn before each F and one after the last; none without F', () => {
  const state = plotting();
  put(state, 'a-dd', ORIGIN);
  for (const plot of ['PFPFPFS', 'SFFFP'])
    expect(refusalOf(state, 'allies', `plot a-dd ${plot}`)).toBeUndefined();
  for (const plot of ['PPFF', 'P', 'FFPP', 'PS', 'FX'])
    expect(refusalOf(state, 'allies', `plot a-dd ${plot}`)?.rule).toBe('ST-15.17');
});

test('[ST-15.18] three turns for a Medium ship, two for a Large one', () => {
  const state = plotting();
  for (const id of ['a-bb', 'a-ca', 'a-dd']) put(state, id, ORIGIN, { speed: 4 });
  const turns = (id: string, plot: string) =>
    refusalOf(state, 'allies', `plot ${id} ${plot}`)?.rule;
  expect([turns('a-bb', 'PFPFF'), turns('a-bb', 'PFPFFP')]).toEqual([undefined, 'ST-15.18']);
  expect([turns('a-ca', 'PFPFPF'), turns('a-ca', 'PFPFPFS')]).toEqual([undefined, 'ST-15.18']);
  expect(turns('a-dd', 'PFPFPFPFP')).toBeUndefined();
});

test('[ST-15.19] at most 3 hexes more than last turn, 2 if Large, and at most 3 fewer', () => {
  const state = plotting();
  put(state, 'a-bb', ORIGIN, { speed: 1 });
  put(state, 'a-ca', ORIGIN, { speed: 1 });
  put(state, 'a-dd', ORIGIN, { speed: 7 });
  const rule = (id: string, hexes: number) =>
    refusalOf(state, 'allies', `plot ${id} ${'F'.repeat(hexes) || '-'}`)?.rule;
  expect([rule('a-bb', 3), rule('a-bb', 4)]).toEqual([undefined, 'ST-15.19']);
  expect([rule('a-ca', 4), rule('a-ca', 5)]).toEqual([undefined, 'ST-15.19']);
  expect([rule('a-dd', 4), rule('a-dd', 3)]).toEqual([undefined, 'ST-15.19']);
});

test('[ST-15.2] the Basic game leaves out limits on speed change, smoke, arcs and flashes', () => {
  const state = plotting({ level: 'basic', isNight: true });
  put(state, 'a-dd', ORIGIN, { speed: 0 });
  expect(refusalOf(state, 'allies', 'plot a-dd FFFFFFF')).toBeUndefined();
  expect(refusalOf(state, 'allies', 'smoke a-dd yes')?.rule).toBe('ST-15.2');
  seal(state);
  put(state, 'a-ca', ORIGIN, { facing: 1 });
  put(state, 'x-ca', { q: 0, r: -3 }, { facing: 1 });
  for (const side of ['allies', 'axis'] as const) hold(state, side);
  give(state, 'allies', ['fire a-ca main x-ca', 'torpedo a-ca x-ca']);
  const events = seal(state, [1, 6, 1, 6]);
  expect(told(events, 'gunsFired')[0]?.firePower).toBe(4);
  put(state, 'a-ca', { q: 0, r: 5 });
  expect(seenBy(state, 'axis')).not.toContain('a-ca');
});

test('[ST-4.16] with her steering jammed a ship does not turn', () => {
  const state = plotting();
  put(state, 'a-dd', ORIGIN);
  Object.assign(state.forces.allies.ships['a-dd'] as object, { criticals: ['steering'] });
  expect(refusalOf(state, 'allies', 'plot a-dd PFFF')?.rule).toBe('ST-4.16');
  expect(refusalOf(state, 'allies', 'plot a-dd FFF')).toBeUndefined();
});

test('[ST-15.20] any number of ships may share a hex and pass through one another', () => {
  const state = plotting();
  put(state, 'a-ca', ORIGIN);
  put(state, 'a-dd', { q: 0, r: 1 });
  put(state, 'x-ca', { q: 0, r: -3 }, { facing: 4 });
  give(state, 'allies', ['plot a-ca FFF', 'plot a-dd FFFF']);
  give(state, 'axis', ['plot x-ca FFFF']);
  seal(state);
  expect(ship(state, 'a-ca').hex).toEqual(ship(state, 'a-dd').hex);
  expect(ship(state, 'x-ca').hex).toEqual({ q: 0, r: 1 });
});

test('[ST-15.21] a plot does not enter land; a ship stops before it sooner than she could', () => {
  const state = plotting({ landUnits: ['a-battery'] });
  put(state, 'x-ca', { q: 0, r: -10 }, { facing: 1, speed: 6 });
  expect(refusalOf(state, 'axis', 'plot x-ca FFF')?.rule).toBe('ST-15.21');
  expect(refusalOf(state, 'axis', 'plot x-ca F')).toBeUndefined();
  expect(refusalOf(state, 'axis', 'plot x-ca -')?.rule).toBe('ST-15.19');
  const plots = legalLines(state, 'axis', 'plotShip');
  expect(plots.length).toBeGreaterThan(1);
  seal(state);
  expect(ship(state, 'x-ca').hex).toEqual({ q: 0, r: -11 });
});

test('[ST-15.22] a ship that follows repeats the path of her leader from her place in line', () => {
  const state = plotting();
  put(state, 'a-ca', ORIGIN, { facing: 1, speed: 4 });
  put(state, 'a-dd', { q: 0, r: 1 }, { facing: 1, speed: 4 });
  give(state, 'allies', ['plot a-ca FPFFF', 'follow a-dd a-ca']);
  seal(state);
  expect(ship(state, 'a-ca')).toMatchObject({ hex: { q: -3, r: -1 }, facing: 6 });
  expect(ship(state, 'a-dd')).toMatchObject({ hex: { q: -2, r: -1 }, facing: 6, speed: 4 });
});

test('[ST-15.22] a slower follower comes as far as her speed allows; a line follows from ship to ship', () => {
  const state = plotting();
  put(state, 'a-dd', ORIGIN, { facing: 1, speed: 6 });
  put(state, 'a-ca', { q: 0, r: 1 }, { facing: 1, speed: 6 });
  put(state, 'a-bb', { q: 0, r: 2 }, { facing: 1, speed: 5 });
  give(state, 'allies', ['follow a-bb a-ca', 'follow a-ca a-dd', 'plot a-dd FFFFFF']);
  seal(state);
  expect([ship(state, 'a-ca').hex, ship(state, 'a-bb').hex]).toEqual([
    { q: 0, r: -5 },
    { q: 0, r: -3 },
  ]);
});

test('[ST-15.22] only a ship of her division, and not round in a circle', () => {
  const state = plotting({ boats: ['a-boat'] });
  expect(refusalOf(state, 'allies', 'follow a-dd a-boat')?.rule).toBe('ST-15.22');
  expect(refusalOf(state, 'allies', 'follow a-dd a-dd')?.rule).toBe('ST-15.22');
  give(state, 'allies', ['follow a-dd a-ca', 'follow a-ca a-bb']);
  expect(refusalOf(state, 'allies', 'follow a-bb a-dd')?.code).toBe('follow-circle');
  give(state, 'allies', ['plot a-ca FFF']);
  expect(refusalOf(state, 'allies', 'follow a-bb a-dd')).toBeUndefined();
});

test('[ST-15.23] smoke lies in every hex that a ship leaves or ends in, to the end of the next turn', () => {
  const state = plotting();
  put(state, 'a-dd', ORIGIN, { facing: 1, speed: 2 });
  put(state, 'a-bb', { q: 9, r: 0 }, { speed: 2 });
  give(state, 'allies', ['smoke a-dd yes', 'plot a-dd FF']);
  seal(state);
  const hexes = () => fightOf(state).tactical.smoke.map(({ hex, until }) => [hex.r, until]);
  expect(hexes()).toEqual([
    ...[
      [0, 2],
      [-1, 2],
      [-2, 2],
    ],
  ]);
  toStage(state, 'targets');
  for (const side of ['allies', 'axis'] as const) hold(state, side);
  seal(state);
  give(state, 'allies', ['smoke a-dd no', 'plot a-dd FF']);
  seal(state);
  expect(hexes()).toHaveLength(3);
  for (const side of ['allies', 'axis'] as const) hold(state, side);
  seal(state);
  expect(hexes()).toEqual([]);
});

test('[ST-15.23] only with Speed 4 or more', () => {
  const state = plotting();
  expect(refusalOf(state, 'allies', 'smoke a-bb yes')).toBeUndefined();
  Object.assign(state.forces.allies.ships['a-bb'] as object, { damageLevels: 6 });
  expect(refusalOf(state, 'allies', 'smoke a-bb yes')?.rule).toBe('ST-15.23');
  expect(refusalOf(state, 'allies', 'smoke a-dd no')?.code).toBe('smoke-already');
});

test('[ST-5.15] a ship without a plot holds course and speed', () => {
  const state = plotting();
  put(state, 'a-ca', ORIGIN, { facing: 3, speed: 2 });
  seal(state);
  expect(ship(state, 'a-ca')).toMatchObject({ hex: { q: 2, r: 0 }, facing: 3, speed: 2 });
});

test('[ST-5.14] a plot given again replaces the first until it is confirmed', () => {
  const state = plotting();
  put(state, 'a-ca', ORIGIN);
  give(state, 'allies', ['plot a-ca FFF', 'plot a-ca FF', 'confirm']);
  expect(refusalOf(state, 'allies', 'plot a-ca FFF')).toBeDefined();
  give(state, 'axis', ['confirm']);
  expect(ship(state, 'a-ca').speed).toBe(2);
});

test('[ST-25.1] every plot that is offered is lawful, at most 20 a ship, toward and away among them', () => {
  const state = plotting({ landUnits: ['a-battery'] });
  const plots = legalLines(state, 'allies', 'plotShip');
  for (const id of ['a-bb', 'a-ca', 'a-dd']) {
    const own = plots.flatMap((it) =>
      'path' in it && 'ship' in it && it.ship === id ? it.path : [],
    );
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(own.length).toBeLessThanOrEqual(20);
    for (const path of own)
      expect(refusalOf(state, 'allies', `plot ${id} ${path}`)).toBeUndefined();
  }
});

test('[ST-1.13] the sea has no edge', () => {
  const state = plotting();
  put(state, 'a-ca', { q: 200, r: -300 }, { facing: 2, speed: 6 });
  give(state, 'allies', ['plot a-ca FFFFFF']);
  seal(state);
  expect(ship(state, 'a-ca').hex).toEqual({ q: 206, r: -306 });
});
