import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BattleEvent, CRITICALS, type HitEffect, ROWS } from '../../../src/rules/battle';
import { STANDARD_TABLES } from '../../../src/rules/battle/tables/standard';
import { modifierName } from '../../../src/words/battle/events/modifiers';
import { citedTable } from '../../../src/words/battle/events/tableRow';
import { eventText } from '../../../src/words/battle/eventText';
import { rollText } from '../../../src/words/battle/rolls';
import { plainText } from '../../../src/words/core/logLine';
import { setLanguage } from '../../../src/words/core/texts';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

const names = namesIn(strait());
const tell = (event: BattleEvent) => plainText(eventText(event, names).parts);

/** Words that English sentences of the log are full of and German ones have not. */
const ENGLISH =
  /\b(the|and|of|to|at|by|fires?|hits?|loses|hull|stacks?|hexes|with|from|no|is|are)\b/i;

beforeEach(() => setLanguage('de'));
afterEach(() => setLanguage('en'));

describe('every kind of event is told in German', () => {
  test.each(Object.values(SAMPLES))('$kind', (event) => {
    const text = tell(event);
    expect(text).toMatch(/^[A-ZÄÖÜa-z].*\.$/);
    expect(text).not.toMatch(/[{}\uE000\uE001]|undefined/);
    expect(text).not.toMatch(ENGLISH);
  });
});

test('a sentence has its names wherever the language puts them', () => {
  const { parts } = eventText(SAMPLES.battleBegan, names);
  expect(parts.at(-2)).toEqual({ name: 'Kriegsmarine', about: 'side' });
  expect(tell(SAMPLES.salvoFired)).toBe(
    'hood feuert mit der Hauptartillerie zur Hälfte auf bismarck, 2 Felder: 2 Würfel auf 6, ein Treffer.',
  );
  expect(tell(SAMPLES.stackMoved)).toBe('bismarck und eugen laufen nach Nordosten auf 1009.');
});

const EFFECTS: readonly HitEffect[] = [
  'dud',
  'no-effect',
  'deflected',
  'mount-destroyed',
  'boxes-destroyed',
  'critical',
];

test('all that hits do is told in German', () => {
  for (const effect of EFFECTS)
    for (const row of ROWS)
      for (const plunging of [true, false]) {
        const hit = { ...SAMPLES.hitScored, effect, row, plunging };
        expect(tell(hit)).not.toMatch(ENGLISH);
        expect(tell(hit)).not.toMatch(/heavy|medium|light|box/);
      }
  for (const critical of CRITICALS)
    for (const boxes of [0, 1, 2])
      expect(tell({ ...SAMPLES.criticalHit, critical, boxes })).not.toMatch(ENGLISH);
});

test('whatever the dice bring is told in German, with the row of its table', () => {
  for (let sum = 2; sum <= 14; sum++) {
    for (const row of ROWS) {
      const hit = { ...SAMPLES.hitScored, sum, row, weapon: 'secondary' } as const;
      expect(tell(hit)).not.toMatch(ENGLISH);
      expect(citedTable(hit, STANDARD_TABLES)?.row).not.toMatch(ENGLISH);
    }
    const torpedo = { ...SAMPLES.hitScored, sum, weapon: 'torpedoes' } as const;
    expect(citedTable(torpedo, STANDARD_TABLES)?.row).not.toMatch(ENGLISH);
  }
});

test('what dice were thrown for is told in German; what is not known stays as it was written', () => {
  expect(rollText({ reason: 'gunfire', figures: { ship: 'bismarck' } }, names)).toBe(
    'Artillerieschaden an bismarck',
  );
  expect(rollText({ reason: 'primary', figures: { ship: 'hood' } }, names)).toBe(
    'Hauptartillerie von hood',
  );
  expect(rollText({ reason: 'breakOff', figures: { side: 'axis' } }, names)).toBe(
    'Abbruch, Kriegsmarine',
  );
  expect(rollText({ reason: 'a whim' }, names)).toBeUndefined();
  expect(modifierName('target-still')).toBe('Ziel liegt still');
});
