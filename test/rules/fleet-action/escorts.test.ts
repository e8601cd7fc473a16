import { describe, expect, test } from 'vitest';
import { freshAirTurn } from '../../../src/rules/fleet-action/common/fresh';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import { legal, only, whyNot } from './acting';
import { aircraft, done, load, play, type TestStand } from './aloft';
import { BOMBER, FIGHTER, meet, stand, takesOn, ZERO } from './combat';
import { only as all } from './game';

const fought = (events: readonly FleetActionEvent[]) =>
  all(events, 'dogfought').map((event) => [event.stand, event.at]);

const escorting = (friend: string): Partial<TestStand> => ({
  turn: { ...freshAirTurn(6), escorts: friend },
});

/** Allied fighters have met bombers of the Axis under escort. */
const escorted = () =>
  meet([
    stand('f', 'allies', FIGHTER),
    stand('b', 'axis', BOMBER),
    stand('z', 'axis', ZERO, escorting('b')),
  ]).state;

describe('pairs', () => {
  test('[NW-20.4, NW-20.16] the owner chooses among several enemies, the side of firstAction first', () => {
    const { state } = meet([
      stand('f', 'allies', FIGHTER),
      ...[stand('b', 'axis', BOMBER), stand('c', 'axis', BOMBER)],
    ]);
    expect(state.step).toMatchObject({ kind: 'airCombat', side: 'allies' });
    expect(legal(state, 'allies', 'airCombat')).toEqual([takesOn('f', 'b'), takesOn('f', 'c')]);
    expect(fought(play(state, 'allies', takesOn('f', 'c')))).toEqual([
      ['f', 'c'],
      ['c', 'f'],
    ]);
  });

  test('[NW-33.4] without an order it takes on whom it has met, bombers before fighters, the largest first', () => {
    const usual = (changed: Partial<TestStand>) => {
      const { state } = meet([
        stand('f', 'allies', FIGHTER, changed),
        stand('b', 'axis', BOMBER, { count: 3 }),
        stand('c', 'axis', BOMBER, { count: 9 }),
        stand('z', 'axis', { ...ZERO, dogfight1: null }, { count: 12 }),
      ]);
      return fought(play(state, 'allies', done))[0];
    };
    expect(usual({})).toEqual(['f', 'z']);
    expect(usual({ turn: { ...freshAirTurn(6), engaged: ['b'] } })).toEqual(['f', 'b']);
  });

  test('[NW-20.17] a stand rolls once; taken on by several it replies to one, by its owner’s choice', () => {
    const raid = () => {
      const { state } = meet([
        ...[stand('f', 'allies', FIGHTER), stand('g', 'allies', FIGHTER, { count: 9 })],
        ...[stand('b', 'axis', BOMBER, { count: 30 })],
      ]);
      expect(state.step).toMatchObject({ kind: 'airCombat', side: 'axis' });
      expect(legal(state, 'axis', 'airCombat')).toEqual([takesOn('b', 'f'), takesOn('b', 'g')]);
      return state;
    };
    const attacks = [
      ['f', 'b'],
      ['g', 'b'],
    ];
    expect(fought(play(raid(), 'axis', takesOn('b', 'f')))).toEqual([...attacks, ['b', 'f']]);
    expect(fought(play(raid(), 'axis', done))).toEqual([...attacks, ['b', 'g']]);
  });

  test('[NW-20.3] a loaded fighter-bomber may drop its load, and attacks as an empty one', () => {
    const armed = aircraft('Beaufighter X', [load('500 lb GP')]);
    const { state } = meet([
      stand('f', 'allies', armed, { load: '500 lb GP' }),
      stand('b', 'axis', BOMBER),
    ]);
    expect(state.step).toMatchObject({ kind: 'airCombat', side: 'allies' });
    expect(whyNot(state, 'allies', takesOn('f', 'b'))).toBe('cannot-fight NW-20.1');
    const events = play(state, 'allies', { kind: 'jettison', stand: 'f' });
    expect(fought(events)).toEqual([
      ['f', 'b'],
      ['b', 'f'],
    ]);
  });

  test('[NW-20.3] or keep it, and is not attacked by bombers', () => {
    const armed = aircraft('Beaufighter X', [load('500 lb GP')]);
    const { state } = meet([
      stand('f', 'allies', armed, { load: '500 lb GP' }),
      stand('b', 'axis', BOMBER),
    ]);
    expect(fought(play(state, 'allies', done))).toEqual([]);
    expect(state.stands.f?.condition?.load).toBe('500 lb GP');
  });

  test('[NW-33.1] refusals', () => {
    const state = escorted();
    const why = (order: Parameters<typeof whyNot>[2]) => whyNot(state, 'allies', order);
    expect(whyNot(state, 'axis', takesOn('z', 'f'))).toBe('not-now NW-20.16');
    expect(why(takesOn('f', 'x'))).toBe('no-such-stand NW-20.4');
    expect(why(takesOn('b', 'f'))).toBe('no-such-stand NW-20.4');
    expect(whyNot(state, 'axis', done)).toBe('not-now NW-20.16');
    const { state: plain } = meet([
      stand('f', 'allies', FIGHTER),
      ...[stand('b', 'axis', BOMBER), stand('c', 'axis', BOMBER)],
    ]);
    expect(whyNot(plain, 'allies', takesOn('f', 'b', true))).toBe('nobody-to-slip NW-20.5');
  });
});

describe('escorts', () => {
  /** The fighters go for the bombers; the escort takes them on. */
  const fight = (slip: boolean, script = {}) =>
    play(escorted(), 'allies', takesOn('f', 'b', slip), script);

  test('[NW-20.4] an escort takes on an interceptor before it reaches the bombers', () => {
    const state = escorted();
    play(state, 'allies', takesOn('f', 'b'));
    expect(state.step.kind).not.toBe('airCombat');
    expect(fought(fight(false))).toEqual([
      ['f', 'z'],
      ['z', 'f'],
    ]);
  });

  test('[NW-20.5] it may slip past by a Crew Test at -1; the escort attacks it without reply', () => {
    const events = fight(true, { slip: [7] });
    const slipped = only(events, 'slipped');
    expect(slipped).toMatchObject({ isThrough: true });
    expect(slipped.toldAs?.axis).toMatchObject({ isThrough: true, dice: [] });
    expect(fought(events)).toEqual([
      ['f', 'b'],
      ['z', 'f'],
      ['b', 'f'],
    ]);
  });

  test('[NW-20.5] and fights the escort if it fails', () => {
    const events = fight(true, { slip: [6] });
    expect(only(events, 'slipped').isThrough).toBe(false);
    expect(fought(events)).toEqual([
      ['f', 'z'],
      ['z', 'f'],
    ]);
  });

  test('[NW-20.4] fighters that are no escorts stop nobody', () => {
    const { state } = meet([
      stand('f', 'allies', FIGHTER),
      ...[stand('b', 'axis', BOMBER), stand('z', 'axis', ZERO)],
    ]);
    expect(fought(play(state, 'allies', takesOn('f', 'b')))).toEqual([
      ['f', 'b'],
      ['z', 'f'],
      ['b', 'f'],
    ]);
  });

  test('[NW-20.4] each escort takes on one, and of two the one that attacks its friend', () => {
    const { state } = meet([
      ...[stand('f', 'allies', FIGHTER), stand('g', 'allies', FIGHTER, { count: 9 })],
      ...[stand('b', 'axis', BOMBER), stand('c', 'axis', BOMBER)],
      ...[stand('y', 'axis', ZERO, escorting('b')), stand('z', 'axis', ZERO, escorting('b'))],
    ]);
    play(state, 'allies', takesOn('f', 'b'));
    play(state, 'allies', takesOn('g', 'c'));
    expect(fought(play(state, 'axis', done))).toEqual([
      ['f', 'y'],
      ['g', 'z'],
      ['y', 'f'],
      ['z', 'g'],
    ]);
  });
});
