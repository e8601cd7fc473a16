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
  whyNot,
} from './basicGame';
import { CLOSING, END, SUBMARINES } from './basicSteps';

describe('step 7: submarines', () => {
  const stalking = (spotted: string[] = ['X2']) =>
    basicAt({ step: SUBMARINES, boxes: { AS1: 'short' }, spotted });

  test('[ST-7.48] a submarine at Short attacks a spotted division wherever it is in contact', () => {
    const state = stalking();
    expect(linesOf(state, 'allies', 'torpedoAttack')).toEqual([
      'stalk AS1 X2 x-battleship',
      'stalk AS1 X2 x-cruiser-2',
      'stalk AS1 X2 x-dd-2',
    ]);
    expect(whyNot(state, 'allies', 'stalk AS1 X1 x-carrier')).toBe('not-spotted ST-7.48');
    expect(whyNot(state, 'allies', 'stalk AS1 X2 x-carrier')).toBe('no-such-ship ST-20.14d');
    expect(whyNot(state, 'axis', 'stalk XS1 A1 a-carrier')).toBe('not-at-short ST-7.48');
    expect(whyNot(state, 'allies', 'stalk A1 X2 x-dd-2')).toBe('no-such-submarine ST-7.48');
    shipOf(state, 'a-boat').launchesLeft = 0;
    expect(whyNot(state, 'allies', 'stalk AS1 X2 x-dd-2')).toBe('no-torpedoes ST-17.10');
  });

  test('[ST-7.54] the secret part is held for both, whoever has boats, and an order can be taken back', () => {
    const state = stalking([]);
    expect(strategic.segment(state).active).toEqual({ allies: 'declare', axis: 'declare' });
    const other = stalking();
    give(other, 'allies', 'stalk AS1 X2 x-dd-2');
    expect(linesOf(other, 'allies', 'torpedoAttack')).toContain('stalk AS1 AS1 a-boat');
    give(other, 'allies', 'stalk AS1 AS1 a-boat');
    expect(basicOf(other, 'allies').submarineAttacks).toEqual([]);
    expect(whyNot(other, 'allies', 'stalk AS1 AS1 a-boat')).toBe('no-change ST-7.54');
  });

  test('[ST-7.54] [ST-20.14f] an encounter without an attack is told to nobody but its owner', () => {
    const state = stalking();
    give(state, 'allies', 'stalk AS1 X2 x-battleship');
    const told = eventsFor(confirmBoth(state, [3, 4]), 'axis');
    expect(told.map(({ kind }) => kind)).toEqual([
      'sideConfirmed',
      'sideConfirmed',
      'surfacePassed',
      'surfacePassed',
    ]);
    expect(state.known.axis.divisions.AS1).toBeUndefined();
    expect(divisionOf(state, 'AS1').submarine?.hadEncounter).toBe(true);
  });

  test('[ST-20.14k] [ST-5.3] a boat that the counter-attack detects is spotted, and her counter is seen', () => {
    const state = stalking();
    give(state, 'allies', 'stalk AS1 X2 x-battleship');
    // Approach −5: detected; the destroyer's attack comes to −2.
    confirmBoth(state, [1, 6, 3, 5]);
    expect(divisionOf(state, 'AS1').isSpotted).toBe(true);
    expect(state.known.axis.divisions.AS1).toMatchObject({ isSubmarine: true, box: 'short' });
  });

  test('[ST-7.54] Player One’s boats come first, and an attack on what is gone is not made', () => {
    const state = basicAt({
      ...{ step: SUBMARINES, boxes: { AS1: 'short', XS1: 'short' }, spotted: ['X2', 'A2'] },
    });
    give(state, 'allies', 'stalk AS1 X2 x-battleship');
    give(state, 'axis', 'stalk XS1 A2 a-battleship');
    const events = confirmBoth(state, [3, 4, 3, 4]);
    expect(eventsOf(events, 'approachMade').map(({ side }) => side)).toEqual(['allies', 'axis']);
    const gone = stalking();
    give(gone, 'allies', 'stalk AS1 X2 x-battleship');
    divisionOf(gone, 'X2').status = 'gone';
    confirmBoth(gone);
    expect(divisionOf(gone, 'AS1').submarine?.hadEncounter).toBe(false);
  });

  test('[ST-20.17] one encounter in a turn', () => {
    const state = stalking();
    const boat = divisionOf(state, 'AS1').submarine;
    if (boat) boat.hadEncounter = true;
    expect(whyNot(state, 'allies', 'stalk AS1 X2 x-dd-2')).toBe('encounter-made ST-20.17');
  });

  test('[ST-20.8] boats are surfaced in Night Turns and submerged by day, but with Heavy damage', () => {
    const state = basicAt({ step: END, turn: 2 });
    const isSubmerged = () =>
      ['AS1', 'XS1'].map((id) => divisionOf(state, id).submarine?.isSubmerged);
    expect(isSubmerged()).toEqual([true, true]);
    confirmBoth(state, [6, 1]);
    expect(isSubmerged()).toEqual([false, false]);
    Object.assign(state, { step: END, turn: 4, confirmed: { allies: false, axis: false } });
    Object.assign(shipOf(state, 'x-boat'), { damageLevels: 3, recovered: 2 });
    confirmBoth(state, [3, 6, 1]);
    expect(isSubmerged()).toEqual([true, false]);
  });

  test('[ST-5.3] [ST-5.8] hidden boats are in no view of the enemy, moves and all', () => {
    const state = basicAt({ step: CLOSING });
    give(state, 'allies', 'close AS1 yes');
    const events = confirmBoth(state);
    expect(JSON.stringify(eventsFor(events, 'axis'))).not.toContain('AS1');
    const { scenario: _, ...view } = strategic.view(state, 'axis');
    expect(JSON.stringify(view)).not.toContain('AS1');
  });
});
