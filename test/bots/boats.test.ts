import { expect, test } from 'vitest';
import { commander } from '../../src/bots';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import { refreshKnowledge } from '../../src/rules/strategic/knowledge';
import { basicAt, shipOf } from '../rules/strategic/basicGame';
import { SUBMARINES } from '../rules/strategic/basicSteps';
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
