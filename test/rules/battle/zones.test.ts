import { describe, expect, test } from 'vitest';
import { type Axial, disk, ORIGIN, ring } from '../../../src/hex';
import {
  type BattleState,
  battle,
  isOnBoard,
  isSightedBy,
  movesLeft,
  type OrderOf,
  rangeZones,
  reachOf,
  sightedHexes,
  sightFrom,
  type Weapon,
} from '../../../src/rules/battle';
import { threatsAt, threatZones } from '../../../src/rules/battle/query';
import { atImpulse, give, keysOf, newBattle, setShip, type TestBattle } from './fixture';
import { passTo } from './flow';
import { stackWith } from './forces';

const WOLF = { id: 'wolf', primary: 'HH', secondary: 'LL', tertiary: 'N' };

/** An Allied ship and two stacks of Axis ships, at an impulse of round 1. */
const seas = (impulse: number, more: Partial<TestBattle> = {}): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 3], ships: [{ id: 'a', speed: '2' }] }],
      axis: [
        { at: [0, -1], ships: [{ ...WOLF, torpedoes: { factors: 2, kind: 'other' } }] },
        { at: [1, 0], ships: [{ id: 'cub' }] },
      ],
      ...more,
    }),
    impulse,
  );

describe('moves left in the round', () => {
  test.each([
    ['2+', 5],
    ['2', 4],
    ['1', 3],
    ['1 slow', 2],
    ['0', 0],
  ] as const)(
    '[BT-4.4] a stack of speed %s has as many as the blocks in which it moves',
    (speed, count) => {
      const state = seas(2);
      setShip(state, 'a', { speed });
      expect(movesLeft(state, stackWith(state, 'a'))).toBe(count);
    },
  );

  test('[BT-4.3] an impulse that is over or used counts no more', () => {
    const state = passTo(seas(2), 6);
    expect(movesLeft(state, stackWith(state, 'a'))).toBe(4);
    give(state, 'allies', 'stay A1');
    expect(movesLeft(state, stackWith(state, 'a'))).toBe(3);
    give(state, 'allies', 'done');
    expect(movesLeft(state, stackWith(state, 'a'))).toBe(3);
  });

  test('[BT-12.6] a steering hit takes the first of them', () => {
    const state = seas(2);
    setShip(state, 'a', { steeringHit: true });
    expect(movesLeft(state, stackWith(state, 'a'))).toBe(3);
  });
});

describe('reach until the end of the round', () => {
  test('[BT-5.1] it is as many hexes as there are moves, on the board', () => {
    const state = passTo(seas(2), 14);
    const { hex } = stackWith(state, 'a');
    expect(keysOf(reachOf(state, stackWith(state, 'a')))).toEqual(keysOf(disk(hex, 2)));
    const edge = { ...stackWith(state, 'a'), hex: { q: 0, r: 9 } };
    expect(reachOf(state, edge).every((it) => isOnBoard(state, it))).toBe(true);
  });

  test('[BT-5.5] land is gone around, and one move reaches what is legal now', () => {
    const land = [
      { q: 1, r: 2 },
      { q: 1, r: 3 },
    ];
    const state = passTo(seas(2, { scenario: { land } }), 18);
    const stack = stackWith(state, 'a');
    const legal = battle
      .legalOrders(state, 'allies')
      .filter((order): order is OrderOf<'moveStack'> => order.kind === 'moveStack')
      .map(({ to }) => to);
    expect(keysOf(reachOf(state, stack))).toEqual(keysOf([stack.hex, ...legal]));
  });
});

describe('sight and ranges', () => {
  test('[BT-7.1] from a hex one sees as far as the hour and weather allow, and not behind land', () => {
    const state = seas(4, { scenario: { weather: 'storm', land: [{ q: 1, r: 0 }] } });
    const seen = keysOf(sightFrom(state, ORIGIN));
    expect(seen).toContain('-3,0');
    expect(seen).toContain('1,0');
    expect(seen).not.toContain('2,0');
    expect(seen).not.toContain('-4,0');
  });

  test('[BT-7.5] a side sees what any of its stacks sees, each hex once', () => {
    const state = seas(4, { scenario: { weather: 'storm' } });
    const seen = keysOf(sightedHexes(state, 'axis'));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(['0,-4', '4,0']));
  });

  test('[BT-9.1, BT-10.1] every weapon left has its range', () => {
    const state = seas(4);
    const zones = () =>
      rangeZones(state, stackWith(state, 'wolf')).map(({ weapon, rangeHexes }) => [
        weapon,
        rangeHexes,
      ]);
    expect(zones()).toEqual([
      ['primary', 6],
      ['secondary', 4],
      ['tertiary', 2],
      ['torpedoes', expect.any(Number)],
    ]);
    setShip(state, 'wolf', { lost: { ...state.ships.wolf?.lost, primary: 2 } as never });
    expect(zones().map(([weapon]) => weapon)).not.toContain('primary');
  });
});

describe('threats', () => {
  /** Weapons of enemies sighted now that may be declared against the Allied ship if it stood in a hex. */
  const declarable = (state: BattleState, hex: Axial): string[] => {
    const there = structuredClone(state);
    stackWith(there, 'a').hex = hex;
    const weapons = battle
      .legalOrders(there, 'axis')
      .flatMap((order) =>
        order.kind === 'declare' && isSightedBy(state, 'allies', stackWith(state, order.ship))
          ? [`${order.ship} ${order.weapon}`]
          : [],
      );
    return [...new Set(weapons)].sort();
  };
  const isGun = (weapon: Weapon) => weapon !== 'torpedoes';

  test.each([
    { land: [] },
    {
      land: [
        { q: 0, r: 1 },
        { q: 2, r: 0 },
      ],
    },
  ])(
    '[BT-8.2, BT-9.1] what could fire into a hex is what may be declared at a ship there: %o',
    ({ land }) => {
      const state = seas(4, { scenario: { land } });
      const { hex } = stackWith(state, 'a');
      for (const at of [...ring(hex, 1), ...ring(hex, 2), ...ring(hex, 5)]) {
        const told = threatsAt(state, 'allies', at, stackWith(state, 'a'))
          .filter(({ weapon }) => isGun(weapon))
          .map(({ ship, weapon }) => `${ship} ${weapon}`);
        expect(told.sort(), `${at.q},${at.r}`).toEqual(declarable(state, at));
      }
    },
  );

  test('[BT-10.1] torpedoes threaten too, until they are spent', () => {
    const state = seas(5);
    const weapons = () => threatZones(state, 'allies').map(({ weapon }) => weapon);
    expect(weapons()).toContain('torpedoes');
    setShip(state, 'wolf', { mountHit: true });
    expect(weapons()).not.toContain('torpedoes');
  });

  test('[BT-8.2] a zone holds just the hexes with such a threat', () => {
    const state = seas(4);
    for (const { weapon, hexes } of threatZones(state, 'allies')) {
      const again = disk(ORIGIN, 9).filter((hex) =>
        threatsAt(state, 'allies', hex).some((it) => it.weapon === weapon),
      );
      expect(keysOf(hexes), weapon).toEqual(keysOf(again));
    }
  });

  test('[BT-20.10] enemies that are not sighted threaten nothing that one knows of', () => {
    const state = seas(4, { scenario: { hour: 'night' }, options: { fog: true } });
    stackWith(state, 'a').hex = { q: 0, r: 6 };
    const view = battle.view(state, 'allies');
    expect(threatZones(view, 'allies')).toEqual([]);
    expect(threatZones(state, 'allies')).toEqual([]);
  });
});
