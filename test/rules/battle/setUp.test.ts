import { describe, expect, test } from 'vitest';
import { ring } from '../../../src/hex';
import { type BattleState, BOARD_SIDES, type BoardSide, battle } from '../../../src/rules/battle';
import { sidesApart } from '../../../src/rules/battle/common/board';
import { movedEntries } from '../../../src/rules/battle/steps/directions';
import type { Side } from '../../../src/rules/core';
import { give, keysOf, legalLines, newBattle, refusalOf } from './fixture';
import { newSetUp, squadron, stackIn, stackWith, type TestForce, turned } from './forces';

const force = (side: Side, entry: BoardSide[], count = 1): TestForce => ({
  id: `${side}-force`,
  side,
  entry,
  ships: squadron(side === 'allies' ? 'a' : 'x', count),
});

const mover = (state: BattleState) => ('side' in state.step ? state.step.side : undefined);

/** The hexes where a stack may be placed, as texts. */
const placesOf = (state: BattleState, side: Side, stack: string) =>
  legalLines(state, side, `place ${stack} `).map((line) => line.split(' ')[2]);

const DARK_NORTH = ['3,-9', '4,-9', '5,-9', '6,-9'];

describe('who sets up when', () => {
  test('[BT-3.1] the side without the initiative sets up first', () => {
    const forces = [force('allies', ['S']), force('axis', ['N'])];
    expect(mover(newSetUp(forces, { initiative: 'allies' }))).toBe('axis');
    expect(mover(newSetUp(forces, { initiative: 'axis' }))).toBe('allies');
  });

  test.each([
    [3, 'axis'],
    [4, 'allies'],
  ])(
    '[BT-3.1] a die of %i gives the initiative of round 1 where the scenario names none',
    (die, side) => {
      const forces = [force('allies', ['S']), force('axis', ['N'])];
      const scenario = newSetUp(forces).scenario;
      const { initiative: _named, ...open } = scenario;
      const state = newSetUp(forces, { ...open, initiative: undefined } as never, { dice: [die] });
      expect(state.initiative).toBe(side);
    },
  );

  test('[BT-3.2] the sides take turns placing one stack; the side with more places the rest', () => {
    const state = newSetUp([force('allies', ['S'], 13), force('axis', ['N'], 40)]);
    const order: Side[] = [];
    while (state.step.kind === 'placement') {
      const side = mover(state) as Side;
      order.push(side);
      give(state, side, legalLines(state, side, 'place')[0] as string);
    }
    expect(order).toEqual(['axis', 'allies', 'axis', 'allies', 'axis', 'axis']);
  });

  test('[BT-3.2] a stack is placed in the dark hexes of its direction, nowhere else', () => {
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'])]);
    expect(placesOf(state, 'axis', 'X2')).toEqual(DARK_NORTH);
    for (const { q, r } of ring({ q: 0, r: 0 }, 9)) {
      const refused = refusalOf(state, 'axis', `place X2 ${q},${r}`);
      if (DARK_NORTH.includes(`${q},${r}`)) expect(refused).toBeUndefined();
      else expect(refused).toMatchObject({ code: 'not-an-entry-hex', rule: 'BT-3.2' });
    }
  });

  test('[BT-3.2, BT-3.10] an owner picks where his task force may enter from several directions', () => {
    const state = newSetUp([force('allies', ['S', 'SW']), force('axis', ['N'])]);
    expect(legalLines(state, 'allies')).toEqual(['entry allies-force S', 'entry allies-force SW']);
    expect(refusalOf(state, 'allies', 'entry allies-force N')).toMatchObject({
      code: 'not-a-choice',
      rule: 'BT-3.2',
    });
    give(state, 'allies', 'entry allies-force SW');
    expect(state.entries['allies-force']).toBe('SW');
    expect(state.step).toMatchObject({ kind: 'placement', side: 'axis' });
  });

  test('[BT-3.10] the side without the initiative picks its directions first', () => {
    const state = newSetUp([force('allies', ['S', 'SW']), force('axis', ['N', 'NE'])]);
    expect(state.step).toMatchObject({ kind: 'directions', side: 'axis' });
    give(state, 'axis', 'entry axis-force NE');
    expect(state.step).toMatchObject({ kind: 'directions', side: 'allies' });
    expect(refusalOf(state, 'axis', 'entry axis-force N')).toMatchObject({ code: 'not-now' });
  });
});

test('[BT-3.10] of two task forces with a choice the first of the scenario chooses first', () => {
  const second = { ...force('allies', ['S', 'SE']), id: 'second', ships: squadron('b', 1) };
  const state = newSetUp([force('allies', ['S', 'SW']), second, force('axis', ['N'])]);
  expect(refusalOf(state, 'allies', 'entry second S')).toMatchObject({
    code: 'not-this-task-force',
    rule: 'BT-3.10',
  });
  give(state, 'allies', 'entry allies-force S');
  expect(refusalOf(state, 'allies', 'entry second S')).toBeUndefined();
});

test('[BT-2.4, BT-3.2] a stack that is placed is neither placed again, nor divided, nor put together', () => {
  const state = newSetUp([force('allies', ['S'], 1), force('axis', ['N'], 16)]);
  give(state, 'axis', 'place X2 3,-9');
  give(state, 'allies', legalLines(state, 'allies', 'place')[0] ?? '');
  const { ships } = stackIn(state, 'X2');
  const halves = `${ships.slice(0, 4).join('+')}/${ships.slice(4).join('+')}`;
  for (const [order, rule] of [
    ['place X2 3,-9', 'BT-3.2'],
    [`divide X2 ${halves}`, 'BT-2.4'],
    ['combine X2 X3', 'BT-2.4'],
  ] as const)
    expect(refusalOf(state, 'axis', order)).toMatchObject({ code: 'already-placed', rule });
});

describe('light hexes', () => {
  /** The Axis have filled their dark hexes with 96 and have stacks left. */
  const filled = () => {
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'], 132)]);
    for (let i = 0; i < 8; i++) {
      const side = mover(state) as Side;
      give(state, side, legalLines(state, side, 'place')[0] as string);
      if (mover(state) === 'allies')
        give(state, 'allies', legalLines(state, 'allies', 'place')[0] as string);
    }
    return state;
  };
  const next = (state: BattleState) =>
    state.stacks.find(({ place }) => place === 'unplaced')?.id as string;

  test('[BT-3.3] when the dark hexes are full stacks go into the light ones, on a side the owner picks', () => {
    const state = filled();
    expect(placesOf(state, 'axis', next(state))).toEqual(['1,-9', '2,-9', '7,-9', '8,-9']);
  });

  test('[BT-3.3] the light hexes of the other side are open only when the first are full', () => {
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'], 180)]);
    const counts = new Map<string, number>();
    while (state.step.kind === 'placement') {
      const side = mover(state) as Side;
      const lines = legalLines(state, side, 'place');
      const right = lines.find((line) => /[78],-9$/.test(line));
      const line = (side === 'axis' && right) || (lines[0] as string);
      if (side === 'axis' && counts.get('light') !== undefined)
        expect(lines.some((it) => / [12],-9$/.test(it))).toBe((counts.get('light') ?? 0) >= 4);
      if (right) counts.set('light', (counts.get('light') ?? 0) + 1);
      give(state, side, line);
    }
    expect(counts.get('light')).toBe(4);
    expect(state.stacks.filter(({ hex }) => hex.r === -9 && hex.q < 3)).toHaveLength(3);
  });

  test('[BT-3.3, BT-3.12] a stack for which no entry hex has room waits off the board', () => {
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'], 204)]);
    while (state.step.kind === 'placement') {
      const side = mover(state) as Side;
      give(state, side, legalLines(state, side, 'place')[0] as string);
    }
    expect(state.stacks.filter(({ place }) => place === 'waiting')).toHaveLength(1);
    expect(state.stacks.filter(({ hex, place }) => place === 'board' && hex.r < 0)).toHaveLength(
      16,
    );
  });

  test('[BT-3.3] a stack without room is not sent off while a part that it may divide into has some', () => {
    const land = ['1', '2', '4', '5', '6', '7', '8'].map((q) => ({ q: Number(q), r: -9 }));
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'], 32)], { land });
    give(state, 'axis', 'place X2 3,-9');
    give(state, 'allies', 'place A1 -3,9');
    give(state, 'axis', 'place X4 3,-9');
    expect(state.step).toMatchObject({ kind: 'placement', side: 'axis' });
    expect(legalLines(state, 'axis', 'place')).toEqual([]);
    give(state, 'axis', 'divide X3 x13+x14+x15+x16/x17+x18+x19+x20+x21+x22+x23+x24');
    give(state, 'axis', 'place X3 3,-9');
    expect(state.step.kind).not.toBe('placement');
    expect(stackWith(state, 'x17')).toMatchObject({ place: 'waiting' });
  });
});

describe('directions apart', () => {
  test('[BT-3.5, BT-3.10] for every set of enemy directions a task force enters as far off as it must', () => {
    for (let mask = 1; mask < 64; mask++) {
      const enemies = BOARD_SIDES.filter((_side, i) => (mask >> i) & 1);
      const gap = (side: BoardSide) => Math.min(...enemies.map((it) => sidesApart(side, it)));
      const least = Math.min(2, Math.max(...BOARD_SIDES.map(gap)));
      for (const doe of BOARD_SIDES) {
        const entries = movedEntries(doe, enemies);
        expect(entries.length, `${doe} against ${enemies}`).toBeGreaterThan(0);
        expect(entries.every((side) => gap(side) >= least)).toBe(true);
        if (gap(doe) >= least) expect(entries).toEqual([doe]);
      }
    }
  });

  const MOVED: [BoardSide, BoardSide][] = [
    ['NE', 'SE'],
    ['NW', 'SW'],
  ];
  test.each(MOVED)(
    '[BT-3.5] the initiative side moves from %s, next to the enemy in the north, to %s',
    (from, to) => {
      const state = newSetUp([force('allies', [from]), force('axis', ['N'])]);
      expect(state.entries).toEqual({ 'axis-force': 'N', 'allies-force': to });
    },
  );

  test('[BT-3.5] directions with one between them stay', () => {
    const state = newSetUp([force('allies', ['SE']), force('axis', ['N'])]);
    expect(state.entries['allies-force']).toBe('SE');
  });

  test('[BT-3.10] the owner chooses the way round where both are equal', () => {
    const state = newSetUp([force('allies', ['N']), force('axis', ['N'])]);
    expect(legalLines(state, 'allies')).toEqual(['entry allies-force SE', 'entry allies-force SW']);
    give(state, 'allies', 'entry allies-force SW');
    expect(state.entries['allies-force']).toBe('SW');
  });

  test('[BT-3.10] between two enemy directions a task force goes past the nearer to one that is free', () => {
    expect(movedEntries('NE', ['N', 'SE'])).toEqual(['SW']);
    expect(movedEntries('N', ['N', 'NE'])).toEqual(['SW']);
  });

  test('[BT-3.10] where no direction is free a task force takes one of the furthest', () => {
    expect(movedEntries('N', ['N', 'S'])).toEqual(['NE', 'NW']);
    expect(movedEntries('NE', ['N', 'S'])).toEqual(['NE']);
    expect(movedEntries('N', BOARD_SIDES)).toEqual(['N']);
  });
});

describe('ships that unload', () => {
  const land = [{ q: 2, r: 0 }];
  const unloading = (): BattleState =>
    newSetUp(
      [
        force('allies', ['S']),
        {
          ...force('axis', ['N'], 4),
          ships: [
            ...squadron('x', 4),
            ...squadron('t', 2, { type: 'small-transport', traits: ['unloading'] }),
          ],
        },
      ],
      { land },
    );

  test('[BT-3.6, BT-3.11] ships that unload are placed at exactly two hexes from the nearest land', () => {
    const state = unloading();
    const { id } = stackWith(state, 't1');
    expect(placesOf(state, 'axis', id).sort()).toEqual(keysOf(ring({ q: 2, r: 0 }, 2)));
    expect(refusalOf(state, 'axis', `place ${id} 3,-9`)).toMatchObject({
      code: 'not-an-entry-hex',
    });
  });

  test('[BT-3.11] ships that unload form a stack of their own, of any size under four', () => {
    const state = unloading();
    expect(stackWith(state, 't1').ships).toEqual(['t1', 't2']);
    expect(stackWith(state, 'x1').ships).toHaveLength(4);
  });

  test('[BT-3.11] stacks of ships that unload are not put together with others', () => {
    const state = unloading();
    const ids = [stackWith(state, 't1').id, stackWith(state, 'x1').id];
    expect(refusalOf(state, 'axis', `combine ${ids.join(' ')}`)).toMatchObject({
      code: 'unloading-apart',
      rule: 'BT-3.11',
    });
    expect(legalLines(state, 'axis', 'combine')).toEqual([]);
  });
});

describe('what set-up does not do', () => {
  test('[BT-3.14] placing next to land rolls no die, and no stack is placed on land', () => {
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'])], {
      land: [{ q: 4, r: -9 }],
    });
    expect(placesOf(state, 'axis', 'X2')).toEqual(['3,-9', '5,-9', '6,-9']);
    give(state, 'axis', 'place X2 3,-9');
    expect(stackIn(state, 'X2').hex).toEqual({ q: 3, r: -9 });
  });

  test('[BT-3.15] with stacks on given hexes the battle begins with round 1', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a' }] }],
      axis: [{ at: [0, -9], ships: [{ id: 'x' }] }],
    });
    expect(state.round).toBe(1);
    expect(stackIn(state, 'A1').hex).toEqual({ q: 0, r: 0 });
    expect(stackIn(state, 'X2').hex).toEqual({ q: 0, r: -9 });
    expect(battle.segment(state).phase).not.toBe('setup');
  });

  test('[BT-3.2] placing in the south is that of the north turned half about', () => {
    const state = newSetUp([force('allies', ['S']), force('axis', ['N'])]);
    give(state, 'axis', 'place X2 3,-9');
    const south = DARK_NORTH.map((key) => key.split(',').map(Number))
      .map(([q, r]) => turned({ q: q as number, r: r as number }, 3))
      .map(({ q, r }) => `${q},${r}`);
    expect(placesOf(state, 'allies', 'A1')).toEqual(south);
  });
});
