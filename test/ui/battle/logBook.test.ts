import { describe, expect, test } from 'vitest';
import { type BattleEvent, STANDARD_TABLES } from '../../../src/rules/battle';
import { openChapters } from '../../../src/ui/log/folding';
import { logChapters } from '../../../src/words/battle/logBook';
import { plainText } from '../../../src/words/core/logLine';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

const names = namesIn(strait());
const chapters = (...events: BattleEvent[]) =>
  logChapters(
    events,
    events.map(() => names),
  );
const passed = (impulse: number): BattleEvent => ({ ...SAMPLES.impulsePassed, impulse });

test('events are gathered by impulse under their round', () => {
  const log = chapters(
    { ...SAMPLES.stackPlaced, round: 0, impulse: 0 },
    { ...SAMPLES.stackMoved, impulse: 2 },
    { ...SAMPLES.salvoFired, impulse: 4 },
    { ...SAMPLES.hitScored, impulse: 4 },
  );
  expect(log.map(({ part, title, lines }) => [part, title, lines.length])).toEqual([
    ['Set-up', 'Directions, stacks and shift', 1],
    ['Round 1', 'Impulse 2: movement', 1],
    ['Round 1', 'Impulse 4: gunnery', 2],
  ]);
});

test('impulses that pass are told together', () => {
  const log = chapters(passed(2), passed(3), { ...SAMPLES.salvoFired, impulse: 4 }, passed(5));
  expect(log.map(({ title }) => title)).toEqual([
    'Impulses 2 to 3 pass',
    'Impulse 4: gunnery',
    'Impulse 5: torpedoes',
  ]);
});

test('a sealed list is told until it is revealed', () => {
  expect(chapters(SAMPLES.fireDeclared)).toHaveLength(1);
  const [revealed] = chapters(SAMPLES.fireDeclared, SAMPLES.declarationsRevealed);
  expect(revealed?.lines).toHaveLength(1);
});

test('a line carries its dice and its clause', () => {
  const line = chapters(SAMPLES.salvoFired)[0]?.lines[0];
  expect(line?.rule).toBe('BT-9.2');
  expect(line?.dice).toEqual(SAMPLES.salvoFired.dice);
});

describe('a line opens the row of the table that it came of', () => {
  const packed = {
    ...names,
    tables: {
      ...STANDARD_TABLES,
      name: 'My tables',
      replaced: ['gunfireDamage' as const],
      gunfireDamage: {
        ...{ name: 'Hits', source: 'A box, page 3', fill: false },
        rows: [{ from: 2, to: 12, result: { kind: 'dud' as const } }],
      },
    },
  };
  const tableOf = (event: BattleEvent, of = names) =>
    logChapters([event], [of])[0]?.lines[0]?.table;
  const hit = SAMPLES.hitScored;

  test.each<[string, BattleEvent, string, string]>([
    ['a hit', { ...hit, weapon: 'primary', sum: 10 }, 'Gunfire damage', '10: hull (plunging fire)'],
    ['a gun hit', { ...hit, weapon: 'primary', sum: 6 }, 'Gunfire damage', '6: primary'],
    ['a mount hit', { ...hit, weapon: 'primary', sum: 3 }, 'Gunfire damage', '3: torpedo mount'],
    [
      'a torpedo',
      { ...hit, weapon: 'torpedoes', sum: 15, effect: 'boxes-destroyed' },
      'Torpedo damage',
      '13 to 14: 6 hull boxes, and one point of speed, and critical',
    ],
    [
      'a dud torpedo',
      { ...hit, weapon: 'torpedoes', sum: 2, effect: 'dud' },
      'Torpedo damage',
      '2: a dud',
    ],
    ['a critical', { ...SAMPLES.criticalHit, sum: 11 }, 'Critical damage', '11: torpedo stowage'],
    ['a salvo', SAMPLES.salvoFired, 'To hit', 'guns on 6, modifiers up to +2'],
    ['a spread', SAMPLES.torpedoesLaunched, 'To hit', 'torpedoes on 6'],
  ])('%s', (_, event, name, row) => {
    const table = tableOf(event);
    expect(table).toMatchObject({ name, row });
    expect(table?.pack).toBeUndefined();
    expect(table?.source).toMatch(/^BT-/);
  });

  test('[BT-16.11] by the name of the pack that it is of', () => {
    const event: BattleEvent = { ...hit, weapon: 'primary', sum: 7, effect: 'dud' };
    expect(tableOf(event, packed)).toEqual({
      ...{ name: 'Hits', row: '2 to 12: a dud', source: 'A box, page 3', fill: false },
      pack: 'My tables',
    });
    expect(tableOf(SAMPLES.salvoFired, packed)).not.toHaveProperty('pack');
  });

  test('what needs no table has none', () => {
    expect(tableOf(SAMPLES.stackMoved)).toBeUndefined();
  });
});

test('a side that closes a movement impulse without a move holds its course, quietly', () => {
  const done: BattleEvent = { ...SAMPLES.sideDone, impulse: 2, side: 'axis' };
  const words = (...events: BattleEvent[]) =>
    chapters(...events).flatMap(({ lines }) => lines.map(({ parts }) => plainText(parts)));
  expect(words(done)).toEqual(['Kriegsmarine holds its course.']);
  expect(words({ ...SAMPLES.stackMoved, impulse: 2 }, done)).toHaveLength(1);
  expect(words({ ...SAMPLES.stackStayed, impulse: 2 }, done)[0]).toMatch(/stays?\.$/);
  expect(words({ ...done, impulse: 4 })).toEqual([]);
});

test('the last impulse with dice stays open until the next, passes are folded', () => {
  const salvo: BattleEvent = { ...SAMPLES.salvoFired, impulse: 4 };
  const hit: BattleEvent = { ...SAMPLES.hitScored, impulse: 4 };
  const moves = [6, 7, 9].flatMap((impulse): BattleEvent[] =>
    [1, 2, 3].map(() => ({ ...SAMPLES.stackMoved, impulse })),
  );
  const log = chapters(salvo, hit, hit, passed(5), ...moves);
  expect([...openChapters(log)].sort()).toEqual(['1/4', '1/7', '1/9']);
  const later = chapters(salvo, hit, hit, passed(5), ...moves, { ...salvo, impulse: 10 });
  expect(openChapters(later).has('1/4')).toBe(false);
});

test('only dice that are thrown to hit are told what they need', () => {
  const [chapter] = chapters(SAMPLES.salvoFired, SAMPLES.hitScored);
  expect(chapter?.lines.map(({ needed }) => needed)).toEqual([6, undefined]);
});
