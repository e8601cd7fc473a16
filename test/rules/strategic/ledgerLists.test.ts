import { expect, test } from 'vitest';
import { clausesThatCarry, listAfter } from './ledger';

test('[ST-28.1] the list of fills names every clause that carries one, and no other', () => {
  expect(listAfter('ST-28.1')).toEqual(clausesThatCarry('fill'));
});

test('[ST-28.2] the list of readings names every clause that carries one, and no other', () => {
  expect(listAfter('ST-28.2')).toEqual(clausesThatCarry('reading'));
});

test('[ST-28.3] the list of hex readings names every clause that carries one, and no other', () => {
  expect(listAfter('ST-28.3')).toEqual(clausesThatCarry('hex'));
});
