import { expect, test } from 'vitest';
import { view } from '../../../src/rules/strategic/game/view';
import { scenarioShip } from './smallGame';
import {
  actionOf,
  fighting,
  fightOf,
  give,
  hold,
  ORIGIN,
  put,
  refusalOf,
  seal,
  ship,
  told,
  toldTo,
  toStage,
} from './tacticalGame';
import { atNight, axis, plotting, seenBy } from './tacticalPlots';

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
