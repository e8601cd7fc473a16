import { expect, test } from 'vitest';
import type { BattleState } from '../../../src/rules/battle';
import { give, legalLines } from './fixture';
import { newSetUp, squadron, stackWith } from './forces';

/** Several Axis task forces from the north, each of some ships named by its letter, against one Allied ship. */
function forcesFromNorth(counts: Record<string, number>): BattleState {
  const axis = Object.entries(counts).map(([id, count]) => ({
    id,
    side: 'axis' as const,
    entry: ['N' as const],
    ships: squadron(id, count),
  }));
  return newSetUp([{ id: 'enemy', side: 'allies', entry: ['S'], ships: [{ id: 'z' }] }, ...axis]);
}

/** Where the first unplaced stack of a task force may stand, by the column of its hex. */
function columns(state: BattleState, force: string): number[] {
  const stack = state.stacks.find((it) => it.taskForce === force && it.place === 'unplaced');
  return legalLines(state, 'axis', `place ${stack?.id} `).map((line) =>
    Number(/ (\d+),-9$/.exec(line)?.[1]),
  );
}

function place(state: BattleState, force: string, column: number): void {
  const stack = state.stacks.find((it) => it.taskForce === force && it.place === 'unplaced');
  give(state, 'axis', `place ${stack?.id} ${column},-9`);
  const [reply] = legalLines(state, 'allies', 'place');
  if (state.step.kind === 'placement' && state.step.side === 'allies')
    give(state, 'allies', reply as string);
}

test('[BT-3.4] the first of two task forces picks a half: light hexes and the dark ones next to them', () => {
  const state = forcesFromNorth({ p: 13, q: 1 });
  expect(columns(state, 'p')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  place(state, 'p', 7);
  expect(columns(state, 'p')).toEqual([5, 6, 7, 8]);
});

test('[BT-3.4] the second task force takes the opposite half', () => {
  const state = forcesFromNorth({ p: 1, q: 13 });
  place(state, 'p', 7);
  expect(columns(state, 'q')).toEqual([1, 2, 3, 4]);
  place(state, 'q', 4);
  expect(columns(state, 'q')).toEqual([1, 2, 3, 4]);
});

test('[BT-3.4] a third task force stands in the dark hexes, and only there with all its stacks', () => {
  const state = forcesFromNorth({ p: 1, q: 1, s: 13 });
  place(state, 'p', 1);
  place(state, 'q', 6);
  expect(columns(state, 's')).toEqual([3, 4, 5]);
  place(state, 's', 4);
  expect(columns(state, 's')).toEqual([3, 4, 5]);
});

test('[BT-3.4] the first two keep to their halves after a third has placed', () => {
  const state = forcesFromNorth({ p: 13, q: 1, s: 1 });
  place(state, 'p', 1);
  place(state, 'q', 8);
  place(state, 's', 3);
  expect(columns(state, 'p')).toEqual([1, 2, 4]);
});

test('[BT-3.4] a fourth task force stands in any hex without another task force', () => {
  const state = forcesFromNorth({ p: 1, q: 1, s: 1, t: 1 });
  place(state, 'p', 1);
  place(state, 'q', 8);
  place(state, 's', 4);
  expect(columns(state, 't')).toEqual([2, 3, 5, 6, 7]);
});

test('[BT-3.4] a task force does not fill the dark hexes first', () => {
  const state = forcesFromNorth({ p: 1, q: 1 });
  place(state, 'p', 1);
  expect(stackWith(state, 'p1').hex).toEqual({ q: 1, r: -9 });
});

test('[BT-3.4] the task forces of one direction never share a hex', () => {
  const state = forcesFromNorth({ p: 13, q: 13, s: 13, t: 13 });
  while (state.step.kind === 'placement') {
    const { side } = state.step;
    give(state, side, legalLines(state, side, 'place').at(-1) as string);
  }
  const owners = new Map<number, Set<string>>();
  for (const { side, hex, taskForce, place: at } of state.stacks) {
    if (side !== 'axis' || at !== 'board') continue;
    owners.set(hex.q, (owners.get(hex.q) ?? new Set()).add(taskForce));
  }
  expect(owners.size).toBeGreaterThanOrEqual(4);
  expect([...owners.values()].every((forces) => forces.size === 1)).toBe(true);
});
