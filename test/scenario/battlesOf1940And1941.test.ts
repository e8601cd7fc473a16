import { expect, test } from 'vitest';
import { hexKey, isWithin, neighbors, ORIGIN } from '../../src/hex';
import { battle } from '../../src/rules/battle';
import { winnerByRules } from '../../src/rules/battle/common/victory';
import { orderDice } from '../../src/rules/core';
import { shippedScenario } from './shipped';

const begun = (id: string) => {
  const { scenario, options } = shippedScenario(id);
  return battle.newState(scenario, options, orderDice('seed', 0)).state;
};

test('[BT-16.10] HX 106: forty large transports of two hull boxes, a battleship and an armed merchant cruiser', () => {
  const { taskForces } = shippedScenario('hx-106').scenario;
  const ships = taskForces.filter(({ side }) => side === 'allies').flatMap((it) => it.ships);
  const merchants = ships.filter(({ sheet }) => sheet.type === 'large-transport');
  expect(merchants.map(({ sheet }) => sheet.rows.hull.length)).toEqual(Array(40).fill(2));
  expect(ships.filter((it) => !merchants.includes(it)).map(({ sheet }) => sheet.type)).toEqual([
    'BB',
    'AMC',
  ]);
});

test('[BT-14.1] HX 106: won by the battleship and ten merchants, lost by the primary guns of either battlecruiser', () => {
  const state = begun('hx-106');
  const merchants = Object.keys(state.ships).filter((id) => state.ships[id]?.counter !== id);
  expect(winnerByRules(state)).toBe('draw');
  for (const id of ['ramillies', ...merchants.slice(0, 9)]) sink(id);
  expect(winnerByRules(state)).toBe('draw');
  sink(merchants[9] as string);
  expect(winnerByRules(state)).toBe('axis');
  silence('gneisenau');
  expect(winnerByRules(state)).toBe('allies');

  function sink(id: string) {
    Object.assign(state.ships[id] ?? {}, { fate: 'sunk' });
  }
  function silence(id: string) {
    Object.assign(state.ships[id]?.lost ?? {}, { primary: 5 });
  }
});

test('[BT-19.3] Matapan: Pola lies dead, the ships that come back to her are surprised', () => {
  const { taskForces } = shippedScenario('matapan').scenario;
  expect(begun('matapan').ships.pola?.speed).toBe('0');
  expect(taskForces.filter(({ surprisedUntil }) => surprisedUntil).map(({ id }) => id)).toEqual([
    'first-division',
    'ninth-squadriglia',
  ]);
});

test('First Narvik: the fjords are one water, open to the sea in the southwest alone', () => {
  const { radius, land } = shippedScenario('first-narvik').scenario;
  const closed = new Set(land.map(hexKey));
  const isWater = (hex: typeof ORIGIN) => isWithin(hex, ORIGIN, radius) && !closed.has(hexKey(hex));
  const seen = new Map([[hexKey(ORIGIN), ORIGIN]]);
  for (const hex of seen.values())
    for (const next of neighbors(hex)) if (isWater(next)) seen.set(hexKey(next), next);
  expect(seen.size + land.length).toBe(1 + 3 * radius * (radius + 1));
  const atEdge = [...seen.values()].filter((hex) => !isWithin(hex, ORIGIN, radius - 1));
  expect(atEdge.length).toBeGreaterThan(0);
  expect(atEdge.every(({ q }) => q === -radius)).toBe(true);
});

test('Calabria: sixteen Italian destroyers, and the three British battleships apart', () => {
  const { taskForces } = shippedScenario('calabria').scenario;
  const destroyers = taskForces
    .filter(({ side }) => side === 'axis')
    .flatMap(({ ships }) => ships)
    .filter(({ sheet }) => sheet.type === 'DD');
  expect(destroyers.length).toBe(16);
  const { stacks } = begun('calabria');
  const hexes = ['warspite', 'malaya', 'royal-sovereign'].map(
    (id) => stacks.find(({ ships }) => ships.includes(id))?.hex,
  );
  expect(new Set(hexes.map((hex) => hex && hexKey(hex))).size).toBe(3);
});
