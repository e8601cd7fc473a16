import { describe, expect, test } from 'vitest';
import { GUN_NEEDS, gunAttack } from '../../../src/rules/fleet-action/action/gunnery/attack';
import { mountsBearing } from '../../../src/rules/fleet-action/action/gunnery/mounts';
import { unitOf } from '../../../src/rules/fleet-action/common/own';
import { hitChance } from '../../../src/rules/fleet-action/common/toHit';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam, act, change, facing, north, only, reckoned, volley } from './acting';
import { actionOf } from './position';
import { sheet } from './sheets';

/** The attack of all guns of a ship that bear on a target. */
const attackOf = (state: FleetActionState, ship: string, target: string) => {
  const shooter = unitOf(state, ship);
  const at = unitOf(state, target);
  const mounts = mountsBearing(shooter, 'main', at.hex);
  return gunAttack(state, { ship: shooter, battery: 'main', mounts, target: at });
};

const bismarckAtHood = (hexes = 20) => facing('Hood', 'Bismarck', hexes);

describe('worked examples', () => {
  test('[NW-EX5, NW-EX6, NW-2.8, NW-2.13, NW-13.1, NW-13.5, NW-13.9, NW-13.14, NW-13.17] Bismarck at Hood', () => {
    const state = bismarckAtHood();
    state.step = { kind: 'activations', side: 'axis', active: null, isAlone: false };
    const events = act(state, 'axis', volley(state, 'bismarck', 'hood'), { guns: [8] });
    const fired = only(events, 'gunsFired');
    expect(fired).toMatchObject({ need: 15, total: 15, isHit: true, isDirected: true, guns: 8 });
    expect(reckoned(fired)).toEqual({
      ...{ 'crew-quality': 1, guns: 1, 'target-size': 3, radar: 1, 'gunnery-modifier': 1 },
    });
    expect(fired.dice[0]?.values).toEqual([8]);
    expect(unitOf(state, 'hood').splashes).toBe(1);
    const [damaged] = events.filter(({ kind }) => kind === 'damaged');
    expect(damaged).toMatchObject({ structure: 27, flotation: 0 });
    expect(attackOf(bismarckAtHood(), 'bismarck', 'hood').criticals).toBe(3);
  });

  test('[NW-EX5, NW-1.22] a 7 misses', () => {
    const state = bismarckAtHood();
    state.step = { kind: 'activations', side: 'axis', active: null, isAlone: false };
    const events = act(state, 'axis', volley(state, 'bismarck', 'hood'), { guns: [7] });
    expect(only(events, 'gunsFired').isHit).toBe(false);
    expect(unitOf(state, 'hood').splashes).toBe(0);
  });

  test('[NW-EX10, NW-13.18, NW-12.13] overwhelming fire doubles the IP and no more', () => {
    const state = facing('Washington', 'Kirishima', 8, { isNight: true, visibility: 2 });
    change(state, 'kirishima', { isLit: true });
    const { criticals, gun } = attackOf(state, 'washington', 'kirishima');
    expect([criticals, gun.criticalValue]).toEqual([3, 12]);
    const events = act(state, 'allies', volley(state, 'washington', 'kirishima'), { guns: [13] });
    expect(only(events, 'gunsFired')).toMatchObject({ need: 9, total: 19, isOverwhelming: true });
    expect(events.find(({ kind }) => kind === 'damaged')).toMatchObject({ structure: 60 });
  });

  test('[NW-EX10] one less does not', () => {
    const state = facing('Washington', 'Kirishima', 8, { isNight: true, visibility: 2 });
    change(state, 'kirishima', { isLit: true });
    const events = act(state, 'allies', volley(state, 'washington', 'kirishima'), { guns: [12] });
    expect(events.find(({ kind }) => kind === 'damaged')).toMatchObject({ structure: 30 });
  });

  test('[NW-EX11, NW-13.8, NW-2.3] Graf Spee under Local control', () => {
    const state = facing('Ajax', 'Admiral Graf Spee', 13);
    state.step = { kind: 'activations', side: 'axis', active: null, isAlone: false };
    change(state, 'admiral-graf-spee', { splashes: 1 }, { fireControl: 0, hasGunneryRadar: true });
    change(state, 'ajax', { splashes: 1 });
    const attack = attackOf(state, 'admiral-graf-spee', 'ajax');
    expect(attack).toMatchObject({ need: 16, isDirected: false });
    expect(reckoned(attack)).toEqual({ 'crew-quality': 1, splashes: -2, 'gunnery-modifier': 1 });
    expect(hitChance(attack)).toBeCloseTo(5 / 20);
  });

  test('[NW-EX12, NW-12.9, NW-12.10, NW-12.11] Duke of York by radar in the dark', () => {
    const state = facing('Duke of York', 'Scharnhorst', 12, { isNight: true, visibility: 1 });
    const events = act(state, 'allies', volley(state, 'duke-of-york', 'scharnhorst'), {
      ...{ 'crew-test': [5], guns: [8], 'erratic-turrets': [9] },
    });
    expect(only(events, 'radarTried').isAcquired).toBe(true);
    const fired = only(events, 'gunsFired');
    expect(fired).toMatchObject({ need: 12, total: 12, isHit: true });
    expect(reckoned(fired)).toEqual({ 'crew-quality': 1, guns: 1, 'target-size': 2 });
  });
});

describe('to hit', () => {
  test('[NW-13.5, NW-13.6] needs by range band', () => {
    expect(GUN_NEEDS.directed).toEqual([6, 9, 12, 15, 18]);
    expect(GUN_NEEDS.local).toEqual([8, 12, 16, 20, 24]);
    for (const [hexes, need] of [
      [5, 6],
      [6, 9],
      [15, 12],
      [16, 15],
      [21, 18],
    ] as const)
      expect(attackOf(bismarckAtHood(hexes), 'bismarck', 'hood').need).toBe(need);
  });

  test('[NW-1.24, NW-1.23] a 1 misses and a 20 is no hit by itself', () => {
    const near = attackOf(bismarckAtHood(1), 'bismarck', 'hood');
    expect(hitChance(near)).toBeCloseTo(19 / 20);
    expect(hitChance({ need: 24, modifiers: [], rerollsMisses: false })).toBe(0);
  });

  test.each([
    [1, -1],
    [3, 0],
    [7, 1],
    [13, 2],
    [21, 3],
  ])('[NW-13.9, NW-13.10, NW-13.16] %i barrels count %i', (barrels, value) => {
    const hood = sheet('Hood');
    const main = hood.main && { ...hood.main, mounts: [{ barrels, arc: 'R' as const }] };
    const state = facing('Ajax', { ...hood, main }, 10);
    const attack = attackOf(state, 'hood', 'ajax');
    expect(reckoned(attack).guns ?? 0).toBe(value);
    expect(attack.criticals).toBe(value + 2);
    expect(attack.impactPoints).toBe((value + 2) * attack.gun.impactPoints);
  });

  test('[NW-13.9, NW-13.26] a target that is slow, or has no steering', () => {
    const state = bismarckAtHood();
    change(state, 'hood', { speedKnots: 9 }, { steering: 0 });
    expect(reckoned(attackOf(state, 'bismarck', 'hood'))).toMatchObject({
      ...{ 'target-slow': 1, 'target-steering': 1 },
    });
  });

  test('[NW-13.9, NW-1.26] misses at a stopped target are rolled again', () => {
    const state = bismarckAtHood();
    change(state, 'hood', { speedKnots: 0 });
    state.step = { kind: 'activations', side: 'axis', active: null, isAlone: false };
    expect(hitChance(attackOf(state, 'bismarck', 'hood'))).toBeCloseTo(1 - (7 / 20) ** 2);
    const events = act(state, 'axis', volley(state, 'bismarck', 'hood'), { guns: [2, 19] });
    expect(only(events, 'gunsFired')).toMatchObject({ isHit: true });
  });

  test('[NW-13.12, NW-13.13] ships under the line of fire near its ends', () => {
    const between = (hexes: number) =>
      actionOf({
        allies: [abeam('Hood'), abeam('Fletcher', hexes)],
        axis: [abeam('Bismarck', 12)],
      });
    expect(reckoned(attackOf(between(3), 'bismarck', 'hood'))).toHaveProperty('intervening', -1);
    expect(reckoned(attackOf(between(9), 'bismarck', 'hood'))).toHaveProperty('intervening', -1);
    expect(reckoned(attackOf(between(6), 'bismarck', 'hood'))).not.toHaveProperty('intervening');
  });

  test('[NW-12.7, NW-12.17] no radar, no bonus', () => {
    const state = bismarckAtHood();
    change(state, 'bismarck', {}, { hasGunneryRadar: false });
    expect(reckoned(attackOf(state, 'bismarck', 'hood'))).not.toHaveProperty('radar');
  });

  test('[NW-2.4, NW-13.7] FC 2 directs fire at one target a turn, the next is shot at under Local control', () => {
    const state = actionOf({
      allies: [abeam('Fletcher')],
      axis: [abeam('Fubuki', 6), abeam('Fubuki', 7)],
    });
    const [first] = mountsBearing(unitOf(state, 'fletcher'), 'main', north(6));
    act(state, 'allies', {
      ...{ kind: 'shootGuns', ship: 'fletcher', battery: 'main', target: 'fubuki' },
      mounts: [first as number],
    });
    expect(attackOf(state, 'fletcher', 'fubuki').isDirected).toBe(true);
    expect(attackOf(state, 'fletcher', 'fubuki-2').isDirected).toBe(false);
  });

  test('[NW-2.24, NW-27.1] armed merchant cruisers are laid locally', () => {
    const amc = { ...sheet('Hood'), traits: ['amc' as const] };
    expect(attackOf(facing(amc, 'Bismarck', 10), 'hood', 'bismarck').isDirected).toBe(false);
  });
});
