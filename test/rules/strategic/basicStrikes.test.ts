import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  shipOf,
  squadronOf,
  whyNot,
} from './basicGame';
import { CAP, STRIKE_PLAN } from './basicSteps';

describe('step 3: strikes', () => {
  test('[ST-7.6] only spotted divisions in contact and land units are struck', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    expect(whyNot(state, 'allies', 'strike a-db-1 4 X1 bombs')).toBe('');
    expect(whyNot(state, 'allies', 'strike a-db-1 4 X2 bombs')).toBe('not-located ST-7.6');
    expect(whyNot(state, 'axis', 'strike x-db 4 a-base bombs')).toBe('');
    expect(whyNot(state, 'axis', 'strike x-db 4 A1 bombs')).toBe('not-located ST-7.6');
    divisionOf(state, 'X1').box = 'outOfContact';
    const gone = basicAt({ step: STRIKE_PLAN, spotted: ['X1'], boxes: { X1: 'outOfContact' } });
    expect(whyNot(gone, 'allies', 'strike a-db-1 4 X1 bombs')).toBe('not-located ST-7.6');
  });

  test('[ST-6.10] a land unit stands at its box, can always be struck, and its state lies open', () => {
    const state = basicAt({ step: STRIKE_PLAN });
    expect(linesOf(state, 'axis', 'assignStrike')).toContain('strike x-db 4 a-garrison bombs');
    expect(state.known.axis.landUnits['a-garrison']).toMatchObject({ state: 'none' });
  });

  test('[ST-7.9] [ST-6.7] long-legged aircraft reach where others do not', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'], boxes: { X1: 'extreme' } });
    expect(whyNot(state, 'allies', 'strike a-db-1 1 X1 bombs')).toBe('out-of-reach ST-7.9');
    expect(whyNot(state, 'allies', 'strike a-tb 1 X1 torpedoes')).toBe('');
    expect(whyNot(state, 'allies', 'strike a-base-pa 1 X1 bombs')).toBe('');
    const trained = basicAt({
      ...{ step: STRIKE_PLAN, spotted: ['X1'], boxes: { X1: 'extreme' } },
      scenario: { rules: { allies: { longLegged: true }, axis: {} } },
    });
    expect(whyNot(trained, 'allies', 'strike a-db-1 1 X1 bombs')).toBe('');
  });

  test('[ST-7.10] torpedoes for torpedo bombers that carry them better, unless the player chooses bombs', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    const lines = linesOf(state, 'allies', 'assignStrike');
    const of = (id: string) => lines.filter((it) => it.startsWith(`strike ${id} 3 X1`));
    expect(of('a-tb')).toEqual(['strike a-tb 3 X1 torpedoes', 'strike a-tb 3 X1 bombs']);
    expect(of('a-db-1')).toEqual(['strike a-db-1 3 X1 bombs']);
    expect(of('a-f')).toEqual([]);
    expect(whyNot(state, 'allies', 'strike a-f 3 X1 bombs')).toBe('no-such-weapon ST-7.10');
    expect(whyNot(state, 'axis', 'strike x-tb-1 3 a-base torpedoes')).toBe(
      'no-such-weapon ST-7.10',
    );
  });

  test('[ST-14.16] a spotted boat is attacked with depth charges, and with bombs while she is surfaced', () => {
    const day = basicAt({ step: STRIKE_PLAN, spotted: ['XS1'] });
    expect(whyNot(day, 'allies', 'strike a-base-pa 3 XS1 depthCharges')).toBe('');
    expect(whyNot(day, 'allies', 'strike a-base-pa 3 XS1 bombs')).toBe('no-such-weapon ST-7.10');
    expect(whyNot(day, 'allies', 'strike a-db-1 3 XS1 bombs')).toBe('no-such-weapon ST-7.10');
    const night = basicAt({ step: STRIKE_PLAN, turn: 3, spotted: ['XS1'] });
    expect(whyNot(night, 'allies', 'strike a-db-1 3 XS1 bombs')).toBe('');
  });

  test('[ST-7.11] fighters are added to a strike as its escort', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    expect(whyNot(state, 'allies', 'escort a-f 4 X1')).toBe('nothing-to-escort ST-7.11');
    give(state, 'allies', 'strike a-db-1 4 X1 bombs');
    expect(whyNot(state, 'allies', 'escort a-db-2 4 X1')).toBe('no-fighter ST-7.11');
    give(state, 'allies', 'escort a-f 3 X1');
    expect(linesOf(state, 'allies', 'assignEscort')).toContain('escort a-f 4 X1');
    expect(basicOf(state, 'allies').strikes).toEqual([
      {
        target: { division: 'X1' },
        parts: [{ squadron: 'a-db-1', steps: 4, weapon: 'bombs' }],
        escort: [{ squadron: 'a-f', steps: 3 }],
        isFlown: false,
      },
    ]);
    give(state, 'allies', 'strike a-db-1 0 X1 bombs');
    expect(basicOf(state, 'allies').strikes).toEqual([]);
  });

  const inTheAir = () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1', 'X2', 'A1'] });
    give(state, 'allies', 'strike a-db-1 4 X1 bombs');
    give(state, 'allies', 'strike a-db-2 4 X2 bombs');
    give(state, 'axis', 'strike x-db 4 A1 bombs');
    confirmBoth(state);
    return state;
  };

  test('[ST-7.19] the players name their strikes by turns, the winner of priority first', () => {
    const state = inTheAir();
    expect(state.step).toEqual({ kind: 'strikes', side: 'allies' });
    expect(linesOf(state, 'allies', 'flyStrike')).toEqual(['fly X1', 'fly X2']);
    expect(linesOf(state, 'axis')).toEqual([]);
    expect(whyNot(state, 'axis', 'fly A1')).toBe('not-now ST-25.1');
    give(state, 'allies', 'fly X2');
    expect(state.air).toMatchObject({ attacker: 'allies', target: { division: 'X2' } });
    give(state, 'allies', 'dive-on a-1 x-cruiser-2', [1, 6, 1, 6, 1, 6]);
    expect(state.step).toEqual({ kind: 'strikes', side: 'axis' });
    give(state, 'axis', 'fly A1');
    give(state, 'axis', 'dive-on x-1 a-cruiser', [1, 6, 1, 6, 1, 6]);
    expect(state.step).toEqual({ kind: 'strikes', side: 'allies' });
    expect(whyNot(state, 'allies', 'fly X2')).toBe('no-such-strike ST-7.19');
  });

  test('[ST-7.15] [ST-7.16] [ST-7.18] each squadron is told its ship, and flak comes first: Area, then Light', () => {
    const state = inTheAir();
    give(state, 'allies', 'fly X1');
    const ships = linesOf(state, 'allies', 'strikeShip');
    expect(ships).toEqual([
      'dive-on a-1 x-carrier',
      'dive-on a-1 x-cruiser-1',
      'dive-on a-1 x-dd-1',
    ]);
    const events = give(state, 'allies', 'dive-on a-1 x-cruiser-1', [6, 1, 1, 6, 6, 3]);
    expect(eventsOf(events, 'flakFired').map(({ guns, stepsLost }) => [guns, stepsLost])).toEqual([
      ['area', 2],
      ['light', 0],
    ]);
    // Bombs 6, two steps missing: 6 + 4 against 3 + 3.
    expect(shipOf(state, 'x-cruiser-1').damageLevels).toBe(4);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ steps: 2, lostInFlight: 2 });
  });

  test('[ST-7.17] a squadron attacks one ship with all its steps', () => {
    const state = inTheAir();
    give(state, 'allies', 'fly X1');
    expect(state.air?.flights).toHaveLength(1);
    expect(state.air?.flights[0]).toMatchObject({ role: 'strike', steps: 4 });
    give(state, 'allies', 'dive-on a-1 x-dd-1', [1, 6, 1, 6, 1, 6]);
    expect(state.air).toBeNull();
  });

  test('[ST-5.11] the enemy learns what a strike is made of when it comes, not where from', () => {
    const state = inTheAir();
    const told = eventsFor(give(state, 'allies', 'fly X1'), 'axis');
    expect(eventsOf(told, 'airAttackBegan')[0]?.flights).toMatchObject([
      { flight: 'a-1', steps: 4, weapon: 'bombs' },
    ]);
    expect(JSON.stringify(strategic.view(state, 'axis').air)).not.toContain('a-db-1');
  });

  test('[ST-7.19] a strike is flown though its carrier is sunk in the meantime, and one whose target is gone comes home', () => {
    const state = inTheAir();
    give(state, 'allies', 'fly X1');
    give(state, 'allies', 'dive-on a-1 x-carrier', [1, 6, 1, 6, 1, 6]);
    shipOf(state, 'x-carrier').fate = 'sunk';
    divisionOf(state, 'X1').ships = ['x-cruiser-1', 'x-dd-1'];
    divisionOf(state, 'A1').status = 'gone';
    expect(linesOf(state, 'axis', 'flyStrike')).toEqual(['fly A1']);
    give(state, 'axis', 'fly A1');
    expect(state.air).toBeNull();
    expect(state.step).toEqual({ kind: 'strikes', side: 'allies' });
  });

  test('[ST-7.13] [ST-7.14] the CAP over a target meets its strike; land units in one box share theirs', () => {
    const state = basicAt({ step: CAP });
    give(state, 'allies', 'cap a-base-f 4 a-base');
    confirmBoth(state);
    give(state, 'axis', 'strike x-db 4 a-garrison bombs');
    give(state, 'axis', 'strike x-tb-1 4 a-battery bombs');
    confirmBoth(state);
    give(state, 'axis', 'fly a-garrison');
    expect(state.air?.flights.map(({ role, side }) => [role, side])).toEqual([
      ['strike', 'axis'],
      ['cap', 'allies'],
    ]);
    give(state, 'allies', 'confirm');
    const events = give(state, 'axis', 'confirm', [1, 6, 1, 6, 1, 6, 1, 6, 1, 6]);
    expect(eventsOf(events, 'airShots')).toHaveLength(2);
    expect(state.step).toEqual({ kind: 'strikes', side: 'axis' });
    give(state, 'axis', 'fly a-battery');
    expect(state.air?.flights.map(({ role, steps }) => [role, steps])).toEqual([
      ['strike', 4],
      ['cap', 4],
    ]);
  });

  test('[ST-7.13] CAP that lost steps goes into the next fight with those it has left', () => {
    const state = basicAt({ step: CAP, spotted: ['A1'] });
    give(state, 'allies', 'cap a-f 4 A1');
    confirmBoth(state);
    Object.assign(basicOf(state, 'allies'), {
      inFight: [{ squadron: 'a-f', steps: 4, role: 'cap', lostBefore: 0 }],
    });
    Object.assign(squadronOf(state, 'a-f'), { steps: 1, lostInFlight: 3 });
    state.step = { kind: 'strikes', side: 'axis' };
    basicOf(state, 'axis').strikes.push({
      target: { division: 'A1' },
      parts: [{ squadron: 'x-db', steps: 4, weapon: 'bombs' }],
      ...{ escort: [], isFlown: false },
    });
    give(state, 'axis', 'fly A1');
    expect(state.air?.flights.find(({ role }) => role === 'cap')).toMatchObject({ steps: 1 });
  });
});
