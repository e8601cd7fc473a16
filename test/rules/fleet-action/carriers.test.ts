import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../src/hex';
import type { TestStand } from './airSetting';
import { aboard, overhead, VB, VF } from './decks';
import { condition, give, goTo, only, refusalOf, stand, unit } from './game';

const launchVb = 'launch cv vb bomb';

/** In the air, so that the phase is not passed. */
const UP: TestStand = { id: 'up', aircraft: 'SBD-3' };

describe('a carrier operates aircraft', () => {
  test('[NW-10.16] not when stopped', () => {
    const game = aboard();
    unit(game, 'cv').speedKnots = 0;
    expect(refusalOf(game, 'allies', launchVb)).toBe('deck-closed NW-10.16');
  });

  test('not with 3 fires as the turn began', () => {
    const game = aboard({ damage: { fires: 3 }, stands: [VB, UP] });
    expect(refusalOf(game, 'allies', launchVb)).toBe('deck-closed NW-10.16');
  });

  test('with 2 fires, but not at Flotation 0', () => {
    const game = aboard({ damage: { fires: 2 } });
    expect(refusalOf(game, 'allies', launchVb)).toBeUndefined();
    condition(game, 'cv').flotation = 0;
    expect(refusalOf(game, 'allies', launchVb)).toBe('deck-closed NW-10.16');
  });

  test('[NW-25.10] not while flight operations are stopped', () => {
    const game = aboard();
    const { flightOps } = unit(game, 'cv');
    if (flightOps) flightOps.stoppedUntil = 1;
    expect(refusalOf(game, 'allies', launchVb)).toBe('deck-closed NW-25.10');
  });

  test('[NW-3.25] not under a marker', () => {
    const game = aboard({ stands: [VB, UP] });
    unit(game, 'cv').fate = 'hidden';
    expect(refusalOf(game, 'allies', launchVb)).toBe('no-such-unit NW-33.1');
  });
});

describe('wind over the deck', () => {
  test.each<[Facing, boolean]>([
    [1, true],
    [2, true],
    [6, true],
    [3, false],
    [4, false],
  ])('facing %i in a wind from the north', (facing, isFit) => {
    const game = aboard({ facing, stands: [VB, UP] });
    const refused = refusalOf(game, 'allies', launchVb);
    expect(refused).toBe(isFit ? undefined : 'not-into-wind NW-10.17');
  });

  test('[NW-10.17] takes 15 knots', () => {
    const game = aboard();
    unit(game, 'cv').speedKnots = 15;
    expect(refusalOf(game, 'allies', launchVb)).toBeUndefined();
    unit(game, 'cv').speedKnots = 14;
    expect(refusalOf(game, 'allies', launchVb)).toBe('not-into-wind NW-10.17');
  });

  test('[NW-34.9] any facing serves in a calm', () => {
    const game = aboard({ facing: 4, battle: { wind: null } });
    expect(refusalOf(game, 'allies', launchVb)).toBeUndefined();
  });
});

describe('launching', () => {
  test('[NW-10.18] one ready stand a turn', () => {
    const game = aboard({ stands: [VB, VF, { ...VF, id: 'below' }] });
    stand(game, 'below').place = 'stowed';
    const events = give(game, 'allies', launchVb);
    expect(only(events, 'standLaunched')).toMatchObject([{ stand: 'vb', home: 'cv' }]);
    expect(refusalOf(game, 'allies', 'launch cv vf -')).toBe('deck-in-use NW-10.19');
  });

  test('[NW-10.18] and one more for each catapult, in any wind', () => {
    const third = { ...VF, id: 'third' };
    const game = aboard({ facing: 4, deck: { catapults: 2 }, stands: [VB, VF, third] });
    give(game, 'allies', launchVb);
    give(game, 'allies', 'launch cv vf -');
    expect(stand(game, 'vf').place).toBe('air');
    expect(stand(game, 'third').place).toBe('ready');
    expect(unit(game, 'cv').flightOps).toMatchObject({ hasActed: true, catapulted: 2 });
  });

  test('[NW-10.6, NW-10.28] it starts at Low over the carrier, and moves with its squadron', () => {
    const game = aboard({ stands: [VB] });
    give(game, 'allies', launchVb);
    expect(stand(game, 'vb')).toMatchObject({ place: 'air', altitude: 'low' });
    expect(stand(game, 'vb').hex).toEqual(unit(game, 'cv').hex);
    give(game, 'allies', 'fly vb 0,0 medium');
    expect(stand(game, 'vb')).toMatchObject({ hex: { q: 0, r: 0 }, altitude: 'medium' });
  });

  test('[NW-10.22] what is left on deck does not fly', () => {
    const game = aboard();
    expect(refusalOf(game, 'allies', 'launch cv vb torpedo')).toBe('no-such-load NW-10.22');
    give(game, 'allies', 'launch cv vb -');
    expect(stand(game, 'vb').condition).toMatchObject({ load: null, lastLoad: 'bomb' });
  });

  test('[NW-10.23] only what is ready on deck', () => {
    const game = aboard();
    stand(game, 'vb').place = 'stowed';
    expect(refusalOf(game, 'allies', launchVb)).toBe('not-ready NW-10.18');
  });
});

describe('landing', () => {
  test('[NW-10.15, NW-10.28] a stand going home lands by itself', () => {
    const game = aboard();
    overhead(game, 'vb');
    give(game, 'allies', 'done vb-squadron');
    expect(stand(game, 'vb')).toMatchObject({ place: 'stowed', isGoingHome: false });
    expect(stand(game, 'vb').condition).toMatchObject({ load: null, lastLoad: 'bomb' });
  });

  test('[NW-10.28] another is ordered to, in the hex of the carrier', () => {
    const game = aboard();
    Object.assign(stand(game, 'vf'), { place: 'air', hex: { q: 0, r: 0 } });
    expect(refusalOf(game, 'allies', 'land vf cv')).toBe('not-there NW-10.28');
    const { q, r } = unit(game, 'cv').hex;
    give(game, 'allies', `fly vf ${q},${r} low`);
    give(game, 'allies', 'land vf cv');
    expect(stand(game, 'vf').place).toBe('stowed');
  });

  test('[NW-10.19] one stand a turn, and no launch but by catapult', () => {
    const game = aboard({ stands: [VB, VF, { ...VF, id: 'next' }] });
    overhead(game, 'vb');
    overhead(game, 'vf');
    give(game, 'allies', 'done vb-squadron');
    expect(refusalOf(game, 'allies', 'land vf cv')).toBe('deck-in-use NW-10.19');
    expect(refusalOf(game, 'allies', 'launch cv next -')).toBe('deck-in-use NW-10.19');
    condition(game, 'cv').catapults = 1;
    give(game, 'allies', 'launch cv next -');
  });

  test('[NW-10.19] none after a launch from the deck, but after one by catapult', () => {
    const game = aboard({ deck: { catapults: 1 }, stands: [VB, VF, { ...VF, id: 'next' }] });
    overhead(game, 'vf');
    give(game, 'allies', launchVb);
    expect(refusalOf(game, 'allies', 'land vf cv')).toContain('another-is-active');
    give(game, 'allies', 'done cv');
    expect(refusalOf(game, 'allies', 'land vf cv')).toBeUndefined();
    const { flightOps } = unit(game, 'cv');
    if (flightOps) flightOps.catapulted = 0;
    expect(refusalOf(game, 'allies', 'land vf cv')).toBe('deck-in-use NW-10.19');
  });

  test.each([
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('[NW-10.20] %i aircraft take %i spaces', (count, spaces) => {
    const game = aboard({ stands: [{ ...VB, count }] });
    overhead(game, 'vb');
    condition(game, 'cv').hangar = spaces - 1;
    expect(refusalOf(game, 'allies', 'land vb cv')).toBe('no-room NW-10.20');
    condition(game, 'cv').hangar = spaces;
    expect(refusalOf(game, 'allies', 'land vb cv')).toBeUndefined();
  });

  test('[NW-10.25] under power failure only after a test passed in the turn before', () => {
    const game = aboard();
    overhead(game, 'vb');
    condition(game, 'cv').hasPowerFailure = true;
    expect(refusalOf(game, 'allies', 'land vb cv')).toBe('no-power NW-10.25');
    const { flightOps } = unit(game, 'cv');
    if (flightOps) flightOps.powerTestBefore = true;
    expect(refusalOf(game, 'allies', 'land vb cv')).toBeUndefined();
  });

  test('[NW-10.25] the test of a turn counts in the next', () => {
    const game = aboard();
    condition(game, 'cv').turn.powerTest = true;
    goTo(game, 'aircraft', 2);
    expect(unit(game, 'cv').flightOps?.powerTestBefore).toBe(true);
    goTo(game, 'aircraft', 3);
    expect(unit(game, 'cv').flightOps?.powerTestBefore).toBeNull();
  });

  test.each([
    ['passes', 5, 6],
    ['fails', 4, 2],
  ])('[NW-10.24] by night, when the carrier %s her test', (_name, die, left) => {
    const game = aboard({ battle: { isNight: true } });
    overhead(game, 'vb');
    const script = { 'crew-test': [die], 'night-landing': [4] };
    const events = give(game, 'allies', 'land vb cv', script);
    expect(stand(game, 'vb')).toMatchObject({ place: 'stowed', count: left });
    expect(only(events, 'crewTested')).toMatchObject([{ purpose: 'night-landing' }]);
  });
});
