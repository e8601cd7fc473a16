import { expect, test } from 'vitest';
import { distance, hexKey, ORIGIN } from '../../../src/hex';
import { orderDice } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { isOnMap } from '../../../src/rules/strategic/advanced/map';
import { searchedHexes } from '../../../src/ui/systems/strategic/advanced/searched';
import { SMALL_MAP, smallAdvanced } from '../../rules/strategic/smallGame';

const PATH = [
  { q: 4, r: 0 },
  { q: 5, r: 0 },
  { q: 6, r: 0 },
];

/** A game in which one squadron has flown along a path, armed for something. */
function flown(ordnance: 'search' | 'bombs', turn = 1) {
  const { state } = strategic.newState(smallAdvanced(), {}, orderDice('searched', 0));
  const force = state.forces.allies;
  const [squadron = ''] = Object.keys(force.squadrons);
  if (!force.advanced) throw new Error('an advanced game');
  state.turn = turn;
  force.advanced.flights[squadron] = {
    ...{ squadron, ordnance, hex: PATH.at(-1) ?? ORIGIN, path: PATH, launchTurn: 1 },
    ...{ hasAttacked: false, group: null, capOver: null, isScrambled: false, justLanded: false },
  };
  return strategic.view(state, 'allies');
}

test('[ST-8.5, ST-10.3] searchers see two hexes to either side of where they flew, on the map', () => {
  const hexes = searchedHexes(flown('search'), 'allies');
  expect(new Set(hexes.map(hexKey)).size).toBe(hexes.length);
  for (const hex of PATH) expect(hexes).toContainEqual(hex);
  for (const hex of hexes) {
    expect(isOnMap(SMALL_MAP, hex)).toBe(true);
    expect(Math.min(...PATH.map((it) => distance(it, hex)))).toBeLessThanOrEqual(2);
  }
  expect(
    hexes.some((hex) => PATH.every((it) => distance(it, hex) === 2 || distance(it, hex) > 2)),
  ).toBe(true);
});

test('[ST-10.2] by night they see one hex', () => {
  const day = searchedHexes(flown('search'), 'allies');
  const night = searchedHexes(flown('search', 18), 'allies');
  expect(night.length).toBeLessThan(day.length);
  for (const hex of night)
    expect(Math.min(...PATH.map((it) => distance(it, hex)))).toBeLessThanOrEqual(1);
});

test('who flies to strike searches nothing, nor does anybody in a Basic game or for a spectator', () => {
  expect(searchedHexes(flown('bombs'), 'allies')).toEqual([]);
  expect(searchedHexes(flown('search'), 'axis')).toEqual([]);
});
