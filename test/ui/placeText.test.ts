import { afterEach, expect, test } from 'vitest';
import { PHASES, segment } from '../../src/rules/battle/game/segment';
import { placeText } from '../../src/ui/table/placeText';
import { placesText } from '../../src/words/battle/texts/places';
import { setLanguage } from '../../src/words/core/texts';
import { strait } from './battle/position';

afterEach(() => setLanguage('en'));

test('a label of the rules is told in the language of the screen, and in English stays as it is', async () => {
  const { label } = segment(strait(4));
  expect(placeText(label)).toBe(label);
  await setLanguage('de');
  expect(placeText(label)).toMatch(/^Runde 1, Impuls 4: /);
  expect(placeText('Set-up')).toBe('Aufstellung');
  expect(placeText('The battle is over')).toBe('Das Gefecht ist vorbei');
  expect(placeText('Round 2, dusk')).toBe('Round 2, dusk');
});

test('every phase of the rules has its name', async () => {
  await setLanguage('de');
  const named = PHASES.map((phase) => placesText(`phase.${phase}`));
  expect(new Set(named).size).toBe(PHASES.length);
  const labels = Array.from({ length: 21 }, (_, i) => segment(strait(i + 2)).label);
  for (const label of labels) expect(placeText(label)).not.toContain('Round');
});

test('steps of an operation are told in German, with the battle that one was handed over to', async () => {
  expect(placeText('Turn 3: 5 Closing')).toBe('Turn 3: 5 Closing');
  await setLanguage('de');
  expect(placeText('Turn 3: 5 Closing')).toBe('Zug 3: 5 Annähern');
  expect(placeText('Turn 2: quick action, exchange 4, targets')).toBe(
    'Zug 2: Kurzgefecht, Schusswechsel 4, Ziele',
  );
  expect(placeText('Turn 2: battle: Round 1, impulse 4: gunnery')).toMatch(
    /^Zug 2: Schlacht: Runde 1, Impuls 4: /,
  );
  expect(placeText('The game is over')).toBe('Das Spiel ist vorbei');
});
