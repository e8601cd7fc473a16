import { expect } from 'vitest';
import { twinOf } from '../../../src/cli/systems/strategic/twins';
import { digest, enemyOf, SIDES } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';

/**
 * Holds a position to one that differs only in what the enemy hides, for both sides: neither view nor legal orders may
 * differ, and the orders are those that the view alone gives, as it is sent. Tells how often there was a difference to hide.
 */
export function expectNothingTold(state: StrategicState): number {
  let hidden = 0;
  for (const side of SIDES) {
    const view = strategic.view(state, side);
    const orders = strategic.legalOrders(state, side);
    const enemy = enemyOf(side);
    const twin = twinOf(state, enemy);
    if (!twin || digest(twin.forces[enemy]) === digest(state.forces[enemy])) continue;
    hidden += 1;
    expect(strategic.legalOrders(JSON.parse(JSON.stringify(view)), side)).toEqual(orders);
    expect(strategic.view(twin, side)).toEqual(view);
    expect(strategic.legalOrders(twin, side)).toEqual(orders);
  }
  return hidden;
}
