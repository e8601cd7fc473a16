import { expect, test } from 'vitest';
import { view } from '../../../src/rules/strategic/view';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';
import {
  actionOf,
  fighting,
  fightOf,
  give,
  hold,
  legalLines,
  put,
  refusalOf,
  type Setting,
  seal,
  ship,
  told,
  toldTo,
  toStage,
} from './tacticalGame';

const allies = [
  scenarioShip('a-bb', BATTLESHIP),
  scenarioShip('a-ca'),
  scenarioShip('a-dd', DESTROYER),
];
const axis = [scenarioShip('x-ca')];

/** A fight at the plots of turn 1; every ship far from the others unless put elsewhere. */
const plotting = (setting: Setting = {}) =>
  toStage(fighting({ allies, axis, dice: [1], ...setting }), 'plot');

const ORIGIN = { q: 0, r: 0 };

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

/** A night at the targets of turn 1, with two ships so many hexes apart. */
function atNight(hexes: number, more: Setting = {}) {
  const state = toStage(
    fighting({ allies: [allies[1] as never], axis, isNight: true, dice: [1], ...more }),
    'targets',
  );
  put(state, 'a-ca', ORIGIN);
  put(state, 'x-ca', { q: hexes, r: 0 });
  return state;
}

const seenBy = (state: ReturnType<typeof atNight>, side: 'allies' | 'axis') => {
  const stage = view(state, side).action?.stage;
  return stage?.kind === 'tactical'
    ? stage.tactical.ships.filter((it) => it.side !== side).map(({ id }) => id)
    : [];
};

test('[ST-5.7, ST-15.3] a view has the enemy ships within the visibility distance and no others', () => {
  expect([seenBy(atNight(4), 'allies'), seenBy(atNight(5), 'allies')]).toEqual([['x-ca'], []]);
  expect(JSON.stringify(view(atNight(5), 'allies').action?.stage)).not.toContain('x-ca');
  expect(JSON.stringify(view(atNight(5), 'spectator').action?.stage)).not.toContain('x-ca');
});

test('[ST-15.4, ST-15.5] what the radar of one ship sees all may fire at', () => {
  const radar = [scenarioShip('a-ca'), scenarioShip('a-eye', { radar: 2 })];
  const state = atNight(8, { allies: radar });
  put(state, 'a-eye', { q: 2, r: 0 });
  expect(seenBy(state, 'allies')).toEqual(['x-ca']);
  expect(seenBy(state, 'axis')).toEqual([]);
  expect(refusalOf(state, 'allies', 'fire a-ca main x-ca')).toBeUndefined();
  expect(refusalOf(state, 'axis', 'fire x-ca main a-ca')?.rule).toBe('ST-15.3');
});

test('[ST-15.6] gun flashes at night are seen twice as far until the end of the next turn', () => {
  const radar = [scenarioShip('a-ca', { radar: 2 })];
  const state = atNight(8, { allies: radar });
  expect(seenBy(state, 'axis')).toEqual([]);
  seal(state, [1, 6]);
  expect(ship(state, 'a-ca').firedOn).toBe(1);
  const still = () => {
    put(state, 'a-ca', ORIGIN, { speed: 0 });
    put(state, 'x-ca', { q: 8, r: 0 }, { speed: 0 });
  };
  still();
  expect(seenBy(state, 'axis')).toEqual(['a-ca']);
  seal(state);
  expect(seenBy(state, 'axis')).toEqual(['a-ca']);
  for (const side of ['allies', 'axis'] as const) hold(state, side);
  seal(state);
  expect([fightOf(state).tactical.turn, seenBy(state, 'axis')]).toEqual([3, []]);
});

test('[ST-5.17] of a ship that comes in sight the enemy is told where she is, not whence she came', () => {
  const state = toStage(
    fighting({ allies: [scenarioShip('a-ca')], axis, isNight: true, dice: [1] }),
    'plot',
  );
  put(state, 'a-ca', ORIGIN, { facing: 3, speed: 3 });
  put(state, 'x-ca', { q: 6, r: 0 }, { facing: 3, speed: 0 });
  give(state, 'allies', ['plot a-ca FFF']);
  const events = seal(state);
  const toldEnemy = told(toldTo(events, 'axis'), 'shipMoved').filter(
    ({ side }) => side === 'allies',
  );
  expect(toldEnemy).toMatchObject([{ from: { q: 3, r: 0 }, path: [] }]);
  expect(told(toldTo(events, 'axis'), 'sightChanged')).toMatchObject([{ sighted: ['a-ca'] }]);
  const toldOwner = told(toldTo(events, 'allies'), 'shipMoved').find(
    ({ ship: id }) => id === 'a-ca',
  );
  expect(toldOwner?.path).toHaveLength(3);
});

test('[ST-5.25] a division of which a ship is seen is spotted by it, one that nobody saw is not', () => {
  const setting = { allies: [scenarioShip('a-ca')], axis, isNight: true, dice: [1] };
  const state = toStage(fighting({ ...setting, boats: ['a-boat'] }), 'plot');
  put(state, 'a-ca', ORIGIN, { speed: 0 });
  put(state, 'x-ca', { q: 9, r: 0 }, { speed: 0 });
  for (const it of Object.values(state.forces.allies.divisions)) it.isSpotted = false;
  seal(state);
  const isSpotted = (id: string) => state.forces.allies.divisions[id]?.isSpotted;
  expect([isSpotted('A1'), isSpotted('AS1')]).toEqual([false, false]);
  seal(state);
  put(state, 'x-ca', { q: 3, r: 0 }, { speed: 0 });
  seal(state);
  expect([isSpotted('A1'), isSpotted('AS1')]).toEqual([true, false]);
});

test('[ST-5.12, ST-5.17, ST-5.22] the plans of the other side are in no view', () => {
  const state = plotting();
  give(state, 'allies', ['plot a-ca FF', 'follow a-dd a-ca', 'smoke a-bb yes']);
  const before = view(plotting(), 'axis').action?.stage;
  expect(view(state, 'axis').action?.stage).toEqual(before);
  expect(view(state, 'spectator').action?.stage).toMatchObject({
    tactical: { plans: { allies: { plots: [] }, axis: { plots: [] } } },
  });
});

test('[ST-1.13] the sea has no edge', () => {
  const state = plotting();
  put(state, 'a-ca', { q: 200, r: -300 }, { facing: 2, speed: 6 });
  give(state, 'allies', ['plot a-ca FFFFFF']);
  seal(state);
  expect(ship(state, 'a-ca').hex).toEqual({ q: 206, r: -306 });
});

test('[ST-15.24, ST-5.20] who is out of sight of every enemy ship at the end of a turn may break off', () => {
  const state = atNight(5);
  give(state, 'allies', ['break-off a-ca yes']);
  const events = seal(state);
  expect(told(events, 'shipBrokeOff')).toMatchObject([{ ship: 'a-ca', seenBy: ['allies'] }]);
  expect(actionOf(state)).toMatchObject({ brokeOff: ['a-ca'], stage: { kind: 'ended' } });
  expect(state.forces.allies.ships['a-ca']?.fate).toBe('afloat');
});

test('[ST-15.24, ST-5.20] for who is in sight the order comes to nothing', () => {
  const state = atNight(4);
  for (const side of ['allies', 'axis'] as const) hold(state, side);
  give(state, 'allies', ['break-off a-ca yes']);
  expect(told(seal(state), 'shipBrokeOff')).toEqual([]);
  expect(fightOf(state).tactical.turn).toBe(2);
});
