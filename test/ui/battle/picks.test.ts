import { expect, test } from 'vitest';
import { addHex, DIRECTIONS, neighbor } from '../../../src/hex';
import {
  type BattleState,
  battle,
  edgeHexes,
  isOnBoard,
  mayLeaveFreely,
  stackById,
  stackOf,
} from '../../../src/rules/battle';
import { enemyOf } from '../../../src/rules/core';
import { marksOf } from '../../../src/ui/systems/battle/desk/marks';
import { mountsOf } from '../../../src/ui/systems/battle/desk/mounts';
import { leavingQuestion } from '../../../src/ui/systems/battle/desk/moving';
import { shiftName } from '../../../src/ui/systems/battle/desk/shiftName';
import { menusOf } from '../../../src/ui/systems/battle/orders/stackChoices';
import { stackToGoOn, suggestStack } from '../../../src/ui/systems/battle/suggest';
import { namesIn, strait } from './position';

const stay = (stack: string) => ({ kind: 'stay' as const, stack });

test('the next stack that may act is picked after the one before it', () => {
  const view = strait();
  const was = { view, legal: [stay('a'), stay('b'), stay('c')] };
  expect(stackToGoOn(was, { view, legal: [stay('a'), stay('c')] }, 'b')).toBe('c');
  expect(stackToGoOn(was, { view, legal: [stay('a'), stay('b')] }, 'c')).toBe('a');
});

test('a stack picked only to look at stays picked, and so does one that may still act', () => {
  const view = strait();
  const enemy = stackOf(view, 'bismarck')?.id ?? '';
  const own = stackOf(view, 'hood')?.id ?? '';
  expect(stackToGoOn({ view, legal: [stay(own)] }, { view, legal: [stay('b')] }, enemy)).toBe(
    enemy,
  );
  expect(stackToGoOn({ view, legal: [stay(own)] }, { view, legal: [stay(own)] }, own)).toBe(own);
});

test('[BT-3.2] asked where a task force comes from, a stack of it is picked, whatever was picked before', () => {
  const view = strait();
  const forces = view.scenario.taskForces;
  const own = stackOf(view, 'hood')?.id ?? '';
  for (const { id, side, ships } of forces) {
    view.step = { kind: 'directions', side, taskForce: id, choices: ['N', 'S'] };
    const picked = suggestStack(view, side, [], own);
    expect(picked).toBe(stackOf(view, ships[0]?.id ?? '')?.id);
    expect(suggestStack(view, enemyOf(side), [stay(own)], own)).toBe(own);
  }
  expect(forces.length).toBeGreaterThan(1);
});

test('a stack that became part of another hands the pick on to it', () => {
  const was = strait();
  const old = stackOf(was, 'hood')?.id ?? '';
  const now = strait();
  const joined = stackOf(now, 'hood');
  if (joined) joined.id = 'joined';
  const legal = [stay('joined')];
  expect(stackToGoOn({ view: was, legal: [stay(old)] }, { view: now, legal }, old)).toBe('joined');
});

test('a shift is named by its bearing and by where the first stack would stand', () => {
  const view = strait();
  const label = shiftName({ q: 2, r: 0 }, stackOf(view, 'hood'), namesIn(view));
  expect(label).toMatch(/^2 hexes, bearing 090, .+ to \S+$/);
});

test('a mark over several targets names them all', () => {
  const view = strait();
  const mount = mountsOf(view, 'allies')[0];
  const marks = marksOf({
    view,
    side: 'allies',
    legal: [],
    names: namesIn(view),
    selected: null,
    mount,
  });
  const targets = marks.filter(({ kind }) => kind === 'target');
  expect(targets).toHaveLength(1);
  expect(targets[0]?.label).toMatch(/ and /);
});

/** What is asked where the stack of Hood goes off the north side, with the enemy as far off as is said. */
function askedAtEdge(
  exits: NonNullable<BattleState['scenario']['extraPoints']['exits']>,
  enemyAway: number,
) {
  const view = strait();
  const stack = stackById(view, stackOf(view, 'hood')?.id ?? '');
  const enemy = stackById(view, stackOf(view, 'bismarck')?.id ?? '');
  const [edge = view.center] = edgeHexes(view, 'N');
  stack.hex = edge;
  enemy.hex = addHex(edge, { q: 0, r: enemyAway });
  const to = DIRECTIONS.map((direction) => neighbor(edge, direction)).find(
    (hex) => !isOnBoard(view, hex),
  );
  view.scenario = { ...view.scenario, extraPoints: { exits } };
  const asked = leavingQuestion(view, namesIn(view), stack, to ?? edge);
  return { ...asked, free: mayLeaveFreely(view, stack) };
}

test('off the board with an enemy in sight nobody is promised to leave', () => {
  const { title, free } = askedAtEdge([], 1);
  expect(free).toBe(false);
  expect(title).not.toBe('Leave the battle?');
});

test('off the board out of sight a stack leaves for good, for the points of the scenario', () => {
  const by = ['N', 'NE', 'NW'] as const;
  const { title, text, free } = askedAtEdge([{ side: 'allies', by, points: 3 }], 40);
  expect(free).toBe(true);
  expect(title).toBe('Leave the battle?');
  expect(text).toContain('Royal Navy: 6 points');
});

test('in impulse 22 ships may be scuttled', () => {
  const view = strait(22);
  const side = view.initiative;
  const legal = battle.legalOrders(view, side);
  const menus = menusOf({
    view,
    side,
    stage: 'orders',
    legal,
    names: namesIn(view),
    selected: null,
  });
  expect(menus.map(({ id }) => id)).toEqual(['scuttle']);
  expect(menus[0]?.choices.length).toBe(2);
});
