import { describe, expect, test } from 'vitest';
import { type BattleState, SHIP_TYPES, type ShipType } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  mark,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { squadron, stackIn, stackWith } from './forces';

/** Allied stacks in the middle hex; ships whose id begins with `hulk` are dead in the water. */
function inOneHex(stacks: TestShip[][], scenario = {}): BattleState {
  const state = newBattle({
    allies: stacks.map((ships) => ({ at: [0, 0], ships })),
    axis: [
      { at: [0, 2], ships: [{ id: 'x', primary: 'H', torpedoes: { factors: 1, kind: 'other' } }] },
    ],
    scenario,
  });
  for (const { id } of stacks.flat()) if (id.startsWith('hulk')) setShip(state, id, { speed: '0' });
  return atImpulse(state, 6);
}

/** A tow made fast in an earlier impulse. */
function towing(others: TestShip[] = [], scenario = {}): BattleState {
  const torpedoes = { factors: 1, kind: 'other' } as const;
  const pair: TestShip[] = [
    { id: 'a', speed: '2+', torpedoes },
    { id: 'hulk', torpedoes },
  ];
  const state = inOneHex([[...pair, ...others]], scenario);
  state.tows = [{ tower: 'a', towed: 'hulk' }];
  return atImpulse(state, 10);
}

/** BT-6.3 as printed. */
const CRUISERS: ShipType[] = ['AC', 'CA', 'CL'];
const TRANSPORTS: ShipType[] = ['large-transport', 'small-transport'];
const FOR_CRUISERS = [...CRUISERS, 'AMC', 'CVE', 'CD', 'CVS', 'DD', 'DE', 'TB', ...TRANSPORTS];
const printed = (tower: ShipType): readonly string[] => {
  if (tower === 'BB' || tower === 'BC') return SHIP_TYPES;
  if (CRUISERS.includes(tower)) return FOR_CRUISERS;
  return tower === 'DD' ? ['DD', 'DE', 'TB', 'small-transport'] : [];
};

describe('dead in the water', () => {
  test('[BT-6.1] the stack of a dead ship cannot move while she belongs to it', () => {
    const state = inOneHex([[{ id: 'a' }, { id: 'hulk' }]]);
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toMatchObject({
      code: 'dead-in-water',
      rule: 'BT-6.1',
    });
    expect(legalLines(state, 'allies', 'move')).toEqual([]);
  });

  test('[BT-6.1] her owner may leave her behind, also where the rest then counts under four', () => {
    const state = inOneHex([[...squadron('a', 3), { id: 'hulk' }]]);
    give(state, 'allies', 'separate A1 hulk');
    give(state, 'allies', 'move A1 1,0');
    expect(stackIn(state, 'A1').ships).toHaveLength(3);
    expect(stackWith(state, 'hulk').hex).toEqual({ q: 0, r: 0 });
  });

  test('[BT-6.2] a dead ship does not move by herself in any impulse', () => {
    const state = inOneHex([[{ id: 'hulk' }], [{ id: 'a' }]]);
    for (const impulse of [2, 6, 10, 14, 18])
      expect(legalLines(atImpulse(state, impulse), 'allies', 'move A1')).toEqual([]);
  });
});

describe('who tows whom', () => {
  test.each(SHIP_TYPES)(
    '[BT-6.3] a ship of type %s tows exactly the types that the clause names',
    (type) => {
      for (const other of SHIP_TYPES) {
        const state = inOneHex([
          [
            { id: 'a', type },
            { id: 'hulk', type: other },
          ],
        ]);
        const refused = refusalOf(state, 'allies', 'tow a hulk');
        if (printed(type).includes(other)) expect(refused, other).toBeUndefined();
        else expect(refused, other).toMatchObject({ code: 'wrong-type', rule: 'BT-6.3' });
      }
    },
  );

  test('[BT-6.4] a ship tows one ship at most, and a towed ship has one tower', () => {
    const state = towing([{ id: 'hulk2' }, { id: 'b' }]);
    const engaged = { code: 'already-in-tow', rule: 'BT-6.4' };
    expect(refusalOf(state, 'allies', 'tow a hulk2')).toMatchObject(engaged);
    expect(refusalOf(state, 'allies', 'tow b hulk')).toMatchObject(engaged);
  });

  test('[BT-6.4] a tower is neither dead nor aground', () => {
    const state = inOneHex([[{ id: 'a' }, { id: 'hulk' }, { id: 'hulk2' }]]);
    expect(refusalOf(state, 'allies', 'tow hulk2 hulk')).toMatchObject({
      code: 'cannot-tow',
      rule: 'BT-6.4',
    });
    setShip(state, 'a', { aground: true });
    expect(refusalOf(state, 'allies', 'tow a hulk')).toMatchObject({ code: 'cannot-tow' });
  });

  test('[BT-6.7] only a ship dead in the water and not aground is taken in tow', () => {
    const state = inOneHex([[{ id: 'a' }, { id: 'b' }, { id: 'hulk' }]]);
    expect(refusalOf(state, 'allies', 'tow a b')).toMatchObject({
      code: 'not-to-be-towed',
      rule: 'BT-6.7',
    });
    setShip(state, 'hulk', { aground: true });
    expect(refusalOf(state, 'allies', 'tow a hulk')).toMatchObject({ code: 'not-to-be-towed' });
  });
});

describe('making fast', () => {
  test('[BT-6.7] a tow is made fast in place of moving', () => {
    const state = inOneHex([[{ id: 'a' }, { id: 'hulk' }]]);
    give(state, 'allies', 'tow a hulk');
    expect(state.tows).toEqual([{ tower: 'a', towed: 'hulk' }]);
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-6.7] the speed of the tower must move in the impulse', () => {
    const state = inOneHex([[{ id: 'a', speed: '1' }, { id: 'hulk' }]]);
    expect(refusalOf(state, 'allies', 'tow a hulk')).toMatchObject({
      code: 'too-slow',
      rule: 'BT-6.7',
    });
    expect(refusalOf(atImpulse(state, 10), 'allies', 'tow a hulk')).toBeUndefined();
  });

  test('[BT-6.7] two stacks of one hex are combined by the order', () => {
    const state = inOneHex([[{ id: 'a' }], [{ id: 'hulk' }]]);
    const events = give(state, 'allies', 'tow a hulk');
    expect(eventsOf(events, 'stacksCombined')).toMatchObject([{ into: 'A1' }]);
    expect(stackIn(state, 'A1')).toMatchObject({ ships: ['a', 'hulk'], acted: 'made-fast' });
  });

  test('[BT-6.7, BT-5.14] for that they combine as stacks do: in one hex, not acted, twelve at most', () => {
    const large = inOneHex([squadron('a', 12), [{ id: 'hulk' }]]);
    expect(refusalOf(large, 'allies', 'tow a1 hulk')).toMatchObject({ code: 'stack-too-large' });
    const far = inOneHex([[{ id: 'a' }], [{ id: 'hulk' }]]);
    stackIn(far, 'A2').hex = { q: 1, r: 0 };
    expect(refusalOf(far, 'allies', 'tow a hulk')).toMatchObject({
      code: 'not-in-one-hex',
      rule: 'BT-6.7',
    });
    const acted = inOneHex([[{ id: 'a' }], [{ id: 'hulk' }]]);
    give(acted, 'allies', 'stay A1');
    expect(refusalOf(acted, 'allies', 'tow a hulk')).toMatchObject({ code: 'already-acted' });
    const still = inOneHex([[{ id: 'a' }, { id: 'hulk2' }], [{ id: 'hulk' }]]);
    expect(refusalOf(still, 'allies', 'tow a hulk')).toMatchObject({ code: 'none-moves' });
  });
});

describe('a stack with a tow', () => {
  test('[BT-6.2, BT-6.8] moves one hex in impulse 10 and stands in all others', () => {
    const state = towing();
    give(state, 'allies', 'move A1 1,0');
    expect(stackWith(state, 'hulk').hex).toEqual({ q: 1, r: 0 });
    for (const impulse of [2, 6, 14, 18])
      expect(refusalOf(atImpulse(state, impulse), 'allies', 'move A1 2,0')).toMatchObject({
        code: 'tow-moves-once',
        rule: 'BT-6.8',
      });
  });

  test('[BT-6.2] the side without the initiative tows in impulse 11', () => {
    const state = towing([], { initiative: 'axis' });
    expect(refusalOf(atImpulse(state, 11), 'allies', 'move A1 1,0')).toBeUndefined();
    expect(refusalOf(atImpulse(state, 10), 'allies', 'move A1 1,0')).toMatchObject({
      code: 'not-now',
    });
  });

  test('[BT-6.8] tower and towed leave their stack together as a stack of their own', () => {
    const state = towing([{ id: 'b' }]);
    give(state, 'allies', 'separate A1 a+hulk');
    expect(stackWith(state, 'a').ships).toEqual(['a', 'hulk']);
    give(state, 'allies', 'move A3 0,-1');
    give(state, 'allies', 'move A1 1,0');
  });

  test.each(['separate A1 hulk', 'separate A1 a'])(
    '[BT-6.8] neither leaves without the other: "%s"',
    (line) => {
      expect(refusalOf(towing([{ id: 'b' }]), 'allies', line)).toMatchObject({
        code: 'tow-torn',
        rule: 'BT-6.8',
      });
    },
  );

  test.each(['a', 'hulk'])(
    '[BT-6.6] %s, part of a tow, fires neither guns nor torpedoes',
    (ship) => {
      const state = towing([{ id: 'b' }]);
      expect(refusalOf(atImpulse(state, 4), 'allies', `fire ${ship} secondary x`)).toMatchObject({
        code: 'silent',
        rule: 'BT-6.6',
      });
      expect(refusalOf(atImpulse(state, 5), 'allies', `fire ${ship} torpedoes x`)).toMatchObject({
        code: 'silent',
      });
    },
  );

  test('[BT-6.6] a dead ship without a tow fires nothing', () => {
    const state = inOneHex([[{ id: 'hulk' }]]);
    expect(refusalOf(atImpulse(state, 4), 'allies', 'fire hulk secondary x')).toMatchObject({
      code: 'silent',
      rule: 'BT-6.6',
    });
  });
});

describe('casting off', () => {
  test.each([6, 4, 5, 22])(
    '[BT-6.5, BT-6.11] a tow is cast off in own impulse %i, at once and openly',
    (impulse) => {
      const state = atImpulse(towing(), impulse);
      const [event] = give(state, 'allies', 'cast-off a');
      expect(event).toMatchObject({
        kind: 'towCastOff',
        cause: 'order',
        seenBy: 'all',
        rule: 'BT-6.5',
      });
      expect(state.tows).toEqual([]);
    },
  );

  test('[BT-6.11] before its vote in impulse 22 as well', () => {
    const state = towing();
    state.step = { kind: 'breakOff' };
    expect(refusalOf(state, 'allies', 'cast-off a')).toBeUndefined();
    state.votes.allies = 'no';
    expect(refusalOf(state, 'allies', 'cast-off a')).toMatchObject({ code: 'not-now' });
  });

  test('[BT-6.11] in a gunnery impulse only before the first own declaration; then the tower may fire', () => {
    const state = atImpulse(towing([{ id: 'b' }]), 4);
    give(state, 'allies', 'fire b secondary x');
    expect(refusalOf(state, 'allies', 'cast-off a')).toMatchObject({
      code: 'not-now',
      rule: 'BT-6.11',
    });
    give(state, 'allies', 'withdraw b secondary');
    give(state, 'allies', 'cast-off a');
    expect(refusalOf(state, 'allies', 'fire a secondary x')).toBeUndefined();
  });

  test('[BT-6.5] there must be a tow, and not in the impulse of the other side', () => {
    const state = towing([{ id: 'b' }]);
    expect(refusalOf(state, 'allies', 'cast-off b')).toMatchObject({ code: 'no-tow' });
    expect(refusalOf(atImpulse(state, 11), 'allies', 'cast-off a')).toMatchObject({
      code: 'not-now',
    });
  });

  test.each(['a', 'hulk'])(
    '[BT-6.14] when %s is gone the tow ends; a towed ship stays dead in stack and hex',
    (gone) => {
      const state = towing([{ id: 'b' }]);
      const events = give(state, 'allies', `scuttle ${gone}`);
      expect(eventsOf(events, 'towCastOff')).toMatchObject([{ cause: 'loss', rule: 'BT-6.14' }]);
      expect(state.tows).toEqual([]);
      if (gone === 'a')
        expect(stackWith(state, 'hulk')).toMatchObject({ id: 'A1', hex: { q: 0, r: 0 } });
    },
  );

  test('[BT-6.14] when the tower goes dead the tow is cast off', () => {
    const state = towing();
    setShip(state, 'a', { speed: '1' });
    mark(state, 'a', 'hull', 1);
    resolve(atImpulse(state, 4), { axis: ['fire x primary a'] }, [6, 3, 4, 1]);
    expect(shipIn(state, 'a').speed).toBe('0');
    expect(state.tows).toEqual([]);
  });

  test('[BT-6.14] when the towed ship regains speed the tow ends', () => {
    const state = atImpulse(towing(), 22);
    give(state, 'allies', 'repair hulk yes');
    give(state, 'allies', 'done', [6]);
    expect(shipIn(state, 'hulk').speed).toBe('1');
    expect(state.tows).toEqual([]);
  });
});
