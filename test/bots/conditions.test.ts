import { expect, test } from 'vitest';
import { newExchange } from '../../src/bots/battle/movement';
import { isFighter, postureOf, wouldBreakOff } from '../../src/bots/battle/posture';
import { newSituation } from '../../src/bots/battle/situation';
import { stakesOf } from '../../src/bots/battle/stakes';
import { harmed, noHarm, worthOfHarm } from '../../src/bots/battle/worth';
import { type BattleScenario, type BattleState, battle } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [strait] = BATTLES as [BattleScenario];

/** Bismarck's guns decide for the Allies; Hood and either of the others for the Axis. */
const SCENARIO: BattleScenario = {
  ...strait,
  victoryRules: [
    { winner: 'allies', all: [{ ships: ['bismarck'], least: 1, lost: 'primary' }] },
    {
      winner: 'axis',
      all: [
        { ships: ['hood'], least: 1, lost: 'ship' },
        { ships: ['hood', 'prince-of-wales'], least: 2, lost: 'ship' },
      ],
    },
  ],
};

function position(change: (state: BattleState) => void = () => {}): BattleState {
  const { state } = battle.newState(SCENARIO, battle.defaultOptions, orderDice('seed', 0));
  change(state);
  return state;
}

const oneBox = (row: 'primary' | 'hull') =>
  harmed(
    noHarm(),
    {
      hull: row === 'hull' ? 1 : 0,
      guns: { primary: row === 'primary' ? 1 : 0, secondary: 0, tertiary: 0, aa: 0 },
      mount: 0,
      speed: 0,
      sinks: 0,
    },
    1,
  );

test('[BT-14.1] a ship is worth what the conditions still open make of it', () => {
  const stakes = stakesOf(position());
  expect(stakes.get('bismarck')).toEqual({ sunk: 60, rows: new Map([['primary', 60]]) });
  expect(stakes.get('hood')?.sunk).toBe(45);
  expect(stakes.get('prince-of-wales')?.sunk).toBe(15);
  expect(stakes.has('prinz-eugen')).toBe(false);
});

test('[BT-14.1] with one condition met the others are worth more', () => {
  const stakes = stakesOf(
    position((state) => {
      (state.ships.hood as BattleState['ships'][string]).fate = 'sunk';
    }),
  );
  expect(stakes.has('hood')).toBe(false);
  expect(stakes.get('prince-of-wales')?.sunk).toBe(30);
});

test('[BT-14.1] boxes that a condition asks for are worth more, the fewer are left', () => {
  const worth = (lost: number) => {
    const state = position(({ ships }) => {
      (ships.bismarck as BattleState['ships'][string]).lost.primary = lost;
    });
    return worthOfHarm(newSituation(state, 'allies'), 'bismarck', oneBox('primary'));
  };
  const plain = battle.newState(strait, battle.defaultOptions, orderDice('seed', 0)).state;
  const byPoints = worthOfHarm(newSituation(plain, 'allies'), 'bismarck', oneBox('primary'));
  expect(worth(0)).toBeGreaterThan(byPoints);
  expect(worth(5)).toBeGreaterThan(worth(0) + 5);
});

test('[BT-14.1] a ship by whose guns the enemy wins gives no more battle when few are left', () => {
  const fights = (lost: number) => {
    const state = position(({ ships }) => {
      (ships.bismarck as BattleState['ships'][string]).lost.primary = lost;
    });
    return isFighter(newExchange(state, 'axis').give, 'bismarck');
  };
  expect(fights(0)).toBe(true);
  expect(fights(5)).toBe(false);
});

test('[BT-14.1] whoever has met the conditions ends the battle, the other goes on', () => {
  const state = position(({ ships }) => {
    (ships.bismarck as BattleState['ships'][string]).lost.primary = 6;
  });
  expect([wouldBreakOff(state, 'allies'), wouldBreakOff(state, 'axis')]).toEqual([true, false]);
  expect([postureOf(state, 'allies'), postureOf(state, 'axis')]).toEqual(['withdraw', 'fight']);
});

test('[BT-14.1] points do not decide a vote where conditions do', () => {
  const state = position(({ ships }) => {
    (ships['prinz-eugen'] as BattleState['ships'][string]).fate = 'sunk';
  });
  expect(wouldBreakOff({ ...state, scenario: strait }, 'allies')).toBe(true);
  expect(wouldBreakOff(state, 'allies')).toBe(false);
});
