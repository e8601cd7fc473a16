import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patched, patchOf } from '../../../src/game/online/patch';
import { sameData } from '../../../src/game/same';

const key = fc.constantFrom('a', 'b', 'c', '0', '1', '__proto__', 'constructor');

/** Small pieces of data with few keys, so that two of them have something in common. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'x', ''),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('data')), { maxLength: 4 }).map((it) => Object.fromEntries(it)),
  ),
}));

const pair = fc.oneof(
  fc.tuple(fc.array(data), fc.array(data)),
  fc.tuple(fc.dictionary(key, data), fc.dictionary(key, data)),
) as fc.Arbitrary<[object, object]>;

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('a patch leads from one piece of data to the other, also over the wire, and changes neither', () => {
  fc.assert(
    fc.property(pair, (both) => {
      const [before, after] = both.map(overTheWire) as typeof both;
      const [was, is] = overTheWire([before, after]);
      const patch = patchOf(before, after);
      expect(patch === undefined).toBe(sameData(before, after));
      if (patch) expect(sameData(patched(before, overTheWire(patch)), after)).toBe(true);
      expect([sameData(before, was), sameData(after, is)]).toEqual([true, true]);
    }),
    { numRuns: 3000 },
  );
});

test('what has not changed stays the same object', () => {
  const before = { hull: { boxes: [1, 2] }, course: { hexes: [3] } };
  const after = { hull: { boxes: [1, 2] }, course: { hexes: [3, 4] } };
  const patch = patchOf(before, after);
  expect(patch).toEqual({ in: { course: { in: { hexes: { set: { 1: 4 }, length: 2 } } } } });
  expect(patched(before, patch ?? {}).hull).toBe(before.hull);
});

test('a field that is undefined is none', () => {
  expect(patchOf({ a: undefined }, {})).toBeUndefined();
  expect(patchOf({}, { a: undefined })).toBeUndefined();
  expect(patchOf({ a: 1 }, { a: undefined })).toEqual({ cut: ['a'] });
});

test('a key of the prototype is a field like any other', () => {
  const after = JSON.parse('{"__proto__":{"isAdmiral":true}}');
  const made = patched({}, overTheWire(patchOf({}, after) ?? {}));
  expect(Object.hasOwn(made, '__proto__')).toBe(true);
  expect('isAdmiral' in made).toBe(false);
});
