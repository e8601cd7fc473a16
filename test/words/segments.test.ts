import { afterEach, beforeAll, expect, test } from 'vitest';
import { battle } from '../../src/rules/battle';
import { PHASES } from '../../src/rules/battle/model/phases';
import { segmentText } from '../../src/words/battle/segment';
import { placesText } from '../../src/words/battle/texts/places';
import { setLanguage } from '../../src/words/core/texts';
import { loadAllWords, segmentIn } from '../../src/words/registry';
import { strait } from '../ui/battle/position';

beforeAll(() => loadAllWords());
afterEach(() => setLanguage('en'));

test('a segment of a battle is named by round, impulse and phase', async () => {
  const { name } = battle.segment(strait(4));
  expect(segmentText(name)).toBe('Round 1, impulse 4: gunnery');
  expect(segmentText({ code: 'setup' })).toBe('Set-up');
  await setLanguage('de');
  expect(segmentText(name)).toMatch(/^Runde 1, Impuls 4: /);
  expect(segmentText({ code: 'setup' })).toBe('Aufstellung');
  expect(segmentText({ code: 'over' })).toBe('Das Gefecht ist vorbei');
});

test('every phase of the rules has its name', async () => {
  await setLanguage('de');
  const named = PHASES.map((phase) => placesText(`phase.${phase}`));
  expect(new Set(named).size).toBe(PHASES.length);
  const names = Array.from({ length: 21 }, (_, i) => battle.segment(strait(i + 2)).name);
  for (const name of names) expect(segmentText(name)).not.toContain('Round');
});

test('a segment of an operation is named by turn and step, with the battle that it was handed over to', async () => {
  const turn = (figures: Record<string, string | number>) =>
    segmentIn('strategic', { code: 'turn', figures: { turn: 2, ...figures } });
  expect(turn({ step: 'closing' })).toBe('Turn 2: Closing');
  await setLanguage('de');
  expect(turn({ step: 'closing' })).toBe('Zug 2: Annähern');
  expect(turn({ step: 'quick.targets', exchange: 4 })).toBe(
    'Zug 2: Kurzgefecht, Schusswechsel 4, Ziele',
  );
  const within = { system: 'battle', name: battle.segment(strait(4)).name };
  const fought = { code: 'turn', figures: { turn: 2, step: 'action.battle' }, within };
  expect(segmentIn('strategic', fought)).toMatch(/^Zug 2: Schlacht: Runde 1, Impuls 4: /);
  expect(segmentIn('strategic', { code: 'over' })).toBe('Das Spiel ist vorbei');
});
