import { expect, test } from 'vitest';
import { predict } from '../../../src/game/online/predict';
import { openTable } from '../../../src/game/table';
import { orderDice, SIDES } from '../../../src/rules/core';
import { type Order, strategic } from '../../../src/rules/strategic';
import { smallAdvanced, smallBasic } from '../../rules/strategic/smallGame';
import { humans } from '../players';

const pending = (lines: readonly string[]) =>
  lines.map((line, i) => ({ orderId: `order-${i}`, line, version: 0, isUncertain: false }));

/** What a side sees at the start, and what it would by orders that are on their way. */
function predicted(scenario: ReturnType<typeof smallBasic>, orders: readonly Order[]) {
  const table = openTable({ system: strategic, scenario, options: {}, seed: 'x', seats: humans });
  const game = table.seats.allies.getSnapshot();
  return predict(
    strategic,
    game as never,
    'allies',
    pending(orders.map(strategic.makeOrder)) as never,
  );
}

test.each([
  ['basic', smallBasic()],
  ['advanced', smallAdvanced()],
] as const)(
  'orders sealed in an operation show before the server has answered, %s',
  (_level, scenario) => {
    const { snapshot, isOpen } = predicted(scenario, [{ kind: 'confirm' }]);
    expect(isOpen).toBe(false);
    expect(snapshot.view.confirmed).toEqual({ allies: true, axis: false });
    expect(SIDES.map((side) => snapshot.segment.active[side] === 'waiting')).toEqual([true, false]);
  },
);

test('squadrons sent to search are shown at once', () => {
  const { state } = strategic.newState(smallBasic(), {}, orderDice('x', 0));
  const order = strategic.legalOrders(state, 'allies').find(({ kind }) => kind === 'assignSearch');
  const { snapshot, isOpen } = predicted(smallBasic(), [order as Order]);
  expect(isOpen).toBe(false);
  expect(strategic.legalOrders(snapshot.view as never, 'allies')).not.toEqual(
    strategic.legalOrders(state, 'allies'),
  );
});
