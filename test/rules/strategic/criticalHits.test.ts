import { expect, test } from 'vitest';
import {
  firePowerNow,
  isDeckClosed,
  speedNow,
  strategicSpeed,
} from '../../../src/rules/strategic/cards/shipNow';
import { hitLandUnit, hitShip } from '../../../src/rules/strategic/harm';
import { shipIn } from '../../../src/rules/strategic/harm/lookUp';
import { ship } from './fixture';
import { advancedPlay, basicPlay, blow, kinds, toldOf } from './underway';

test.each([
  [1, 'fire', 3, []],
  [2, 'steering', 2, ['steering']],
  [3, 'bridge', 2, ['bridge']],
  [4, 'engines', 2, ['engines']],
  [5, 'mainBattery', 2, ['mainBattery']],
] as const)('[ST-4.16] a critical of %i: %s', (die, critical, damageLevels, criticals) => {
  const play = advancedPlay([die]);
  hitShip(play, 'x-cruiser-1', blow(2, [6, 1]));
  expect(shipIn(play.state, 'x-cruiser-1')).toMatchObject({ damageLevels, criticals });
  expect(toldOf(play, 'axis', 'shipCritical')[0]).toMatchObject({ critical });
  expect(toldOf(play, 'allies', 'shipCritical')).toEqual([]);
});

test.each([
  [3, [], 'afloat'],
  [4, [], 'sunk'],
  [1, ['M'], 'afloat'],
  [2, ['M'], 'sunk'],
] as const)(
  '[ST-4.16, ST-EX27] a magazine hit, then a %i with traits %j: %s',
  (die, traits, fate) => {
    const play = advancedPlay([6, die]);
    const hood = shipIn(play.state, 'x-battleship');
    hood.card = { ...hood.card, traits };
    hitShip(play, 'x-battleship', blow(4, [6, 1]));
    expect(hood.fate).toBe(fate);
    const sunk = toldOf(play, 'allies', 'shipSunk').map(({ cause }) => cause);
    expect(sunk).toEqual(fate === 'sunk' ? ['magazine'] : []);
  },
);

test.each([
  ['a 5', {}, [5], 'afloat'],
  ['a 6', {}, [6], 'sunk'],
  ['no die for a ship without trait M', { traits: [] }, [], 'afloat'],
] as const)('[ST-4.16a] a main battery hits trait M: %s', (_, given, dice, fate) => {
  const play = advancedPlay(dice);
  const hood = shipIn(play.state, 'x-battleship');
  hood.card = { ...hood.card, traits: ['M'], ...given };
  hitShip(play, 'x-battleship', { ...blow(1), cause: 'guns', isMainBattery: true });
  expect(hood.fate).toBe(fate);
  const shaken = toldOf(play, 'axis', 'magazinesShaken').map(({ explodes }) => explodes);
  expect(shaken).toEqual(dice.length > 0 ? [fate === 'sunk'] : []);
  expect(toldOf(play, 'allies', 'magazinesShaken')).toEqual([]);
});

test('[ST-4.16a] no such die for bombs, secondary guns, or in the Basic game', () => {
  const play = advancedPlay([]);
  const basic = basicPlay([]);
  for (const { state } of [play, basic]) {
    const ship = shipIn(state, 'x-battleship');
    ship.card = { ...ship.card, traits: ['M'] };
  }
  hitShip(play, 'x-battleship', { ...blow(1), cause: 'guns', isMainBattery: false });
  hitShip(play, 'x-battleship', blow(1));
  hitShip(basic, 'x-battleship', { ...blow(1), cause: 'guns', isMainBattery: true });
  expect(kinds(play)).toEqual(['shipHit', 'shipHit']);
  expect(kinds(basic)).toEqual(['shipHit']);
});

test('[ST-4.16, ST-4.19] no critical in the Basic game, by other dice, or without damage; none on land units', () => {
  const basic = basicPlay([]);
  hitShip(basic, 'x-cruiser-1', blow(2, [6, 1]));
  const advanced = advancedPlay([]);
  hitShip(advanced, 'x-cruiser-1', blow(2, [6, 2]));
  hitShip(advanced, 'x-cruiser-1', blow(0, [6, 1]));
  hitLandUnit(advanced, 'a-battery', blow(2, [6, 1]));
  expect(kinds(basic)).toEqual(['shipHit']);
  expect(kinds(advanced)).toEqual(['shipHit', 'landUnitHit']);
});

test('[ST-4.16] what critical hits take: speed, turns on the chart, a carrier’s flight deck', () => {
  const hit = (critical: 'steering' | 'engines' | 'mainBattery', given = {}) => ({
    ...ship({ speed: 6, ...given }),
    criticals: [critical],
  });
  expect([speedNow(hit('engines')), speedNow(hit('steering'))]).toEqual([4, 6]);
  expect([strategicSpeed(hit('steering')), strategicSpeed(hit('engines'))]).toEqual([3, 4]);
  expect(speedNow({ ...ship(), isDeadInWater: true })).toBe(0);
  const carrier = hit('mainBattery', { type: 'CV', firePower: { rating: 3, gunClass: 'C' } });
  expect([isDeckClosed(carrier), isDeckClosed(hit('mainBattery'))]).toEqual([true, false]);
  expect(firePowerNow(carrier, 'firePower')?.rating).toBe(3);
  expect(firePowerNow(hit('mainBattery'), 'firePower')?.rating).toBe(2);
});
