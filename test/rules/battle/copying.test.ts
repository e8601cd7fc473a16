import { describe, expect, test } from 'vitest';
import { type BattleState, battle } from '../../../src/rules/battle';
import { digest } from '../../../src/rules/core';
import { playRandomly } from './randomPlay';

/** Every object inside plain data. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsIn(item, found);
  return found;
}

const withoutScenario = ({ scenario: _shared, ...rest }: BattleState) => rest;

describe('copies of a battle', () => {
  const { state } = playRandomly('copies', 180);

  test('a copy is equal to the state and shares nothing with it but the scenario', () => {
    const copy = battle.copy(state);
    expect(copy).toEqual(state);
    expect(copy.scenario).toBe(state.scenario);
    const own = objectsIn(withoutScenario(state));
    expect(own.size).toBeGreaterThan(50);
    for (const object of objectsIn(withoutScenario(copy))) expect(own.has(object)).toBe(false);
  });

  test('nor do the fields of a ship that few battles have', () => {
    const rare = structuredClone(state);
    const [ship] = Object.values(rare.ships);
    Object.assign(ship as object, {
      ...{ unloading: { rounds: 1, boxesLost: 0 }, leftBy: ['N'] },
      ...{ blindCalibers: ['primary'], launches: [{ round: 1, impulse: 5 }] },
    });
    const copy = battle.copy(rare);
    expect(copy).toEqual(rare);
    const own = objectsIn(withoutScenario(rare));
    for (const object of objectsIn(withoutScenario(copy))) expect(own.has(object)).toBe(false);
  });

  test('orders given in a copy leave the original as it was', () => {
    playRandomly('copies and orders', 250, ({ match, side }) => {
      const before = digest(match.state);
      const copy = battle.copy(match.state);
      const [order] = battle.legalOrders(copy, side);
      if (order) battle.apply(copy, side, order, { roll: sixes, lot: first });
      expect(digest(match.state)).toBe(before);
      expect(digest(copy)).not.toBe(before);
    });
  });

  test('a state is plain data: it survives being written and read', () => {
    playRandomly('plain', 250, ({ match }) => {
      expect(JSON.parse(JSON.stringify(match.state))).toEqual(match.state);
    });
  });

  test('the events of an order, and the order itself, share nothing with the state that changes', () => {
    let moved = 0;
    playRandomly('events', 250, ({ match, side }) => {
      const copy = battle.copy(match.state);
      const order = battle.legalOrders(copy, side).find(({ kind }) => kind !== 'shift');
      if (!order) return;
      const events = battle.apply(copy, side, order, { roll: sixes, lot: first });
      const own = objectsIn(withoutScenario(copy));
      for (const object of objectsIn([order, ...events])) expect(own.has(object)).toBe(false);
      moved += 1;
    });
    expect(moved).toBeGreaterThan(100);
  });
});

const sixes = (
  die: 'd6' | 'd10' | 'd12' | 'd20' | 'percentile',
  count: number,
  reason: string,
) => ({
  die,
  values: Array.from({ length: count }, (_, i) => (i % 2 ? 5 : 6)),
  reason,
});
const first = (_count: number, reason: string) => ({ die: 'lot' as const, values: [0], reason });
