import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The text of every TypeScript file below a folder. */
const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const RULES = textsIn('src/rules/battle').join('\n');
const TESTS = textsIn('test/rules/battle').join('\n');
const CLAUSES = readFileSync('src/rules/battle/RULES.md', 'utf8');

/** Codes of the refusals that the rules write down, each with the clause beside it. */
const refusals = [...RULES.matchAll(/refusal\(\s*'([a-z-]+)(?:\.[\w-]+)?',\s*'(BT-[\d.]+)'/g)].map(
  ([, code = '', rule = '']) => ({ code, rule }),
);

describe('refusals', () => {
  test('there are many', () => {
    expect(refusals.length).toBeGreaterThan(70);
  });

  test.each([...new Set(refusals.map(({ code }) => code))])(
    'a test meets the refusal %s',
    (code) => {
      expect(TESTS).toContain(`'${code}'`);
    },
  );

  test.each([...new Set(refusals.map(({ rule }) => rule))])(
    '%s, cited by a refusal, is a clause',
    (rule) => {
      expect(CLAUSES).toContain(`- **${rule}** `);
    },
  );
});
