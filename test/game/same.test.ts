import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameData, sharing } from '../../src/game/same';
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
  [JSON.parse('{"__proto__":{}}'), { a: {} }, false],
  [[], {}, false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [[1, 2], [2, 1], false],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
])('%j and %j', (a, b, same) => {
  expect(sameData(a, b)).toBe(same);
  expect(sameData(b, a)).toBe(same);
});

test('data that shares its unchanged parts with other data is what it was', () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [one, other] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
      expect(sharing(one, structuredClone(one))).toEqual(one);
      const text = JSON.stringify(other);
      expect(JSON.stringify(sharing(one, other))).toBe(text);
      expect(one).toEqual(JSON.parse(JSON.stringify(a)));
    }),
  );
});

test('what has not changed is one object, and what is frozen is left alone', () => {
  const frozen = Object.freeze({ names: ['hood'], hexes: [1] });
  const was = { names: ['hood'], hexes: [2] };
  const before = { hull: { boxes: [1, 2] }, course: [3], frozen: was, same: [] };
  const after = { hull: { boxes: [1, 2] }, course: [4], frozen, same: [] };
  const shared = sharing<object>(before, after) as typeof after;
  expect(shared).toBe(after);
  expect(shared.hull).toBe(before.hull);
  expect(shared.same).toBe(before.same);
  expect([shared.course, shared.frozen]).toEqual([[4], frozen]);
  expect(shared.frozen).toBe(frozen);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test('a key of the prototype is a key like any other', () => {
  const [plain, odd] = [{ a: {} }, JSON.parse('{"__proto__":{}}')];
  expect(JSON.stringify(sharing(plain, odd))).toBe('{"__proto__":{}}');
  expect(JSON.stringify(sharing<object>(odd, { a: {} }))).toBe('{"a":{}}');
});
