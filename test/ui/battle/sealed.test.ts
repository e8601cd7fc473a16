import { expect, test } from 'vitest';
import type { BattleEvent, Declaration } from '../../../src/rules/battle';
import { markOf } from '../../../src/ui/systems/battle/replay/marks';
import { revealedIn, revealedLines } from '../../../src/ui/systems/battle/replay/sealed';
import { replayMarks } from '../../../src/ui/table/replay/replayMarks';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

const declared = (ship: string, weapon: Declaration['weapon'], target: string): Declaration => ({
  ...{ ship, weapon, target },
  full: false,
});
const hood = declared('hood', 'primary', 'bismarck');
const prince = declared('prince', 'primary', 'eugen');
const eugen = declared('eugen', 'torpedoes', 'hood');
const events: BattleEvent[] = [
  {
    ...SAMPLES.declarationsRevealed,
    declared: { allies: [hood, prince], axis: [eugen] },
    named: [],
  },
  { ...SAMPLES.declarationVoided, declaration: prince },
  { ...SAMPLES.salvoFired, ship: 'hood', weapon: 'primary', target: 'bismarck', hits: 3 },
  { ...SAMPLES.torpedoesLaunched, side: 'axis', ships: ['eugen'], target: 'hood', hits: 0 },
];

test('what was sealed is shown with what came of it', () => {
  expect(revealedIn(events)).toEqual([
    {
      side: 'allies',
      lines: [
        { declaration: hood, hits: 3, voided: false },
        { declaration: prince, hits: undefined, voided: true },
      ],
    },
    { side: 'axis', lines: [{ declaration: eugen, hits: 0, voided: false }] },
  ]);
});

test('a chapter that revealed nothing shows nothing', () => {
  expect(revealedIn([SAMPLES.fireDeclared, SAMPLES.stackMoved])).toBeUndefined();
});

test('what was fired becomes lines from where the ships stood; ships not in sight have none', () => {
  const before = strait();
  const lists = revealedIn(events) ?? [];
  const lines = revealedLines(lists, before);
  expect(lines.map(({ weapon }) => weapon)).toEqual(['primary', 'torpedoes']);
  expect(lines[0]).toMatchObject({ from: { q: 0, r: 3 }, to: { q: 0, r: -2 } });
  const unseen = { ...before, stacks: before.stacks.filter(({ side }) => side === 'allies') };
  expect(revealedLines(lists, unseen)).toEqual([]);
});

test('rounds and losses are marked on the slider', () => {
  const moments = [
    { chapter: 0, given: 0, view: null, events: [{ ...SAMPLES.roundBegan, round: 2 }] },
    { chapter: 1, given: 3, view: null, events: [{ ...SAMPLES.shipSank, ship: 'hood' }] },
  ];
  const names = namesIn(strait());
  const marks = replayMarks(moments, (event) => markOf(event as BattleEvent, names));
  expect(marks.map(({ at, kind }) => [at, kind])).toEqual([
    [0, 'part'],
    [1, 'loss'],
  ]);
  expect(marks[0]?.label).toBe('Round 2');
});
