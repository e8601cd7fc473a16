import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookIds } from '../../src/ui/rules/books';
import { splitNotes } from '../../src/ui/rules/notes';
import { placeBeside } from '../../src/ui/rules/placeBeside';
import {
  anchorIn,
  forPlayers,
  isFoundInNotes,
  parseRules,
  searchRules,
} from '../../src/ui/rules/rulebook';

const textOf = (system: string) => readFileSync(`src/rules/${system}/RULES.md`, 'utf8');
const source = textOf('battle');
const book = parseRules(source);
const clauses = book.sections.flatMap((section) => section.clauses);
const find = (id: string) => clauses.find((clause) => clause.id === id)?.markdown ?? '';

test.each(bookIds())('every clause of the %s rules has an address of its own', (system) => {
  const text = textOf(system);
  const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[\w.]+)\*\*/gm)].map(([, id]) => id);
  const found = parseRules(text).sections.flatMap((section) => section.clauses);
  expect(found.flatMap(({ id = [] }) => id)).toEqual(written);
  expect(written.length).toBeGreaterThan(200);
});

test('nothing of the text is lost', () => {
  const words = (text: string) =>
    text.replace(/^#+ .*$|^<!-- .* -->$|^- \*\*BT-[\w.]+\*\*/gm, '').replace(/\s+/g, '');
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

const MARKED = `# Game

What it is.

<!-- for builders -->

Where it comes from.

## 1. Guns

- **XX-1.1** Guns fire.

<!-- for builders -->

- **XX-1.2** A table.

<!-- for players -->

- **XX-1.3** Guns miss.

## 2. Checks

<!-- for builders -->

- **XX-2.1** A check.
`;

test('players read what is not marked as for builders, and a clause that the address names', () => {
  const { sections } = parseRules(MARKED);
  const read = (target: string) =>
    forPlayers(sections, target).map(({ slug, clauses }) => [
      slug,
      clauses.map(({ id, markdown }) => id ?? markdown.trim()),
    ]);
  expect(read('')).toEqual([
    ['preface', ['What it is.']],
    ['1-guns', ['XX-1.1', 'XX-1.3']],
  ]);
  expect(read('XX-2.1').at(-1)).toEqual(['2-checks', ['XX-2.1']]);
});

test('what a clause says is parted from its notes', () => {
  expect(
    splitNotes(
      'A hit (of any kind) counts. (reading: the primer (2019) is silent)\n  [primer 1, 2] It sinks (fill):\n\n| a |',
    ),
  ).toEqual({
    body: 'A hit (of any kind) counts. It sinks:\n\n| a |',
    notes: [
      { kind: 'reading', text: 'the primer (2019) is silent' },
      { kind: 'source', text: 'primer 1, 2' },
      { kind: 'fill', text: '' },
    ],
  });
  expect(splitNotes('See [the log](#log). [seed: lines 3, 9]')).toEqual({
    body: 'See [the log](#log).',
    notes: [{ kind: 'source', text: 'lines 3, 9' }],
  });
});

test.each(bookIds())('players of %s meet no note and no mark in what a clause says', (system) => {
  const found = forPlayers(parseRules(textOf(system)).sections, '');
  for (const { markdown } of found.flatMap((section) => section.clauses)) {
    expect(splitNotes(markdown).body).not.toMatch(
      /\((?:fill|reading|hex|follows)\b|\[(?:primer|seed)|<!--|\.txt\b|^\**Fills \(/m,
    );
  }
});

test('a word that only a note has is found in the note', () => {
  expect(isFoundInNotes('Guns fire. (fill: as the series does)', 'guns series')).toBe(true);
  expect(isFoundInNotes('Guns fire. (fill: guns do)', 'guns')).toBe(false);
});

test('a clause opens below its link, or above it where there is more room, within the window', () => {
  const room = { innerWidth: 1440, innerHeight: 900 };
  expect(placeBeside({ left: 100, top: 80, bottom: 104 }, room)).toMatchObject({
    left: 92,
    top: 112,
    bottom: 'auto',
  });
  expect(placeBeside({ left: 1400, top: 800, bottom: 824 }, room)).toMatchObject({
    left: 952,
    top: 'auto',
    bottom: 108,
  });
});
