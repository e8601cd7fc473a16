import { expect, test } from 'vitest';
import { clausesThatCarry, listAfter } from './ledger';

test.each([
  ['ST-28.1', 'fill'],
  ['ST-28.2', 'reading'],
  ['ST-28.3', 'hex'],
] as const)('[%s] the list names every clause that carries a %s, and no other', (clause, mark) => {
  expect(listAfter(clause)).toEqual(clausesThatCarry(mark));
});
