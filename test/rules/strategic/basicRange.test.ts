import { describe, expect, test } from 'vitest';
import { eventsFor, scriptedDice } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import {
  basicAt,
  basicOf,
  boxesOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  shipOf,
  whyNot,
} from './basicGame';
import { CLOSING, OPENING, SUBMARINES } from './basicSteps';
import { smallBasic } from './smallGame';

describe('steps 5 and 6: the range', () => {
  test('[ST-7.32] [ST-7.33] [ST-5.12] any divisions are moved one box closer, all together; Short is the nearest', () => {
    const state = basicAt({ step: CLOSING, boxes: { A2: 'short' } });
    expect(linesOf(state, 'allies', 'closeRange')).toEqual(['close A1 yes', 'close AS1 yes']);
    expect(whyNot(state, 'allies', 'close A2 yes')).toBe('at-short-already ST-7.33');
    give(state, 'allies', 'close A1 yes');
    give(state, 'allies', 'close AS1 yes');
    give(state, 'axis', 'close X1 yes');
    expect(whyNot(state, 'allies', 'close A1 yes')).toBe('no-change ST-7.32');
    expect(boxesOf(state)).toMatchObject({ A1: 'long', X1: 'long' });
    const events = confirmBoth(state);
    expect(boxesOf(state)).toMatchObject({ A1: 'medium', AS1: 'short', X1: 'medium', X2: 'long' });
    const seen = eventsFor(eventsOf(events, 'divisionMoved'), 'axis');
    expect(seen.map((it) => 'division' in it && it.division)).toEqual(['A1', 'X1']);
    expect(state.known.axis.divisions.A1?.box).toBe('medium');
  });

  test('[ST-7.32] a division that the scenario holds back closes from its turn on', () => {
    const state = basicAt({ step: CLOSING });
    divisionOf(state, 'X2').freeFrom = 3;
    expect(whyNot(state, 'axis', 'close X2 yes')).toBe('not-free-yet ST-7.32');
    state.turn = 3;
    expect(whyNot(state, 'axis', 'close X2 yes')).toBe('');
  });

  test('[ST-6.9] a division Out of Contact is withdrawn for good, neither sunk nor present', () => {
    const state = basicAt({ step: CLOSING, boxes: { X2: 'outOfContact' } });
    expect(whyNot(state, 'axis', 'withdraw X1 yes')).toBe('still-in-contact ST-6.9');
    give(state, 'axis', 'close X2 yes');
    give(state, 'axis', 'withdraw X2 yes');
    expect(basicOf(state, 'axis')).toMatchObject({ closing: [], withdrawing: ['X2'] });
    confirmBoth(state);
    expect(divisionOf(state, 'X2').status).toBe('withdrawn');
    expect(shipOf(state, 'x-battleship').fate).toBe('withdrawn');
    expect(state.known.allies.divisions.X2).toBeUndefined();
  });

  test('[ST-7.34] [ST-7.35] [ST-EX16] a die as high as the slowest ship’s speed moves the enemy one box farther', () => {
    const roll = (die: number) => {
      const state = basicAt({ step: OPENING, spotted: ['X2'] });
      give(state, 'allies', 'open X2 yes');
      const events = confirmBoth(state, [die]);
      expect(eventsOf(eventsFor(events, 'axis'), 'rangeOpeningRolled')).toMatchObject([
        { side: 'allies', division: 'X2', speed: 5, dice: [{ values: [die] }] },
      ]);
      return divisionOf(state, 'X2').box;
    };
    expect([4, 5, 6].map(roll)).toEqual(['long', 'extreme', 'extreme']);
  });

  test('[ST-7.36] of the spotted divisions the player names those he will', () => {
    const state = basicAt({ step: OPENING, spotted: ['X1', 'X2'] });
    expect(linesOf(state, 'allies', 'openRange')).toEqual(['open X1 yes', 'open X2 yes']);
    expect(whyNot(state, 'allies', 'open XS1 yes')).toBe('not-spotted ST-7.34');
    give(state, 'allies', 'open X1 yes');
    confirmBoth(state, [6]);
    expect(boxesOf(state)).toMatchObject({ X1: 'extreme', X2: 'long' });
  });

  test('[ST-7.37] [ST-6.8] from Extreme it goes Out of Contact and loses its card; from there it cannot be moved', () => {
    const state = basicAt({ step: OPENING, spotted: ['X2'], boxes: { X2: 'extreme' } });
    give(state, 'allies', 'open X2 yes');
    confirmBoth(state, [5]);
    expect(divisionOf(state, 'X2')).toMatchObject({ box: 'outOfContact', isSpotted: false });
    expect(state.known.allies.divisions.X2).toMatchObject({ ships: null, name: null });
    const gone = basicAt({ step: OPENING, spotted: ['X2'], boxes: { X2: 'outOfContact' } });
    expect(whyNot(gone, 'allies', 'open X2 yes')).toBe('not-spotted ST-7.34');
  });

  test('[ST-7.38] both may open the range in one turn, and after closing', () => {
    const state = basicAt({ step: CLOSING, spotted: ['X2', 'A1'] });
    give(state, 'allies', 'close A1 yes');
    confirmBoth(state);
    give(state, 'allies', 'open X2 yes');
    give(state, 'axis', 'open A1 yes');
    confirmBoth(state, [5, 6]);
    expect(boxesOf(state)).toMatchObject({ A1: 'long', X2: 'extreme' });
  });

  test('[ST-20.11] the odds of opening the range go by the speed that a boat has now', () => {
    const chance = (turn: number) => {
      const state = basicAt({ step: OPENING, turn, spotted: ['XS1'] });
      const order = { kind: 'openRange', division: 'XS1', answer: 'yes' } as const;
      return strategic.explain(state, 'allies', [order]).orders[0]?.chance;
    };
    expect([chance(1), chance(3)]).toEqual([1, 0.5]);
  });

  test('[ST-20.11] a submerged boat has the speed that she has submerged', () => {
    const state = basicAt({ step: OPENING, spotted: ['XS1'] });
    give(state, 'allies', 'open XS1 yes');
    confirmBoth(state, [1]);
    expect(divisionOf(state, 'XS1').box).toBe('long');
  });
});

describe('what is known', () => {
  test('[ST-5.2] both see counters, numbers and boxes, but no ships', () => {
    const state = basicAt({ step: CLOSING });
    expect(Object.values(state.known.allies.divisions)).toMatchObject([
      { id: 'X1', box: 'long', name: null, ships: null },
      { id: 'X2', box: 'long', name: null, ships: null },
    ]);
    expect(state.known.allies.ships).toEqual({});
  });

  test('[ST-5.4] [ST-5.9] a Spotted card shows ships by name and their damage state, no Damage Levels, no squadrons', () => {
    const state = basicAt({ step: CLOSING, spotted: ['X1'] });
    Object.assign(shipOf(state, 'x-carrier'), { damageLevels: 4 });
    give(state, 'allies', 'confirm');
    const seen = state.known.allies.ships['x-carrier'];
    expect(seen).toMatchObject({ state: 'moderate', division: 'X1', fate: 'afloat' });
    expect(seen).not.toHaveProperty('damageLevels');
    expect(JSON.stringify(state.known.allies)).not.toContain('x-db');
  });

  test('[ST-5.9] damage that a scenario begins with is not told with the ship', () => {
    const state = basicAt({ step: CLOSING, spotted: ['X1'] });
    const ship = shipOf(state, 'x-carrier');
    ship.source = { ...ship.source, damageLevels: 2 };
    give(state, 'allies', 'confirm');
    expect(state.known.allies.ships['x-carrier']?.source.damageLevels).toBeUndefined();
  });

  test('[ST-5.20] orders are refused by what their player sees, not by what is hidden', () => {
    const state = basicAt({ step: SUBMARINES, boxes: { AS1: 'short' }, spotted: ['X2'] });
    divisionOf(state, 'X2').status = 'gone';
    expect(whyNot(state, 'allies', 'stalk AS1 X2 x-dd-2')).toBe('');
    give(state, 'allies', 'stalk AS1 X2 x-dd-2');
    confirmBoth(state);
    expect(divisionOf(state, 'AS1').submarine?.hadEncounter).toBe(false);
  });

  test.each([
    [[2, 3], ['X1']],
    [
      [1, 2],
      ['X1', 'X2'],
    ],
    [[3, 6], []],
  ])(
    '[ST-6.11a] where it is left to chance, dice of %j up to 2 give a card to %j',
    (thrown, seen) => {
      const scenario = smallBasic({ spottedAtStart: ['X1', 'X2'], spottedUpTo: 2 });
      const dice = scriptedDice([...thrown, 6, 1]);
      const { state } = strategic.newState(scenario, strategic.defaultOptions, dice);
      const { divisions } = state.forces.axis;
      expect(Object.keys(divisions).filter((id) => divisions[id]?.isSpotted)).toEqual(seen);
      expect(state.scenario).not.toHaveProperty('spottedUpTo');
    },
  );

  test('[ST-6.11] divisions that begin spotted bear their card from the start', () => {
    const state = basicAt({ step: CLOSING, scenario: { spottedAtStart: ['X1'] } });
    expect(state.known.allies.divisions.X1?.isSpotted).toBe(true);
    expect(state.known.allies.ships['x-carrier']?.state).toBe('none');
  });
});
