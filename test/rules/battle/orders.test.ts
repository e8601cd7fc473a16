import { describe, expect, test } from 'vitest';
import { battle, type Order } from '../../../src/rules/battle';
import { digest, isRefusal, SIDES } from '../../../src/rules/core';
import { atImpulse, eventsOf, give, legalLines, newBattle, refusalOf } from './fixture';
import { newSetUp } from './forces';
import { playRandomly } from './randomPlay';

const duel = () =>
  newBattle({
    allies: [{ at: [0, 1], ships: [{ id: 'a' }] }],
    axis: [{ at: [0, -1], ships: [{ id: 'x' }] }],
  });

/** One order of each kind, as a line. */
const LINES = [
  'entry force-1 NE',
  'place A1 3,-9',
  'shift 0,-4',
  'enter A1 -3,9',
  'move A1 0,-1',
  'leave A1 yes',
  'stay A1',
  'divide A1 a+b/c+d',
  'combine A1 A2 A3',
  'separate A1 a+b/c',
  'tow a b',
  'cast-off a',
  'scuttle a',
  'fire a primary x full',
  'fire a torpedoes x',
  'withdraw a secondary',
  'repair a yes',
  'refloat a no',
  'done',
  'break-off no',
];

describe('notation', () => {
  test.each(LINES)('[BT-18.1] "%s" reads and writes as one order', (line) => {
    const order = battle.parseOrder(line);
    expect(isRefusal(order)).toBe(false);
    expect(isRefusal(order) || battle.makeOrder(order)).toBe(line);
  });

  test('[BT-18.1] the lines are of all the orders of the list, gunfire and torpedoes as one', () => {
    const kinds = LINES.map((line) => battle.parseOrder(line)).map((it) => 'kind' in it && it.kind);
    expect(new Set(kinds).size).toBe(19);
  });

  const NONSENSE = [
    '',
    'sail A1 0,1',
    'move A1',
    'move A1 north',
    'move A1 0,1 again',
    'fire a cannon x',
    'leave A1 perhaps',
    'entry f E',
    'divide A1 a++b',
    'move A1 0,1e9',
    'scuttle __proto__',
    `scuttle ${'a'.repeat(65)}`,
  ];
  test.each(NONSENSE)('[BT-18.1] "%s" is no order', (line) => {
    expect(battle.parseOrder(line)).toMatchObject({ code: 'unreadable' });
  });

  test('every order of a battle played by lot is one line that reads back as itself', () => {
    playRandomly('notation', 250, ({ match, side }) => {
      for (const order of battle.legalOrders(match.state, side))
        expect(battle.parseOrder(battle.makeOrder(order))).toEqual(order);
    });
  });
});

describe('legality', () => {
  test('[BT-18.1] only the side that acts gives orders', () => {
    const state = atImpulse(duel(), 6);
    expect(legalLines(state, 'axis')).toEqual([]);
    for (const line of ['move X2 0,-2', 'stay X2', 'done'])
      expect(refusalOf(state, 'axis', line), line).toMatchObject({
        code: 'not-now',
        rule: 'BT-18.1',
      });
  });

  test('[BT-18.1] and only to its own ships and stacks', () => {
    const state = atImpulse(duel(), 6);
    const foreign = { code: 'not-your-stack', rule: 'BT-18.1' };
    expect(refusalOf(state, 'allies', 'move X2 0,-2')).toMatchObject(foreign);
    expect(refusalOf(state, 'allies', 'scuttle x')).toMatchObject({ code: 'not-your-ship' });
    expect(refusalOf(atImpulse(state, 4), 'allies', 'fire x secondary a')).toMatchObject({
      code: 'not-your-ship',
      rule: 'BT-18.1',
    });
  });

  test.each(['move A9 0,0', 'stay constructor', 'combine A1 A9'])(
    '[BT-18.1] "%s" names no stack',
    (line) => {
      expect(refusalOf(atImpulse(duel(), 6), 'allies', line)).toMatchObject({
        code: 'no-such-stack',
      });
    },
  );

  test.each(['scuttle zz', 'scuttle constructor', 'tow a zz', 'cast-off toString'])(
    '[BT-18.1] "%s" names no ship',
    (line) => {
      expect(refusalOf(atImpulse(duel(), 6), 'allies', line)).toMatchObject({
        code: 'no-such-ship',
      });
    },
  );

  test('[BT-18.1] an order of another step is refused as such', () => {
    const setUp = newSetUp([
      { id: 'f', side: 'axis', entry: ['N'], ships: [{ id: 'x' }] },
      { id: 'e', side: 'allies', entry: ['S'], ships: [{ id: 'a' }] },
    ]);
    for (const line of [
      'move X1 0,0',
      'stay X1',
      'tow x x',
      'done',
      'shift 0,1',
      'entry f N',
      'fire x secondary a',
      'break-off yes',
    ])
      expect(refusalOf(setUp, 'axis', line)?.code, line).toBe('not-now');
    expect(refusalOf(atImpulse(duel(), 6), 'allies', 'place A1 0,0')).toMatchObject({
      code: 'not-now',
    });
  });

  test('[BT-18.1] all that is listed is legal', () => {
    playRandomly('legality', 300, ({ match: { state } }) => {
      for (const side of SIDES)
        for (const order of battle.legalOrders(state, side))
          expect(battle.refuse(state, side, order)).toBeUndefined();
    });
  });

  test('[BT-18.1] orders of other moments and sides are refused with a clause, and asking changes nothing', () => {
    const heard = new Set<Order>();
    let refusals = 0;
    playRandomly('out of time', 400, ({ match: { state } }) => {
      const before = digest(state);
      const refused = [...heard].flatMap((order) =>
        SIDES.map((side) => battle.refuse(state, side, order)),
      );
      for (const it of refused) if (it) expect(it.rule).toMatch(/^BT-\d+\.\d+$/);
      refusals += refused.filter(Boolean).length;
      expect(digest(state)).toBe(before);
      for (const side of SIDES) heard.add(battle.legalOrders(state, side)[0] ?? { kind: 'done' });
    });
    expect(refusals).toBeGreaterThan(heard.size);
  });

  test('[BT-18.1] to carry out a refused order is a fault that leaves the battle as it was', () => {
    const state = atImpulse(duel(), 6);
    const before = digest(state);
    expect(() => give(state, 'allies', 'move A1 5,5')).toThrow('is refused');
    expect(digest(state)).toBe(before);
  });
});

describe('done', () => {
  test('[BT-18.2] it closes movement for the side', () => {
    const state = atImpulse(duel(), 6);
    const events = give(state, 'allies', 'done');
    expect(eventsOf(events, 'sideDone')).toMatchObject([{ side: 'allies', rule: 'BT-18.2' }]);
    expect(legalLines(state, 'allies')).toEqual([]);
  });

  test('[BT-18.2] in a sealed impulse it closes the declarations of the side, not of the other', () => {
    const state = atImpulse(duel(), 4);
    give(state, 'allies', 'done');
    expect(refusalOf(state, 'allies', 'fire a secondary x')).toMatchObject({
      code: 'already-done',
      rule: 'BT-8.14',
    });
    expect(refusalOf(state, 'allies', 'done')).toMatchObject({ code: 'not-now' });
    expect(refusalOf(state, 'axis', 'fire x secondary a')).toBeUndefined();
  });

  test('[BT-18.2] it is the last of the orders listed', () => {
    for (const impulse of [4, 6]) {
      const lines = legalLines(atImpulse(duel(), impulse), 'allies');
      expect(lines.at(-1)).toBe('done');
    }
  });
});
