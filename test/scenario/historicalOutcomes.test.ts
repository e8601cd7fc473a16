import { expect, test } from 'vitest';
import { orderDice, type Side } from '../../src/rules/core';
import { hexOf } from '../../src/rules/strategic/advanced/map';
import { finalPoints } from '../../src/rules/strategic/common/points';
import { victoryResult } from '../../src/rules/strategic/common/victory';
import { newState } from '../../src/rules/strategic/game/start';
import { shipIn } from '../../src/rules/strategic/harm/lookUp';
import { sinkShip } from '../../src/rules/strategic/harm/losses';
import type { Play } from '../../src/rules/strategic/model/play';
import { shippedStrategic } from './shipped';

/** A shipped game at its beginning. */
function begun(id: string): Play {
  const found = shippedStrategic.find(({ card }) => card.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  const dice = orderDice('history', 0);
  return { ...newState(found.scenario, {}, dice), dice, events: [] };
}

const sink = (play: Play, ...ships: string[]) => {
  for (const ship of ships) sinkShip(play, ship, 'damage');
};

/** Damage Levels short of those that sink her. */
const harm = (play: Play, ship: string, state: 'light' | 'moderate' | 'heavy') => {
  const it = shipIn(play.state, ship);
  const share = { light: 0, moderate: 0.5, heavy: 0.75 }[state];
  it.damageLevels = Math.max(1, Math.ceil(share * it.card.capacity));
};

/** Steps of aircraft lost by a side in all, those that went down with their carriers counted in. */
function loseAircraft({ state }: Play, side: Side, steps: number): void {
  const squadrons = Object.values(state.forces[side].squadrons);
  const gone = squadrons.reduce((sum, { lostForGood }) => sum + lostForGood, 0);
  const first = squadrons[0];
  if (first) first.lostForGood += Math.max(0, steps - gone);
}

/** The ledger tells the totals roughly, and the result. */
function check({ state }: Play, expected: [allies: number, axis: number], result: object): void {
  const { allies, axis } = finalPoints(state);
  expect(Math.abs(allies - expected[0])).toBeLessThanOrEqual(8);
  expect(Math.abs(axis - expected[1])).toBeLessThanOrEqual(1);
  expect(victoryResult(allies, axis)).toEqual(result);
}

test('[ST-27.29] Midway as it was', () => {
  const play = begun('midway');
  sink(play, 'akagi', 'kaga', 'soryu', 'hiryu', 'mikuma', 'yorktown', 'hammann');
  harm(play, 'mogami', 'heavy');
  loseAircraft(play, 'axis', 83);
  loseAircraft(play, 'allies', 49);
  check(play, [310, 91], { winner: 'allies', degree: 'decisive' });
});

test('[ST-27.29] Coral Sea as it was', () => {
  const play = begun('coral-sea');
  sink(play, 'shoho', 'lexington', 'neosho', 'sims');
  harm(play, 'shokaku', 'moderate');
  harm(play, 'yorktown', 'light');
  loseAircraft(play, 'axis', 27);
  loseAircraft(play, 'allies', 22);
  check(play, [78, 109], { winner: 'axis', degree: 'moderate' });
});

test('[ST-27.29] Bismarck as it was: she and Hood are sunk, Prinz Eugen comes to Brest', () => {
  const play = begun('bismarck');
  sink(play, 'bismarck', 'hood');
  harm(play, 'prince-of-wales', 'light');
  const { scenario, forces } = play.state;
  const { X1 } = forces.axis.divisions;
  if (X1 && scenario.map) X1.hex = hexOf(scenario.map, 48.4, -4.5);
  check(play, [126, 79], { winner: 'allies', degree: 'substantial' });
});
