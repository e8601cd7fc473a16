import { expect, test } from 'vitest';
import { namesIn } from '../../../src/cli/common/namesIn';

const data = {
  ships: [{ id: 'exeter', sheet: { name: 'york' } }],
  ajax: 1,
  stack: { flag: 'achilles' },
  gone: undefined,
};

test('names stand in plain data as texts and as keys, however deep', () => {
  const names = ['exeter', 'ajax', 'achilles', 'graf-spee', 'gone'];
  expect(namesIn(data, names, { skipped: new Set() })).toEqual(['exeter', 'ajax', 'achilles']);
});

test('what stands under a skipped key does not count; of a field only the key does not', () => {
  const notNames = { skipped: new Set(['sheet']), fields: new Set(['stack']) };
  expect(namesIn(data, ['sheet', 'york', 'stack', 'achilles'], notNames)).toEqual(['achilles']);
});

test('what dice were thrown for is no name; another reason may be one', () => {
  const rolled = { roll: { die: 'd6', values: [3], reason: 'stack' }, reason: 'ajax' };
  expect(namesIn(rolled, ['stack', 'ajax'], { skipped: new Set() })).toEqual(['ajax']);
});
