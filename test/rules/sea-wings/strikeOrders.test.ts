import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { flakNow } from '../../../src/rules/sea-wings/strikes/antiAircraft';
import { shipCard } from './cards';
import { enterpriseForce, linesOf } from './enterprise';
import { AKAGI, CONVOY, facing, HIRYU, seal, strike } from './facing';
import { type Game, give, goTo, only, refusalOf } from './game';
import { A6M, B5N, force, formation } from './scenario';

describe('escorts', () => {
  /** Two escort factors and two formations of bombers against four factors of CAP, two at each. */
  const met = (): Game => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
    strike(game, 'sbd-3 3 first 1000-lb', 'f4f-4 3 first -', 'tbd-1 1 first torpedo');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 1, 1, 1] });
    return game;
  };
  /** A are the escorts, B the dive bombers, C the torpedo bombers. */
  const allotted = (...to: string[]): Game => {
    const game = met();
    for (const line of to) give(game, 'axis', `intercept ${line}`);
    give(game, 'axis', 'confirm');
    return game;
  };

  test('[WG-10.16] the striking player sends those that CAP does not engage at the CAP groups that he names', () => {
    const game = allotted('p1 2 B', 'p1 2 C');
    expect(game.state.step.kind).toBe('escorts');
    give(game, 'allies', 'escort A 1 B');
    give(game, 'allies', 'escort A 2 C');
    expect(refusalOf(game, 'allies', 'escort A 1 C')).toBe('no-factors WG-10.16');
    give(game, 'allies', 'confirm');
    const shots = only(game.events, 'airShots').filter(({ step }) => step === 'unengaged-escorts');
    expect(shots.map(({ group, count }) => [group, count])).toEqual([
      ['B', 1],
      ['C', 2],
    ]);
  });

  test('[WG-10.11, WG-10.12] no more meet the CAP at the escorts than it engages, and no fewer', () => {
    const game = allotted('p1 1 escorts', 'p1 3 B');
    expect(refusalOf(game, 'allies', 'escort A 3 escorts')).toBe('escort-places WG-10.12');
    expect(refusalOf(game, 'allies', 'escort A 2 B')).toBe('escort-places WG-10.12');
    expect(refusalOf(game, 'allies', 'escort A 1 C')).toBe('escort-places WG-10.12');
    expect(refusalOf(game, 'axis', 'escort A 1 B')).toBe('not-now WG-10.16');
    expect(linesOf(game, 'allies', 'allotEscorts')).toEqual([
      'escort A 1 escorts',
      'escort A 2 escorts',
      'escort A 1 B',
    ]);
    give(game, 'allies', 'escort A 1 B');
    give(game, 'allies', 'confirm');
    const [engaged] = only(game.events, 'airShots').filter(
      ({ step, list }) => step === 'engaged-escorts' && list === 'cap',
    );
    expect(engaged?.count).toBe(2);
  });

  test('[WG-24.23, WG-24.25] without a word the rest goes for the largest CAP group', () => {
    const game = allotted('p1 1 B', 'p1 3 C');
    give(game, 'allies', 'confirm');
    const shots = only(game.events, 'airShots').filter(({ step }) => step === 'unengaged-escorts');
    expect(shots.map(({ group, count }) => [group, count])).toEqual([['C', 3]]);
  });

  test('[WG-24.11] he sees the CAP in position and what it goes for; with one group there is nothing to ask', () => {
    const game = allotted('p1 2 B', 'p1 2 C');
    expect(game.state.known.allies.patrols).toEqual([
      { type: 'a6m2', factors: 2, at: 'B' },
      { type: 'a6m2', factors: 2, at: 'C' },
    ]);
    const one = allotted('p1 4 B');
    expect(one.state.step.kind).not.toBe('escorts');
  });

  test('[WG-10.34, WG-10.36] on the way home they are placed anew', () => {
    const game = allotted('p1 2 B', 'p1 2 C');
    give(game, 'allies', 'escort A 3 B');
    goTo(game, 'intercept');
    expect(game.state.forces.allies.attackers?.escorting).toEqual([]);
  });
});

describe('the formation against aircraft', () => {
  /** The Enterprise's dive bombers come in on two carriers, a cruiser, a destroyer and a convoy. */
  const alarmed = (...parts: string[]): Game => {
    const game = facing({
      forces: [
        ...enterpriseForce(),
        force(
          'axis',
          { q: 10, r: 5 },
          [AKAGI, HIRYU, CONVOY, shipCard('tone'), shipCard('nowaki', { type: 'DD' })],
          [formation('akagi', A6M, 4), formation('akagi', B5N, 3)],
        ),
      ],
    });
    strike(game, ...(parts.length > 0 ? parts : ['sbd-3 6 first 1000-lb']));
    seal(game);
    return game;
  };
  const layout = (game: Game) => game.state.forces.axis.taskForces['axis-1']?.formation;

  test('[WG-11.2, WG-11.5, WG-24.14] its owner lays it out before the strike is met, and it stands when the ships are told', () => {
    const game = alarmed();
    give(game, 'axis', 'ring hiryu+tone');
    expect(game.state.known.allies.targets).toEqual([]);
    expect(layout(game)).toBeNull();
    give(game, 'axis', 'confirm');
    expect(layout(game)).toEqual({
      ring: ['hiryu', 'tone'],
      center: ['akagi', 'convoy', 'nowaki'],
    });
  });

  test('[WG-11.6, WG-24.23] without a word warships form the ring and the others the center', () => {
    const game = alarmed();
    give(game, 'axis', 'confirm');
    expect(layout(game)).toEqual({
      ring: ['tone', 'nowaki'],
      center: ['akagi', 'hiryu', 'convoy'],
    });
  });

  test('[WG-11.4, WG-20.4] a convoy stands in the center, and no ship in both', () => {
    const game = alarmed();
    expect(refusalOf(game, 'axis', 'ring tone+convoy')).toBe('convoy-in-ring WG-11.4');
    expect(refusalOf(game, 'axis', 'ring tone+tone')).toBe('no-such-ship WG-11.2');
    expect(refusalOf(game, 'axis', 'ring portland')).toBe('no-such-ship WG-11.2');
    expect(refusalOf(game, 'allies', 'ring portland')).toBe('not-now WG-11.2');
  });

  test('[WG-11.2] twelve ships at most in each part', () => {
    const ships = Array.from({ length: 13 }, (_, i) => shipCard(`dd-${i}`, { type: 'DD' }));
    const game = facing({
      forces: [...enterpriseForce(), force('axis', { q: 10, r: 5 }, [AKAGI, ...ships])],
    });
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    const all = ships.map(({ id }) => id);
    expect(refusalOf(game, 'axis', `ring ${all.join('+')}`)).toBe('aa-full WG-11.2');
    expect(refusalOf(game, 'axis', 'ring akagi')).toBe('aa-full WG-11.2');
    expect(refusalOf(game, 'axis', `ring ${all.slice(0, 12).join('+')}`)).toBeUndefined();
  });

  test('[WG-11.3] it stays for the later strikes of the turn', () => {
    const game = alarmed();
    give(game, 'axis', 'confirm');
    const again = facing();
    strike(again, 'sbd-3 3 first 1000-lb', 'sbd-3 3 second 500-lb');
    seal(again);
    give(again, 'axis', 'ring akagi');
    goTo(again, 'alarm');
    expect(refusalOf(again, 'axis', 'ring hiryu')).toBe('not-now WG-11.2');
    expect(layout(again)?.ring).toEqual(['akagi']);
  });

  test('[WG-11.9, WG-11.11] heavy AA of the ring goes where its owner says, light AA and the center do not', () => {
    const game = alarmed();
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim akagi 4');
    give(game, 'allies', 'aim hiryu 2');
    give(game, 'allies', 'confirm');
    expect(game.state.step).toEqual({ kind: 'flak', letter: 'A' });
    expect(flakNow(game.state, 'axis')).toMatchObject({ tone: 'akagi', nowaki: 'akagi' });
    expect(linesOf(game, 'axis', 'allotAA')).toEqual(['flak tone hiryu', 'flak nowaki hiryu']);
    expect(refusalOf(game, 'axis', 'flak akagi hiryu')).toBe('no-such-ship WG-11.11');
    expect(refusalOf(game, 'axis', 'flak tone tone')).toBe('no-such-ship WG-11.9');
    expect(refusalOf(game, 'allies', 'flak tone hiryu')).toBe('not-now WG-11.9');
    give(game, 'axis', 'flak tone hiryu');
    give(game, 'axis', 'confirm');
    const by = only(game.events, 'flakFired').map(({ parts }) => parts.map((it) => it.by).sort());
    expect(by).toEqual([
      ['akagi', 'nowaki'],
      ['hiryu', 'tone'],
    ]);
  });

  test('[WG-11.10, WG-24.9] what one formation met binds the AA at none of the next, and the enemy is told nothing', () => {
    const game = alarmed();
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim akagi 4');
    give(game, 'allies', 'aim hiryu 2');
    give(game, 'allies', 'confirm');
    const events = give(game, 'axis', 'flak tone hiryu');
    expect(eventsFor(events, 'allies')).toEqual([]);
    give(game, 'axis', 'confirm');
    const two = alarmed('sbd-3 3 first 1000-lb', 'sbd-3 3 first 500-lb');
    give(two, 'axis', 'confirm');
    for (const isFirst of [true, false]) {
      give(two, 'allies', 'aim akagi 2');
      give(two, 'allies', 'aim hiryu 1');
      give(two, 'allies', 'confirm');
      expect(flakNow(two.state, 'axis').tone).toBe('akagi');
      if (isFirst) give(two, 'axis', 'flak tone hiryu');
      give(two, 'axis', 'confirm');
    }
  });
});
