import { expect, test } from 'vitest';
import { fleetActionBots } from '../../../src/bots/fleet-action';
import type { Facing } from '../../../src/hex';
import { bySide, drawFrom, must, orderDice, SIDES, type Side } from '../../../src/rules/core';
import { fleetAction, type Order } from '../../../src/rules/fleet-action';
import { usualChoice } from '../../../src/rules/fleet-action/query';
import { NOTHING_LEFT } from '../../../src/ui/systems/fleet-action/desk/left';
import { phaseOf } from '../../../src/ui/systems/fleet-action/desk/place';
import { forcedOrder } from '../../../src/ui/systems/fleet-action/passing';
import { battleOf, type TestShip } from '../../rules/fleet-action/setting';

const line = (sheet: string, q: number, r: number, facing: Facing): TestShip[] =>
  [0, 1, 2, 3].map((place) => ({
    ...{ sheet, id: `${sheet}-${place}`.toLowerCase().replace(' ', '-'), squadron: sheet },
    ...{ hex: { q: q + place, r }, facing, knots: 25 },
  }));

/** Eight cruisers in two lines, of which one meets the other at 18,000 yards. */
const CRUISERS = battleOf({
  allies: line('Norfolk', 0, 8, 6),
  axis: line('San Francisco', 2, -10, 5),
});

/** Doctrine sails and fights both lines; of each side those phases are counted in which it has anything to decide, each ended by one press. */
function pressesIn(seed: string): number[] {
  const { state } = fleetAction.newState(CRUISERS, {}, orderDice(seed, 0));
  const presses = bySide(() => new Set<string>());
  for (let number = 1; !fleetAction.outcome(state) && number < 3000; number += 1) {
    const { active } = fleetAction.segment(state);
    const side = must(
      SIDES.find((it) => active[it] !== 'waiting'),
      'a side to act',
    );
    const view = fleetAction.view(state, side);
    const order = must(fleetActionBots.doctrine.offhand?.(view, side, drawFrom(seed)), 'an order');
    const phase = `${state.turn}/${phaseOf(view)}`;
    if (!presses[side].has(phase) && !isPassed(view, side)) presses[side].add(phase);
    fleetAction.apply(state, side, order, orderDice(seed, number));
  }
  expect(fleetAction.outcome(state)).toBeDefined();
  return SIDES.map((side) => presses[side].size);
}

/** [NW-33.4] A step that passes without asking; who is first is chosen once and kept. */
function isPassed(view: ReturnType<typeof fleetAction.view>, side: Side): boolean {
  const legal: Order[] = fleetAction.legalOrders(view, side);
  return forcedOrder({ view, legal }, { ...NOTHING_LEFT, first: usualChoice(side) }) !== undefined;
}

const BUDGET = 40;

test('a cruiser action of eight ships takes under 40 decisions, one for each phase with anything to decide', () => {
  for (const presses of pressesIn('budget')) expect(presses).toBeLessThan(BUDGET);
});
