import { expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { decisionOf } from '../../../src/ui/systems/strategic/decision';
import { newNames } from '../../../src/words/strategic/common/names';
import { smallBasic } from '../../rules/strategic/smallGame';

/** The sentence that a spectator reads. */
function read(state: StrategicState): string {
  const view = strategic.view(state, 'spectator');
  return decisionOf({ view, side: 'allies', stage: 'waiting', names: newNames(view) }).sentence;
}

test('[ST-5.12] a spectator reads who is still planning, and of no orders of their own', () => {
  const { state } = strategic.newState(smallBasic(), {}, orderDice('looking on', 0));
  expect(read(state)).toBe('Both sides are planning.');
  const confirmed = { ...state, confirmed: { ...state.confirmed, allies: true } };
  expect(read(confirmed)).toBe(`Waiting for ${newNames(state).side('axis')}.`);
});
