import { describe, expect, test } from 'vitest';
import { eventsFor, type Side, scriptedDice } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { afterBasicAction } from '../../../src/rules/strategic/basic';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { RangeBox } from '../../../src/rules/strategic/tables/rangeBoxes';
import {
  basicAt,
  basicOf,
  boxesOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  whyNot,
} from './basicGame';
import { SUBMARINES, surface } from './basicSteps';

describe('step 7: surface combat', () => {
  const at = (boxes: Readonly<Record<string, RangeBox>>, spotted: string[]) =>
    basicAt({ step: surface(), boxes, spotted });

  test('[ST-7.39] divisions at Short attack any spotted division that is in contact', () => {
    const state = at({ A2: 'short', X1: 'extreme' }, ['X1', 'XS1']);
    expect(linesOf(state, 'allies', 'attackDivision')).toEqual(['attack A2 X1']);
    expect(whyNot(state, 'allies', 'attack A1 X1')).toBe('not-at-short ST-7.39');
    expect(whyNot(state, 'allies', 'attack A2 X2')).toBe('not-spotted ST-7.39');
    expect(whyNot(state, 'allies', 'attack A2 XS1')).toBe('not-spotted ST-7.39');
    expect(whyNot(state, 'allies', 'attack AS1 X1')).toBe('no-such-division ST-7.39');
    expect(whyNot(state, 'axis', 'attack X1 A2')).toBe('not-now ST-25.1');
  });

  describe('[ST-7.58] with surface attacks at close range only', () => {
    const near = (boxes: Readonly<Record<string, RangeBox>>, spotted: string[]) =>
      Object.assign(at(boxes, spotted), { options: { nearAttacks: true } });

    test.each([
      ['short', '', ''],
      ['medium', '', ''],
      ['long', '', 'too-far ST-7.58'],
      ['extreme', '', 'too-far ST-7.58'],
      ['outOfContact', 'not-spotted ST-7.39', 'not-spotted ST-7.39'],
    ] as const)('a target at %s', (box, off, on) => {
      const boxes = { A2: 'short', X1: box } as const;
      expect(whyNot(at(boxes, ['X1']), 'allies', 'attack A2 X1')).toBe(off);
      expect(whyNot(near(boxes, ['X1']), 'allies', 'attack A2 X1')).toBe(on);
      const isOffered = linesOf(near(boxes, ['X1']), 'allies', 'attackDivision').length > 0;
      expect(isOffered).toBe(on === '');
    });

    test('a target that is not spotted is refused as such', () => {
      const state = near({ A2: 'short', X2: 'long' }, []);
      expect(whyNot(state, 'allies', 'attack A2 X2')).toBe('not-spotted ST-7.39');
    });

    test('bombardment is not limited', () => {
      const state = near({ X2: 'short' }, []);
      Object.assign(state, { step: surface('axis') });
      expect(linesOf(state, 'axis', 'bombardLand')).toContain('bombard-land X2 a-base');
    });
  });

  test('[ST-7.40] each attacks once in a turn, and several may attack together', () => {
    const state = at({ A1: 'short', A2: 'short', X1: 'short' }, ['X1', 'X2']);
    expect(linesOf(state, 'allies', 'attackDivision')).toContain('attack A1+A2 X1');
    expect(whyNot(state, 'allies', 'attack A1+A1 X1')).toBe('no-such-division ST-7.40');
    give(state, 'allies', 'attack A1+A2 X1');
    expect(basicOf(state, 'allies').attacked).toEqual(['A1', 'A2']);
    expect(state.action?.divisions).toEqual({ allies: ['A1', 'A2'], axis: ['X1'] });
    finishAction(state);
    Object.assign(state, { step: surface(), action: null });
    expect(whyNot(state, 'allies', 'attack A1 X2')).toBe('has-attacked ST-7.40');
  });

  /** Ends the action that is under way. */
  function finishAction(state: StrategicState, loser: Side | null = null): Play {
    const play: Play = { state, dice: scriptedDice([]), events: [] };
    const { action } = state;
    if (!action) throw new Error('no action is under way');
    afterBasicAction(play, { ...action, loser });
    state.action = null;
    return play;
  }

  const attacked = () => {
    const state = at({ A2: 'short', X1: 'short', X2: 'short' }, ['X1']);
    give(state, 'allies', 'attack A2 X1');
    return state;
  };

  test('[ST-7.41] [ST-7.56] the side attacked may intercept with other divisions at Short, but no boats', () => {
    const state = attacked();
    expect(state.step).toMatchObject({ kind: 'intercept', side: 'axis' });
    expect(strategic.segment(state).active).toEqual({ allies: 'waiting', axis: 'declare' });
    expect(linesOf(state, 'axis', 'intercept')).toEqual(['intercept X2 yes']);
    expect(whyNot(state, 'axis', 'intercept X1 yes')).toBe('cannot-intercept ST-7.41');
    expect(whyNot(state, 'axis', 'intercept XS1 yes')).toBe('cannot-intercept ST-7.41');
    expect(whyNot(state, 'axis', 'intercept X2 no')).toBe('no-change ST-7.41');
  });

  test('[ST-7.42] [ST-7.44] who intercepts on 1–3 is fought in place of the target, and is spotted', () => {
    const state = attacked();
    give(state, 'axis', 'intercept X2 yes');
    const events = give(state, 'axis', 'confirm', [3]);
    expect(eventsOf(eventsFor(events, 'allies'), 'interceptionRolled')).toMatchObject([
      { division: 'X2', dice: [{ values: [3] }], hasIntercepted: true },
    ]);
    expect(state.action?.divisions).toEqual({ allies: ['A2'], axis: ['X2'] });
    expect(divisionOf(state, 'X2').isSpotted).toBe(true);
  });

  test('[ST-7.41] on a 4 the target itself is fought', () => {
    const state = attacked();
    give(state, 'axis', 'intercept X2 yes');
    give(state, 'axis', 'confirm', [4]);
    expect(state.action?.divisions).toEqual({ allies: ['A2'], axis: ['X1'] });
    expect(divisionOf(state, 'X2').isSpotted).toBe(false);
  });

  test('[ST-7.43] [ST-7.57] [ST-EX17] the dice fall as the defender lists them; all who succeed fight together', () => {
    const three = () => {
      const state = basicAt({ step: { kind: 'search' }, boxes: { X1: 'short', X2: 'short' } });
      give(state, 'axis', 'regroup X2 x-battleship/x-cruiser-2+x-dd-2');
      Object.assign(state, { step: { kind: 'search' } });
      const ready = strategic.copy(state);
      confirmBoth(ready);
      divisionOf(ready, 'A2').box = 'short';
      divisionOf(ready, 'X1').isSpotted = true;
      Object.assign(ready, { step: surface(), confirmed: { allies: false, axis: false } });
      ready.known.allies.divisions.X1 = {
        ...(ready.known.allies.divisions.X1 as NonNullable<
          (typeof ready.known.allies.divisions)[string]
        >),
        isSpotted: true,
      };
      give(ready, 'allies', 'attack A2 X1');
      give(ready, 'axis', 'intercept X4 yes');
      give(ready, 'axis', 'intercept X2 yes');
      return ready;
    };
    const both = three();
    const events = give(both, 'axis', 'confirm', [2, 3]);
    expect(eventsOf(events, 'interceptionRolled').map(({ division }) => division)).toEqual([
      'X4',
      'X2',
    ]);
    expect(both.action?.divisions.axis).toEqual(['X4', 'X2']);
    const one = three();
    give(one, 'axis', 'confirm', [3, 4]);
    expect(one.action?.divisions.axis).toEqual(['X4']);
  });

  test('[ST-7.41] with nobody else at Short, as both can see, there is nothing to intercept with', () => {
    const state = at({ A2: 'short', X1: 'short' }, ['X1']);
    give(state, 'allies', 'attack A2 X1');
    expect(state.action?.divisions).toEqual({ allies: ['A2'], axis: ['X1'] });
  });

  test('[ST-5.25] who fights is spotted by it', () => {
    const state = at({ A2: 'short', X1: 'short' }, ['X1']);
    give(state, 'allies', 'attack A2 X1');
    expect(divisionOf(state, 'A2').isSpotted).toBe(true);
    expect(state.known.axis.divisions.A2?.ships).toContain('a-battleship');
  });

  test('[ST-7.45] the turn waits while a battle is fought', () => {
    const state = at({ A2: 'short', X1: 'short' }, ['X1']);
    give(state, 'allies', 'attack A2 X1');
    expect(state.step.kind).toBe('fighting');
    expect(strategic.segment(state).phase).toBe('quickFire');
    expect(linesOf(state, 'allies', 'pass')).toEqual([]);
  });

  test('[ST-7.55] the players declare by turns; who passes declares no more, and the step ends when both have', () => {
    const state = at({ A1: 'short', A2: 'short', X1: 'short', X2: 'short' }, ['A1', 'X1']);
    give(state, 'allies', 'attack A2 X1');
    give(state, 'axis', 'confirm');
    finishAction(state);
    expect(state.step).toMatchObject({ kind: 'surface', side: 'axis' });
    give(state, 'axis', 'pass');
    expect(state.step).toMatchObject({ side: 'allies', passed: { allies: false, axis: true } });
    expect(linesOf(state, 'axis')).toEqual([]);
    give(state, 'allies', 'pass');
    expect(state.step.kind).toBe('basicEnd');
  });

  test('[ST-7.55] [ST-5.19] who can declare nothing, as both can see, has passed', () => {
    const state = basicAt({ step: SUBMARINES, boxes: { X1: 'short' }, spotted: ['A2'] });
    confirmBoth(state);
    expect(state.step).toMatchObject({ kind: 'surface', side: 'axis', passed: { allies: true } });
  });

  test('[ST-15.27] a side that broke off with all its ships is moved one box farther', () => {
    const state = at({ A2: 'short', X1: 'short' }, ['X1']);
    give(state, 'allies', 'attack A2 X1');
    finishAction(state, 'axis');
    expect(boxesOf(state)).toMatchObject({ A2: 'short', X1: 'medium' });
    const even = at({ A2: 'short', X1: 'short' }, ['X1']);
    give(even, 'allies', 'attack A2 X1');
    finishAction(even);
    expect(boxesOf(even)).toMatchObject({ A2: 'short', X1: 'short' });
  });

  test('[ST-7.47] [ST-18.12] a division at Short bombards land instead, and batteries there answer', () => {
    const state = basicAt({ step: surface('axis'), boxes: { X2: 'short' } });
    expect(linesOf(state, 'axis', 'bombardLand')).toContain('bombard-land X2 a-base');
    expect(whyNot(state, 'axis', 'bombard-land X1 a-base')).toBe('not-at-short ST-7.39');
    give(state, 'axis', 'bombard-land X2 a-base', [1]);
    expect(state.action).toMatchObject({
      divisions: { allies: [], axis: ['X2'] },
      landUnits: ['a-base', 'a-battery'],
      isCoastal: true,
    });
    expect(basicOf(state, 'axis').attacked).toEqual(['X2']);
  });

  test('[ST-7.41] [ST-7.47] a bombardment is intercepted like an attack, and then is not made', () => {
    const state = basicAt({ step: surface('axis'), boxes: { X2: 'short', A2: 'short' } });
    give(state, 'axis', 'bombard-land X2 a-base');
    give(state, 'allies', 'intercept A2 yes');
    give(state, 'allies', 'confirm', [1]);
    expect(state.action).toMatchObject({
      divisions: { allies: ['A2'], axis: ['X2'] },
      landUnits: [],
    });
  });
});
