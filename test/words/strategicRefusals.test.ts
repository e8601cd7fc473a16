import { afterEach, expect, test } from 'vitest';
import { strategic } from '../../src/rules/strategic';
import { ORDNANCE } from '../../src/rules/strategic/model/advancedState';
import { refusal } from '../../src/rules/strategic/model/refusals';
import { RESOLUTIONS } from '../../src/rules/strategic/model/scenario';
import { BATTERIES } from '../../src/rules/strategic/model/tacticalOrders';
import { POSTURES } from '../../src/rules/strategic/rolls/quick';
import { SIZES } from '../../src/rules/strategic/tables/kinds';
import { setLanguage } from '../../src/words/core/texts';
import { newNames } from '../../src/words/strategic/common/names';
import { refusalText } from '../../src/words/strategic/refusal';
import { strategicRefusalWordsText } from '../../src/words/strategic/texts/refusalWords';
import { basicAt, refusalOf } from '../rules/strategic/basicGame';

afterEach(() => setLanguage('en'));

const state = basicAt({ step: { kind: 'strikePlan' }, spotted: ['X1'] });
const names = newNames(strategic.view(state, 'allies'));
const say = (line: string) => {
  const refused = refusalOf(state, 'allies', line);
  return refused && refusalText(refused, names);
};

test('codes among the figures have their words', () => {
  const codes = {
    ordnance: ORDNANCE,
    postures: POSTURES,
    ways: RESOLUTIONS,
    battery: BATTERIES,
    size: SIZES,
    beam: ['port', 'starboard'],
    phase: ['combatPlan', 'combats', 'movement', 'arming', 'recovery', 'advancedEnd'],
  };
  const keys = Object.entries(codes).flatMap(([name, of]) => of.map((code) => `${name}.${code}`));
  expect(Object.keys(strategicRefusalWordsText.en)).toEqual(expect.arrayContaining(keys));
});

test('in English units have their names', () => {
  expect(say('strike a-db-1 4 X2 bombs')).toBe(
    'Division X2 is not located: it has no Spotted card.',
  );
  const armed = refusal('no-change.armed', 'ST-12.1', { squadron: 'a-db-1' });
  expect(refusalText(armed, names)).toBe(
    `${names.squadronOf('a-db-1')} is already armed that way.`,
  );
  expect(names.squadronOf('a-db-1')).not.toContain('a-db-1');
});

test('in German too', async () => {
  await setLanguage('de');
  expect(say('strike a-db-1 4 X2 bombs')).toBe('Division X2 ist nicht gesichtet.');
  expect(say('strike a-db-1 5 X1 bombs')).toBe('Davon lassen sich höchstens 4 Schritte schicken.');
  expect(say('escort a-db-1 4 X1')).toBe('Nur Jäger fliegen Geleit.');
});

test('reports, codes and lists are words', async () => {
  await setLanguage('de');
  const gone = refusal('no-old-contact', 'ST-11.12', { contact: 'c3-1' });
  expect(refusalText(gone, names)).toBe('Meldung c3-1 stammt aus keinem früheren Zug.');
  const phase = refusal('not-now.phase', 'ST-25.1', { phase: 'movement' });
  expect(refusalText(phase, names)).toBe(
    'Das wird bis zur Bestätigung in Phase 3, Bewegung, befohlen.',
  );
  const ways = refusal('not-now.ways', 'ST-25.1', { ways: RESOLUTIONS });
  expect(refusalText(ways, names)).toBe(
    'Ein Seegefecht wird so entschieden: taktisch, als Schlacht oder kurz.',
  );
});
