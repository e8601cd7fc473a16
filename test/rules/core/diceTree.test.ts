import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areFrom,
  chapterKey,
  commitTo,
  type DiceProof,
  type DiceSecret,
  type Entropy,
  isInTree,
  leafOf,
  makeSecret,
  matchDice,
  newDiceTree,
  orderDice,
  parseSecret,
  publishedOf,
  redraw,
  seedHash,
  TREE_DEPTH,
  throwKey,
} from '../../../src/rules/core';

const SEED = '00112233445566778899aabbccddeeff';
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const tree = newDiceTree(SEED, sha);
const chapters = fc.integer({ min: 0, max: 2 ** TREE_DEPTH - 1 });
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const proofAt = (chapter: number): DiceProof => tree.proofOf(chapter) as DiceProof;

describe('the tree', () => {
  test('is what anybody computes with SHA-256 over the texts that the record of the format names', () => {
    let level = Array.from({ length: 256 }, (_, chapter) =>
      sha(`leaf/${sha(`${SEED}/${chapter}`)}`),
    );
    while (level.length > 1)
      level = Array.from({ length: level.length / 2 }, (_, index) =>
        sha(`node/${level[2 * index]}/${level[2 * index + 1]}`),
      );
    expect([tree.root, newDiceTree(SEED).root]).toEqual([level[0], level[0]]);
  });

  test('proves every chapter, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(chapters, (chapter) => {
        expect(isInTree(tree.root, proofAt(chapter))).toBe(true);
        expect(proofAt(chapter).leaf).toBe(leafOf(SEED, chapter));
      }),
    );
  });

  test('shows no other leaf and nothing of the seed with a proof', () => {
    const leaves = new Set(Array.from({ length: 256 }, (_, chapter) => leafOf(SEED, chapter)));
    fc.assert(
      fc.property(chapters, (chapter) => {
        const { leaf, path } = proofAt(chapter);
        expect(path.filter((node) => leaves.has(node))).toEqual([]);
        expect([leaf, ...path].join()).not.toContain(SEED);
      }),
    );
  });

  test.each([-1, 256, 1.5, Number.NaN])('has no leaf for chapter %f', (chapter) => {
    expect(tree.proofOf(chapter)).toBeUndefined();
  });
});

describe('a proof that was tampered with is found out', () => {
  const changed = (text: string, at: number): string => {
    const digit = text[at] === '0' ? '1' : '0';
    return text.slice(0, at) + digit + text.slice(at + 1);
  };
  const digits = fc.integer({ min: 0, max: 63 });

  test('another leaf', () => {
    fc.assert(
      fc.property(chapters, digits, (chapter, at) => {
        const proof = proofAt(chapter);
        return !isInTree(tree.root, { ...proof, leaf: changed(proof.leaf, at) });
      }),
    );
  });

  test('another node of the path', () => {
    const heights = fc.integer({ min: 0, max: TREE_DEPTH - 1 });
    fc.assert(
      fc.property(chapters, digits, heights, (chapter, at, height) => {
        const proof = proofAt(chapter);
        const path = proof.path.map((node, index) => (index === height ? changed(node, at) : node));
        return !isInTree(tree.root, { ...proof, path });
      }),
    );
  });

  test('the leaf of another chapter', () => {
    fc.assert(
      fc.property(chapters, chapters, (chapter, other) => {
        fc.pre(chapter !== other);
        return !isInTree(tree.root, { ...proofAt(chapter), chapter: other });
      }),
    );
  });

  test('a path that is too short or too long, and another root', () => {
    const proof = proofAt(9);
    expect(isInTree(tree.root, { ...proof, path: proof.path.slice(1) })).toBe(false);
    expect(isInTree(tree.root, { ...proof, path: [...proof.path, tree.root] })).toBe(false);
    expect(isInTree(newDiceTree('another').root, proof)).toBe(false);
    expect(isInTree(tree.root, { ...proof, chapter: 9 + 256 })).toBe(false);
  });
});

describe('the secret of a match', () => {
  const entropy: fc.Arbitrary<Entropy> = fc.record({ value: hex(32), since: fc.nat(999_999) });
  const secrets: fc.Arbitrary<DiceSecret> = fc.record({
    seed: hex(32),
    entropy: fc.record({ allies: entropy, axis: entropy }, { requiredKeys: [] }),
  });

  test('is one text, which is read again as it was', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        expect(parseSecret(makeSecret(secret))).toEqual(secret);
      }),
    );
  });

  test.each([
    '',
    SEED,
    'golden/0',
    'dice2',
    `dice2:${SEED}`,
    `dice2:${SEED}:a:b`,
    `dice3:${SEED}::`,
  ])('%j is a seed of the first format, whose dice go by the number of the order', (seed) => {
    expect(parseSecret(seed)).toBeUndefined();
    expect(throwKey(seed, { chapter: 3, order: 7 })).toBe(`${seed}/7`);
    expect(publishedOf(seed)).toBe(seedHash(seed));
    const thrown = matchDice(seed, { chapter: 3, order: 7 }).roll('d6', 9, 'test');
    expect(thrown).toEqual(orderDice(seed, 7).roll('d6', 9, 'test'));
  });

  const both: DiceSecret['entropy'] = {
    allies: { value: 'a'.repeat(32), since: 0 },
    axis: { value: 'b'.repeat(32), since: 5 },
  };

  test('gives the bytes of a chapter by its leaf and what has been added by then', () => {
    const secret = makeSecret({ seed: SEED, entropy: both });
    const leaf = (chapter: number) => sha(`${SEED}/${chapter}`);
    expect(publishedOf(secret)).toBe(tree.root);
    expect(throwKey(secret, { chapter: 4, order: 77 })).toBe(`${leaf(4)}/${'a'.repeat(32)}/`);
    expect(throwKey(secret, { chapter: 5, order: 78 })).toBe(
      `${leaf(5)}/${'a'.repeat(32)}/${'b'.repeat(32)}`,
    );
  });

  test('an order that throws nothing moves no dice: only the chapter counts', () => {
    const secret = makeSecret({ seed: SEED, entropy: both });
    const thrown = (order: number) => matchDice(secret, { chapter: 8, order }).roll('d6', 20, 'it');
    expect(thrown(30)).toEqual(thrown(31));
  });

  test('what either side adds changes the dice', () => {
    const keys = [{}, { allies: both.allies }, { axis: both.axis }, both].map((added) =>
      chapterKey('leaf', added as DiceSecret['entropy'], 9),
    );
    expect(new Set(keys).size).toBe(4);
  });

  test('a commitment is the hash of a text with the entropy', () => {
    expect(commitTo('ab')).toBe(sha('entropy/ab'));
  });
});

describe('throwing again', () => {
  const secret = makeSecret({ seed: SEED, entropy: {} });
  const key = throwKey(secret, { chapter: 3, order: 1 });
  const thrown = () => {
    const dice = matchDice(secret, { chapter: 3, order: 1 });
    return [dice.roll('d6', 5, 'a'), dice.lot(3, 'b'), dice.roll('percentile', 4, 'c')];
  };

  test('gives the same values, and the bytes that they come from', () => {
    expect(areFrom(key, thrown())).toBe(true);
    const bytes = redraw(key, thrown())
      .map((it) => it.bytes)
      .join('');
    expect(sha(`${key}/0`).startsWith(bytes)).toBe(true);
  });

  test('bytes that were passed over are shown too', () => {
    const many = matchDice(secret, { chapter: 3, order: 1 }).roll('percentile', 200, 'many');
    const [drawn] = redraw(key, [many]);
    expect(drawn?.values).toEqual(many.values);
    expect(drawn?.bytes.length).toBeGreaterThan(400);
  });

  test('one value changed, one roll left out, two rolls exchanged: each is found out', () => {
    const [a, b, c] = thrown();
    if (!a || !b || !c) throw new Error('three rolls');
    const other = { ...a, values: [((a.values[0] ?? 0) % 6) + 1, ...a.values.slice(1)] };
    expect(areFrom(key, [other, b, c])).toBe(false);
    expect(areFrom(key, [b, c])).toBe(false);
    expect(areFrom(key, [c, b, a])).toBe(false);
    expect(areFrom(throwKey(secret, { chapter: 4, order: 1 }), [a, b, c])).toBe(false);
  });
});
