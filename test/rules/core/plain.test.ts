import { assert as check, jsonValue, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assert,
  bySide,
  canonicalJson,
  copyPlain,
  digest,
  enemyOf,
  eventsFor,
  firstRefusal,
  isRefusal,
  lookUp,
  must,
  never,
  type Refusal,
  roundHalfUp,
  SIDES,
  sumOfModifiers,
} from '../../../src/rules/core';

/** The same data with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, it]) => [key, reversed(it)]),
  );
}

describe('digest', () => {
  test('it does not depend on the order of keys', () => {
    check(
      property(jsonValue(), (value) => {
        expect(digest(reversed(value))).toBe(digest(value));
      }),
    );
  });

  test('canonical JSON reads back as the value', () => {
    check(
      property(jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('a key that names the prototype counts like any other', () => {
    const odd = '{"__proto__":{"a":1}}';
    expect(canonicalJson(JSON.parse(odd))).toBe(odd);
    expect(digest(JSON.parse(odd))).not.toBe(digest({}));
  });

  test('it is 16 hexadecimal figures, and another for another value', () => {
    const values = [null, 0, '0', [], {}, [0], { a: 0 }, { a: [0, 1] }, { a: [1, 0] }];
    const digests = values.map(digest);
    for (const it of digests) expect(it).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(digests).size).toBe(values.length);
  });

  test('the order of a list counts', () => {
    expect(canonicalJson({ b: [2, 1], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[2,1]}');
  });
});

describe('copies of plain data', () => {
  test('a copy is equal and shares no object', () => {
    const value = { a: [{ b: 1 }, null], c: { d: 'x' } };
    const copy = copyPlain(value);
    expect(copy).toEqual(value);
    expect(copy.a).not.toBe(value.a);
    expect(copy.a[0]).not.toBe(value.a[0]);
    expect(copy.c).not.toBe(value.c);
  });

  test('any plain data is copied whole', () => {
    const plain = jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
    check(
      property(plain, (value) => {
        expect(digest(copyPlain(value))).toBe(digest(value));
      }),
    );
  });
});

describe('tables', () => {
  const table = {
    name: 'test',
    fill: true,
    source: 'test',
    rows: [
      { from: 3, to: 4, result: 'low' },
      { from: 5, to: 5, result: 'middle' },
      { from: 6, to: 8, result: 'high' },
    ],
  };
  const CELLS = [
    [-9, 'low'],
    [2, 'low'],
    [3, 'low'],
    [4, 'low'],
    [5, 'middle'],
    [6, 'high'],
    [8, 'high'],
    [9, 'high'],
    [99, 'high'],
  ] as const;
  test.each(CELLS)(
    'a sum of %i takes its row, past either end the row at that end: %s',
    (sum, result) => {
      expect(lookUp(table, sum)).toBe(result);
    },
  );

  test('a gap between rows, or no row at all, is a fault', () => {
    const gap = { ...table, rows: table.rows.filter(({ from }) => from !== 5) };
    expect(() => lookUp(gap, 5)).toThrow('row for 5 in test');
    expect(() => lookUp({ ...table, rows: [] }, 5)).toThrow('no row in test');
  });
});

describe('events', () => {
  const event = (kind: string, seenBy: 'all' | ('allies' | 'axis')[]) => ({
    kind,
    seenBy,
    rule: 'BT-20.1' as const,
  });
  const events = [
    event('open', 'all'),
    event('own', ['allies']),
    event('both', ['allies', 'axis']),
  ];
  const VIEWERS = [
    ['allies', ['open', 'own', 'both']],
    ['axis', ['open', 'both']],
    ['spectator', ['open']],
  ] as const;
  test.each(VIEWERS)('the %s may know of %j', (viewer, kinds) => {
    expect(eventsFor(events, viewer).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('refusals', () => {
  const no: Refusal = { code: 'too-far', rule: 'BT-9.1' };

  test('a refusal is told from an order', () => {
    expect(isRefusal(no)).toBe(true);
    for (const other of [undefined, null, 'too-far', { kind: 'done' }, { rule: 'BT-1.1' }])
      expect(isRefusal(other)).toBe(false);
  });

  test('the first check that refuses ends the asking', () => {
    const later = () => {
      throw new Error('asked');
    };
    expect(
      firstRefusal(
        () => undefined,
        () => no,
        later,
      ),
    ).toBe(no);
    expect(firstRefusal(() => undefined)).toBeUndefined();
    expect(firstRefusal()).toBeUndefined();
  });
});

describe('small parts', () => {
  test('each side is the enemy of the other', () => {
    expect(SIDES.map(enemyOf)).toEqual(['axis', 'allies']);
    expect(bySide((side) => side)).toEqual({ allies: 'allies', axis: 'axis' });
  });

  test('modifiers add up, at most to their limit', () => {
    const of = (...values: number[]) =>
      values.map((value) => ({ code: 'x', value, rule: 'BT-9.4' as const }));
    expect(sumOfModifiers(of(1, 1, 1), 2)).toBe(2);
    expect(sumOfModifiers(of(1), 2)).toBe(1);
    expect(sumOfModifiers(of(-1, 3), 2)).toBe(2);
    expect(sumOfModifiers([], 2)).toBe(0);
  });

  test('[BT-16.8] halves are rounded up', () => {
    expect([0.4, 0.5, 1.49, 1.5, 4.5].map(roundHalfUp)).toEqual([0, 1, 1, 2, 5]);
  });

  test('a broken invariant ends loudly', () => {
    expect(() => assert(false, 'it holds')).toThrow('Broken invariant: it holds');
    expect(() => must(undefined, 'ship')).toThrow('no ship');
    expect(() => must(null, 'ship')).toThrow('no ship');
    expect(must(0, 'number')).toBe(0);
    expect(() => never('what' as never)).toThrow('unexpected "what"');
  });
});
