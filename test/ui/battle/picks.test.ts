import { expect, test } from 'vitest';
import { neighbor } from '../../../src/hex';
import { battle, edgeHexes, isOnBoard, stackOf } from '../../../src/rules/battle';
import { marksOf } from '../../../src/ui/systems/battle/marks';
import { mountsOf } from '../../../src/ui/systems/battle/mounts';
import { leavingQuestion } from '../../../src/ui/systems/battle/moving';
import { shiftName } from '../../../src/ui/systems/battle/orders/shiftName';
import { castOffChoices, scuttleChoices } from '../../../src/ui/systems/battle/orders/stackChoices';
import { stackToGoOn } from '../../../src/ui/systems/battle/useDesk';
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

test('what happens off the board is said as the rules have it', () => {
  const view = strait();
  const stack = stackOf(view, 'hood');
  if (!stack) throw new Error('no stack');
  const [edge] = edgeHexes(view, 'N');
  if (!edge) throw new Error('no edge');
  stack.hex = edge;
  const off = ([0, 1, 2, 3, 4, 5] as const)
    .map((direction) => neighbor(edge, direction))
    .find((hex) => !isOnBoard(view, hex));
  if (!off) throw new Error('no way off');
  const asked = leavingQuestion(view, namesIn(view), stack, off);
  expect(['Leave the battle?', 'Move the board along?', 'Off the board?']).toContain(asked.title);
});

test('in impulse 22 ships may be scuttled', () => {
  const view = strait(22);
  const names = namesIn(view);
  const legal = battle.legalOrders(view, view.initiative);
  expect(scuttleChoices(legal, names).length).toBeGreaterThan(0);
  expect(castOffChoices(legal, names)).toEqual([]);
});
