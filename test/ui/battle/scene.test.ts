import { expect, test } from 'vitest';
import { type BattleEvent, startingStacks } from '../../../src/rules/battle';
import { namesOver, rosterOf } from '../../../src/words/battle/common/names';
import { SAMPLES } from './eventSamples';
import { strait } from './position';

const view = strait(6);
const stack = startingStacks(view.scenario).find(({ ships }) => ships.includes('hood'))
  ?.id as string;
const moved: BattleEvent = { ...SAMPLES.stackMoved, stack, side: 'allies' };
const placed: BattleEvent = { ...SAMPLES.stackPlaced, stack, ships: ['hood', 'prince'] };
const sunk: BattleEvent = { ...SAMPLES.shipSank, ship: 'hood' };
const calls = (...events: BattleEvent[]) =>
  namesOver(events, view).map((names) => names.stack(stack));

test('a stack is named with the ships that it had at the time', () => {
  expect(calls(placed, moved, sunk, moved)).toEqual([
    'hood and prince',
    'hood and prince',
    'hood and prince',
    'prince',
  ]);
  expect(rosterOf([placed, sunk], view).get(stack)).toEqual(['prince']);
});

test('a scuttled ship is gone, and one that separates has a stack of its own', () => {
  const scuttled: BattleEvent = { ...SAMPLES.shipScuttled, ship: 'prince' };
  expect(calls(placed, scuttled, moved).at(-1)).toBe('hood');
  const parted: BattleEvent = {
    ...SAMPLES.shipsSeparated,
    from: stack,
    stack: 'A9',
    ships: ['hood'],
  };
  expect(calls(placed, parted, moved).at(-1)).toBe('prince');
  expect(rosterOf([placed, parted], view).get('A9')).toEqual(['hood']);
});

test('division and combination are applied in their order', () => {
  const into = [stack, 'A9'];
  const divided: BattleEvent = {
    ...SAMPLES.stackDivided,
    stack,
    into,
    groups: [['hood'], ['prince']],
  };
  const combined: BattleEvent = { ...SAMPLES.stacksCombined, stacks: into, into: stack };
  expect(calls(placed, divided, moved, combined, moved)).toEqual([
    'hood and prince',
    'hood and prince',
    'hood',
    'hood and prince',
    'hood and prince',
  ]);
});

test('hexes keep the labels that they had before the board shifted', () => {
  const shifted: BattleEvent = { ...SAMPLES.boardShifted, direction: 1 };
  const at = { q: 0, r: 0 };
  const later = { ...view, center: { q: 1, r: 0 } };
  const [before, , after] = namesOver([moved, shifted, moved], later).map(({ hex }) => hex(at));
  expect(before).not.toBe(after);
  expect(namesOver([moved], view)[0]?.hex(at)).toBe(before);
  expect(after).toBe(namesOver([shifted, moved], later)[1]?.hex(at));
});
