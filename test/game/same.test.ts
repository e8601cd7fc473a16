import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameData } from '../../src/game/same';
import { canonicalJson } from '../../src/rules/core/digest';

test('data is the same when its canonical JSON is', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      // JSON knows no negative zero.
      const [one, other] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
      expect(sameData(one, structuredClone(one))).toBe(true);
      expect(sameData(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
    }),
  );
});

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: undefined }, { b: undefined }, true],
  [{ a: 1 }, { b: 1 }, false],
  [[], {}, false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [[1, 2], [2, 1], false],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
])('%j and %j', (a, b, same) => {
  expect(sameData(a, b)).toBe(same);
  expect(sameData(b, a)).toBe(same);
});
