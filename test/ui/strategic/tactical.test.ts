import { expect, test } from 'vitest';
import { distance, hexKey, ring } from '../../../src/hex';
import { must, type Side } from '../../../src/rules/core';
import type { StrategicState } from '../../../src/rules/strategic';
import {
  hexesIn,
  plotLimits,
  refusePlot,
  turnsIn,
} from '../../../src/rules/strategic/tactical/plotting';
import { fightIn } from '../../../src/rules/strategic/tactical/query';
import { FLAT, HEX_WIDTH } from '../../../src/ui/hexmap/geometry/plane';
import { pickSea, seaMarks } from '../../../src/ui/systems/strategic/tactical/boardPicks';
import { defaultFire } from '../../../src/ui/systems/strategic/tactical/defaults';
import { lineBehind } from '../../../src/ui/systems/strategic/tactical/PlaceOrders';
import { rangesOf } from '../../../src/ui/systems/strategic/tactical/ranges';
import {
  endOf,
  extended,
  reachOf,
  shortened,
} from '../../../src/ui/systems/strategic/tactical/reach';
import { sayHex } from '../../../src/ui/systems/strategic/tactical/say';
import { aftermathOf, seaFaces } from '../../../src/ui/systems/strategic/tactical/scene';
import type { TacticalDesk } from '../../../src/ui/systems/strategic/tactical/tacticalDesk';
import { weaponsOf } from '../../../src/ui/systems/strategic/tactical/weapons';
import {
  drawnSea,
  hexesOfWindow,
  isInWindow,
  rimPoint,
  windowOver,
} from '../../../src/ui/tacticalSea/shapes';
import { BATTLESHIP, DESTROYER, scenarioShip } from '../../rules/strategic/smallGame';
import {
  fighting,
  fightOf,
  give,
  hold,
  put,
  seal,
  ship,
  toStage,
} from '../../rules/strategic/tacticalGame';
import { deskOf } from './deskOf';

const ORIGIN = { q: 0, r: 0 };

/** Two Allied ships and one of the Axis, six hexes apart, at a stage of turn 1. */
function fightAt(kind: 'plot' | 'targets', level: 'basic' | 'advanced' = 'advanced') {
  const state = fighting({
    allies: [scenarioShip('a-bb', BATTLESHIP), scenarioShip('a-dd', DESTROYER)],
    axis: [scenarioShip('x-bb', BATTLESHIP)],
    ...{ level, dice: [1] },
  });
  toStage(state, kind);
  put(state, 'a-bb', ORIGIN);
  put(state, 'a-dd', { q: 0, r: 1 });
  put(state, 'x-bb', { q: 6, r: -3 });
  return state;
}

/** The tactical desk of a side that has picked a ship, and the plots that are drawn. */
function tacticalOf(state: StrategicState, id: string, more: Partial<TacticalDesk> = {}) {
  const side: Side = id.startsWith('a') ? 'allies' : 'axis';
  const { desk, given } = deskOf({ state, side, selected: id });
  const fight = must(fightIn(desk.view), 'fight');
  const faces = seaFaces(desk.view, fight.tactical);
  const own = must(faces.find((it) => it.ship.id === id)?.ship, id);
  const plots: string[] = [];
  const isPlotting = fight.tactical.stage.kind === 'plot';
  const tactical: TacticalDesk = {
    ...{ fight, faces, picked: own, own, firer: id, drawn: '', weapon: 'main', layer: null },
    aftermath: aftermathOf([], fight.tactical),
    reached: isPlotting ? reachOf(fight, own, more.drawn ?? '') : [],
    afresh: [],
    defaults: defaultFire(fight, side),
    draw: (plot) => plots.push(plot),
    aim: () => {},
    lay: () => {},
    ...more,
  };
  return { desk, given, tactical, plots };
}

/** Every plot of a ship, by trying each step after each. */
function allPlots(most: number, turns: number): string[] {
  const grown = (plot: string): string[] => {
    const next = ['F', 'P', 'S']
      .map((step) => plot + step)
      .filter((it) => hexesIn(it) <= most && turnsIn(it) <= turns && !/[PS]{2}/.test(it));
    return [plot, ...next.flatMap(grown)];
  };
  return grown('');
}

test('[ST-15.15, ST-15.18, ST-15.19] the lit hexes are those where some lawful plot ends, each by a lawful plot', () => {
  const state = fightAt('plot');
  const fight = fightOf(state);
  const own = ship(state, 'a-bb');
  const { most, turns } = plotLimits(fight, own);
  const lawful = allPlots(most, turns).filter((plot) => !refusePlot(fight, own, plot));
  const ends = new Set(lawful.map((plot) => hexKey(endOf(own, plot).hex)));
  const lit = reachOf(fight, own, '').filter(({ mayEnd }) => mayEnd);
  expect(new Set(lit.map(({ hex }) => hexKey(hex)))).toEqual(ends);
  expect(lit.length).toBeGreaterThan(20);
  expect(lit.filter(({ plot }) => refusePlot(fight, own, plot))).toEqual([]);
});

test('[ST-15.19] speed 6 cannot drop below 3: nearer hexes are on the way, and no end', () => {
  const state = fightAt('plot');
  put(state, 'a-dd', ORIGIN, { speed: 6 });
  const own = ship(state, 'a-dd');
  const reached = reachOf(fightOf(state), own, '');
  const ahead = (hexes: number) => reached.find(({ plot }) => plot === 'F'.repeat(hexes))?.mayEnd;
  expect([ahead(1), ahead(2), ahead(3)]).toEqual([false, false, true]);
});

test('[ST-15.17] what is drawn goes on from its end, and no two turns follow each other', () => {
  const state = fightAt('plot');
  const [fight, own] = [fightOf(state), ship(state, 'a-bb')];
  expect(reachOf(fight, own, 'FS').every(({ plot }) => plot.startsWith('FSF'))).toBe(true);
  expect(extended(fight, own, 'FS', 'P')).toBeUndefined();
  expect(extended(fight, own, 'FS', 'F')).toBe('FSF');
  expect(extended(fight, own, 'PFPF', 'P')).toBeUndefined();
  expect([shortened('FS'), shortened('-'), shortened('')]).toEqual(['F', '', '']);
});

test('a pick of a lit hex draws the plot that leads there, one of the ship begins anew', () => {
  const { desk, tactical, plots } = tacticalOf(fightAt('plot'), 'a-bb');
  pickSea(tactical, desk, { q: 0, r: -3 });
  expect(plots).toEqual(['FFF']);
  const drawn = tacticalOf(fightAt('plot'), 'a-bb', { drawn: 'FFF' });
  pickSea(drawn.tactical, drawn.desk, ORIGIN);
  expect(drawn.plots).toEqual(['']);
});

test('[ST-15.9] while ships are placed a pick within three hexes of the start hex places her, and the others form line astern', () => {
  const state = fighting({
    allies: [scenarioShip('a-bb', BATTLESHIP), scenarioShip('a-dd', DESTROYER)],
    axis: [scenarioShip('x-bb', BATTLESHIP)],
    dice: [1],
  });
  const { desk, given, tactical } = tacticalOf(state, 'a-bb');
  const { start } = tactical.fight.tactical;
  const marks = seaMarks(tactical, desk);
  expect(marks).toHaveLength(37);
  expect(marks.every(({ hex }) => distance(hex, start.allies) <= 3)).toBe(true);
  pickSea(tactical, desk, start.allies);
  expect(given).toEqual([expect.objectContaining({ kind: 'placeShip', hex: start.allies })]);
  const van = { ...must(tactical.own, 'own'), hex: start.allies, facing: 1 as const };
  const { q, r } = start.allies;
  expect(lineBehind(tactical, desk, van)).toEqual([
    expect.objectContaining({ ship: 'a-dd', hex: { q, r: r + 1 }, facing: 1 }),
  ]);
});

test('a pick of an enemy is an attack with the weapon that is aimed', () => {
  const state = fightAt('targets');
  const { desk, given, tactical } = tacticalOf(state, 'a-bb');
  expect(seaMarks(tactical, desk)).toEqual([{ hex: { q: 6, r: -3 }, kind: 'target' }]);
  pickSea(tactical, desk, { q: 6, r: -3 }, 'x-bb');
  expect(given).toEqual([{ kind: 'fireGuns', ship: 'a-bb', battery: 'main', target: 'x-bb' }]);
  expect(weaponsOf(desk.legal, 'a-bb')).toContain('main');
});

test('[ST-5.15] what fires without an order is known before, and an order or holding fire takes it away', () => {
  const state = fightAt('targets');
  const { tactical } = tacticalOf(state, 'a-bb');
  const main = { ship: 'a-bb', battery: 'main', target: 'x-bb' };
  expect(tactical.defaults.gunfire).toContainEqual(main);
  expect(fightOf(state).tactical.plans.allies.gunfire).toEqual([]);
  hold(state, 'allies');
  expect(tacticalOf(state, 'a-bb').tactical.defaults).toEqual({ gunfire: [], bombardment: [] });
});

test('[ST-16.8, ST-15.2] in an Advanced game the guns bear in part ahead and astern, in a Basic one all round', () => {
  const advanced = fightAt('targets');
  const own = ship(advanced, 'a-bb');
  const ranges = rangesOf(fightOf(advanced), own, own, 'main');
  expect(ranges?.sectors.map(({ from, to, bears }) => [from, to, bears])).toEqual([
    [-30, 30, 'part'],
    [30, 150, 'full'],
    [150, 210, 'part'],
    [210, 330, 'full'],
  ]);
  expect(ranges?.rings.map(({ name }) => name)).toEqual([
    ...['pointBlank', 'short', 'medium', 'long', 'extreme'],
  ]);
  const basic = fightAt('targets', 'basic');
  const there = ship(basic, 'a-bb');
  expect(rangesOf(fightOf(basic), there, there, 'main')?.sectors).toHaveLength(1);
});

test('tracks and shots come from what was told, since the last moves', () => {
  const state = fightAt('plot');
  const began = [{ kind: 'tacticalBegan' }, { kind: 'tacticalTurnBegan' }] as never[];
  give(state, 'allies', ['plot a-bb FFF', 'plot a-dd FFF']);
  give(state, 'axis', ['plot x-bb FFF']);
  const moved = seal(state);
  hold(state, 'axis');
  hold(state, 'allies');
  give(state, 'allies', ['fire a-bb main x-bb']);
  const fired = seal(state, [1, 6]);
  const past = aftermathOf([...began, ...moved, ...fired], fightOf(state).tactical);
  expect(past.tracks.map(({ ship: id, hexes }) => [id, hexes.length])).toEqual([
    ...[
      ['a-bb', 4],
      ['a-dd', 4],
      ['x-bb', 4],
    ],
  ]);
  expect(past.shots.map(({ from, to }) => [from, to])).toEqual([
    [
      { q: 0, r: -3 },
      { q: 6, r: -6 },
    ],
  ]);
});

test('of enemy ships no record is shown, and ships in one hex lie side by side', () => {
  const state = fightAt('plot');
  put(state, 'a-dd', ORIGIN);
  const { tactical } = tacticalOf(state, 'a-bb');
  const of = (id: string) => tactical.faces.find((it) => it.ship.id === id);
  expect([of('a-bb')?.record === null, of('x-bb')?.record]).toEqual([false, null]);
  expect([of('a-bb')?.of, of('a-dd')?.place, of('x-bb')?.of]).toEqual([2, 1, 1]);
});

test('a hex is told in words: what is there, how far off, and what a pick does', () => {
  const { desk, tactical } = tacticalOf(fightAt('targets'), 'a-bb');
  expect(sayHex(tactical, desk, { q: 6, r: -3 })).toMatch(/6 hexes from .*; may be fired at$/);
  expect(sayHex(tactical, desk, { q: -2, r: 0 })).toMatch(/^sea, 2 west, 1 north/);
});

test('[ST-1.13] the window is 48 by 36 hexes and has the ships in it', () => {
  const ships = [
    { q: 30, r: -40 },
    { q: 41, r: -30 },
  ];
  const over = windowOver(ships);
  expect(hexesOfWindow(over)).toHaveLength(48 * 36);
  expect(ships.every((hex) => isInWindow(over, hex))).toBe(true);
  expect(hexesOfWindow(over).every((hex) => isInWindow(over, hex))).toBe(true);
  // Drawn on both sides of it as well, a wide screen is filled with sea.
  const drawn = drawnSea(over);
  expect(hexesOfWindow(drawn)).toHaveLength((48 + 2 * 16) * 36);
  expect(hexesOfWindow(over).every((hex) => isInWindow(drawn, hex))).toBe(true);
});

test('the border of a range has the hexes within it inside, and those beyond it outside', () => {
  const away = (hex: { q: number; r: number }) => {
    const { x, y } = FLAT.center(hex);
    const bearing = (Math.atan2(x, -y) * 180) / Math.PI;
    const rim = rimPoint(ORIGIN, bearing, 5);
    return Math.hypot(x, y) - Math.hypot(rim.x, rim.y);
  };
  expect(ring(ORIGIN, 5).every((hex) => away(hex) < -0.3 * HEX_WIDTH)).toBe(true);
  expect(ring(ORIGIN, 6).every((hex) => away(hex) > 0.3 * HEX_WIDTH)).toBe(true);
});
