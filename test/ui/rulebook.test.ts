import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/ui/rules/books';
import { anchorIn, parseRules, searchRules } from '../../src/ui/rules/rulebook';

const textOf = (system: string) => readFileSync(`src/rules/${system}/RULES.md`, 'utf8');
const source = textOf('battle');
const book = parseRules(source);
const clauses = book.sections.flatMap((section) => section.clauses);
const find = (id: string) => clauses.find((clause) => clause.id === id)?.markdown ?? '';

test.each(BOOK_IDS)('every clause of the %s rules has an address of its own', (system) => {
  const text = textOf(system);
  const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[\w.]+)\*\*/gm)].map(([, id]) => id);
  const found = parseRules(text).sections.flatMap((section) => section.clauses);
  expect(found.flatMap(({ id = [] }) => id)).toEqual(written);
  expect(written.length).toBeGreaterThan(200);
});

test('nothing of the text is lost', () => {
  const words = (text: string) =>
    text.replace(/^#+ .*$|^- \*\*BT-[\w.]+\*\*/gm, '').replace(/\s+/g, '');
  expect(words(clauses.map(({ markdown }) => markdown).join('\n'))).toBe(words(source));
});

test('a table belongs to the clause above it', () => {
  expect(find('BT-7.1')).toContain('| storm | 3 | 1 |');
});

test('a search finds clauses that hold every word', () => {
  const found = searchRules(book.sections, 'torpedo RELOAD').flatMap((section) => section.clauses);
  expect(found.length).toBeGreaterThan(0);
  for (const { id = '', markdown } of found) {
    expect(`${id} ${markdown}`.toLowerCase()).toMatch(/torpedo/);
    expect(`${id} ${markdown}`.toLowerCase()).toMatch(/reload/);
  }
  expect(searchRules(book.sections, 'BT-9.4')[0]?.clauses[0]?.id).toBe('BT-9.4');
  expect(searchRules(book.sections, 'zeppelin')).toEqual([]);
});

test('an address names a clause; one that is badly escaped names none', () => {
  expect(['#BT-9.2', '#BT%2D9.2', '', '#%E0%A4%A'].map(anchorIn)).toEqual([
    'BT-9.2',
    'BT-9.2',
    '',
    '',
  ]);
});
