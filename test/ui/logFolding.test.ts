import { describe, expect, test } from 'vitest';
import { openChapters, roundsOf, runsOf } from '../../src/ui/log/folding';
import { partsOf } from '../../src/ui/rules/clauseIds';
import { type LogChapter, type LogLine, NO_LIGHTS } from '../../src/words/core/logLine';

const line = (key: string, dice: LogLine['dice'] = []): LogLine => ({
  ...{ key, dice, parts: ['A line.'], tone: 'plain', depth: 0, lights: NO_LIGHTS },
  ...{ rule: 'BT-5.1', ships: [], modifiers: [] },
});

const chapter = (part: string, key: string, lines: LogLine[]): LogChapter => ({
  ...{ part, key, lines, title: key, passed: false },
});

const three = (key: string, dice?: LogLine['dice']) =>
  [1, 2, 3].map((n) => line(`${key}/${n}`, dice));

const SIXES: LogLine['dice'] = [{ die: 'd6', values: [6], reason: 'to hit' }];

describe('the log folds', () => {
  const chapters = [
    chapter('Set-up', '0/0', [line('a')]),
    chapter('Round 1', '1/4', three('1/4', SIXES)),
    chapter('Round 1', '1/6', three('1/6')),
    chapter('Round 2', '2/2', three('2/2')),
    chapter('Round 2', '2/3', three('2/3')),
  ];

  test('by rounds: the last is open, and one whose dice are the last that fell', () => {
    expect(roundsOf(chapters).map(({ part, isOpen }) => [part, isOpen])).toEqual([
      ['Set-up', false],
      ['Round 1', true],
      ['Round 2', true],
    ]);
    const later = [...chapters, chapter('Round 2', '2/4', three('2/4', SIXES))];
    expect(roundsOf(later).map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  });

  test('by impulses: the last two, the last with dice, and short ones are open', () => {
    expect([...openChapters(chapters)].sort()).toEqual(['0/0', '1/4', '2/2', '2/3']);
  });
});

test('clauses named in a text are found, and nothing else', () => {
  expect(partsOf('no guns left, so hull (BT-11.7); BT-EX1.2 too.')).toEqual([
    'no guns left, so hull (',
    'BT-11.7',
    '); ',
    'BT-EX1.2',
    ' too.',
  ]);
  expect(partsOf('AA-12 is no clause')).toEqual(['AA-12 is no clause']);
});

describe('lines that say the same in a row', () => {
  const told = (lines: LogLine[]) => runsOf(lines).map(({ line: { key }, times }) => [key, times]);
  const hex = (q: number) => ({ ...NO_LIGHTS, hexes: [{ q, r: 0 }] });

  test('are one, which lights up what all of them are about', () => {
    const lines = [{ ...line('a'), lights: hex(1) }, { ...line('b'), lights: hex(2) }, line('c')];
    expect(told(lines)).toEqual([['a', 3]]);
    expect(runsOf(lines)[0]?.line.lights.hexes).toEqual([
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ]);
  });

  test('but not where another stands between, nor with dice, another clause or another rank', () => {
    const other: LogLine = { ...line('b'), parts: ['Another line.'] };
    expect(told([line('a'), other, line('c')])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
    for (const unlike of [{ dice: SIXES }, { rule: 'BT-5.2' as const }, { depth: 1 as const }])
      expect(told([line('a'), { ...line('b'), ...unlike }])).toHaveLength(2);
  });
});
