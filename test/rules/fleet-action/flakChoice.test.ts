import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { Order, OrderOf } from '../../../src/rules/fleet-action/model/orders';
import { abeam, legal, north, only, whyNot } from './acting';
import { aircraft, attackOn, done, load, play, putAloft, type TestStand } from './aloft';
import { only as all } from './game';
import { actionOf } from './position';
import type { TestBattle } from './setting';
import { sheet } from './sheets';

const SWORDFISH = aircraft('Swordfish', [load('18" Mk XII torpedo')]);
const DESTROYER = sheet('Fubuki', {
  ...{ light: { longRange: 2, mediumRange: 2, closeRange: 1, asw: 0 }, other: null },
});

/** Six Swordfish of the Allies attack a destroyer of the Axis; what the other side must do then. */
function raid(battle: TestBattle = {}, others: readonly Partial<TestStand>[] = []) {
  const state = actionOf({ axis: [abeam(DESTROYER)], ...battle });
  putAloft(state, { aircraft: SWORDFISH, hex: north(1) });
  for (const [i, it] of others.entries())
    putAloft(state, { aircraft: SWORDFISH, hex: north(1), id: `s${i + 2}`, ...it });
  return { state, events: play(state, 'allies', attackOn('fubuki', 'torpedo')) };
}

/** Two stands attack, so that the destroyer may keep some of her fire. */
const asked = () => raid({}, [{}]).state;

const flak = (
  weapon: OrderOf<'antiAir'>['weapon'],
  factors: number,
  changed: Partial<OrderOf<'antiAir'>> = {},
): Order => ({ kind: 'antiAir', unit: 'fubuki', weapon, stand: 's1', factors, ...changed });

const fired = (events: ReturnType<typeof play>) =>
  all(events, 'flakFired').map(({ weapon, dice }) => [weapon, dice[0]?.values.length]);

describe('whether the side that fires is asked', () => {
  test('[NW-11.8, NW-17.16] not with nothing to keep its fire for: all that bears fires', () => {
    const { state, events } = raid();
    expect(state.step.kind).not.toBe('flak');
    expect(fired(events)).toEqual([
      ['longRange', 2],
      ['mediumRange', 2],
      ['closeRange', 1],
    ]);
  });

  test('[NW-17.3, NW-4.13] while another stand may still attack within reach', () => {
    expect(asked().step).toMatchObject({ kind: 'flak', side: 'axis', back: 'allies' });
    expect(raid({}, [{ hex: north(11) }]).state.step.kind).not.toBe('flak');
    expect(raid({}, [{ hex: north(10) }]).state.step.kind).toBe('flak');
    expect(raid({}, [{ isGoingHome: true }]).state.step.kind).not.toBe('flak');
    const strafed = { axis: [abeam({ ...DESTROYER, type: 'A%' as const })] };
    const zero = { aircraft: aircraft('A6M2') };
    expect(raid(strafed, [zero]).state.step.kind).toBe('flak');
    expect(raid(strafed, [{ ...zero, hex: north(2) }]).state.step.kind).not.toBe('flak');
    expect(raid({}, [zero]).state.step.kind).not.toBe('flak');
  });

  test('[NW-16.15] while a ship lies in reach of light weapons that have yet to shoot', () => {
    const with3 = (hexes: number) => raid({ allies: [abeam('Fletcher', hexes)] }).state;
    expect(with3(3).step.kind).toBe('flak');
    expect(with3(4).step.kind).not.toBe('flak');
  });

  test('[NW-13.19] while one lies in reach of dual purpose guns that have yet to shoot', () => {
    const dual = { ...DESTROYER, other: sheet('Washington').other };
    const at = (hexes: number) =>
      raid({ allies: [abeam('Fletcher', hexes)], axis: [abeam(dual)] }).state;
    expect(at(15).step.kind).toBe('flak');
    expect(at(16).step.kind).not.toBe('flak');
  });
});

describe('[NW-17.3] named fire', () => {
  test('[NW-17.16] what is named fires, and nothing else', () => {
    const state = asked();
    play(state, 'axis', flak('mediumRange', 1));
    play(state, 'axis', flak('longRange', 2));
    expect(legal(state, 'axis', 'antiAir').map(({ weapon, factors }) => [weapon, factors])).toEqual(
      [
        ['closeRange', 1],
        ['closeRange', 0],
      ],
    );
    const events = play(state, 'axis', done);
    expect(fired(events)).toEqual([
      ['longRange', 2],
      ['mediumRange', 1],
    ]);
    expect(conditionOf(unitOf(state, 'fubuki')).turn.factorsUsed.mediumRange).toBe(1);
    only(events, 'airAttackRolled');
    expect(state.step).toMatchObject({ kind: 'activations', side: 'allies' });
  });

  test('[NW-17.16] with nothing named all fires; 0 holds it', () => {
    expect(fired(play(asked(), 'axis', done))).toHaveLength(3);
    const state = asked();
    play(state, 'axis', flak('longRange', 2));
    play(state, 'axis', flak('longRange', 0));
    expect(fired(play(state, 'axis', done))).toEqual([]);
  });

  test('[NW-17.16] ship by ship in the order named', () => {
    const ships = [abeam(DESTROYER), abeam(DESTROYER, 0)];
    const { state } = raid({ axis: ships }, [{}]);
    play(state, 'axis', flak('closeRange', 1, { unit: 'fubuki-2' }));
    play(state, 'axis', flak('longRange', 1));
    play(state, 'axis', flak('longRange', 1, { unit: 'fubuki-2' }));
    const order = all(play(state, 'axis', done), 'flakFired');
    expect(order.map(({ unit, weapon }) => [unit, weapon])).toEqual([
      ['fubuki-2', 'longRange'],
      ['fubuki-2', 'closeRange'],
      ['fubuki', 'longRange'],
    ]);
  });

  test('[NW-33.1] refusals', () => {
    const state = asked();
    const why = (order: Order) => whyNot(state, 'axis', order);
    expect(why(flak('longRange', 3))).toBe('no-factors NW-17.3');
    expect(why(flak('longRange', -1))).toBe('no-factors NW-17.3');
    expect(why(flak('longRange', 1, { unit: 'hood' }))).toBe('no-such-unit NW-17.1');
    expect(why(flak('longRange', 1, { stand: 's2' }))).toBe('not-now NW-17.1');
    expect(whyNot(state, 'allies', flak('longRange', 1))).toBe('not-now NW-17.1');
    expect(whyNot(state, 'allies', done)).toBe('not-now NW-17.1');
  });

  test('[NW-17.2, NW-11.12, NW-13.19, NW-17.14] weapons that do not bear', () => {
    const ships = [abeam(DESTROYER), abeam(DESTROYER, 4)];
    const { state } = raid({ axis: ships }, [{}]);
    const { turn, ...condition } = conditionOf(unitOf(state, 'fubuki'));
    const why = (changed: Partial<typeof turn>, power = false) => {
      Object.assign(conditionOf(unitOf(state, 'fubuki')), { hasPowerFailure: power });
      Object.assign(conditionOf(unitOf(state, 'fubuki')).turn, turn, changed);
      return whyNot(state, 'axis', flak('longRange', 1));
    };
    expect(condition.hasPowerFailure).toBe(false);
    expect(whyNot(state, 'axis', flak('mediumRange', 1, { unit: 'fubuki-2' }))).toBe(
      'out-of-range NW-17.2',
    );
    expect(why({ powerTest: null }, true)).toBe('no-power NW-11.12');
    expect(why({ powerTest: true }, true)).toBeUndefined();
    expect(why({ dualPurpose: 'ships' })).toBe('fired-at-ships NW-13.19');
    state.scenario = { ...state.scenario, isNight: true };
    expect(why({ dualPurpose: null })).toBe('cannot-aim NW-17.14');
  });

  test('[NW-3.21] the other side does not see what is named', () => {
    const state = asked();
    play(state, 'axis', flak('mediumRange', 1));
    const seen = (viewer: 'allies' | 'axis') => {
      const { step } = fleetAction.view(state, viewer);
      return step.kind === 'flak' && step.attack.fire.length;
    };
    expect([seen('axis'), seen('allies')]).toEqual([1, 0]);
  });
});
