import { describe, expect, test } from 'vitest';
import type { TestStand } from './airSetting';
import { flying } from './flights';
import { type Game, give, goTo, only, refusalOf, stand, unit } from './game';
import type { TestBattle } from './setting';

const WILDCAT: TestStand = { id: 'vf', aircraft: 'F4F-4', hex: { q: 0, r: 10 } };
const SBD: TestStand = { id: 'vb', aircraft: 'SBD-3', load: 'bomb', hex: { q: 0, r: 10 } };
const VAL: TestStand = { id: 'val', aircraft: 'D3A1', load: 'bomb', hex: { q: 0, r: -25 } };

/** A destroyer on course north at 30 knots, with stands over her. */
const STEAMING: TestBattle = {
  allies: [{ sheet: 'Fletcher', id: 'dd', hex: { q: 0, r: 16 }, facing: 1, knots: 30 }],
};

/** In the first Aircraft Movement Phase fighters have been put over her. */
function patrolling(): Game {
  const game = flying([[WILDCAT, SBD]], [[VAL]], STEAMING);
  expect(unit(game, 'dd').hex).toEqual({ q: 0, r: 10 });
  give(game, 'allies', 'cap vf dd');
  return game;
}

describe('combat air patrol', () => {
  test('[NW-10.10] is flown by fighters over an own ship in their hex', () => {
    const game = flying([[WILDCAT, SBD]], [], STEAMING);
    expect(refusalOf(game, 'allies', 'cap vb dd')).toBe('no-fighters NW-10.10');
    expect(refusalOf(game, 'allies', 'cap vf jap')).toBe('no-such-unit NW-10.10');
    expect(refusalOf(game, 'allies', 'cap vf -')).toBe('no-change NW-10.10');
    const events = give(game, 'allies', 'cap vf dd');
    expect(only(events, 'capSet')).toMatchObject([{ stand: 'vf', over: 'dd', seenBy: ['allies'] }]);
    expect(refusalOf(game, 'allies', 'cap vf dd')).toBe('no-change NW-10.10');
  });

  test('moves with the ship', () => {
    const game = patrolling();
    goTo(game, 'aircraft', 2);
    expect(unit(game, 'dd').hex).toEqual({ q: 0, r: 4 });
    expect(stand(game, 'vf')).toMatchObject({ hex: { q: 0, r: 4 }, turn: { hasMoved: false } });
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: 10 });
  });

  test('intercepts from there, after its squadron has been activated', () => {
    const game = patrolling();
    give(game, 'allies', 'done -');
    give(game, 'axis', 'fly val 0,8 medium');
    expect(game.state.step).toMatchObject({ kind: 'interception', side: 'allies', by: ['vf'] });
    give(game, 'allies', 'intercept vf val', { 'press-on': [1] });
    expect(stand(game, 'vf')).toMatchObject({ hex: { q: 0, r: 0 }, condition: { patrols: null } });
  });

  test('is released when it moves otherwise', () => {
    const game = patrolling();
    give(game, 'allies', 'fly vf 3,3 medium');
    expect(stand(game, 'vf').condition?.patrols).toBeNull();
  });

  test('is kept when it climbs', () => {
    const game = patrolling();
    give(game, 'allies', 'fly vf - high');
    expect(stand(game, 'vf')).toMatchObject({ altitude: 'high', condition: { patrols: 'dd' } });
  });

  test('is released by order, and when the ship is gone', () => {
    const released = patrolling();
    give(released, 'allies', 'cap vf -');
    expect(stand(released, 'vf').condition?.patrols).toBeNull();
    const lost = patrolling();
    unit(lost, 'dd').fate = 'left';
    goTo(lost, 'aircraft', 2);
    expect(stand(lost, 'vf')).toMatchObject({ hex: { q: 0, r: 10 }, condition: { patrols: null } });
  });
});

describe('[NW-20.3] jettison', () => {
  test('a bomber that drops its load goes home [NW-10.15]', () => {
    const game = flying([[SBD, WILDCAT]]);
    const events = give(game, 'allies', 'jettison vb');
    expect(only(events, 'loadJettisoned')).toMatchObject([{ stand: 'vb', seenBy: ['allies'] }]);
    expect(stand(game, 'vb')).toMatchObject({ isGoingHome: true, condition: { load: null } });
    expect(refusalOf(game, 'allies', 'jettison vb')).toBe('no-load NW-20.3');
  });

  test('a fighter then may intercept [NW-10.11]', () => {
    const game = flying([[{ ...WILDCAT, load: 'bomb', hex: { q: 0, r: 0 } }]], [[VAL]]);
    give(game, 'allies', 'jettison vf');
    give(game, 'allies', 'done -');
    expect(stand(game, 'vf').isGoingHome).toBe(false);
    give(game, 'axis', 'fly val 0,0 low');
    expect(game.state.step).toMatchObject({ kind: 'interception', by: ['vf'] });
  });
});
