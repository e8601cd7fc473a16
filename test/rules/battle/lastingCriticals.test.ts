import { describe, expect, test } from 'vitest';
import type { TorpedoKind } from '../../../src/rules/battle';
import { atImpulse, give, newBattle, refusalOf, resolve, type TestShip } from './fixture';
import { passTo } from './flow';
import { twoDice } from './hits';

const armed = (id: string, kind: TorpedoKind): TestShip => ({
  id,
  torpedoes: { factors: 1, kind },
});

/** Stacks of two that can fire guns and torpedoes at each other. */
const duel = (speed: TestShip['speed'] = '2') =>
  newBattle({
    allies: [
      {
        at: [0, 0],
        ships: [{ ...armed('firer', 'long-lance'), secondary: 'N' }, armed('consort', 'other')],
      },
    ],
    axis: [
      {
        at: [2, 0],
        ships: [
          { ...armed('target', 'other'), hull: 'N'.repeat(13), speed },
          { id: 'mate', speed },
        ],
      },
    ],
    scenario: { date: '1943-09-01' },
  });

describe('bridge hits', () => {
  const GUNS = 'fire target secondary firer';
  const TORPEDOES = 'fire target torpedoes firer';
  const BRIDGE_HIT = { code: 'bridge-hit', rule: 'BT-12.5' };

  test('[BT-12.1] [BT-12.5] by gunfire: silent in the torpedo impulse of this block and the gunnery of the next', () => {
    const state = atImpulse(duel(), 4);
    resolve(state, { allies: ['fire firer secondary target'] }, [6, 6, 6, ...twoDice(9)]);
    expect(refusalOf(state, 'axis', TORPEDOES)).toMatchObject({ code: 'already-done' });
    state.done.axis = false;
    expect(refusalOf(state, 'axis', TORPEDOES)).toMatchObject(BRIDGE_HIT);
    resolve(state, { allies: ['fire consort torpedoes target'] }, [1]);
    passTo(state, 8);
    expect(refusalOf(state, 'axis', GUNS)).toMatchObject(BRIDGE_HIT);
    expect(refusalOf(state, 'axis', 'fire target tertiary firer')).toMatchObject(BRIDGE_HIT);
    resolve(state, { axis: ['fire mate secondary firer'] }, [1, 1, 1]);
    passTo(state, 9);
    expect(refusalOf(state, 'axis', TORPEDOES)).toBeUndefined();
    passTo(state, 12);
    expect(refusalOf(state, 'axis', GUNS)).toBeUndefined();
  });

  test('[BT-12.5] by a torpedo: silent in the gunnery and the torpedo impulse of the next block', () => {
    const state = atImpulse(duel(), 5);
    const torpedo = [6, ...twoDice(11), ...twoDice(9)];
    resolve(state, { allies: ['fire firer torpedoes target'] }, torpedo);
    passTo(state, 8);
    expect(refusalOf(state, 'axis', GUNS)).toMatchObject(BRIDGE_HIT);
    passTo(state, 9);
    state.done.axis = false;
    expect(refusalOf(state, 'axis', TORPEDOES)).toMatchObject(BRIDGE_HIT);
    passTo(state, 12);
    expect(refusalOf(state, 'axis', GUNS)).toBeUndefined();
  });
});

describe('steering hits', () => {
  const steered = (speed: TestShip['speed'] = '2') => {
    const state = atImpulse(duel(speed), 4);
    resolve(state, { allies: ['fire firer secondary target'] }, [6, 6, 6, ...twoDice(10)]);
    return state;
  };
  const MOVE = 'move X2 3,0';
  const BOUND = { code: 'steering-hit', rule: 'BT-12.6' };

  test('[BT-12.1] [BT-12.6] the stack does not move in its next movement impulse, and does in the one after', () => {
    const state = passTo(steered(), 7);
    expect(refusalOf(state, 'axis', MOVE)).toMatchObject(BOUND);
    passTo(state, 11);
    expect(refusalOf(state, 'axis', MOVE)).toBeUndefined();
  });

  test('[BT-12.6] it binds in the first impulse in which her own speed moves: a 1 in block 3', () => {
    const state = steered('1');
    atImpulse(state, 7);
    expect(refusalOf(state, 'axis', MOVE)).toMatchObject({ code: 'too-slow' });
    passTo(state, 11);
    expect(refusalOf(state, 'axis', MOVE)).toMatchObject(BOUND);
    passTo(state, 15);
    expect(refusalOf(state, 'axis', MOVE)).toBeUndefined();
  });

  test('[BT-12.6] the rest of the stack may leave her behind and move', () => {
    const state = passTo(steered(), 7);
    expect(refusalOf(state, 'axis', 'separate X2 mate')).toMatchObject({
      code: 'no-right-to-separate',
    });
    give(state, 'axis', 'separate X2 target');
    expect(refusalOf(state, 'axis', MOVE)).toBeUndefined();
    expect(refusalOf(state, 'axis', 'move X3 3,0')).toMatchObject(BOUND);
  });
});
