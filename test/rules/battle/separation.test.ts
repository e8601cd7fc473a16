import { describe, expect, test } from 'vitest';
import { type BattleState, countOf } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  mark,
  newBattle,
  refusalOf,
  setShip,
  type TestShip,
} from './fixture';
import { squadron, stackIn, stackWith } from './forces';

/** An Allied stack in the middle in its second movement impulse. */
const one = (ships: TestShip[]): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships }],
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
    }),
    6,
  );

const noRight = { code: 'no-right-to-separate', rule: 'BT-5.9' };

describe('the right to separate', () => {
  test('[BT-5.9] a ship that has lost half its hull boxes may leave its stack', () => {
    const state = one([{ id: 'a', hull: 'NNNNN' }, { id: 'b' }]);
    mark(state, 'a', 'hull', 2);
    expect(refusalOf(state, 'allies', 'separate A1 a')).toMatchObject(noRight);
    mark(state, 'a', 'hull', 3);
    expect(refusalOf(state, 'allies', 'separate A1 a')).toBeUndefined();
  });

  test('[BT-5.9] a ship that has lost half of its largest printed caliber may', () => {
    const state = one([{ id: 'a', primary: 'HHH', secondary: 'NN' }, { id: 'b' }]);
    mark(state, 'a', 'secondary', 2);
    mark(state, 'a', 'primary', 1);
    expect(refusalOf(state, 'allies', 'separate A1 a')).toMatchObject(noRight);
    mark(state, 'a', 'primary', 2);
    expect(refusalOf(state, 'allies', 'separate A1 a')).toBeUndefined();
  });

  test('[BT-5.9] for a ship built without primary guns the secondary ones count', () => {
    const state = one([{ id: 'a', secondary: 'NN' }, { id: 'b' }]);
    mark(state, 'a', 'secondary', 1);
    expect(refusalOf(state, 'allies', 'separate A1 a')).toBeUndefined();
  });

  test('[BT-5.9] it leaves as a stack of its own, and both may move, each at its own speed', () => {
    const state = one([
      { id: 'a', speed: '2+' },
      { id: 'b', speed: '2+' },
      { id: 'c', speed: '2+' },
    ]);
    mark(state, 'a', 'hull', 2);
    setShip(state, 'a', { speed: '1' });
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toMatchObject({ code: 'too-slow' });
    const events = give(state, 'allies', 'separate A1 a');
    expect(eventsOf(events, 'shipsSeparated')).toMatchObject([
      { from: 'A1', stack: 'A3', ships: ['a'] },
    ]);
    expect(stackWith(state, 'a').hex).toEqual({ q: 0, r: 0 });
    give(state, 'allies', 'move A1 1,0');
    expect(refusalOf(state, 'allies', 'move A3 0,1')).toMatchObject({ code: 'too-slow' });
    atImpulse(state, 10);
    expect(refusalOf(state, 'allies', 'move A3 0,1')).toBeUndefined();
  });

  test('[BT-5.15] each part has its one action left, if its own speed moves', () => {
    const state = one([{ id: 'a' }, { id: 'b' }]);
    mark(state, 'a', 'hull', 2);
    give(state, 'allies', 'separate A1 a');
    give(state, 'allies', 'move A3 1,0');
    give(state, 'allies', 'move A1 0,1');
    expect(refusalOf(state, 'allies', 'move A3 1,1')).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-5.9] the right lasts: it holds in a later impulse as well', () => {
    const state = one([{ id: 'a' }, { id: 'b' }]);
    mark(state, 'a', 'hull', 2);
    expect(refusalOf(atImpulse(state, 10, 3), 'allies', 'separate A1 a')).toBeUndefined();
  });
});

describe('the order to separate', () => {
  test('[BT-5.13] it is an order of the own movement impulses', () => {
    const state = one([{ id: 'a' }, { id: 'b' }]);
    mark(state, 'a', 'hull', 2);
    for (const impulse of [7, 8, 22])
      expect(refusalOf(atImpulse(state, impulse), 'allies', 'separate A1 a')).toMatchObject({
        code: 'not-now',
      });
  });

  test('[BT-5.13] some part must have a speed that moves in this impulse', () => {
    const state = one([
      { id: 'a', speed: '1' },
      { id: 'b', speed: '1' },
    ]);
    mark(state, 'a', 'hull', 2);
    expect(refusalOf(state, 'allies', 'separate A1 a')).toMatchObject({
      code: 'none-moves',
      rule: 'BT-5.13',
    });
    setShip(state, 'b', { speed: '2' });
    expect(refusalOf(state, 'allies', 'separate A1 a')).toBeUndefined();
  });

  test('[BT-5.13] ships that separate together form one stack or several, as the owner says', () => {
    const hurt = () => {
      const state = one(squadron('a', 3));
      mark(state, 'a1', 'hull', 2);
      mark(state, 'a2', 'hull', 2);
      return state;
    };
    const together = hurt();
    give(together, 'allies', 'separate A1 a1+a2');
    expect(together.stacks.map(({ ships }) => ships.join())).toEqual(['a3', 'x', 'a1,a2']);
    const apart = hurt();
    give(apart, 'allies', 'separate A1 a1/a2');
    expect(apart.stacks.map(({ ships }) => ships.join())).toEqual(['a3', 'x', 'a1', 'a2']);
  });

  test('[BT-5.13] one ship at least stays in the stack', () => {
    const state = one(squadron('a', 2));
    mark(state, 'a1', 'hull', 2);
    mark(state, 'a2', 'hull', 2);
    expect(refusalOf(state, 'allies', 'separate A1 a1+a2')).toMatchObject({
      code: 'nobody-stays',
      rule: 'BT-5.13',
    });
    expect(legalLines(state, 'allies', 'separate')).toEqual(['separate A1 a1', 'separate A1 a2']);
  });

  test('[BT-5.13] it comes before the stack acts', () => {
    const state = one([{ id: 'a' }, { id: 'b' }]);
    mark(state, 'a', 'hull', 2);
    give(state, 'allies', 'move A1 1,0');
    expect(refusalOf(state, 'allies', 'separate A1 a')).toMatchObject({
      code: 'already-acted',
      rule: 'BT-5.13',
    });
  });

  test('[BT-5.13] it names ships of the stack, each once', () => {
    const state = one([{ id: 'a' }, { id: 'b' }]);
    mark(state, 'a', 'hull', 2);
    for (const line of ['separate A1 x', 'separate A1 a/a'])
      expect(refusalOf(state, 'allies', line)).toMatchObject({ code: 'not-a-separation' });
  });

  test('[BT-5.13] all sets of a few ships are listed, of many each alone and all of them', () => {
    const listed = (count: number) => {
      const state = one([...squadron('a', count), { id: 'rest' }]);
      for (let i = 1; i <= count; i++) mark(state, `a${i}`, 'hull', 2);
      return legalLines(state, 'allies', 'separate').length;
    };
    expect([1, 2, 3, 4, 5].map(listed)).toEqual([1, 3, 7, 15, 6]);
  });

  test('[BT-5.13] after a separation another ship of the stack may still separate', () => {
    const state = one(squadron('a', 3));
    mark(state, 'a1', 'hull', 2);
    mark(state, 'a2', 'hull', 2);
    give(state, 'allies', 'separate A1 a1');
    give(state, 'allies', 'separate A1 a2');
    expect(stackIn(state, 'A1').ships).toEqual(['a3']);
  });
});

describe('a separation of ships that leave their counters', () => {
  const transports = ['c', 'd'].flatMap((counter) =>
    squadron(counter, 5, { type: 'large-transport', hull: 'NN', counter, speed: '1' }),
  );

  /** Ten large transports in two counters of five, all badly hurt, and a cruiser; with others in their hex or none. */
  const convoy = (others: TestShip[] = []): BattleState => {
    const stacks = [[...transports, { id: 'ca' }], others].filter(({ length }) => length > 0);
    const state = atImpulse(
      newBattle({
        allies: stacks.map((ships) => ({ at: [0, 0], ships })),
        axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
      }),
      18,
    );
    for (const { id } of transports) mark(state, id, 'hull', 1);
    return state;
  };

  test('[BT-5.13, BT-2.4, BT-2.8] is refused where a part would count more than twelve by itself', () => {
    expect(refusalOf(convoy(), 'allies', 'separate A1 c1+c2+c3+c4+d1+d2+d3')).toMatchObject({
      code: 'stack-too-large',
      rule: 'BT-5.13',
    });
    expect(refusalOf(convoy(), 'allies', 'separate A1 c1+c2+c3+c4/d1+d2+d3')).toBeUndefined();
  });

  test('[BT-5.13, BT-2.8] the rest of a counter counts as one, whether it stays or leaves after the others', () => {
    const counts = (order: string) => {
      const state = convoy();
      give(state, 'allies', order);
      const own = state.stacks.filter(({ side }) => side === 'allies');
      return own.map(({ ships }) => countOf(state, ships));
    };
    expect(counts('separate A1 c1+d1')).toEqual([3, 4]);
    expect(counts('separate A1 c1+c2/c3+c4+c5+d1+d2')).toEqual([2, 4, 5]);
  });

  test('[BT-5.13, BT-2.8] nothing is refused for what stays or leaves as a counter', () => {
    const many = squadron('f', 9);
    const full = newBattle({
      allies: [{ at: [0, 0], ships: [...transports, { id: 'ca' }, ...many] }],
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
    });
    for (const { id } of transports) mark(full, id, 'hull', 1);
    expect(refusalOf(atImpulse(full, 18), 'allies', 'separate A1 c1')).toBeUndefined();
    const several = 'separate A1 c1+c2/c3+c4+c5+d1+d2+d3+d4';
    expect(refusalOf(convoy(), 'allies', several)).toBeUndefined();
  });

  test('[BT-5.13, BT-2.7] a whole counter leaves as the one that it is', () => {
    const all = transports.map(({ id }) => id).join('+');
    expect(refusalOf(convoy(), 'allies', `separate A1 ${all}`)).toBeUndefined();
  });

  test('[BT-5.13, BT-2.5] is refused where its hex would hold more than 24', () => {
    const crowded = convoy(squadron('f', 12));
    expect(refusalOf(crowded, 'allies', 'separate A1 c1+c2+c3/d1+d2')).toMatchObject({
      code: 'hex-full',
      rule: 'BT-5.13',
    });
    expect(refusalOf(crowded, 'allies', 'separate A1 c1+c2+c3+c4')).toBeUndefined();
  });
});
