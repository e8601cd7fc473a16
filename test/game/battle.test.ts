import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/game/table';
import { type BattleState, type BattleView, battle, type Order } from '../../src/rules/battle';
import {
  digest,
  drawFrom,
  enemyOf,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
  type Side,
} from '../../src/rules/core';
import { battleScenario } from './battleScenario';
import { reach, seen, spectated } from './clients';
import { FLIGHT, humans, playRandomly, SEED } from './players';

const options = battle.defaultOptions;

const newTable = (orders: readonly GivenOrder[] = []) =>
  openTable({
    system: battle,
    scenario: battleScenario,
    options,
    seed: SEED,
    orders,
    seats: humans,
  });

const KEYS = ['a', 'b', 'c'];

describe('a battle', () => {
  test.each(KEYS)('at a table is the same as on plain state, order by order (%s)', (key) => {
    const plain = newMatch(battle, battleScenario, options, SEED) as Match<BattleState>;
    const table = newTable();
    playRandomly(
      table,
      key,
      (given) => {
        expect(giveOrder(battle, plain, given, SEED)).toBeUndefined();
        for (const side of SIDES) {
          const { view, segment, outcome } = table.seats[side].getSnapshot();
          expect(digest(view)).toBe(digest(battle.view(plain.state, side)));
          expect(segment).toEqual(battle.segment(plain.state));
          expect(outcome).toEqual(battle.outcome(plain.state));
        }
      },
      { shuns: FLIGHT },
    );
    expect(table.spectator.getSnapshot().outcome).toBeDefined();
  });

  test.each(KEYS)('goes on from its record as if nothing had happened (%s)', (key) => {
    const table = newTable();
    const draw = drawFrom(`points ${key}`);
    playRandomly(
      table,
      key,
      () => {
        if (draw(20) > 0) return;
        const resumed = newTable(table.record());
        for (const side of SIDES)
          expect(digest(resumed.seats[side].getSnapshot())).toBe(
            digest(table.seats[side].getSnapshot()),
          );
      },
      { shuns: FLIGHT },
    );
  });
});

/** Two sealed orders of one kind that a side may give now. */
function twoOfAKind(view: BattleView, side: Side): [Order, Order] | undefined {
  const legal = battle.legalOrders(view, side);
  for (const order of legal) {
    const other = legal.findLast(({ kind }) => kind === order.kind);
    if (other && other !== order && order.kind !== 'scuttle') return [order, other];
  }
  return undefined;
}

describe('sealed orders of a battle', () => {
  test.each(KEYS)('one or the other: the enemy and spectators cannot tell which (%s)', (key) => {
    const table = newTable();
    let compared = 0;
    playRandomly(
      table,
      key,
      () => {
        for (const side of SIDES) {
          const { segment, view } = table.seats[side].getSnapshot();
          const pair = segment.active[side] === 'declare' && twoOfAKind(view, side);
          if (!pair || compared > 20) continue;
          const [one, other] = pair.map((order) => {
            const match = spectated(battle, battleScenario, table.record());
            match.clients[side].moves.order?.(battle.makeOrder(order));
            expect(seen<BattleView>(match.clients[side]).canUndo).toBe(true);
            return [match.clients[enemyOf(side)], match.spectator].map(reach);
          });
          expect(one?.[0] === other?.[0] && one?.[1] === other?.[1]).toBe(true);
          compared += 1;
        }
      },
      { most: 150, shuns: FLIGHT },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
