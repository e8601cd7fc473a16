import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { condition, type Game, give, goTo, kinds, refusalOf, sailing, unit } from './game';
import type { TestBattle } from './setting';

/** Fubuki facing north, with an American cruiser so many hexes to starboard of her. */
const duel = (hexes: number, changed: TestBattle = {}): Game =>
  sailing(
    {
      axis: [{ sheet: 'Fubuki', knots: 20 }],
      allies: [{ sheet: 'San Francisco', hex: { q: hexes, r: -hexes / 2 }, knots: 20 }],
      ...changed,
    },
    'axis',
  );

const night = { isNight: true, visibility: 2 } as const;

describe('declaring torpedoes', () => {
  test('[NW-9.1] [NW-9.2] [NW-9.15] all mounts that bear leave empty, at most once a turn', () => {
    const game = duel(6);
    give(game, 'axis', 'torpedoes fubuki 0+1+2 0 san-francisco');
    expect(condition(game, 'fubuki')).toMatchObject({
      empty: [0, 1, 2],
      torpedoAttack: { count: 9, aim: { target: 'san-francisco' }, from: { q: 0, r: 0 } },
    });
    expect(refusalOf(game, 'axis', 'torpedoes fubuki 0 0 san-francisco')).toBe(
      'no-torpedoes NW-9.2',
    );
  });

  test('[NW-9.1] in the middle of her movement, from where she is then', () => {
    const game = duel(6);
    give(game, 'axis', 'move fubuki aa');
    give(game, 'axis', 'torpedoes fubuki 0 0 san-francisco');
    expect(condition(game, 'fubuki').torpedoAttack?.from).toEqual({ q: 0, r: -2 });
    give(game, 'axis', 'move fubuki aa');
    expect(unit(game, 'fubuki').hex).toEqual({ q: 0, r: -4 });
  });

  test('[NW-9.11] tubes of the beams do not bear ahead', () => {
    const game = sailing(
      {
        axis: [{ sheet: 'Fubuki', knots: 20 }],
        allies: [{ sheet: 'San Francisco', hex: { q: 0, r: -6 }, knots: 20 }],
      },
      'axis',
    );
    expect(refusalOf(game, 'axis', 'torpedoes fubuki 0 0 san-francisco')).toBe(
      'does-not-bear NW-9.11',
    );
  });

  test.each([
    [10, 'torpedoes fubuki 0 0 san-francisco', undefined],
    [12, 'torpedoes fubuki 0 0 san-francisco', 'out-of-reach NW-9.13'],
    [12, 'torpedoes fubuki 0 1 san-francisco', undefined],
    [6, 'torpedoes fubuki 0 7 san-francisco', 'no-such-setting NW-9.10'],
  ])('[NW-9.10] [NW-9.13] at %i hexes, %s: %s', (hexes, line, refused) => {
    // A setting of 46 knots reaches 7 hexes, one of 42 knots 10, and each 3 more at the launch.
    const game = duel(hexes);
    expect(refusalOf(game, 'axis', line)).toBe(refused);
  });

  test('[NW-9.4] [NW-12.5] by day what lies beyond the visibility cannot be aimed at', () => {
    const game = duel(6, { visibility: 1 });
    expect(refusalOf(game, 'axis', 'torpedoes fubuki 0 0 san-francisco')).toBe(
      'not-in-sight NW-9.4',
    );
  });

  test('[NW-9.3] [NW-9.5] [NW-9.8] a spread without anybody in sight needs a Crew Test, and a failure costs the turn alone', () => {
    const passed = duel(10, { visibility: 1 });
    give(passed, 'axis', 'torpedoes fubuki 0 0 4,-2', { 'crew-test': [5] });
    expect(condition(passed, 'fubuki').torpedoAttack?.aim).toEqual({ center: { q: 4, r: -2 } });
    const failed = duel(10, { visibility: 1 });
    give(failed, 'axis', 'torpedoes fubuki 0 0 4,-2', { 'crew-test': [1] });
    expect(condition(failed, 'fubuki')).toMatchObject({ torpedoAttack: null, empty: [] });
    expect(refusalOf(failed, 'axis', 'torpedoes fubuki 0 0 4,-2')).toBe('no-torpedoes NW-9.2');
  });

  test('[NW-9.5] [NW-9.7] with an enemy in sight it needs none', () => {
    const game = duel(6);
    const events = give(game, 'axis', 'torpedoes fubuki 0 0 4,-2');
    expect(kinds(events)).not.toContain('crewTested');
    expect(refusalOf(duel(6), 'axis', 'torpedoes fubuki 0 0 26,-13')).toBe('out-of-reach NW-9.13');
  });

  test('[NW-9.7] [NW-9.9] by night she must identify her target, which serves her guns as well', () => {
    const game = duel(6, night);
    give(game, 'axis', 'torpedoes fubuki 0 0 san-francisco', { 'crew-test': [6] });
    expect(condition(game, 'fubuki').turn.identification).toEqual({
      ...{ target: 'san-francisco', isIdentified: true },
    });
    const missed = duel(6, night);
    give(missed, 'axis', 'torpedoes fubuki 0 0 san-francisco', { 'crew-test': [1] });
    expect(condition(missed, 'fubuki')).toMatchObject({ torpedoAttack: null, empty: [] });
  });

  test('[NW-33.1] [NW-9.7] [NW-9.8] the test may come first, at a target that she could aim at, once a turn', () => {
    const order = 'identify fubuki san-francisco';
    const game = duel(6, night);
    give(game, 'axis', order, { 'crew-test': [6] });
    expect(refusalOf(game, 'axis', order)).toBe('already-tested NW-9.9');
    const events = give(game, 'axis', 'torpedoes fubuki 0 0 san-francisco');
    expect(kinds(events)).toEqual(['torpedoesLaunched']);
    const missed = duel(6, night);
    give(missed, 'axis', order, { 'crew-test': [1] });
    expect(refusalOf(missed, 'axis', 'torpedoes fubuki 0 0 san-francisco')).toBe(
      'no-torpedoes NW-9.2',
    );
  });

  test('[NW-33.1] not by day, not for what is lit, not where no tube bears', () => {
    const order = 'identify fubuki san-francisco';
    expect(refusalOf(duel(6), 'axis', order)).toBe('not-by-day NW-12.14');
    const lit = duel(6, night);
    unit(lit, 'san-francisco').isLit = true;
    expect(refusalOf(lit, 'axis', order)).toBe('is-lit NW-12.14');
    const empty = duel(6, night);
    condition(empty, 'fubuki').empty = [0, 1, 2];
    expect(refusalOf(empty, 'axis', order)).toBe('no-torpedoes NW-9.2');
    expect(refusalOf(duel(6, night), 'axis', 'identify fubuki nobody')).toBe('no-target NW-12.14');
  });

  test('[NW-9.6] by night a burning target needs no test', () => {
    const game = duel(6, night);
    unit(game, 'san-francisco').fires = 1;
    const events = give(game, 'axis', 'torpedoes fubuki 0 0 san-francisco');
    expect(kinds(events)).not.toContain('identified');
    expect(condition(game, 'fubuki').torpedoAttack).not.toBeNull();
  });

  test('[NW-3.22] [NW-9.16] the enemy learns nothing of it', () => {
    const game = duel(6);
    const before = JSON.stringify(fleetAction.view(game.state, 'allies'));
    const events = give(game, 'axis', 'torpedoes fubuki 0+1+2 0 san-francisco');
    expect(eventsFor(events, 'allies')).toEqual([]);
    const after = fleetAction.view(game.state, 'allies');
    expect(after.units.fubuki).toEqual(JSON.parse(before).units.fubuki);
  });

  test('[NW-15.1] [NW-15.8] [NW-11.9] what was launched is resolved in the Action Phase', () => {
    const game = duel(6);
    give(game, 'axis', 'torpedoes fubuki 0+1+2 0 san-francisco');
    goTo(game, 'end');
    expect(condition(game, 'fubuki').torpedoAttack).toBeNull();
    expect(kinds(game.events)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^torpedo(AttackRolled|esMissed)$/)]),
    );
  });
});
