import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { newNames, rosterOf } from '../../../src/words/battle/common/names';
import { strait } from './position';

test('a stack made by a division keeps its name when it is gone', () => {
  const divided: BattleEvent = {
    kind: 'stackDivided',
    rule: 'BT-5.3',
    seenBy: 'all',
    round: 1,
    impulse: 6,
    side: 'allies',
    stack: 'A1',
    into: ['A1', 'A9'],
    groups: [['hood'], ['prince']],
  };
  const view = strait(6);
  const names = newNames(view, rosterOf([divided], view));
  expect(names.stack('A9')).toBe('prince');
  expect(names.stack('A1')).toBe('hood');
});
