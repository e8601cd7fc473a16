import { expect, test } from 'vitest';
import { hitLandUnit, repairsAtEnd } from '../../../src/rules/strategic/harm';
import { shipIn } from '../../../src/rules/strategic/harm/lookUp';
import { advancedPlay, basicPlay, blow, kinds, toldOf } from './underway';

const repaired = (level: 'basic' | 'advanced', turn: number, dice: number[], harm: object) => {
  const play = level === 'basic' ? basicPlay(dice) : advancedPlay(dice);
  play.state.turn = turn;
  Object.assign(shipIn(play.state, 'x-cruiser-1'), harm);
  repairsAtEnd(play);
  expect(play.dice.left()).toBe(0);
  return { play, cruiser: shipIn(play.state, 'x-cruiser-1') };
};

test('[ST-4.17, ST-4.18, ST-21.17] steering, bridge, engines and a flight deck are repaired on 5 or 6, a main battery never', () => {
  const criticals = ['steering', 'bridge', 'engines', 'mainBattery'];
  const { cruiser, play } = repaired('advanced', 1, [5, 4, 6, 5], {
    ...{ criticals, isDeadInWater: true },
  });
  expect(cruiser.criticals).toEqual(['bridge', 'mainBattery']);
  expect(cruiser.isDeadInWater).toBe(false);
  expect(kinds(play, 'allies')).toEqual([]);
  const deck = advancedPlay([5]);
  shipIn(deck.state, 'x-carrier').criticals = ['mainBattery'];
  repairsAtEnd(deck);
  expect(shipIn(deck.state, 'x-carrier').criticals).toEqual([]);
});

test('[ST-4.20, ST-4.21, ST-4.22] damage control: every Basic turn, every third Advanced one; a Heavy ship may founder', () => {
  const levels = (...given: Parameters<typeof repaired>) => repaired(...given).cruiser.damageLevels;
  expect(levels('basic', 1, [6], { damageLevels: 2 })).toBe(1);
  expect(levels('advanced', 2, [], { damageLevels: 2 })).toBe(2);
  expect(levels('advanced', 3, [6], { damageLevels: 2 })).toBe(1);
  expect(levels('basic', 1, [6], { damageLevels: 1 })).toBe(1);
  expect(levels('basic', 1, [6], { damageLevels: 3, recovered: 2 })).toBe(3);
  expect(levels('basic', 1, [1], { damageLevels: 2 })).toBe(2);
  const { play, cruiser } = repaired('basic', 1, [1], { damageLevels: 5 });
  expect(cruiser.fate).toBe('sunk');
  expect(toldOf(play, 'axis', 'shipSunk')[0]?.cause).toBe('flooding');
});

test('[ST-4.8, ST-4.23] a land unit is mended at damage control unless it was attacked since the last', () => {
  const play = advancedPlay([]);
  const battery = play.state.forces.allies.landUnits['a-battery'];
  hitLandUnit(play, 'a-battery', blow(4));
  play.state.turn = 3;
  repairsAtEnd(play);
  expect(battery?.damageLevels).toBe(4);
  play.state.turn = 6;
  repairsAtEnd(play);
  expect(battery?.damageLevels).toBe(3);
  hitLandUnit(play, 'a-battery', blow(0));
  play.state.turn = 9;
  repairsAtEnd(play);
  expect(battery?.damageLevels).toBe(3);
});
