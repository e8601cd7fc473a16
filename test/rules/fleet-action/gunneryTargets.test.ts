import { describe, expect, test } from 'vitest';
import { gunAttack } from '../../../src/rules/fleet-action/action/gunnery/attack';
import { mountsBearing } from '../../../src/rules/fleet-action/action/gunnery/mounts';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam, act, change, facing, legal, north, only, reckoned, volley, whyNot } from './acting';
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

describe('who may shoot at what', () => {
  const shot = (state: FleetActionState, mounts: number[] = [0]) =>
    whyNot(state, 'allies', {
      ...{ kind: 'shootGuns', ship: 'hood', battery: 'main', mounts, target: 'bismarck' },
    });

  test('[NW-13.1, NW-13.2] a battery does not shoot twice at one target, mount by mount', () => {
    const state = actionOf({
      allies: [abeam('Hood')],
      axis: [abeam('Bismarck', 10), abeam('Scharnhorst', 11)],
    });
    const fire = (mounts: number[], target: string) =>
      ({ kind: 'shootGuns', ship: 'hood', battery: 'main', mounts, target }) as const;
    act(state, 'allies', fire([0], 'bismarck'));
    expect(whyNot(state, 'allies', fire([1], 'bismarck'))).toBe('has-shot-at NW-13.1');
    const left = legal(state, 'allies', 'shootGuns');
    expect(left.map(({ battery, target }) => [battery, target])).toEqual([
      ['main', 'scharnhorst'],
      ['other', 'bismarck'],
      ['other', 'scharnhorst'],
    ]);
    act(state, 'allies', fire([1], 'scharnhorst'));
    expect(conditionOf(unitOf(state, 'hood')).turn.shotAt.main).toEqual([
      'bismarck',
      'scharnhorst',
    ]);
  });

  test('[NW-13.3] a mount that bears, once a turn', () => {
    const state = facing('Hood', 'Bismarck', 10);
    act(state, 'allies', {
      ...{ kind: 'shootGuns', ship: 'hood', battery: 'main', mounts: [0], target: 'bismarck' },
    });
    expect(shot(state)).toBe('not-bearing NW-13.3');
    expect(mountsBearing(unitOf(state, 'hood'), 'main', north(10))).toEqual([1, 2, 3]);
    expect(shot(state, [1, 1])).toBe('not-bearing NW-13.3');
  });

  test('[NW-13.3] after turrets do not bear ahead', () => {
    const state = actionOf({
      allies: [abeam('Hood', 0, { facing: 1 })],
      axis: [abeam('Bismarck', 10)],
    });
    expect(legal(state, 'allies', 'shootGuns')[0]?.mounts).toHaveLength(2);
  });

  test('[NW-13.4] a battery may be split', () => {
    const state = actionOf({
      allies: [abeam('Hood')],
      axis: [abeam('Bismarck', 10), abeam('Scharnhorst', 12)],
    });
    act(state, 'allies', {
      ...{ kind: 'shootGuns', ship: 'hood', battery: 'main', mounts: [0], target: 'bismarck' },
    });
    const left = legal(state, 'allies', 'shootGuns').filter(({ battery }) => battery === 'main');
    expect(left.map(({ target, mounts }) => [target, mounts])).toEqual([
      ['scharnhorst', [1, 2, 3]],
    ]);
  });

  test('[NW-13.21] not beyond its own range', () => {
    const state = facing('Fletcher', 'Fubuki', 16);
    expect(legal(state, 'allies', 'shootGuns')).toEqual([]);
    expect(
      whyNot(state, 'allies', {
        ...{ kind: 'shootGuns', ship: 'fletcher', battery: 'main', mounts: [0], target: 'fubuki' },
      }),
    ).toBe('out-of-range NW-13.21');
  });

  test('[NW-12.6, NW-12.8] by day not beyond TVR or through smoke without radar', () => {
    const hazy = facing('Hood', 'Bismarck', 16, { visibility: 3 });
    expect(shot(hazy)).toBeUndefined();
    change(hazy, 'hood', {}, { hasGunneryRadar: false });
    expect(shot(hazy)).toBe('cannot-aim NW-12.8');
    const smoked = facing('Hood', 'Bismarck', 10);
    change(smoked, 'hood', {}, { hasGunneryRadar: false });
    smoked.smoke.push({ hex: north(5), ship: 'hood', turn: 1 });
    expect(shot(smoked)).toBe('cannot-aim NW-12.8');
  });

  test('[NW-12.9] land stops radar', () => {
    const state = facing('Duke of York', 'Scharnhorst', 12, {
      ...{ isNight: true, visibility: 1, land: [north(6)] },
    });
    expect(legal(state, 'allies', 'shootGuns')).toEqual([]);
  });

  test('[NW-12.10] a battery that fails to acquire may try no more at that target', () => {
    const state = facing('Duke of York', 'Scharnhorst', 12, { isNight: true, visibility: 1 });
    const events = act(state, 'allies', volley(state, 'duke-of-york', 'scharnhorst'), {
      'crew-test': [4],
    });
    expect(events.map(({ kind }) => kind)).toEqual(['crewTested', 'radarTried']);
    expect(legal(state, 'allies', 'shootGuns').filter((it) => it.battery === 'main')).toEqual([]);
    expect(mountsBearing(unitOf(state, 'duke-of-york'), 'main', north(12))).not.toEqual([]);
  });

  test('[NW-12.12, NW-12.14] by night what is not lit must be identified', () => {
    const state = facing('San Francisco', 'Fubuki', 8, { isNight: true, visibility: 2 });
    expect(legal(state, 'allies', 'shootGuns')).toEqual([]);
    act(state, 'allies', { kind: 'identify', ship: 'san-francisco', target: 'fubuki' });
    const [order] = legal(state, 'allies', 'shootGuns');
    expect(order?.target).toBe('fubuki');
    const events = order && act(state, 'allies', order);
    expect(events && reckoned(only(events, 'gunsFired'))).not.toHaveProperty('radar');
  });

  test('[NW-12.15] and then radar adds nothing', () => {
    const state = facing('San Francisco', 'Fubuki', 8, { isNight: true, visibility: 2 });
    change(state, 'san-francisco', {}, { hasGunneryRadar: true });
    act(state, 'allies', { kind: 'identify', ship: 'san-francisco', target: 'fubuki' });
    expect(reckoned(attackOf(state, 'san-francisco', 'fubuki'))).not.toHaveProperty('radar');
    change(state, 'fubuki', { isLit: true });
    expect(reckoned(attackOf(state, 'san-francisco', 'fubuki'))).toHaveProperty('radar', 1);
  });

  test('[NW-11.14, NW-22.9] a wreck is no target', () => {
    const state = facing('Hood', 'Bismarck', 10);
    change(state, 'bismarck', { fate: 'wreck' });
    expect(shot(state)).toBe('no-target NW-11.14');
  });

  test('[NW-13.19] dual purpose guns that have fired at aircraft do not shoot at ships', () => {
    const state = facing('Fletcher', 'Fubuki', 8);
    conditionOf(unitOf(state, 'fletcher')).turn.dualPurpose = 'aircraft';
    expect(legal(state, 'allies', 'shootGuns')).toEqual([]);
  });

  test('[NW-13.19] and the other way round', () => {
    const state = facing('Fletcher', 'Fubuki', 8);
    act(state, 'allies', volley(state, 'fletcher', 'fubuki'));
    expect(conditionOf(unitOf(state, 'fletcher')).turn.dualPurpose).toBe('ships');
  });
});

describe('[NW-13.22] erratic turrets', () => {
  const erratic = { ...sheet('Hood'), traits: ['erratic-turrets' as const] };

  test('on 1-2 one of the mounts does not shoot', () => {
    const state = facing(erratic, 'Bismarck', 10);
    const events = act(state, 'allies', volley(state, 'hood', 'bismarck'), {
      ...{ 'erratic-turrets': [2], 'jammed-turret': [1], guns: [2] },
    });
    expect(only(events, 'turretsTested').mount).toBe(1);
    expect(only(events, 'gunsFired').guns).toBe(6);
  });

  test('without a mount left there is no attack', () => {
    const state = facing(erratic, 'Bismarck', 10);
    const events = act(
      state,
      'allies',
      { kind: 'shootGuns', ship: 'hood', battery: 'main', mounts: [3], target: 'bismarck' },
      { 'erratic-turrets': [1] },
    );
    expect(events.map(({ kind }) => kind)).toEqual(['turretsTested']);
  });
});

describe('[NW-3.21, NW-3.24] what others are told', () => {
  test('the enemy sees the die and the hit, the shooter does not see the steering', () => {
    const state = bismarckAtHood();
    change(state, 'hood', {}, { steering: 0 });
    state.step = { kind: 'activations', side: 'axis', active: null, isAlone: false };
    const fired = only(
      act(state, 'axis', volley(state, 'bismarck', 'hood'), { guns: [8] }),
      'gunsFired',
    );
    expect(fired.total).toBe(16);
    expect(fired.toldAs?.axis).toMatchObject({ total: 15, isHit: true });
    expect(JSON.stringify(fired.toldAs?.axis)).not.toContain('steering');
    expect(fired.toldAs?.allies).toMatchObject({
      ...{ need: null, total: null, guns: null, modifiers: [], isHit: true },
      dice: [{ values: [8] }],
    });
  });
});
