import { describe, expect, test } from 'vitest';
import { POINTY } from '../../../../src/ui/hexmap/geometry/plane';
import { hexForTap, orderMarkAt } from '../../../../src/ui/hexmap/picking';
import { centerOf } from '../../../../src/ui/systems/battle/board/common/plane';
import { fanPlace, keepsTapped, targetIn } from '../../../../src/ui/systems/battle/board/pick';
import { newBattle } from '../../../rules/battle/fixture';

const hex = { q: 0, r: 2 };
const state = newBattle({
  allies: [
    { at: [0, 2], ships: [{ id: 'a' }] },
    { at: [0, 2], ships: [{ id: 'b' }] },
  ],
  axis: [{ at: [0, -4], ships: [{ id: 'c' }] }],
});
const [first, second] = state.stacks.map(({ id }) => id);
const move = { hex: { q: 1, r: 1 }, kind: 'move' as const, label: 'Move' };
const target = { hex: { q: 0, r: -4 }, kind: 'target' as const, label: 'Target' };

describe('what a pick means', () => {
  test('a mark of an order is an order, a target is a stack to pick', () => {
    expect(orderMarkAt([move, target], move.hex)).toBe(move);
    expect(orderMarkAt([move, target], target.hex)).toBeUndefined();
  });

  test('picking a hex again goes round its stacks', () => {
    expect(targetIn(state, null, hex).stack).toBe(first);
    expect(targetIn(state, first ?? null, hex).stack).toBe(second);
    expect(targetIn(state, second ?? null, hex).stack).toBe(first);
    expect(targetIn(state, null, { q: 5, r: 0 })).toEqual({ hex: { q: 5, r: 0 } });
  });

  test('a finger that misses a busy hex by a little hits it, one that misses by much does not', () => {
    const { x, y } = centerOf(hex);
    const beside = { x: x + 45, y };
    expect(hexForTap(POINTY, beside, [hex], 60)).toEqual(hex);
    expect(hexForTap(POINTY, beside, [hex], 30)).toEqual({ q: 1, r: 2 });
  });
});

describe('which stack is fanned out', () => {
  const none = { view: state, marks: [], selected: null, hover: null, tapped: null };

  test('the one pointed at before the one tapped before the selected one', () => {
    const selected = state.stacks[2]?.id ?? null;
    expect(fanPlace(none)).toBeNull();
    expect(fanPlace({ ...none, selected })).toEqual({ hex: { q: 0, r: -4 }, live: true });
    expect(fanPlace({ ...none, selected, tapped: hex })).toEqual({ hex, live: true });
  });

  test('while moves are marked it is only looked at, and only when pointed at', () => {
    const ordering = { ...none, marks: [move], tapped: hex };
    expect(fanPlace(ordering)).toBeNull();
    const hover = { hex, ...(first && { stack: first }) };
    expect(fanPlace({ ...ordering, hover })).toEqual({ hex, live: false });
  });

  test('a fan that was tapped folds when a stack elsewhere is selected', () => {
    const elsewhere = state.stacks[2]?.id ?? null;
    expect(keepsTapped(state, hex, second ?? null)).toBe(true);
    expect(keepsTapped(state, hex, elsewhere)).toBe(false);
    expect(keepsTapped(state, null, elsewhere)).toBe(false);
  });
});
