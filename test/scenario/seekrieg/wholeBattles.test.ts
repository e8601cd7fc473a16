import { expect, test } from 'vitest';
import { orderDice, SIDES } from '../../../src/rules/core';
import { type Order, seekrieg } from '../../../src/rules/seekrieg';
import { battleOf, GUN_BATTLES } from './shippedBattles';

const CONFIRM: Order = { kind: 'confirm' };

/** A shipped battle with nothing but standing orders, to its end. */
function playedOut(id: string, seed: string) {
  const dice = orderDice(seed, 0);
  const { state } = seekrieg.newState(battleOf(id), seekrieg.defaultOptions, dice);
  while (!seekrieg.outcome(state))
    for (const side of SIDES)
      if (!seekrieg.outcome(state)) seekrieg.apply(state, side, CONFIRM, dice);
  return state;
}

test.each(GUN_BATTLES)(
  '[SK-34.3, SK-1.10, SK-1.14] %s ends by itself, and only what is left floats',
  (id) => {
    const state = playedOut(id, 'a');
    const ships = Object.values(state.ships);
    expect(state.turn).toBeLessThanOrEqual(state.scenario.turns);
    expect(ships.filter((it) => it.fate === 'sunk')).toEqual(
      ships.filter(({ condition, sheet }) => (condition?.damage ?? 0) >= sheet.dp),
    );
    const { allies = -1, axis = -1 } = seekrieg.outcome(state)?.victoryPoints ?? {};
    expect(Math.min(allies, axis)).toBeGreaterThanOrEqual(0);
    expect(ships.some(({ condition }) => (condition?.damage ?? 0) > 0)).toBe(true);
  },
);

test('[SK-2.12] the same dice play the same battle', () => {
  expect(playedOut('sk-river-plate', 'b')).toEqual(playedOut('sk-river-plate', 'b'));
});
