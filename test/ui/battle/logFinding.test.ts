import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { findLines, isSought, NOTHING_SOUGHT, shipsTold } from '../../../src/ui/log/finding';
import { liveLines } from '../../../src/ui/log/live';
import { logChapters } from '../../../src/words/battle/logBook';
import { plainText } from '../../../src/words/core/logLine';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

const names = namesIn(strait());
const tell = (events: readonly BattleEvent[]) =>
  logChapters(
    events,
    events.map(() => names),
    'allies',
  );
const { stackMoved, salvoFired, hitScored, shipSank } = SAMPLES;
const EVENTS: BattleEvent[] = [
  { ...stackMoved, impulse: 2, side: 'allies', stack: 'A1' },
  { ...salvoFired, impulse: 4, ship: 'hood', target: 'bismarck', side: 'allies' },
  { ...hitScored, impulse: 4, ship: 'bismarck' },
  { ...salvoFired, impulse: 8, ship: 'eugen', target: 'hood', side: 'axis' },
  { ...shipSank, impulse: 8, ship: 'hood' },
];
const log = tell(EVENTS);
const found = (words: string, ship = '') =>
  findLines(log, { words, ship }).flatMap(({ lines }) => lines.map(({ key }) => key));

test('without anything looked for the log is whole', () => {
  expect(isSought(NOTHING_SOUGHT)).toBe(false);
  expect(found('  ')).toEqual(['0', '1', '2', '3', '4']);
});

test('a ship’s lines are those that name her, or the stack that she is of', () => {
  expect(found('', 'prince')).toEqual(['0']);
  expect(found('', 'eugen')).toEqual(['3']);
  expect(shipsTold(log)).toEqual(expect.arrayContaining(['hood', 'prince', 'bismarck', 'eugen']));
});

test('a line that came of another is found with it', () => {
  expect(log[1]?.lines[1]?.depth).toBeGreaterThan(0);
  const text = plainText(log[1]?.lines[1]?.parts ?? []);
  expect(found(text)).toEqual(['1', '2']);
});

test('all words must be there, in the line, its clause or its impulse', () => {
  expect(found('impulse 8 HOOD')).toEqual(['3', '4']);
  expect(found('impulse 8 zeppelin')).toEqual([]);
});

test('the reader’s own orders are marked, and no others', () => {
  const own = log.flatMap(({ lines }) => lines.filter((line) => line.own).map(({ key }) => key));
  expect(own).toEqual(['0', '1']);
});

test('every line of a chapter is said aloud, once', () => {
  const said = liveLines(log);
  expect(said.map(({ text }) => text)).toEqual(
    log.flatMap(({ title, lines }) => [`${title}.`, ...lines.map(({ parts }) => plainText(parts))]),
  );
  expect(new Set(said.map(({ key }) => key)).size).toBe(said.length);
  expect(liveLines(log, 1)[0]?.text).toMatch(/^Impulse 8/);
});

test('impulses that pass are said by their title alone', () => {
  const passed = tell([2, 3].map((impulse) => ({ ...SAMPLES.impulsePassed, impulse })));
  expect(liveLines(passed).map(({ text }) => text)).toEqual(['Impulses 2 to 3 pass.']);
});
