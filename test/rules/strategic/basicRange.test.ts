import { describe, expect, test } from 'vitest';
import { eventsFor, type Side, scriptedDice } from '../../../src/rules/core';
import { type Step, type StrategicState, strategic } from '../../../src/rules/strategic';
import { afterBasicAction } from '../../../src/rules/strategic/basic';
import type { Play } from '../../../src/rules/strategic/play';
import type { RangeBox } from '../../../src/rules/strategic/rangeBoxes';
import {
  basicAt,
  basicOf,
  boxesOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  landOf,
  linesOf,
  PASSED,
  shipOf,
  squadronOf,
  whyNot,
} from './basicGame';

const CLOSING = { kind: 'closing' } as const;
const OPENING = { kind: 'opening' } as const;
const SUBMARINES = { kind: 'submarines' } as const;
const END = { kind: 'basicEnd' } as const;
const surface = (side: Side = 'allies'): Step => ({ kind: 'surface', side, passed: PASSED });

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
    expect(strategic.segment(state).phase).toBe('quick');
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

describe('step 8: the end of a turn', () => {
  test('[ST-7.50] [ST-EX18] a Spotted card is removed on 1–3, rolled openly, division by division', () => {
    const state = basicAt({ step: END, spotted: ['A1', 'X1'] });
    const events = confirmBoth(state, [3, 4, 6, 1]);
    expect(divisionOf(state, 'A1').isSpotted).toBe(false);
    expect(divisionOf(state, 'X1').isSpotted).toBe(true);
    expect(eventsOf(eventsFor(events, 'axis'), 'spottedCardRolled')).toMatchObject([
      { division: 'A1', isRemoved: true },
      { division: 'X1', isRemoved: false },
    ]);
    expect(state.known.axis.divisions.A1).toMatchObject({ isSpotted: false, ships: null });
  });

  test('[ST-5.10a] dice of interception, of opening the range and of Spotted cards are seen by both', () => {
    const state = basicAt({ step: END, spotted: ['A1'] });
    const events = eventsOf(confirmBoth(state, [5, 6, 1]), 'spottedCardRolled');
    expect(eventsFor(events, 'allies')).toEqual(eventsFor(events, 'axis'));
    expect(eventsFor(events, 'spectator')).toEqual(events);
  });

  test('[ST-7.51] land units stay spotted', () => {
    const state = basicAt({ step: END });
    confirmBoth(state, [6, 1]);
    expect(state.known.axis.landUnits['a-base']).toMatchObject({ state: 'none' });
    state.step = { kind: 'strikePlan' };
    expect(linesOf(state, 'axis', 'assignStrike')).toContain('strike x-db 4 a-base bombs');
  });

  test('[ST-4.20] [ST-5.17] damage control is rolled each turn and told to the owner alone', () => {
    const state = basicAt({ step: END });
    shipOf(state, 'x-cruiser-1').damageLevels = 3;
    const events = confirmBoth(state, [6, 6, 1]);
    expect(shipOf(state, 'x-cruiser-1').damageLevels).toBe(2);
    expect(eventsFor(eventsOf(events, 'damageControlRolled'), 'allies')).toEqual([]);
  });

  test('[ST-5.23] a ship that goes down unseen in the night is told to nobody else', () => {
    const state = basicAt({ step: END, spotted: ['X1'] });
    shipOf(state, 'x-cruiser-1').damageLevels = 5;
    const events = confirmBoth(state, [2, 1, 6, 1]);
    expect(shipOf(state, 'x-cruiser-1').fate).toBe('sunk');
    expect(eventsFor(eventsOf(events, 'shipSunk'), 'allies')).toEqual([]);
    expect(state.known.allies.ships['x-cruiser-1']).toBeUndefined();
    expect(state.known.allies.points.allies).toBe(0);
    expect(state.known.axis.points.allies).toBe(10);
  });

  test('[ST-18.15] transports that were at Short for the whole turn take what a beaten garrison and silenced batteries hold', () => {
    const landing = (given: { garrison: number; battery: number; began: boolean }) => {
      const state = basicAt({ step: END, boxes: { X2: 'short' } });
      Object.assign(shipOf(state, 'x-cruiser-2'), {
        card: { ...shipOf(state, 'x-cruiser-2').card, type: 'TR' },
      });
      Object.assign(landOf(state, 'a-garrison'), {
        damageLevels: given.garrison,
        wasAttacked: true,
      });
      Object.assign(landOf(state, 'a-battery'), { damageLevels: given.battery, wasAttacked: true });
      basicOf(state, 'axis').beganAtShort = given.began ? ['X2'] : [];
      return { events: confirmBoth(state, [6, 1]), state };
    };
    const { events, state } = landing({ garrison: 5, battery: 1, began: true });
    expect(eventsOf(events, 'landUnitsCaptured')).toMatchObject([
      { side: 'axis', division: 'X2', landUnits: ['a-base', 'a-battery', 'a-garrison'] },
    ]);
    expect(squadronOf(state, 'a-base-f')).toMatchObject({ steps: 0, lostForGood: 4 });
    expect(state.known.axis.landUnits['a-base']).toMatchObject({ isCaptured: true });
    for (const given of [
      { garrison: 4, battery: 1, began: true },
      { garrison: 5, battery: 0, began: true },
      { garrison: 5, battery: 1, began: false },
    ])
      expect(eventsOf(landing(given).events, 'landUnitsCaptured')).toEqual([]);
  });

  test('[ST-18.15] a turn at Short is counted from its beginning', () => {
    const state = basicAt({ step: END, boxes: { X2: 'short' } });
    confirmBoth(state, [6, 1]);
    expect(basicOf(state, 'axis').beganAtShort).toEqual(['X2']);
  });

  test('[ST-7.52] the next turn begins with fresh orders, and reinforcements come in', () => {
    const state = basicAt({ step: END, turn: 2 });
    Object.assign(divisionOf(state, 'X2'), { status: 'waiting', freeFrom: 3 });
    basicOf(state, 'allies').attacked = ['A1'];
    const events = confirmBoth(state, [1, 6]);
    expect(state).toMatchObject({ turn: 3, priority: 'axis', step: { kind: 'search' } });
    expect(basicOf(state, 'allies').attacked).toEqual([]);
    expect(eventsOf(events, 'divisionEntered')).toMatchObject([{ division: 'X2', box: 'long' }]);
    expect(eventsOf(events, 'turnBegan')).toMatchObject([{ isNight: true, hour: 18 }]);
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

  test('[ST-6.11] divisions that begin spotted bear their card from the start', () => {
    const state = basicAt({ step: CLOSING, scenario: { spottedAtStart: ['X1'] } });
    expect(state.known.allies.divisions.X1?.isSpotted).toBe(true);
    expect(state.known.allies.ships['x-carrier']?.state).toBe('none');
  });
});
