import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battle } from '../../src/rules/battle';
import { faultText, makeSave, validateFile } from '../../src/scenario';
import { findJsonStop } from '../../src/scenario/form/jsonStop';
import { battleFile } from './battleFile';
import { shipFile } from './shipFile';
import { registry, shippedScenario } from './shipped';

const made = makeSave({
  ...shippedScenario('river-plate'),
  system: battle,
  seed: 'seed',
  orders: [],
});
const FILES = [battleFile(), shipFile(), made.ok ? made.value : {}];

type Json = unknown;

/** Values that come near to what files hold. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom('hood', 'axis', 'N', '1941-05-24', 'constructor', '__proto__', '', [], {}, null),
  fc.integer({ min: -30, max: 30 }),
  fc.double(),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Puts junk, or another part of the file, somewhere into a file; or takes something away. */
function mutated(value: Json, way: readonly number[], put: Json): Json {
  const [turn = 0, ...rest] = way;
  if (typeof value !== 'object' || value === null || way.length === 0) return put;
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)];
  if (key === undefined) return put;
  const inner = mutated((value as Record<string, Json>)[key], rest, put);
  if (Array.isArray(value)) return value.map((it, i) => (String(i) === key ? inner : it));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== key || inner !== undefined)
      .map(([name, it]) => [name, name === key ? inner : it]),
  );
}

const change = fc.record({
  way: fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }),
  put: fc.option(junk, { nil: undefined }),
});

test('a file that is changed at random is good or has faults in words, and breaks nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FILES),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      (file, changes) => {
        const broken = changes.reduce<Json>((it, { way, put }) => mutated(it, way, put), file);
        const read = validateFile('x.json', JSON.stringify(broken) ?? '', registry);
        if (read.ok) return;
        expect(read.faults.length).toBeGreaterThan(0);
        for (const fault of read.faults) {
          expect(faultText(fault)).toMatch(/^x\.json.*: expected .+, found .+/s);
          expect(fault.expected).not.toMatch(/undefined|Invalid input/);
        }
      },
    ),
    { numRuns: 1500, seed: 1 },
  );
});

test('where a text stops being JSON is found exactly when JSON.parse refuses it', () => {
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'{}[]:,"\\1e-.0 \ntrueanu') }),
    fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([json, at, put]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + put + json.slice(place + 1);
    }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(findJsonStop(text) === undefined).toBe(parses(text));
    }),
    { numRuns: 3000, seed: 1 },
  );
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
