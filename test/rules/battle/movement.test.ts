import { describe, expect, test } from 'vitest';
import { neighbors, ORIGIN } from '../../../src/hex';
import { type BattleState, countAt, type SpeedClass } from '../../../src/rules/battle';
import {
  atImpulse,
  boxes,
  eventsOf,
  give,
  keysOf,
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

const one = (ships: TestShip[], scenario = {}): BattleState =>
  newBattle({
    allies: [{ at: [0, 0], ships }],
    axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
    scenario,
  });

describe('a move', () => {
  test('[BT-5.1] a stack moves to any of the six neighboring hexes, and no further', () => {
    const state = atImpulse(one([{ id: 'a' }]), 6);
    const to = legalLines(state, 'allies', 'move A1 ').map((line) => line.split(' ')[2]);
    expect(to.sort()).toEqual(keysOf(neighbors(ORIGIN)));
    expect(refusalOf(state, 'allies', 'move A1 2,0')).toMatchObject({
      code: 'not-next',
      rule: 'BT-5.1',
    });
    expect(refusalOf(state, 'allies', 'move A1 0,0')).toMatchObject({ code: 'not-next' });
  });

  test.each(['move A1 1,0', 'stay A1'])(
    '[BT-5.1] after "%s" a stack does nothing more in the impulse',
    (line) => {
      const state = atImpulse(one(squadron('a', 8)), 6);
      give(state, 'allies', line);
      for (const more of ['move A1 0,1', 'stay A1', 'divide A1 a1+a2+a3+a4/a5+a6+a7+a8'])
        expect(refusalOf(state, 'allies', more), more).toMatchObject({
          code: 'already-acted',
          rule: 'BT-5.1',
        });
    },
  );

  test('[BT-5.1] in its next movement impulse a stack acts again', () => {
    const state = atImpulse(one([{ id: 'a' }]), 6);
    give(state, 'allies', 'move A1 0,1');
    give(state, 'allies', 'done');
    while (state.impulse !== 10)
      give(state, state.step.kind === 'movement' ? 'axis' : 'allies', 'done');
    expect(refusalOf(state, 'allies', 'move A1 0,2')).toBeUndefined();
  });

  test('[BT-5.2] a stack has the speed of its slowest ship', () => {
    const speeds: [SpeedClass, number][] = [
      ['2+', 2],
      ['2', 6],
      ['1', 10],
      ['1 slow', 14],
    ];
    for (const [speed, first] of speeds) {
      const state = one([
        { id: 'fast', speed: '2+' },
        { id: 'slow', speed },
      ]);
      const blocks = [2, 6, 10, 14, 18].filter(
        (impulse) => !refusalOf(atImpulse(state, impulse), 'allies', 'move A1 1,0'),
      );
      expect(blocks[0]).toBe(first);
    }
  });

  test('[BT-5.2] a stack whose speed does not move is refused any action of its own', () => {
    const state = atImpulse(one(squadron('a', 8, { speed: '1' })), 6);
    for (const line of ['move A1 1,0', 'stay A1', 'divide A1 a1+a2+a3+a4/a5+a6+a7+a8'])
      expect(refusalOf(state, 'allies', line)).toMatchObject({ code: 'too-slow', rule: 'BT-4.3' });
  });

  test('[BT-5.4] a stack enters a hex with enemy stacks if the hex then holds at most 24', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: squadron('a', 12) }],
      axis: [
        { at: [1, 0], ships: squadron('x', 12) },
        { at: [0, 1], ships: squadron('y', 12) },
        { at: [0, 1], ships: [{ id: 'z' }] },
      ],
    });
    atImpulse(state, 6);
    expect(refusalOf(state, 'allies', 'move A1 0,1')).toMatchObject({
      code: 'hex-full',
      rule: 'BT-5.4',
    });
    give(state, 'allies', 'move A1 1,0');
    expect(countAt(state, { q: 1, r: 0 })).toBe(24);
  });

  test('[BT-5.5] a stack does not enter land', () => {
    const state = atImpulse(one([{ id: 'a' }], { land: [{ q: 1, r: 0 }] }), 6);
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toMatchObject({
      code: 'land',
      rule: 'BT-5.5',
    });
    expect(legalLines(state, 'allies', 'move')).toHaveLength(5);
  });

  test('[BT-5.6] ships that unload do not move in round 1', () => {
    const state = one([{ id: 'a', traits: ['unloading'] }]);
    for (const line of ['move A1 1,0', 'stay A1'])
      expect(refusalOf(atImpulse(state, 6, 1), 'allies', line)).toMatchObject({
        code: 'unloading',
        rule: 'BT-5.6',
      });
    expect(refusalOf(atImpulse(state, 6, 2), 'allies', 'move A1 1,0')).toBeUndefined();
  });

  test.each(['DD', 'DE', 'TB'] as const)(
    '[BT-5.10] in squalls and storms a faster %s moves as speed 1',
    (type) => {
      for (const weather of ['squall', 'storm'] as const) {
        const state = one([{ id: 'a', type, speed: '2+' }], { weather });
        expect(refusalOf(atImpulse(state, 6), 'allies', 'move A1 1,0')).toMatchObject({
          code: 'too-slow',
        });
        expect(refusalOf(atImpulse(state, 10), 'allies', 'move A1 1,0')).toBeUndefined();
      }
      const calm = one([{ id: 'a', type, speed: '2+' }], { weather: 'rain' });
      expect(refusalOf(atImpulse(calm, 2), 'allies', 'move A1 1,0')).toBeUndefined();
    },
  );

  test('[BT-5.10] a storm makes no cruiser slower, and no slow destroyer faster', () => {
    const cruiser = one([{ id: 'a', type: 'CL', speed: '2+' }], { weather: 'storm' });
    expect(refusalOf(atImpulse(cruiser, 2), 'allies', 'move A1 1,0')).toBeUndefined();
    const slow = one([{ id: 'a', type: 'DD', speed: '1 slow' }], { weather: 'storm' });
    expect(refusalOf(atImpulse(slow, 10), 'allies', 'move A1 1,0')).toMatchObject({
      code: 'too-slow',
    });
  });
});

describe('scuttling', () => {
  test('[BT-5.7, BT-5.21] in the own movement impulse a ship is scuttled at once and counts as sunk', () => {
    const state = atImpulse(one([{ id: 'a' }, { id: 'b' }]), 6);
    const events = give(state, 'allies', 'scuttle a');
    expect(eventsOf(events, 'shipScuttled')).toMatchObject([{ ship: 'a', rule: 'BT-5.7' }]);
    expect(shipIn(state, 'a').fate).toBe('scuttled');
    expect(stackIn(state, 'A1').ships).toEqual(['b']);
  });

  test('[BT-5.21] not in the movement impulse of the other side', () => {
    const state = atImpulse(one([{ id: 'a' }]), 7);
    expect(refusalOf(state, 'allies', 'scuttle a')).toMatchObject({
      code: 'not-now',
      rule: 'BT-5.21',
    });
  });

  test.each([4, 5])(
    '[BT-5.21, BT-20.7] in sealed impulse %i it takes effect after the damage, sealed till then',
    (impulse) => {
      const state = newBattle({
        allies: [{ at: [0, 0], ships: [{ id: 'a' }, { id: 'b' }] }],
        axis: [{ at: [0, 1], ships: [{ id: 'x' }] }],
      });
      const [sealed] = give(atImpulse(state, impulse), 'allies', 'scuttle a');
      expect(sealed).toMatchObject({ kind: 'scuttlingSealed', seenBy: ['allies'] });
      expect(shipIn(state, 'a').fate).toBe('afloat');
      expect(refusalOf(state, 'allies', 'scuttle a')).toMatchObject({ code: 'already-scuttling' });
      const fire = impulse === 4 ? ['fire a secondary x'] : [];
      const events = resolve(state, { allies: fire }, impulse === 4 ? [6, 1, 1, 1, 1] : []);
      expect(shipIn(state, 'a').fate).toBe('scuttled');
      const kinds = events.map(({ kind }) => kind);
      if (impulse === 4)
        expect(kinds.indexOf('shipScuttled')).toBeGreaterThan(kinds.indexOf('hitScored'));
    },
  );

  test('[BT-5.21] in impulse 22 a ship is scuttled at once, before the vote of its side', () => {
    const state = atImpulse(one([{ id: 'a' }, { id: 'b' }]), 22);
    setShip(state, 'b', { speed: '0' });
    give(state, 'allies', 'scuttle a');
    expect(shipIn(state, 'a').fate).toBe('scuttled');
    give(state, 'allies', 'done');
    expect(state.step.kind).toBe('breakOff');
    expect(refusalOf(state, 'allies', 'scuttle b')).toBeUndefined();
    give(state, 'allies', 'break-off no');
    expect(refusalOf(state, 'allies', 'scuttle b')).toMatchObject({ code: 'not-now' });
  });

  test('[BT-5.7] only an own ship that is afloat can be scuttled', () => {
    const state = atImpulse(one([{ id: 'a' }, { id: 'b' }]), 6);
    expect(refusalOf(state, 'allies', 'scuttle x')).toMatchObject({ code: 'not-your-ship' });
    give(state, 'allies', 'scuttle a');
    expect(refusalOf(state, 'allies', 'scuttle a')).toMatchObject({ code: 'ship-gone' });
  });
});

describe('half the hull', () => {
  /** One primary hit on the hull of a ship at range 1 with some boxes gone: a 7, and no extra die on heavy armor. */
  const struck = (hull: string, lost: number, speed: SpeedClass): BattleState => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a', primary: 'H' }] }],
      axis: [{ at: [0, 1], ships: [{ id: 'x', hull, speed }] }],
    });
    mark(state, 'x', 'hull', lost);
    resolve(atImpulse(state, 4), { allies: ['fire a primary x'] }, [6, 3, 4]);
    return state;
  };

  test('[BT-5.8, BT-EX7] a ship of 9 hull boxes falls in speed when the fifth is destroyed', () => {
    expect(boxes('HHHHHHHHH')).toHaveLength(9);
    expect(shipIn(struck('HHHHHHHHH', 3, '2'), 'x')).toMatchObject({
      speed: '2',
      lost: { hull: 4 },
    });
    expect(shipIn(struck('HHHHHHHHH', 4, '2'), 'x')).toMatchObject({
      speed: '1',
      lost: { hull: 5 },
    });
  });

  test('[BT-5.8] of an even number exactly half is enough', () => {
    expect(shipIn(struck('HHHH', 1, '2+'), 'x')).toMatchObject({ speed: '1', halfHullTaken: true });
  });

  test('[BT-5.8] the point is lost once in a battle', () => {
    const state = struck('HHHHHHHHH', 4, '2');
    resolve(atImpulse(state, 8), { allies: ['fire a primary x'] }, [6, 3, 4]);
    expect(shipIn(state, 'x')).toMatchObject({ speed: '1', lost: { hull: 6 } });
  });

  test('[BT-5.8] a ship of speed 1 so goes dead in the water', () => {
    const state = struck('HHHH', 1, '1');
    expect(shipIn(state, 'x').speed).toBe('0');
    expect(stackWith(state, 'x').ships).toEqual(['x']);
  });
});
