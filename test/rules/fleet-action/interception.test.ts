import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { TestStand } from './airSetting';
import { flying } from './flights';
import { type Game, give, goTo, only, refusalOf, stand } from './game';

/** Bombers of the Allies fly north from the middle; fighters of the Axis lie 20 hexes north of it. */
const SBD: TestStand = { id: 'vb', aircraft: 'SBD-3', load: 'bomb' };
const ZERO: TestStand = { id: 'zero', aircraft: 'A6M2', hex: { q: 0, r: -20 } };
const WILDCAT: TestStand = { id: 'vf', aircraft: 'F4F-4', hex: { q: 0, r: 0 } };

const north = 'fly vb 0,-15 medium';

/** The bombers fly north, and have come within 10 hexes of the fighters. */
function met(axis: readonly TestStand[] = [ZERO], allies: readonly TestStand[] = [SBD]): Game {
  const game = flying([allies], [axis]);
  give(game, 'allies', north);
  return game;
}

describe('an enemy comes near', () => {
  test('[NW-10.12] within 10 hexes the stand stops, and the other side may interrupt', () => {
    const game = met();
    expect(game.state.step).toMatchObject({ kind: 'interception', side: 'axis', by: ['zero'] });
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: -10 });
    expect(fleetAction.segment(game.state).active).toEqual({ allies: 'waiting', axis: 'orders' });
  });

  test('who does not, lets it go on, and is asked once for each pair', () => {
    const game = met();
    give(game, 'axis', 'done -');
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: -15 });
    expect(game.state.step).toMatchObject({ kind: 'aircraft', side: 'axis' });
    expect(stand(game, 'vb').turn).toMatchObject({ isIntercepted: false, engaged: [] });
  });

  test('who does, is in its hex and has moved', () => {
    const game = met();
    const events = give(game, 'axis', 'intercept zero vb', { 'press-on': [1] });
    expect(only(events, 'intercepted')).toMatchObject([{ stand: 'zero', enemy: 'vb' }]);
    expect(stand(game, 'zero')).toMatchObject({ hex: { q: 0, r: -10 }, turn: { hasMoved: true } });
    expect(stand(game, 'zero').turn.engaged).toEqual(['vb']);
    expect(stand(game, 'vb').turn).toMatchObject({ isIntercepted: true, engaged: ['zero'] });
  });

  test('a second pair is asked about when it comes near', () => {
    const far: TestStand = { ...ZERO, id: 'far', hex: { q: 0, r: -24 } };
    const game = met([ZERO, far]);
    give(game, 'axis', 'done -');
    expect(game.state.step).toMatchObject({ kind: 'interception', by: ['far'] });
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: -14 });
  });

  test('several may, one by one', () => {
    const game = met([ZERO, { ...ZERO, id: 'next' }]);
    give(game, 'axis', 'intercept next vb');
    expect(game.state.step).toMatchObject({ kind: 'interception', by: ['zero'] });
    give(game, 'axis', 'intercept zero vb');
    expect(stand(game, 'vb').turn.engaged).toEqual(['next', 'zero']);
  });

  test('not who has moved, nor who is on his way home', () => {
    const game = flying([[SBD]], [[ZERO, { ...ZERO, id: 'next' }]]);
    stand(game, 'zero').isGoingHome = true;
    stand(game, 'next').turn.hasMoved = true;
    give(game, 'allies', north);
    expect(game.state.step.kind).not.toBe('interception');
  });

  test('is not interrupted itself on its way', () => {
    const wildcat: TestStand = { id: 'vf', aircraft: 'F4F-4', hex: { q: 0, r: -12 } };
    const game = flying([[SBD], [wildcat]], [[ZERO]]);
    give(game, 'allies', north);
    give(game, 'axis', 'intercept zero vb', { 'press-on': [1] });
    expect(game.state.step).toMatchObject({ kind: 'aircraft', side: 'allies' });
    expect(stand(game, 'zero').turn.engaged).toEqual(['vb']);
  });

  test('refused to any other stand, and of any other', () => {
    const game = met([ZERO, { ...ZERO, id: 'far', hex: { q: 0, r: -24 } }]);
    expect(refusalOf(game, 'axis', 'intercept far vb')).toBe('cannot-intercept NW-10.12');
    expect(refusalOf(game, 'axis', 'intercept zero zero')).toBe('no-such-stand NW-10.12');
    expect(refusalOf(game, 'allies', 'intercept vb zero')).toBe('not-now NW-10.12');
  });

  test('not by a stand that does not see it by night', () => {
    const game = flying([[SBD]], [[ZERO]], { isNight: true, visibility: 1 });
    give(game, 'allies', 'fly vb 0,-17 medium');
    expect(game.state.step.kind).not.toBe('interception');
  });

  test('by night, within sight, nobody else learns who is asked', () => {
    const game = flying([[SBD]], [[ZERO]], { isNight: true, visibility: 1 });
    give(game, 'allies', 'fly vb 0,-19 medium');
    const seen = (viewer: 'allies' | 'axis' | 'spectator') =>
      fleetAction.view(game.state, viewer).step;
    expect(seen('axis')).toMatchObject({ by: ['zero'], path: [], back: { active: null } });
    expect(seen('allies')).toMatchObject({ by: [], path: [{ q: 0, r: -19 }] });
    expect(seen('spectator')).toMatchObject({ by: [], path: [] });
  });
});

describe('[NW-10.11] who may intercept', () => {
  test.each<[string, Partial<TestStand>, boolean]>([
    ['a fighter', { aircraft: 'A6M2' }, true],
    ['a fighter with a bomb', { aircraft: 'F4F-4', load: 'bomb' }, false],
    ['an empty fighter-bomber', { aircraft: 'Beaufighter X' }, true],
    ['a loaded fighter-bomber', { aircraft: 'Beaufighter X', load: 'bomb' }, false],
    ['a dive bomber', { aircraft: 'D3A1' }, false],
  ])('%s', (_name, changed, may) => {
    const game = met([{ ...ZERO, ...changed }]);
    expect(game.state.step.kind === 'interception').toBe(may);
  });
});

describe('an intercepted stand', () => {
  test('[NW-10.13] ends its movement there when it fails its test', () => {
    const game = met();
    const events = give(game, 'axis', 'intercept zero vb', { 'press-on': [5] });
    expect(only(events, 'pressedOn')).toMatchObject([{ stand: 'vb', isThrough: false }]);
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: -10 });
    expect(stand(game, 'vb').condition?.aim).toEqual({ q: 0, r: -15 });
  });

  test('goes on when it passes, and its interceptors follow', () => {
    const game = met([ZERO, { ...ZERO, id: 'next' }]);
    give(game, 'axis', 'intercept zero vb');
    give(game, 'axis', 'intercept next vb', { 'press-on': [6] });
    for (const id of ['vb', 'zero', 'next']) expect(stand(game, id).hex).toEqual({ q: 0, r: -15 });
  });

  test('adds its Crew Quality', () => {
    const game = met([ZERO], [{ ...SBD, crewQuality: 2 }]);
    give(game, 'axis', 'intercept zero vb', { 'press-on': [4] });
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: -15 });
  });

  test('tests once, however many come', () => {
    const game = met([ZERO, { ...ZERO, id: 'far', hex: { q: 0, r: -24 } }]);
    give(game, 'axis', 'intercept zero vb', { 'press-on': [6] });
    expect(game.state.step).toMatchObject({ kind: 'interception', by: ['far'], isThrough: true });
    const events = give(game, 'axis', 'intercept far vb');
    expect(only(events, 'pressedOn')).toEqual([]);
    for (const id of ['vb', 'zero', 'far']) expect(stand(game, id).hex).toEqual({ q: 0, r: -15 });
  });

  test('needs no test at the end of its path', () => {
    const game = flying([[SBD]], [[ZERO]]);
    give(game, 'allies', 'fly vb 0,-10 low');
    const events = give(game, 'axis', 'intercept zero vb');
    expect(only(events, 'pressedOn')).toEqual([]);
    expect(stand(game, 'vb')).toMatchObject({ hex: { q: 0, r: -10 }, altitude: 'low' });
  });

  test('[NW-33.4] the rest of an activation that has been ended goes on by its defaults', () => {
    const game = flying([[SBD, { ...SBD, id: 'vs' }]], [[ZERO]]);
    for (const id of ['vb', 'vs'])
      Object.assign(stand(game, id).condition ?? {}, { aim: { q: 0, r: -15 } });
    give(game, 'allies', 'done -');
    give(game, 'axis', 'done -');
    expect(game.state.step).toMatchObject({ kind: 'interception', stand: 'vs' });
    give(game, 'axis', 'done -');
    expect(game.state.step).toMatchObject({ kind: 'aircraft', side: 'axis' });
  });
});

describe('escorts', () => {
  const escorted = () => {
    const game = flying([[SBD], [WILDCAT, { ...WILDCAT, id: 'other' }]], [[ZERO]]);
    give(game, 'allies', north);
    give(game, 'axis', 'intercept zero vb', { 'press-on': [1] });
    give(game, 'allies', 'fly vf 0,-10 medium');
    return game;
  };

  test('[NW-10.14] fighters in the hex of an intercepted friend declare themselves', () => {
    const game = escorted();
    expect(refusalOf(game, 'allies', 'escort other vb')).toBe('no-such-stand NW-10.14');
    const events = give(game, 'allies', 'escort vf vb');
    expect(only(events, 'escorted')).toMatchObject([{ stand: 'vf', friend: 'vb' }]);
    expect(refusalOf(game, 'allies', 'escort vf vb')).toBe('no-escort NW-10.14');
    expect(refusalOf(game, 'axis', 'escort zero vb')).toBe('not-now NW-4.1');
  });

  test('without an order they do so at the end of the phase', () => {
    const game = escorted();
    expect(stand(game, 'vf').turn.escorts).toBeNull();
    const events = give(game, 'allies', 'done -');
    expect(only(events, 'escorted')).toMatchObject([{ stand: 'vf', friend: 'vb' }]);
    expect(stand(game, 'other').turn.escorts).toBeNull();
  });

  test('not who has intercepted himself', () => {
    const game = escorted();
    stand(game, 'vf').turn.engaged = ['zero'];
    expect(refusalOf(game, 'allies', 'escort vf vb')).toBe('no-escort NW-10.14');
  });

  test('are asked anew in the next turn', () => {
    const game = escorted();
    give(game, 'allies', 'escort vf vb');
    goTo(game, 'aircraft', 2);
    expect(stand(game, 'vf').turn.escorts).toBeNull();
  });
});
