import { expect, test } from 'vitest';
import type { HexMark } from '../../../../src/ui/hexmap/mapProps';
import { textBoard } from '../../../../src/ui/systems/battle/board/textBoard';
import { newBattle, setShip } from '../../../rules/battle/fixture';

const state = newBattle({
  allies: [{ at: [0, 4], ships: [{ id: 'Hood', type: 'BC', hull: 'HHHH' }] }],
  axis: [{ at: [0, -3], ships: [{ id: 'Bismarck', type: 'BB' }, { id: 'Prinz Eugen' }] }],
});
const hood = state.stacks.find(({ side }) => side === 'allies');
const told = (marks: readonly HexMark[] = []) =>
  textBoard(state, { selected: hood?.id ?? null, marks, side: 'axis' });

test('every stack is told with hex, type, name and state, the reader’s own side first', () => {
  setShip(state, 'Hood', { speed: '0' });
  const [axis, allies] = told().sides;
  expect(axis?.name).toBe('Axis');
  expect(allies?.stacks.map(({ text }) => text)).toEqual([
    'Hex 1214, selected. Allies, 1 ship, heading 330: BC Hood, speed 0, slowed, hull 4 of 4, dead in the water',
  ]);
});

test('other stacks are told with bearing and range from the one selected', () => {
  const [axis] = told().sides;
  expect(axis?.stacks[0]?.text).toMatch(
    /^Hex 0807, bearing 330, 7 hexes, 28,000 yd\. Axis, 2 ships, .*BB Bismarck.*Prinz Eugen/,
  );
});

test('marked hexes are told with what can be done there, and from where', () => {
  const mark: HexMark = { hex: { q: 1, r: 3 }, kind: 'move', label: 'Move', caution: true };
  expect(told([mark]).marks.map(({ text }) => text)).toEqual([
    'Move, risk of grounding. From the selected stack: bearing 030, 1 hex, 4,000 yd',
  ]);
});

test('a stack off the board has no bearing', () => {
  const away = {
    ...state,
    stacks: state.stacks.map((it) => ({ ...it, place: 'waiting' as const })),
  };
  const [axis] = textBoard(away, { selected: null, marks: [], side: 'axis' }).sides;
  expect(axis?.stacks[0]?.text).toMatch(/^Off the board\. Axis/);
});
