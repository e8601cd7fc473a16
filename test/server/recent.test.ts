import { expect, test } from 'vitest';
import { Recent } from '../../server/common/recent';

test('the oldest entry is forgotten when there are more than may be, and one set again is the newest', () => {
  const recent = new Recent<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('a', 3);
  recent.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([3, undefined, 4]);
  expect(['a', 'b', 'c'].filter((key) => recent.has(key))).toEqual(['a', 'c']);
});
