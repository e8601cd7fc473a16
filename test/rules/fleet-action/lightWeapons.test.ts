import { describe, expect, test } from 'vitest';
import { lightShot } from '../../../src/rules/fleet-action/action/light/attack';
import { factorDice, factorsReady } from '../../../src/rules/fleet-action/common/factors';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam, act, change, facing, legal, only, reckoned, volley, whyNot } from './acting';
import { actionOf } from './position';
import { sheet } from './sheets';

/** A boat of an Elco type, four vessels to a stand. */
const ELCO = {
  ...sheet('Fletcher', { name: 'PT', type: 'X', size: -4, crewQuality: 0, fireControl: 0 }),
  light: { longRange: 0, mediumRange: 1, closeRange: 2, asw: 0 },
  smallCraft: { savingThrow: 1, tubes: 4 },
  main: null,
  other: null,
};

const SAVAGE = sheet('Fletcher', { name: 'Savage', type: 'A%', size: -2 });

const shoot = (changed: Partial<Extract<Order, { kind: 'shootLight' }>> = {}): Order => ({
  ...{ kind: 'shootLight', unit: 'ajax', weapon: 'mediumRange', factors: 2, target: 'savage' },
  ...changed,
});

/** Ajax with MRF 2 and CRF 2, and an enemy so many hexes away. */
function closeIn(target: typeof SAVAGE | string, hexes: number, changed = {}): FleetActionState {
  const state = facing('Ajax', target, hexes, changed);
  change(
    state,
    'ajax',
    {},
    { crewQuality: 0, factors: { longRange: 0, mediumRange: 2, closeRange: 2, asw: 0 } },
  );
  return state;
}

describe('[NW-16] light weapons', () => {
  test('[NW-EX19, NW-16.1, NW-16.5, NW-16.6, NW-16.8, NW-16.10, NW-16.11] MRF at a destroyer', () => {
    const state = closeIn(SAVAGE, 3);
    const { structure } = conditionOf(unitOf(state, 'savage'));
    const events = act(state, 'allies', shoot(), { 'light-weapons': [14, 6], save: [5] });
    const fired = only(events, 'lightFired');
    expect(fired).toMatchObject({ need: 8, hits: 1 });
    expect(reckoned(fired)).toEqual({ 'target-size': -2 });
    expect(only(events, 'saveRolled')).toMatchObject({ need: 5, saved: 1, failed: 0 });
    expect(conditionOf(unitOf(state, 'savage')).structure).toBe(structure);
    expect(unitOf(state, 'savage').splashes).toBe(1);
  });

  test('[NW-EX19] a natural 10 hits, a 9 does not', () => {
    const events = act(closeIn(SAVAGE, 3), 'allies', shoot(), { 'light-weapons': [10, 9] });
    expect(only(events, 'lightFired').hits).toBe(1);
  });

  test('[NW-16.13] a failed save costs 1 S', () => {
    const state = closeIn(SAVAGE, 3);
    const { structure } = conditionOf(unitOf(state, 'savage'));
    act(state, 'allies', shoot(), { 'light-weapons': [14, 14], save: [4, 4] });
    expect(conditionOf(unitOf(state, 'savage')).structure).toBe(structure - 2);
  });

  test('[NW-16.2] MRF reaches 3 hexes, CRF 1', () => {
    expect(whyNot(closeIn(SAVAGE, 4), 'allies', shoot())).toBe('out-of-range NW-16.2');
    const close = shoot({ weapon: 'closeRange' });
    expect(whyNot(closeIn(SAVAGE, 2), 'allies', close)).toBe('out-of-range NW-16.2');
    expect(whyNot(closeIn(SAVAGE, 1), 'allies', close)).toBeUndefined();
  });

  test('[NW-16.9, NW-16.14] CRF leaves a ship unhurt but for one splash marker', () => {
    const state = closeIn(SAVAGE, 1);
    act(state, 'allies', shoot({ weapon: 'closeRange' }), { 'light-weapons': [20, 20] });
    act(state, 'allies', shoot(), { 'light-weapons': [20, 20], save: [10, 10] });
    expect(unitOf(state, 'savage').splashes).toBe(1);
  });

  test('[NW-16.14] MRF cannot hurt a large ship', () => {
    const state = closeIn('Bismarck', 2);
    const events = act(state, 'allies', shoot({ target: 'bismarck' }), {
      'light-weapons': [20, 20],
    });
    expect(events.map(({ kind }) => kind)).toEqual(['lightFired']);
    expect(unitOf(state, 'bismarck').splashes).toBe(1);
  });

  test('[NW-16.3, NW-16.15, NW-16.17] each factor shoots once a turn', () => {
    const state = closeIn(SAVAGE, 3);
    act(state, 'allies', shoot({ factors: 1 }), { 'light-weapons': [2] });
    expect(factorsReady(unitOf(state, 'ajax'), 'mediumRange')).toBe(1);
    expect(whyNot(state, 'allies', shoot())).toBe('no-factors NW-16.17');
    expect(whyNot(state, 'allies', shoot({ factors: 1 }))).toBeUndefined();
    conditionOf(unitOf(state, 'ajax')).turn.factorsUsed.mediumRange = 2;
    expect(legal(state, 'allies', 'shootLight')).toEqual([]);
  });

  test('[NW-19.8] factors suppressed by strafing are missing', () => {
    const state = closeIn(SAVAGE, 3);
    conditionOf(unitOf(state, 'ajax')).turn.factorsSuppressed.mediumRange = 1;
    expect(factorsReady(unitOf(state, 'ajax'), 'mediumRange')).toBe(1);
  });

  test('[NW-16.16] by night at what is lit, identified or next to her', () => {
    const night = { isNight: true, visibility: 2 as const };
    const state = closeIn(SAVAGE, 3, night);
    expect(whyNot(state, 'allies', shoot())).toBe('cannot-aim NW-16.16');
    change(state, 'savage', { isLit: true });
    expect(whyNot(state, 'allies', shoot())).toBeUndefined();
    expect(whyNot(closeIn(SAVAGE, 1, night), 'allies', shoot())).toBeUndefined();
    const identified = closeIn(SAVAGE, 3, night);
    conditionOf(unitOf(identified, 'ajax')).turn.identification = {
      ...{ target: 'savage', isIdentified: true },
    };
    expect(whyNot(identified, 'allies', shoot())).toBeUndefined();
  });

  test('[NW-16.6, NW-16.7] splashes on both, a slow target; a stopped one', () => {
    const state = closeIn(SAVAGE, 3);
    change(state, 'ajax', { splashes: 1 });
    change(state, 'savage', { splashes: 1, speedKnots: 5 });
    const plan = {
      ...{ shooter: unitOf(state, 'ajax'), weapon: 'mediumRange' as const, factors: 2 },
      target: unitOf(state, 'savage'),
    };
    expect(reckoned(lightShot(plan))).toEqual({
      ...{ splashes: -2, 'target-size': -2, 'target-slow': 1 },
    });
    change(state, 'savage', { speedKnots: 0 });
    expect(lightShot(plan).rerollsMisses).toBe(true);
  });

  test.each([
    [2, 1],
    [6, 2],
    [7, 3],
  ])('[NW-16.4] %i vessels attack %i times with each factor', (vessels, times) => {
    const state = actionOf({ allies: [abeam(ELCO, 0, { vessels })], axis: [abeam(SAVAGE, 1)] });
    expect(factorDice(unitOf(state, 'pt'), 2)).toBe(2 * times);
  });

  test('[NW-16.11, NW-16.12] small craft save, better against CRF, and lose a vessel', () => {
    const state = actionOf({
      allies: [abeam('Ajax')],
      axis: [abeam(ELCO, 1, { vessels: 4 })],
    });
    change(state, 'ajax', {}, { factors: { longRange: 0, mediumRange: 1, closeRange: 1, asw: 0 } });
    const target = { target: 'pt', factors: 1 };
    const byMedium = act(state, 'allies', shoot(target), { 'light-weapons': [20], save: [4] });
    expect(only(byMedium, 'saveRolled')).toMatchObject({ need: 5, failed: 1 });
    const close = shoot({ ...target, weapon: 'closeRange' });
    const byClose = act(state, 'allies', close, { 'light-weapons': [20], save: [4] });
    expect(only(byClose, 'saveRolled')).toMatchObject({ need: 4, failed: 0 });
    expect(unitOf(state, 'pt').vessels).toBe(3);
  });

  test('[NW-7.13] a surfaced submarine saves against MRF, CRF does nothing', () => {
    const state = closeIn({ ...SAVAGE, type: 'S' }, 1);
    change(state, 'savage', {}, { hull: 3 });
    act(state, 'allies', shoot({ factors: 1 }), { 'light-weapons': [20], save: [5] });
    expect(conditionOf(unitOf(state, 'savage')).hull).toBe(2);
    act(state, 'allies', shoot({ weapon: 'closeRange' }), { 'light-weapons': [20, 20] });
    expect(conditionOf(unitOf(state, 'savage')).hull).toBe(2);
  });
});

describe('[NW-14] guns at small craft', () => {
  const chase = () =>
    actionOf({ allies: [abeam('Fletcher')], axis: [abeam(ELCO, 4, { vessels: 4 })] });

  test('[NW-EX18, NW-14.2, NW-14.3, NW-14.4, NW-14.5] a hit forces a save by the IP', () => {
    const state = chase();
    change(state, 'fletcher', {}, { crewQuality: 2 });
    const events = act(state, 'allies', volley(state, 'fletcher', 'pt'), {
      ...{ guns: [20], save: [7] },
    });
    expect(only(events, 'gunsFired')).toMatchObject({ need: 8, isDirected: false, isHit: true });
    expect(only(events, 'saveRolled')).toMatchObject({ need: 8, failed: 1 });
    expect(unitOf(state, 'pt')).toMatchObject({ vessels: 3, splashes: 1 });
  });

  test('[NW-EX18] an 8 saves', () => {
    const state = chase();
    const events = act(state, 'allies', volley(state, 'fletcher', 'pt'), { guns: [20], save: [8] });
    expect(only(events, 'saveRolled').failed).toBe(0);
    expect(unitOf(state, 'pt').vessels).toBe(4);
  });

  test('[NW-14.1] not by larger guns', () => {
    const state = actionOf({ allies: [abeam('Exeter')], axis: [abeam(ELCO, 4, { vessels: 4 })] });
    const main = legal(state, 'allies', 'shootGuns').filter((it) => it.battery === 'main');
    expect(main).toEqual([]);
  });

  test('[NW-14.6] they take no IP and no critical rolls', () => {
    const state = chase();
    const events = act(state, 'allies', volley(state, 'fletcher', 'pt'), { guns: [20], save: [1] });
    expect(events.map(({ kind }) => kind)).toEqual(['gunsFired', 'saveRolled', 'vesselsLost']);
  });

  test('[NW-7.13] a surfaced submarine saves by the IP', () => {
    const boat = { ...ELCO, name: 'U 99', type: 'S' as const, size: -3, smallCraft: null };
    const state = actionOf({ allies: [abeam('Fletcher')], axis: [abeam(boat, 4)] });
    change(state, 'u-99', {}, { hull: 3 });
    const events = act(state, 'allies', volley(state, 'fletcher', 'u-99'), {
      ...{ guns: [20], save: [8] },
    });
    expect(only(events, 'saveRolled')).toMatchObject({ need: 9, failed: 1 });
    expect(conditionOf(unitOf(state, 'u-99')).hull).toBe(2);
  });
});
