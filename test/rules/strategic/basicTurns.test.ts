import { describe, expect, test } from 'vitest';
import {
  digest,
  eventsFor,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
  type Side,
  scriptedDice,
  takebackFor,
} from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { emptyBasic } from '../../../src/rules/strategic/basic/empty';
import { diceBy } from './advancedScene';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  newBasic,
  squadronOf,
  whyNot,
} from './basicGame';
import { SEARCH } from './basicSteps';
import { smallAdvanced, smallBasic } from './smallGame';

const choosing = () => {
  const scenario = smallBasic();
  return {
    ...scenario,
    divisions: scenario.divisions.map((it) =>
      it.id === 'A1' ? { ...it, choice: ['long', 'extreme'] as const } : it,
    ),
  };
};

describe('set-up and turns', () => {
  test('[ST-1.1] [ST-1.19] the level is the scenario’s, the Allies are Player One and the Axis Player Two', () => {
    expect(newBasic().scenario.level).toBe('basic');
    expect(SIDES).toEqual(['allies', 'axis']);
    expect(newBasic().scenario.sides.allies.name).toBe('Player One');
    expect(smallAdvanced().level).toBe('advanced');
  });

  test('[ST-6.1] [ST-6.2] all ships and squadrons stand as the scenario says, surface divisions at Long', () => {
    const state = newBasic();
    expect(divisionOf(state, 'A1')).toMatchObject({ box: 'long', status: 'present' });
    expect(divisionOf(state, 'A1').ships).toEqual(['a-carrier', 'a-cruiser', 'a-dd-1']);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ home: 'a-carrier', steps: 4 });
    expect(state.turn).toBe(1);
    expect(state.step).toEqual({ kind: 'search' });
  });

  test('[ST-6.2] where the scenario leaves a choice both set up in secret, and the enemy sees no counter yet', () => {
    const { state } = strategic.newState(choosing(), {}, scriptedDice([]));
    expect(state.step.kind).toBe('setup');
    expect(strategic.segment(state)).toMatchObject({
      phase: 'setup',
      active: { allies: 'declare', axis: 'declare' },
    });
    expect(linesOf(state, 'allies', 'placeDivision')).toEqual(['place A1 extreme']);
    expect(whyNot(state, 'allies', 'place A1 short')).toBe('box-not-allowed ST-6.2');
    expect(whyNot(state, 'allies', 'place A1 long')).toBe('already-there ST-6.2');
    expect(whyNot(state, 'allies', 'place X1 long')).toBe('no-such-division ST-6.1');
    const events = give(state, 'allies', 'place A1 extreme');
    expect(eventsFor(events, 'axis')).toEqual([]);
    expect(state.known.axis.divisions).toEqual({});
    confirmBoth(state, [1, 6]);
    expect(state.known.axis.divisions.A1?.box).toBe('extreme');
    expect(whyNot(state, 'allies', 'place A1 long')).toBe('not-now ST-25.1');
  });

  test('[ST-5.13] a die each decides priority at the start of a turn; ties are rolled again', () => {
    const start = (dice: number[]) => strategic.newState(smallBasic(), {}, scriptedDice(dice));
    expect(start([6, 1]).state.priority).toBe('allies');
    expect(start([3, 3, 2, 5]).state.priority).toBe('axis');
    const [rolled] = eventsOf(start([3, 3, 2, 5]).events, 'priorityRolled');
    expect(rolled?.dice.flatMap(({ values }) => values)).toEqual([3, 3, 2, 5]);
  });

  test('[ST-1.17] Player One’s die of the priority roll is thrown first', () => {
    const { events } = strategic.newState(smallBasic(), {}, scriptedDice([6, 1]));
    const [rolled] = eventsOf(events, 'priorityRolled');
    expect(rolled?.dice.map(({ figures }) => figures?.side)).toEqual(['allies', 'axis']);
  });

  test('[ST-5.16] [ST-7.1] each numbered step is planned by both at once, and ends when both have confirmed', () => {
    const state = basicAt({ step: SEARCH, spotted: ['A1', 'X1'] });
    const activeNow = () => strategic.segment(state).active;
    const confirm = (side: Side) =>
      strategic.apply(
        state,
        side,
        { kind: 'confirm' },
        diceBy((_reason, _number, figures) => (figures?.side === 'allies' ? 2 : 1)),
      );
    give(state, 'allies', 'search a-db-1 3');
    give(state, 'axis', 'search x-db 3');
    const planned: string[] = [];
    while (state.turn === 1 && planned.length < 9) {
      const { kind } = state.step;
      planned.push(kind);
      expect(activeNow(), kind).toEqual({ allies: 'declare', axis: 'declare' });
      confirm('axis');
      expect(state.step.kind, 'one has confirmed').toBe(kind);
      expect(activeNow(), kind).toEqual({ allies: 'declare', axis: 'waiting' });
      confirm('allies');
      expect(state.step.kind, 'both have confirmed').not.toBe(kind);
    }
    expect(planned).toEqual([
      'search',
      'cap',
      'strikePlan',
      'searchTargets',
      'closing',
      'opening',
      'submarines',
      'basicEnd',
    ]);
    expect([state.turn, state.step.kind]).toEqual([2, 'search']);
  });

  test('[ST-25.1] what is no order is not read; an order out of its step or against a clause is refused with the clause, and changes nothing', () => {
    for (const line of ['', 'soar a-f', 'cap', 'search a-db-1', 'confirm now'])
      expect(strategic.parseOrder(line), line).toMatchObject({ code: 'unreadable' });
    const state = basicAt({ step: SEARCH });
    const before = digest(state);
    expect(whyNot(state, 'allies', 'cap a-f 4 A1')).toBe('not-now ST-25.1');
    expect(whyNot(state, 'allies', 'close A1 yes')).toBe('not-now ST-25.1');
    expect(whyNot(state, 'allies', 'search a-db-1 5')).toMatch(/ ST-6\.\d+$/);
    expect(whyNot(state, 'allies', 'search x-db 2')).toMatch(/ ST-\d+\.\d+$/);
    expect(() => give(state, 'allies', 'close A1 yes')).toThrow();
    expect(digest(state)).toBe(before);
  });

  test('[ST-5.12] [ST-5.14] a stage ends when both have confirmed, and what is confirmed stands', () => {
    const state = newBasic();
    give(state, 'allies', 'confirm');
    expect(strategic.segment(state).active).toEqual({ allies: 'waiting', axis: 'declare' });
    expect(state.step.kind).toBe('search');
    expect(whyNot(state, 'allies', 'confirm')).toBe('already-confirmed ST-5.14');
    expect(whyNot(state, 'allies', 'search a-f 1')).toBe('not-now ST-25.1');
    expect(linesOf(state, 'allies')).toEqual([]);
    give(state, 'axis', 'confirm');
    expect(state.step.kind).toBe('cap');
  });

  test('[ST-5.14] until then a plan can be changed', () => {
    const state = newBasic();
    give(state, 'allies', 'search a-f 4');
    give(state, 'allies', 'search a-f 2');
    expect(basicOf(state, 'allies').search).toEqual([{ squadron: 'a-f', steps: 2 }]);
    give(state, 'allies', 'search a-f 0');
    expect(basicOf(state, 'allies').search).toEqual([]);
  });

  test('[ST-5.14] nor is anything taken back, by consent either, once sealed orders have been shown', () => {
    const match = newMatch(strategic, smallBasic(), {}, 'sealed') as Match<StrategicState>;
    const order = (side: 'allies' | 'axis', line: string) =>
      expect(giveOrder(strategic, match, { side, order: line }, 'sealed')).toBeUndefined();
    for (const _ of ['search', 'cap', 'strikes', 'targets'])
      for (const side of SIDES)
        if (strategic.segment(match.state).active[side] === 'declare') order(side, 'confirm');
    expect(match.state.step.kind).toBe('closing');
    order('allies', 'close A1 yes');
    order('allies', 'confirm');
    order('axis', 'confirm');
    expect(match.state.forces.allies.divisions.A1?.box).toBe('medium');
    expect(takebackFor(strategic, match, 'allies')).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('[ST-5.19] that a side has confirmed is told, how many orders it gave is not; nobody is skipped for having nothing', () => {
    const state = newBasic();
    give(state, 'allies', 'search a-f 4');
    const events = give(state, 'allies', 'confirm');
    expect(eventsFor(events, 'axis').map(({ kind }) => kind)).toEqual(['sideConfirmed']);
    for (const squadron of Object.values(state.forces.axis.squadrons)) squadron.steps = 0;
    expect(strategic.segment(state).active.axis).toBe('declare');
    expect(linesOf(state, 'axis')).toContain('confirm');
  });

  test('[ST-5.19] a side that sees no spotted enemy has nothing to open, as both can see', () => {
    const state = basicAt({ step: { kind: 'closing' }, spotted: ['X1'] });
    confirmBoth(state);
    expect(state.step.kind).toBe('opening');
    expect(strategic.segment(state).active).toEqual({ allies: 'declare', axis: 'waiting' });
  });

  test('[ST-5.15] who gives no orders leaves all as it is', () => {
    const state = newBasic();
    for (const _ of ['search', 'cap', 'strikes', 'targets', 'closing', 'submarines'])
      confirmBoth(state);
    expect(state.step.kind).toBe('basicEnd');
    expect(divisionOf(state, 'A1').box).toBe('long');
    expect(basicOf(state, 'axis')).toEqual({ ...emptyBasic() });
  });

  test('[ST-2.1] [ST-2.4] ships, squadrons, land units and divisions; a submarine is a division of its own', () => {
    const { ships, squadrons, landUnits, divisions } = newBasic().forces.allies;
    expect([ships, squadrons, landUnits, divisions].map((it) => Object.keys(it).length)).toEqual([
      7, 6, 3, 3,
    ]);
    expect(divisions.AS1).toMatchObject({ ships: ['a-boat'], submarine: { isSubmerged: true } });
    expect(divisions.A1?.submarine).toBeNull();
  });
});
