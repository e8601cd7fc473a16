import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { attemptsOf } from '../../../src/rules/strategic/basic/attempts';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  whyNot,
} from './basicGame';

describe('step 4: search resolution', () => {
  const searching = (turn = 1, poor: { from: number; to: number }[] = []) => {
    const state = basicAt({ step: { kind: 'searchTargets' }, turn, scenario: { poor } });
    basicOf(state, 'allies').search = [
      { squadron: 'a-db-1', steps: 2 },
      { squadron: 'a-base-pa', steps: 1 },
    ];
    return state;
  };

  test('[ST-7.23] [ST-7.24] [ST-7.25] an attempt for three aircraft, each with its own class; several may name one division', () => {
    const state = searching();
    expect(attemptsOf(state, 'allies').map(({ id }) => id)).toEqual([
      'a-db-1',
      'a-db-1',
      'a-base-pa',
    ]);
    for (const attempt of [1, 2, 3]) give(state, 'allies', `look-for ${attempt} X1`);
    expect(whyNot(state, 'allies', 'look-for 4 X1')).toBe('no-such-attempt ST-7.23');
    expect(whyNot(state, 'allies', 'look-for 1 X1')).toBe('no-change ST-7.25');
    expect(whyNot(state, 'allies', 'look-for 1 XS1')).toBe('out-of-reach ST-7.9');
    expect(linesOf(state, 'axis', 'searchDivision')).toEqual([]);
  });

  test('[ST-7.26] [ST-7.27] [ST-7.30] [ST-EX14] bombers spot on 1–2, patrol aircraft on 1–3, and the division gets its card', () => {
    const state = searching();
    for (const attempt of [1, 2]) give(state, 'allies', `look-for ${attempt} X1`);
    give(state, 'allies', 'look-for 3 X2');
    const events = confirmBoth(state, [3, 2, 3]);
    expect(divisionOf(state, 'X1').isSpotted).toBe(true);
    expect(divisionOf(state, 'X2').isSpotted).toBe(true);
    const told = eventsFor(events, 'axis');
    expect(eventsOf(told, 'searchRolled')).toEqual([]);
    expect(eventsOf(told, 'divisionSpotted').map(({ division }) => division)).toEqual(['X1', 'X2']);
    expect(state.known.allies.divisions.X1).toMatchObject({
      name: 'Division X1',
      ships: ['x-carrier', 'x-cruiser-1', 'x-dd-1'],
    });
  });

  test('[ST-7.28] [ST-EX15] in a Night Turn only a 1 spots', () => {
    const state = searching(3);
    for (const attempt of [1, 2]) give(state, 'allies', `look-for ${attempt} X1`);
    confirmBoth(state, [3, 2]);
    expect(divisionOf(state, 'X1').isSpotted).toBe(false);
  });

  test('[ST-7.29] in Poor Weather by day the numbers are one less', () => {
    const state = searching(1, [{ from: 1, to: 2 }]);
    for (const [attempt, target] of [
      [1, 'X1'],
      [3, 'X2'],
    ] as const)
      give(state, 'allies', `look-for ${attempt} ${target}`);
    confirmBoth(state, [2, 2]);
    expect([divisionOf(state, 'X1').isSpotted, divisionOf(state, 'X2').isSpotted]).toEqual([
      false,
      true,
    ]);
  });

  test('[ST-7.31] a box is looked through for surfaced boats: a 1 finds one by day or night', () => {
    const state = searching(3);
    const boat = divisionOf(state, 'XS1').submarine;
    if (boat) boat.isSubmerged = false;
    give(state, 'allies', 'look-in 1 medium');
    give(state, 'allies', 'look-in 2 long');
    confirmBoth(state, [1, 1]);
    expect(divisionOf(state, 'XS1').isSpotted).toBe(true);
    expect(state.known.allies.divisions.XS1).toMatchObject({ isSubmarine: true, box: 'medium' });
  });

  test('[ST-7.31] a submerged boat is not found, and the searcher is shown no die', () => {
    const state = searching(1);
    give(state, 'allies', 'look-in 1 medium');
    const events = confirmBoth(state, [1]);
    expect(divisionOf(state, 'XS1').isSpotted).toBe(false);
    expect(eventsOf(eventsFor(events, 'allies'), 'searchRolled')).toMatchObject([
      { attempt: 1, dice: [], hasFound: false },
    ]);
  });

  test('[ST-7.31] [ST-5.10b] of several surfaced boats one is drawn by a lot that is told with the die, to neither side', () => {
    const state = searching(1);
    const boat = divisionOf(state, 'XS1');
    if (boat.submarine) boat.submarine.isSubmerged = false;
    state.forces.axis.divisions.XS2 = structuredClone({ ...boat, id: 'XS2', ships: [] });
    give(state, 'allies', 'look-in 1 medium');
    const events = confirmBoth(state, [1, 1]);
    const [rolled] = eventsOf(events, 'searchRolled');
    expect(rolled?.dice.map(({ die }) => die)).toEqual(['d6', 'lot']);
    expect(eventsOf(eventsFor(events, 'allies'), 'searchRolled')[0]?.dice).toEqual([]);
  });

  test('[ST-7.9] [ST-6.8] a search names what its aircraft reach', () => {
    const state = searching();
    divisionOf(state, 'X1').box = 'extreme';
    divisionOf(state, 'X2').box = 'outOfContact';
    const again = basicAt({
      ...{ step: { kind: 'searchTargets' }, boxes: { X1: 'extreme', X2: 'outOfContact' } },
    });
    basicOf(again, 'allies').search = basicOf(state, 'allies').search;
    expect(whyNot(again, 'allies', 'look-for 1 X1')).toBe('out-of-reach ST-7.9');
    expect(linesOf(again, 'allies', 'searchDivision')).toEqual(['look-for 3 X1']);
  });

  test('[ST-7.7] what is spotted in step 4 is struck in the next turn at the earliest', () => {
    const state = searching();
    give(state, 'allies', 'look-for 1 X1');
    confirmBoth(state, [1]);
    expect(state.step.kind).toBe('closing');
    expect(linesOf(state, 'allies', 'assignStrike')).toEqual([]);
    expect(whyNot(state, 'allies', 'strike a-db-2 4 X1 bombs')).toBe('not-now ST-25.1');
  });
});
