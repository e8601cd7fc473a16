import { expect, test } from 'vitest';
import { ensign, nodeBudget } from '../../src/bots';
import { sensibleOrders } from '../../src/bots/strategic/common/sensible';
import { findScenario } from '../../src/cli/common/library';
import { sideToAct } from '../../src/lab/playOut';
import { drawFrom, orderDice, type Side } from '../../src/rules/core';
import { type Order, type StrategicState, strategic } from '../../src/rules/strategic';
import { scenarioShip } from '../rules/strategic/smallGame';
import { fighting } from '../rules/strategic/tacticalGame';

const look = (count: number): Order[] =>
  Array.from(
    { length: count },
    (_, i) => ({ kind: 'searchBox', attempt: i, box: 'long' }) as Order,
  );

test('orders without harm are left as they are, and harm where there is nothing else', () => {
  expect(sensibleOrders(look(60))).toEqual(look(60));
  expect(sensibleOrders([{ kind: 'scuttle', ship: 'a', answer: 'yes' }])).toHaveLength(1);
});

/** What one side orders in one stage: how much it has to order about, and how many orders it gave. */
interface Stage {
  id: string;
  units: number;
  orders: number;
}

/** Each squadron, division and ship of a side, and each attempt of its searchers in a Basic turn. */
const unitsOf = ({ forces }: StrategicState, side: Side): number =>
  [forces[side].squadrons, forces[side].divisions, forces[side].ships].reduce(
    (sum, units) => sum + Object.keys(units).length,
    forces[side].basic?.searchTargets.length ?? 0,
  );

/** The stages of a game whose sides order by lot. */
function stagesByLot(id: string, lastTurn: number): Stage[] {
  const { scenario, options } = findScenario(id);
  const { state } = strategic.newState(scenario as never, options as never, orderDice('lot', 0));
  const draw = drawFrom('lot');
  const stages = new Map<string, Stage>();
  for (let number = 1; !strategic.outcome(state) && state.turn <= lastTurn; number += 1) {
    const side = sideToAct(strategic, state);
    const view = strategic.view(state, side);
    const legalOrders = strategic.legalOrders(view, side);
    const at = `${id} ${state.turn} ${JSON.stringify(strategic.segment(view).name)} ${view.action?.id} ${side}`;
    const orders = (stages.get(at)?.orders ?? 0) + 1;
    expect(orders, at).toBeLessThan(1000);
    stages.set(at, { id: at, units: unitsOf(state, side), orders });
    const { order } = ensign.decide(
      { system: strategic, view, side, legalOrders },
      draw,
      nodeBudget(1),
    );
    strategic.apply(state, side, order as Order, orderDice('lot', number));
  }
  return [...stages.values()];
}

test('who orders by lot closes a stage, at the latest when each of his units has its order', () => {
  const stages = [...stagesByLot('midway', 2), ...stagesByLot('coral-sea', 4)];
  expect(stages.length).toBeGreaterThan(30);
  for (const { id, units, orders } of stages) expect(orders - 1, id).toBeLessThanOrEqual(units);
});

/** How many orders a side gives by lot before it closes the placing of eight ships. */
function placedByLot(seed: string): number {
  const ships = Array.from({ length: 8 }, (_, i) => scenarioShip(`a-${i}`));
  const state = fighting({ allies: ships, axis: [scenarioShip('x-ca')] });
  const draw = drawFrom(seed);
  for (let count = 0; ; count += 1) {
    const view = strategic.view(state, 'allies');
    const legalOrders = strategic.legalOrders(view, 'allies');
    const at = { system: strategic, view, side: 'allies', legalOrders } as const;
    const order = ensign.decide(at, draw, nodeBudget(1)).order as Order;
    if (order.kind === 'confirm') return count;
    strategic.apply(state, 'allies', order, orderDice(seed, count));
  }
}

test('who orders by lot places each ship of a tactical action once or twice, not for ever', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(placedByLot(seed), seed).toBeLessThanOrEqual(24);
});
