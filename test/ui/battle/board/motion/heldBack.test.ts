import { describe, expect, test } from 'vitest';
import { actsOf } from '../../../../../src/ui/systems/battle/board/common/acts';
import { heldBack } from '../../../../../src/ui/systems/battle/board/motion/heldBack';
import { battleOfTwo, hit, moved, sank } from './reel';

const before = battleOfTwo();
const [, enemy] = before.stacks;
const idOf = () => enemy?.id ?? '';

describe('a position of which not all is to be seen yet', () => {
  test('with nothing waiting it is the position itself', () => {
    const after = battleOfTwo();
    expect(heldBack(before, after, [])).toBe(after);
  });

  test('a ship that is yet to be hit is unhurt, another shows what is', () => {
    const after = battleOfTwo();
    const [a, b] = [after.ships.a, after.ships.b];
    if (!a || !b) throw new Error('two ships');
    a.speed = '0';
    b.speed = '0';
    const shown = heldBack(before, after, actsOf([hit('b')], 0));
    expect(shown.ships.b).toBe(before.ships.b);
    expect(shown.ships.a?.speed).toBe('0');
  });

  test('a ship that is yet to sink stands where she stood, even as the last of her stack', () => {
    const after = battleOfTwo();
    after.stacks = after.stacks.filter(({ id }) => id !== idOf());
    const shown = heldBack(before, after, actsOf([sank('b')], 0));
    expect(shown.stacks.find(({ id }) => id === idOf())).toMatchObject({
      ships: ['b'],
      hex: enemy?.hex,
    });
  });

  test('a stack that is yet to move twice stands where its first move begins', () => {
    const after = battleOfTwo();
    for (const stack of after.stacks) if (stack.id === idOf()) stack.hex = { q: 2, r: -2 };
    const events = [moved('axis', idOf()), moved('axis', idOf())];
    const shown = heldBack(before, after, actsOf(events, 0));
    expect(shown.stacks.find(({ id }) => id === idOf())?.hex).toEqual({ q: 0, r: -2 });
  });
});
