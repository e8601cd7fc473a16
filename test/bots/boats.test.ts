import { describe, expect, test } from 'vitest';
import { commander } from '../../src/bots';
import { sailingPlan } from '../../src/bots/strategic/advanced/sailing';
import { BY_THE_BOOK } from '../../src/bots/strategic/common/judgement';
import { must, scriptedDice } from '../../src/rules/core';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import { refreshKnowledge } from '../../src/rules/strategic/game/knowledge';
import { inPhase, offered, report } from '../rules/strategic/advancedGame';
import { basicAt, shipOf } from '../rules/strategic/basicGame';
import { SUBMARINES } from '../rules/strategic/basicSteps';
import { smallAdvanced } from '../rules/strategic/smallGame';
import { decide } from './strategicGames';

/** An Allied boat before a carrier, a cruiser and a destroyer that are spotted. */
function stalking(asw: number, torpedo = 4): StrategicState {
  const state = basicAt({ step: SUBMARINES, boxes: { AS1: 'short' }, spotted: ['X1'] });
  shipOf(state, 'a-boat').card.torpedo = torpedo;
  shipOf(state, 'x-dd-1').card.asw = asw;
  refreshKnowledge(state);
  return state;
}

const ordered = (state: StrategicState) => strategic.makeOrder(decide(commander, state, 'allies'));

test('a boat goes for the ship that is worth most', () => {
  expect(ordered(stalking(0))).toBe('stalk AS1 X1 x-carrier');
});

test('but not where the answer would cost more than her torpedoes are likely to bring', () => {
  expect(ordered(stalking(6))).toBe('confirm');
  expect(ordered(stalking(0, 0))).toBe('confirm');
});

describe('a boat below in an Advanced game', () => {
  /** Where the boat of the Axis is ordered to, an enemy being reported so far away if at all. */
  function ordered(hexesAway: number | null, isSubmerged = true, damageLevels = 0) {
    const { state } = strategic.newState(smallAdvanced(), {}, scriptedDice([6, 1]));
    const boat = must(state.forces.axis.divisions.XS1, 'XS1');
    Object.assign(boat.submarine as object, { isSubmerged });
    shipOf(state, 'x-boat').damageLevels = damageLevels;
    const turn = inPhase(state, 'movement');
    if (hexesAway !== null && boat.hex)
      report(state, 'A1', { q: boat.hex.q + hexesAway, r: boat.hex.r });
    const plan = sailingPlan(
      strategic.view(turn.state, 'axis'),
      'axis',
      offered(turn, 'axis', 'moveDivision'),
      BY_THE_BOOK,
    );
    return [...plan]
      .filter((it) => it.kind === 'moveDivision' && it.division === 'XS1')
      .map(strategic.makeOrder)[0];
  }

  test('[ST-20.7] lies still until somebody is reported near', () => {
    expect(ordered(null)).toBeUndefined();
    expect(ordered(6)).toBeUndefined();
    expect(ordered(2)).toBe('move XS1 4,3');
  });

  test('gets away from the hunters once she has been hit', () => {
    expect(ordered(2, true, 1)).not.toBe(ordered(2));
  });

  test('goes about on the surface', () => {
    expect(ordered(6, false)).toBeDefined();
  });
});
