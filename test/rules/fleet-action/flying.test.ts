import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { TestStand } from './airSetting';
import { flying } from './flights';
import { give, goTo, only, refusalOf, stand } from './game';
import type { TestBattle } from './setting';

const SBD: TestStand = { id: 'vb', aircraft: 'SBD-3', load: 'bomb' };
const VAL: TestStand = { id: 'val', aircraft: 'D3A1', load: 'bomb', hex: { q: 5, r: -20 } };

describe('movement', () => {
  test('[NW-10.3] a stand flies its knots divided by 5, rounded down; the rest is for the next turn', () => {
    const game = flying([[SBD]], [], { map: { column: -60, row: -25, columns: 121, rows: 51 } });
    const [moved] = only(give(game, 'allies', 'fly vb 60,-30 medium'), 'standMoved');
    expect(moved?.path).toHaveLength(43);
    expect(stand(game, 'vb').hex).toEqual(moved?.path.at(-1));
    expect(stand(game, 'vb').condition?.aim).toEqual({ q: 60, r: -30 });
    goTo(game, 'aircraft', 2);
    give(game, 'allies', 'done -');
    expect(stand(game, 'vb').hex).toEqual({ q: 60, r: -30 });
    expect(stand(game, 'vb').condition?.aim).toBeNull();
  });

  test('[NW-10.4] along any path', () => {
    const game = flying([[SBD]]);
    const [moved] = only(give(game, 'allies', 'fly vb 2,0/0,0/0,1/-1,1 low'), 'standMoved');
    expect(moved?.path.map(({ q, r }) => `${q},${r}`)).toEqual(
      '1,0 2,0 1,0 0,0 0,1 -1,1'.split(' '),
    );
  });

  test('[NW-10.6] altitude changes by one step at the end of the movement', () => {
    const game = flying([
      [
        { ...SBD, altitude: 'high' },
        { ...SBD, id: 'vs' },
      ],
    ]);
    expect(refusalOf(game, 'allies', 'fly vb 1,0 low')).toBe('too-steep NW-10.6');
    give(game, 'allies', 'fly vb - medium');
    expect(stand(game, 'vb')).toMatchObject({ altitude: 'medium', hex: { q: 0, r: 0 } });
    expect(refusalOf(game, 'allies', 'fly vb - low')).toBe('has-moved NW-10.28');
  });

  test('a stand that stays as it is needs no order', () => {
    const game = flying([[SBD]]);
    expect(refusalOf(game, 'allies', 'fly vb - medium')).toBe('no-steps NW-10.4');
    give(game, 'allies', 'done -');
    expect(stand(game, 'vb')).toMatchObject({ hex: { q: 0, r: 0 }, turn: { hasMoved: false } });
  });

  test('[NW-1.19] over the edge of the map it is gone for good', () => {
    const game = flying([[SBD]]);
    const events = give(game, 'allies', 'fly vb 31,-15 medium');
    expect(only(events, 'standLeft')).toHaveLength(1);
    expect(stand(game, 'vb')).toMatchObject({ place: 'gone', count: 6, hex: { q: 30 } });
    expect(game.state.tally.aircraftLost.allies).toBe(0);
  });
});

describe('activations', () => {
  test('[NW-10.5, NW-4.10] squadrons alternate, after all ships have moved', () => {
    const game = flying([[SBD], [{ ...SBD, id: 'vt' }]], [[VAL]]);
    expect(game.state.step).toMatchObject({ kind: 'aircraft', side: 'allies', active: null });
    give(game, 'allies', 'fly vb 1,0 medium');
    expect(game.state.step).toMatchObject({ side: 'axis', active: null });
    expect(refusalOf(game, 'allies', 'fly vt 1,0 medium')).toBe('not-now NW-4.1');
    give(game, 'axis', 'done val-squadron');
    expect(refusalOf(game, 'allies', 'fly vb 3,0 medium')).toBe('has-moved NW-4.9');
    give(game, 'allies', 'fly vt 1,0 medium');
    expect(game.state.step.kind).not.toBe('aircraft');
  });

  test('[NW-10.2] a squadron moves stand by stand, before another', () => {
    const pair = [SBD, { ...SBD, id: 'vs' }];
    const game = flying([pair, [{ ...SBD, id: 'vt' }]]);
    give(game, 'allies', 'fly vs 1,0 medium');
    expect(refusalOf(game, 'allies', 'fly vt 1,0 medium')).toBe('another-is-active NW-4.9');
    give(game, 'allies', 'fly vb 2,0 medium');
    expect(game.state.step).toMatchObject({ active: null });
    give(game, 'allies', 'fly vt 1,0 medium');
  });

  test('[NW-4.14] without aircraft there is no such phase', () => {
    const game = flying([], [[VAL]]);
    give(game, 'axis', 'done -');
    stand(game, 'val').place = 'gone';
    goTo(game, 'ships', 2);
    while (game.state.step.kind === 'ships') give(game, game.state.step.side, 'done -');
    expect(game.state.step.kind).toBe('end');
  });

  test('[NW-8.36, NW-10.6] a stand enters in its turn, at its altitude', () => {
    const game = flying([[SBD, { ...SBD, id: 'late', turn: 2, hex: { q: 0, r: 15 } }]]);
    expect(refusalOf(game, 'allies', 'fly late 0,0 medium')).toContain('no-such-stand');
    goTo(game, 'aircraft', 2);
    const events = give(game, 'allies', 'fly late 0,0 medium');
    expect(only(events, 'standEntered').map((it) => it.stand)).toEqual(['late']);
    expect(stand(game, 'late')).toMatchObject({ hex: { q: 0, r: 0 }, altitude: 'medium' });
  });
});

describe('going home', () => {
  const homeward = (home: string | null) => {
    const game = flying([[{ ...SBD, hex: { q: 10, r: 0 } }], [{ ...SBD, id: 'other' }]]);
    stand(game, 'vb').isGoingHome = true;
    const { condition } = stand(game, 'vb');
    if (condition) condition.home = home;
    return game;
  };

  test('[NW-10.15] a stand makes for its carrier at full speed, and takes no orders', () => {
    const game = homeward('dd');
    expect(refusalOf(game, 'allies', 'fly vb 1,0 medium')).toBe('going-home NW-10.15');
    give(game, 'allies', 'done vb-squadron');
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: 10 });
  });

  test.each([
    ['that has none', null],
    ['whose carrier is gone', 'nowhere'],
  ])('[NW-10.15] a stand %s leaves by its home edge', (_name, home) => {
    const game = homeward(home);
    give(game, 'allies', 'done vb-squadron');
    expect(stand(game, 'vb')).toMatchObject({ place: 'gone', hex: { q: 30, r: -10 } });
  });

  test('nobody is asked about it', () => {
    const game = homeward(null);
    give(game, 'allies', 'fly other 1,0 medium');
    expect(game.state.step.kind).toBe('end');
    expect(stand(game, 'vb').place).toBe('gone');
  });
});

describe('after a fight', () => {
  test('[NW-20.15] fighters may fly on in the next turn, and bombers that pass morale go on to their target', () => {
    const hex = { q: 0, r: -5 };
    const zero: TestStand = { id: 'zero', aircraft: 'A6M2', hex };
    const game = flying([[{ ...SBD, hex }]], [[zero]]);
    goTo(game, 'aircraft', 2);
    expect(only(game.events, 'dogfought').map(({ stand, at }) => [stand, at])).toEqual([
      ['zero', 'vb'],
      ['vb', 'zero'],
    ]);
    expect(stand(game, 'vb')).toMatchObject({ isGoingHome: false, condition: { load: 'bomb' } });
    give(game, 'axis', 'fly zero 9,-5 medium');
    expect(stand(game, 'zero').hex).toEqual({ q: 9, r: -5 });
    give(game, 'allies', 'fly vb 0,-15 medium');
    expect(stand(game, 'vb').hex).toEqual({ q: 0, r: -15 });
  });
});

describe('endurance', () => {
  test('[NW-10.7] a stand that has been in the air for longer ditches and is lost', () => {
    const game = flying([[SBD]]);
    const { condition } = stand(game, 'vb');
    if (condition) condition.airborneTurns = 39;
    give(game, 'allies', 'done -');
    expect(stand(game, 'vb')).toMatchObject({ place: 'air', condition: { airborneTurns: 40 } });
    goTo(game, 'aircraft', 2);
    const events = give(game, 'allies', 'done -');
    expect(only(events, 'standDitched')).toHaveLength(1);
    expect(stand(game, 'vb')).toMatchObject({ place: 'gone', count: 0 });
    expect(game.state.tally.aircraftLost.allies).toBe(6);
  });
});

describe('[NW-10.8] who sees a stand', () => {
  test('by day, both sides', () => {
    const game = flying([[SBD]]);
    expect(fleetAction.view(game.state, 'axis').stands.vb).toMatchObject({ condition: null });
  });

  test('by night, those within 2 hexes, and those with radar in its reach', () => {
    const night: TestBattle = {
      ...{ isNight: true, visibility: 2 },
      allies: [{ sheet: 'Washington', id: 'bb', hex: { q: 0, r: 10 } }],
    };
    const game = flying([[SBD]], [[VAL]], night);
    const seenBy = (viewer: 'allies' | 'axis' | 'spectator', id: string) =>
      id in fleetAction.view(game.state, viewer).stands;
    expect(seenBy('axis', 'vb')).toBe(false);
    expect(seenBy('spectator', 'vb')).toBe(false);
    expect(seenBy('allies', 'val')).toBe(true);
    const events = give(game, 'allies', 'fly vb 5,-20 medium');
    const [told] = only(eventsFor(events, 'axis'), 'standMoved');
    expect(told?.path).toHaveLength(3);
    expect(only(eventsFor(events, 'allies'), 'standMoved')[0]?.path).toHaveLength(20);
    expect(seenBy('axis', 'vb')).toBe(true);
  });

  test('by night nothing is told of one that nobody sees', () => {
    const game = flying([[SBD]], [], { isNight: true, visibility: 2 });
    const events = give(game, 'allies', 'fly vb 3,0 high');
    expect(only(eventsFor(events, 'axis'), 'standMoved')).toEqual([]);
    expect(only(eventsFor(events, 'spectator'), 'standMoved')).toEqual([]);
  });
});
