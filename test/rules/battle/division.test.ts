import { describe, expect, test } from 'vitest';
import type { BattleState } from '../../../src/rules/battle';
import { atImpulse, eventsOf, give, legalLines, newBattle, refusalOf, setShip } from './fixture';
import { squadron, stackIn } from './forces';

/** One Allied stack of cruisers in the middle in their second movement impulse. */
const stackOf = (count: number, options = {}): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships: squadron('a', count) }],
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
      options,
    }),
    6,
  );

/** `divide A1` into groups of so many ships, in the order of the list. */
function cut(...sizes: number[]): string {
  let next = 1;
  const groups = sizes.map((size) => Array.from({ length: size }, () => `a${next++}`).join('+'));
  return `divide A1 ${groups.join('/')}`;
}

describe('division', () => {
  test('[BT-5.3] dividing makes two stacks or more in the hex', () => {
    const state = stackOf(12);
    const [event] = eventsOf(give(state, 'allies', cut(4, 4, 4)), 'stackDivided');
    expect(event?.into).toEqual(['A1', 'A3', 'A4']);
    expect(event?.groups).toEqual(['A1', 'A3', 'A4'].map((id) => stackIn(state, id).ships));
    for (const id of ['A1', 'A3', 'A4']) {
      expect(stackIn(state, id).ships).toHaveLength(4);
      expect(stackIn(state, id).hex).toEqual({ q: 0, r: 0 });
    }
  });

  test('[BT-5.3] a stack that counts less than eight cannot divide', () => {
    expect(legalLines(stackOf(7), 'allies', 'divide')).toEqual([]);
    expect(refusalOf(stackOf(7), 'allies', cut(4, 3))).toMatchObject({
      code: 'stack-size',
      rule: 'BT-5.3',
    });
    expect(refusalOf(stackOf(8), 'allies', cut(4, 4))).toBeUndefined();
    expect(refusalOf(stackOf(8), 'allies', cut(5, 3))).toMatchObject({ code: 'stack-size' });
  });

  test('[BT-5.3] the count decides, not the number of ships', () => {
    const state = atImpulse(
      newBattle({
        allies: [{ at: [0, 0], ships: squadron('a', 4, { type: 'BB' }) }],
        axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
      }),
      6,
    );
    expect(refusalOf(state, 'allies', cut(2, 2))).toBeUndefined();
  });

  test('[BT-5.3] a division names every ship of the stack once', () => {
    const state = stackOf(8);
    const wrong = [
      'divide A1 a1+a2+a3+a4+a5+a6+a7+a8',
      'divide A1 a1+a2+a3+a4/a5+a6+a7',
      'divide A1 a1+a2+a3+a4/a4+a5+a6+a7+a8',
      'divide A1 a1+a2+a3+a4/a5+a6+a7+x',
    ];
    for (const line of wrong)
      expect(refusalOf(state, 'allies', line), line).toMatchObject({
        code: 'not-a-division',
        rule: 'BT-5.3',
      });
  });

  test('[BT-5.3] all divisions in two of few ships are listed, and each is legal', () => {
    const lines = legalLines(stackOf(8), 'allies', 'divide');
    expect(lines).toHaveLength(35);
    for (const line of lines) expect(refusalOf(stackOf(8), 'allies', line)).toBeUndefined();
  });

  test('[BT-5.3] of many ships a bounded selection is listed, though others are legal', () => {
    const state = stackOf(12);
    const lines = legalLines(state, 'allies', 'divide');
    expect(lines).toHaveLength(5);
    const other = 'divide A1 a1+a3+a5+a7/a2+a4+a6+a8+a9+a10+a11+a12';
    expect(lines).not.toContain(other);
    expect(refusalOf(state, 'allies', other)).toBeUndefined();
  });

  test('[BT-5.2, BT-5.15] the stacks made by a division do not act again in the impulse', () => {
    const state = stackOf(8);
    give(state, 'allies', cut(4, 4));
    for (const id of ['A1', 'A3']) {
      expect(refusalOf(state, 'allies', `move ${id} 1,0`)).toMatchObject({ code: 'already-acted' });
      expect(refusalOf(state, 'allies', `stay ${id}`)).toMatchObject({ code: 'already-acted' });
    }
    expect(refusalOf(state, 'allies', 'combine A1 A3')).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-5.15] after a separation the rest has its one action left, a division too', () => {
    const state = stackOf(9);
    setShip(state, 'a9', { speed: '0' });
    give(state, 'allies', 'separate A1 a9');
    expect(refusalOf(state, 'allies', cut(4, 4))).toBeUndefined();
    expect(legalLines(state, 'allies', 'divide A1')).not.toEqual([]);
  });

  test('[BT-15.4] with loose stacks the minimum of four is one', () => {
    const state = stackOf(2, { looseStacks: true });
    expect(refusalOf(stackOf(2), 'allies', cut(1, 1))).toMatchObject({ code: 'stack-size' });
    expect(legalLines(state, 'allies', 'divide')).toEqual(['divide A1 a1/a2']);
    give(state, 'allies', cut(1, 1));
    expect(state.stacks.map(({ ships }) => ships.length)).toEqual([1, 1, 1]);
  });

  test('[BT-15.4] loose stacks are still of twelve at most', () => {
    const state = stackOf(14, { looseStacks: true });
    expect(refusalOf(state, 'allies', cut(13, 1))).toMatchObject({ code: 'stack-size' });
    expect(refusalOf(state, 'allies', cut(12, 2))).toBeUndefined();
  });
});
