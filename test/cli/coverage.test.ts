import { expect, test } from 'vitest';
import { clausesNamed, clausesOf } from '../../src/cli/coverage/clauses';
import { coverageOf, unknownClauses } from '../../src/cli/coverage/coverage';
import { testTitles } from '../../src/cli/coverage/testTitles';

test('clauses are the lines of a reference that begin with a bold id', () => {
  const rules =
    '# x\n- **BT-1.1** One, see BT-1.2.\n- **BT-EX3** Check.\n  - **BT-1.3** nested\n**BT-1.4** no';
  expect(clausesOf(rules)).toEqual(['BT-1.1', 'BT-EX3']);
});

test('clauses that are withdrawn or rule nothing need no test and may have none', () => {
  const rules =
    '- **BT-1.1** One.\n- **BT-1.2** (withdrawn: see BT-1.1)\n- **BT-1.3** Read so. (no rule: how to read)';
  expect(coverageOf('battle', rules, ['[BT-1.1] one'])).toEqual({
    ...{ system: 'battle', clauses: 1, proven: 1, missing: [] },
  });
  expect(unknownClauses([rules], ['[BT-1.1, BT-1.3] one'])).toEqual(['BT-1.3']);
});

test('a title names clauses in square brackets, several too', () => {
  expect(clausesNamed('[BT-9.1] [BT-9.2, BT-EX4] a test of BT-9.3 [not one]')).toEqual([
    'BT-9.1',
    'BT-9.2',
    'BT-EX4',
  ]);
});

/** Written with a mark in place of `test`, so that these are no tests of this file. */
const titles = (source: string): string[] => testTitles(source.replaceAll('@', 'test'));

test.each([
  ['@(\'one\', () => {}); it("two", () => {}); @(`three`, () => {})', ['one', 'two', 'three']],
  ["@.each([['(', ')']])('each %s', () => {})", ['each %s']],
  ['@.each`a | b\n1 | 2`("table $a", () => {})', ['table $a']],
  ["@.for([1])('for %i', () => {})", ['for %i']],
  ["@.concurrent('at once', () => {})", ['at once']],
  ["@(\n  'on the next line',\n  () => {})", ['on the next line']],
  ["@.skip('no', () => {}); @.todo('no'); @.fails('no', () => {}); @('yes', () => {})", ['yes']],
  ["@.skip.each([1])('no', () => {}); @.runIf(false)('no', () => {}); @('yes', () => {})", ['yes']],
  ["describe.skip('all', () => { @('no', () => { f(')'); }); }); @('yes', () => {})", ['yes']],
  ["describe('group', () => { @('yes', () => {}) })", ['yes']],
  ["// @('no')\n/* @('no') */ @('a // b', () => {})", ['a // b']],
  ["my@('no'); o.@('no'); @(name, () => {})", []],
  ["@('it\\'s', () => {})", ["it\\'s"]],
])('the titles in %j', (source, expected) => {
  expect(titles(source)).toEqual(expected);
});
