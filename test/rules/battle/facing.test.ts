import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../src/hex';
import {
  type BattleScenario,
  type BattleState,
  battle,
  type Order,
} from '../../../src/rules/battle';
import { atImpulse, eventsOf, give, mark, newBattle, resolve, type TestShip } from './fixture';
import { newSetUp, squadron, stackIn } from './forces';

/** Directions by their bearings, for the eye. */
const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5] as const;

const GUNS: TestShip = { id: 'a', primary: 'HHHHHHH', secondary: '', tertiary: '' };

interface Setting {
  at?: [q: number, r: number];
  ships?: TestShip[];
  /** How the firing stack and the target's face; beam to one another where not said. */
  facing?: Direction;
  target?: Direction;
  off?: boolean;
  scenario?: Partial<Omit<BattleScenario, 'taskForces'>>;
}

/** Allies in the middle; the target due east of them unless said, showing its beam. */
function setting({
  at = [3, 0],
  ships = [GUNS],
  facing = NE,
  target = NE,
  off,
  scenario,
}: Setting) {
  const state = newBattle({
    allies: [{ at: [0, 0], ships }],
    axis: [{ at, ships: [{ id: 'x', hull: 'HHHHHHHHH', secondary: '', tertiary: '' }] }],
    options: { facing: !off },
    ...(scenario && { scenario }),
  });
  stackIn(state, 'A1').facing = facing;
  stackIn(state, 'X2').facing = target;
  return atImpulse(state, 4);
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** What the salvo of ship `a` tells of itself when all its dice miss. */
function salvo(it: Setting, dice: number) {
  return eventsOf(
    resolve(setting(it), { allies: ['fire a primary x'] }, ones(dice)),
    'salvoFired',
  )[0];
}

describe('the firer’s arc', () => {
  const BEARING: [Direction, 'bow' | 'beam' | 'stern', number][] = [
    [E, 'bow', 6],
    [NE, 'beam', 7],
    [SE, 'beam', 7],
    [NW, 'beam', 7],
    [SW, 'beam', 7],
    [W, 'stern', 4],
  ];
  test.each(BEARING)(
    '[BT-15.1, BT-15.6] facing direction %i with a target due east it fires over the %s: %i of 7 factors',
    (facing, arc, factors) => {
      expect(salvo({ facing }, factors)).toMatchObject({ arc, factors, halved: false, needed: 6 });
    },
  );

  test('[BT-15.6] between two bearings of the grid the angle decides: 30 degrees is bow, 90 beam, 150 stern', () => {
    const at: [number, number] = [2, -1];
    const factors = { [NE]: 6, [E]: 6, [SE]: 7, [NW]: 7, [SW]: 4, [W]: 4 };
    for (const facing of [NE, E, SE, SW, W, NW])
      expect(salvo({ at, facing, target: NW }, factors[facing])?.factors, `${facing}`).toBe(
        factors[facing],
      );
  });

  test('[BT-15.6] range 0 is beam, whatever the facing, for firer and target', () => {
    for (const facing of [NE, E, W])
      expect(salvo({ at: [0, 0], facing, target: facing }, 7)).toMatchObject({
        arc: 'beam',
        factors: 7,
        modifiers: [{ code: 'point-blank' }],
      });
  });

  test('[BT-15.6, BT-8.5] the half and the arc are multiplied before the one rounding up', () => {
    const ships = [
      { ...GUNS, id: 'a' },
      { ...GUNS, id: 'b' },
    ];
    const lines = ['fire a primary x full', 'fire b primary x'];
    const dice: [Direction, number, number][] = [
      [E, 6, 3],
      [W, 4, 2],
      [NE, 7, 4],
    ];
    for (const [facing, full, half] of dice) {
      const state = setting({ ships, facing });
      const events = resolve(state, { allies: lines }, ones(full + half));
      expect(eventsOf(events, 'salvoFired').map(({ factors }) => factors)).toEqual([full, half]);
    }
  });
});

describe('a target end-on', () => {
  const SEEN: [Direction, number][] = [
    [W, 5],
    [E, 5],
    [NE, 6],
    [SE, 6],
    [SW, 6],
    [NW, 6],
  ];
  test.each(SEEN)(
    '[BT-15.1] facing direction %i, fired at from the west, needs a %i',
    (target, needed) => {
      const fired = salvo({ target }, 7);
      expect(fired?.needed).toBe(needed);
      expect(fired?.modifiers).toEqual(
        needed === 5 ? [{ code: 'target-end-on', value: 1, rule: 'BT-15.1' }] : [],
      );
    },
  );

  test('[BT-9.9, BT-15.7] the +1 is cut with the others at +2', () => {
    const ships: TestShip[] = [{ ...GUNS, traits: ['excellentGunnery', 'fireControlRadar'] }];
    const fired = salvo({ ships, target: W, scenario: { hour: 'night' } }, 7);
    expect(fired?.modifiers).toHaveLength(3);
    expect(fired?.needed).toBe(4);
  });
});

describe('what facing does not touch', () => {
  test('[BT-15.1] switched off, neither dice nor modifiers depend on it', () => {
    for (const facing of [E, W])
      expect(salvo({ facing, target: facing, off: true }, 7)).toMatchObject({
        arc: 'beam',
        factors: 7,
        modifiers: [],
      });
  });

  test('[BT-15.7] torpedoes run with all their dice and without a modifier', () => {
    const ships: TestShip[] = [{ id: 'a', torpedoes: { factors: 3, kind: 'other' } }];
    const state = atImpulse(setting({ ships, at: [2, 0], facing: W, target: W }), 5);
    const events = resolve(state, { allies: ['fire a torpedoes x'] }, ones(3));
    expect(eventsOf(events, 'torpedoesLaunched')[0]).toMatchObject({ needed: 6, modifiers: [] });
  });

  test('[BT-15.7] the ship with most factors is named by its boxes, not by those that bear', () => {
    const state = newBattle({
      allies: [
        { at: [0, 0], ships: [{ ...GUNS, id: 'a' }] },
        { at: [0, 1], ships: [{ ...GUNS, id: 'b', primary: 'HHHHHH' }] },
      ],
      axis: [{ at: [3, 0], ships: [{ id: 'x', secondary: '', tertiary: '' }] }],
      options: { facing: true },
    });
    stackIn(state, 'A1').facing = W;
    stackIn(state, 'A2').facing = NW;
    const lines = ['fire a primary x', 'fire b primary x'];
    const events = resolve(atImpulse(state, 4), { allies: lines }, ones(4 + 3));
    expect(eventsOf(events, 'salvoFired').map(({ ship, halved }) => [ship, halved])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });
});

describe('how a stack comes to face', () => {
  test('[BT-15.1] a stack faces the side through which it last moved, and keeps it while it stays', () => {
    const state = setting({ at: [6, -8] });
    give(atImpulse(state, 6), 'allies', 'move A1 -1,1');
    expect(stackIn(state, 'A1').facing).toBe(SW);
    give(atImpulse(state, 10), 'allies', 'stay A1');
    expect(stackIn(state, 'A1').facing).toBe(SW);
  });

  test('[BT-15.1] at set-up a stack faces the neighbor nearest to the centre', () => {
    const state = newSetUp([
      { id: 'a', side: 'allies', entry: ['S'], ships: squadron('a', 4) },
      { id: 'x', side: 'axis', entry: ['N'], ships: squadron('x', 4) },
    ]);
    const [line] = battle.legalOrders(state, 'axis').map((order: Order) => battle.makeOrder(order));
    const placed = line as string;
    expect(placed).toMatch(/^place X2 /);
    give(state, 'axis', placed);
    expect([SE, SW]).toContain(stackIn(state, 'X2').facing);
  });

  test('[BT-15.8] a stack that divides, and one that ships separate from, go on facing as before', () => {
    const state = setting({ ships: squadron('a', 8), at: [6, -8], facing: W });
    give(atImpulse(state, 6), 'allies', 'divide A1 a1+a2+a3+a4/a5+a6+a7+a8');
    expect(facings(state, 'allies')).toEqual([W, W]);
    mark(state, 'a1', 'hull', 2);
    give(atImpulse(state, 10), 'allies', 'separate A1 a1');
    expect(facings(state, 'allies')).toEqual([W, W, W]);
  });

  test('[BT-15.8] stacks that combine face as the one with the lowest number did', () => {
    const state = newBattle({
      allies: [
        { at: [0, 0], ships: [{ id: 'a' }] },
        { at: [0, 0], ships: [{ id: 'b' }] },
      ],
      axis: [{ at: [6, -8], ships: [{ id: 'x' }] }],
      options: { facing: true },
    });
    stackIn(state, 'A1').facing = SE;
    stackIn(state, 'A2').facing = W;
    give(atImpulse(state, 6), 'allies', 'combine A2 A1');
    expect(facings(state, 'allies')).toEqual([SE]);
  });

  test('[BT-5.19, BT-15.8] a shift of the board turns no stack, nor the one that ran against the edge', () => {
    const state = newBattle({
      allies: [{ at: [0, 9], ships: [{ id: 'a' }] }],
      axis: [{ at: [0, 4], ships: [{ id: 'x' }] }],
      options: { facing: true },
    });
    const before = state.stacks.map(({ facing }) => facing);
    const events = give(atImpulse(state, 6), 'allies', 'move A1 0,10');
    expect(eventsOf(events, 'boardShifted')).toHaveLength(1);
    expect(state.stacks.map(({ facing }) => facing)).toEqual(before);
  });
});

const facings = (state: BattleState, side: string) =>
  state.stacks.filter((stack) => stack.side === side).map(({ facing }) => facing);

test('[BT-15.1] the odds are those of the dice that will be thrown', () => {
  const order = battle.parseOrder('fire a primary x') as Order;
  const [odds] = battle.explain(setting({ facing: E, target: E }), 'allies', [order]).salvos;
  expect(odds).toMatchObject({ dice: 6, needed: 5, arc: 'bow', halved: false });
  expect(odds?.meanHits).toBeCloseTo(2, 12);
});
