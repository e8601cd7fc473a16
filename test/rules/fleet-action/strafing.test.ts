import { describe, expect, test } from 'vitest';
import { savesAgainst } from '../../../src/rules/fleet-action/airAttack/strafing';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { abeam, legal, only, reckoned, whyNot } from './acting';
import { aircraft, attackOn, load, play, putAloft, type TestStand } from './aloft';
import { only as all, kinds, type Script } from './game';
import { actionOf } from './position';
import type { TestShip } from './setting';
import { sheet } from './sheets';

const NO_FLAK = { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 };
const COASTER = sheet('Fletcher', { type: 'C%', size: -3, light: NO_FLAK });
const BOATS = sheet('Fletcher', {
  ...{ type: 'X', size: -4, light: NO_FLAK, smallCraft: { savingThrow: -1, tubes: 0 } },
});
const BATTERY = sheet('Fletcher', { type: 'L', size: 0, structure: 48, light: NO_FLAK });
const SUBMARINE = sheet('Fletcher', {
  ...{ type: 'S', light: NO_FLAK },
  boat: { hull: 3, bowTubes: 4, sternTubes: 0, submergedKnots: 7 },
});

const ZERO = aircraft('A6M2');
const BEAUFIGHTER = aircraft('Beaufighter X', [load('500 lb GP')]);

/** Six aircraft of the Allies over a ship of the Axis, a hex away. */
function over(target: DataSheet, it: TestStand = { aircraft: ZERO }, ship: Partial<TestShip> = {}) {
  const state = actionOf({ axis: [abeam(target, 1, { id: 'target', ...ship })] });
  return { state, stand: putAloft(state, it), unit: unitOf(state, 'target') };
}

/** Both dice hit; the validating dice and saves as given. */
function strafe(target: DataSheet, script: Script, it?: TestStand, ship?: Partial<TestShip>) {
  const { state, stand, unit } = over(target, it, ship);
  const events = play(state, 'allies', attackOn('target', 'guns'), {
    ...{ 'air-attack': [20, 20], ...script },
  });
  return { state, stand, unit, condition: conditionOf(unit), events };
}

describe('who may strafe what', () => {
  const why = (target: DataSheet, it?: TestStand) =>
    whyNot(over(target, it).state, 'allies', attackOn('target', 'guns'));

  test('[NW-19.3] small craft, lightly built ships and land targets; A/S also surfaced submarines', () => {
    for (const target of [BOATS, COASTER, { ...COASTER, type: 'A%' as const }, BATTERY])
      expect(why(target)).toBeUndefined();
    for (const name of ['Bismarck', 'Fubuki', 'Illustrious'])
      expect(why(sheet(name))).toBe('guns-too-light NW-19.3');
    expect(why(SUBMARINE)).toBe('guns-too-light NW-19.3');
    expect(why(SUBMARINE, { aircraft: BEAUFIGHTER })).toBeUndefined();
  });

  test('[NW-19.9] fighters without a load; bombers only before their load', () => {
    const bomber = aircraft('SBD-3', [load('500 lb GP')]);
    expect(why(COASTER, { aircraft: bomber })).toBeUndefined();
    expect(why(COASTER, { aircraft: bomber, load: null })).toBe('not-armed NW-18.23');
    expect(why(COASTER, { aircraft: { ...ZERO, strafing: null } })).toBe('not-armed NW-18.23');
  });

  test('[NW-18.10] at low altitude', () => {
    expect(why(COASTER, { aircraft: ZERO, altitude: 'medium' })).toBe('wrong-altitude NW-18.10');
  });
});

describe('hits', () => {
  test('[NW-19.1] dice and modifiers of section 18', () => {
    const { events } = strafe(COASTER, {}, { aircraft: ZERO, crewQuality: 1, flakMarkers: 1 });
    const rolled = only(events, 'airAttackRolled');
    expect(rolled.need).toBe(17);
    expect(reckoned(rolled)).toEqual({ 'crew-quality': 1, flak: -1, 'target-size': -3 });
    expect(rolled.dice[0]?.values).toHaveLength(2);
  });

  test.each([
    ['S 1', { ...ZERO, strafing: 1 }, 14],
    ['S 3', ZERO, 12],
    ['A/S 4, before S 3', BEAUFIGHTER, 11],
    ['A/S 7', { ...BEAUFIGHTER, antiShipping: 7 }, 8],
  ])('[NW-19.2] with %s a hit is validated from %i', (_, type, from) => {
    const validated = (die: number) =>
      only(strafe(BATTERY, { validation: [die, 1] }, { aircraft: type }).events, 'gunHitsValidated')
        .hits;
    expect([validated(from - 1), validated(from)]).toEqual([0, 1]);
  });

  test('[NW-19.2] what is not validated does nothing', () => {
    const elite = { aircraft: ZERO, crewQuality: 1 };
    const { unit, events } = strafe(BOATS, { validation: [1, 1] }, elite);
    expect(only(events, 'airAttackRolled').hits).toBe(2);
    expect(unit.splashes).toBe(0);
    expect(kinds(events)).not.toContain('saveRolled');
  });

  test('[NW-19.4, NW-19.5, NW-19.6] one splash; small craft save and lose a vessel each', () => {
    const { unit, events } = strafe(
      BOATS,
      { validation: [20, 20], save: [7, 8] },
      { aircraft: ZERO, crewQuality: 1 },
      { vessels: 4 },
    );
    expect(only(events, 'saveRolled')).toMatchObject({ need: 8, failed: 1 });
    expect(unit).toMatchObject({ vessels: 3, splashes: 1 });
  });

  test('[NW-19.5] the modifiers of the saving throw', () => {
    const against = (kind: 'strafing' | 'antiShipping', factor: number, target: DataSheet) =>
      reckoned({ modifiers: savesAgainst({ kind, factor }, { sheet: target }) });
    expect(against('strafing', 2, BOATS)).toEqual({
      'saving-throw': -1,
      'gun-factor': -1,
      strafing: 1,
    });
    expect(against('antiShipping', 6, BOATS)).toEqual({ 'saving-throw': -1, 'gun-factor': -2 });
    expect(against('antiShipping', 7, COASTER)).toEqual({ 'gun-factor': -3, 'anti-shipping': 1 });
    expect(against('antiShipping', 4, SUBMARINE)).toEqual({ 'gun-factor': -2, 'anti-shipping': 1 });
  });

  test('[NW-19.7] A/S costs a lightly built ship 1 S, S leaves the splash only', () => {
    const hit = strafe(COASTER, { validation: [20, 20], save: [6, 7] }, { aircraft: BEAUFIGHTER });
    expect(only(hit.events, 'saveRolled')).toMatchObject({ need: 7, failed: 1 });
    expect(hit.condition.structure).toBe(COASTER.structure - 1);
    const { unit, events, condition } = strafe(COASTER, { validation: [20, 20] });
    expect(kinds(events)).not.toContain('saveRolled');
    expect(condition.structure).toBe(COASTER.structure);
    expect(unit.splashes).toBe(1);
  });

  test('[NW-19.7] and a surfaced submarine 1 hull', () => {
    const state = { aircraft: BEAUFIGHTER };
    const { condition } = strafe(SUBMARINE, { validation: [20, 1], save: [6] }, state);
    expect(condition.hull).toBe(2);
  });

  test('[NW-19.8] each validated hit costs the target a factor of MRF and of CRF', () => {
    const { condition } = strafe(COASTER, { validation: [20, 20] });
    expect(condition.turn.factorsSuppressed).toEqual({ mediumRange: 2, closeRange: 2 });
  });

  test('[NW-19.9] and a land target only those', () => {
    const { condition, unit, events } = strafe(
      BATTERY,
      { validation: [20, 20] },
      { aircraft: BEAUFIGHTER },
    );
    expect(condition.turn.factorsSuppressed).toEqual({ mediumRange: 2, closeRange: 2 });
    expect(unit.splashes).toBe(0);
    expect(kinds(events)).not.toContain('saveRolled');
  });
});

describe('[NW-19.9] guns before bombs', () => {
  const beaufighters = () => {
    const state = actionOf({
      axis: [abeam(COASTER, 1, { id: 'target' }), abeam(COASTER, 1, { id: 'other' })],
    });
    putAloft(state, { aircraft: BEAUFIGHTER });
    return state;
  };

  test('on the same target, in one activation', () => {
    const state = beaufighters();
    play(state, 'allies', attackOn('target', 'guns'));
    expect(state.step).toMatchObject({ kind: 'activations', active: 's1' });
    expect(whyNot(state, 'allies', attackOn('other', 'fighter-bomb'))).toBe(
      'strafes-another NW-19.9',
    );
    expect(legal(state, 'allies', 'airAttack')).toEqual([attackOn('target', 'fighter-bomb')]);
    play(state, 'allies', attackOn('target', 'fighter-bomb'));
    expect(state.stands.s1?.turn.hasActed).toBe(true);
  });

  test('not after them, and once', () => {
    const state = beaufighters();
    play(state, 'allies', attackOn('target', 'guns'));
    expect(whyNot(state, 'allies', attackOn('target', 'guns'))).toBe('has-attacked NW-11.7');
  });

  test('suppressed factors do not fire at the bombs', () => {
    const light = { longRange: 0, mediumRange: 2, closeRange: 1, asw: 0 };
    const state = actionOf({ axis: [abeam({ ...COASTER, light }, 1, { id: 'target' })] });
    putAloft(state, { aircraft: BEAUFIGHTER });
    play(state, 'allies', attackOn('target', 'guns'));
    expect(state.step.kind).toBe('flak');
    const hold = {
      kind: 'antiAir',
      unit: 'target',
      weapon: 'mediumRange',
      stand: 's1',
      factors: 0,
    };
    play(state, 'axis', hold as Parameters<typeof play>[2]);
    const dice = { 'air-attack': [20, 1], validation: [20] };
    play(state, 'axis', { kind: 'done', what: '-' }, dice);
    const events = play(state, 'allies', attackOn('target', 'fighter-bomb'));
    expect(
      all(events, 'flakFired').map(({ weapon, dice }) => [weapon, dice[0]?.values.length]),
    ).toEqual([['mediumRange', 1]]);
  });
});
