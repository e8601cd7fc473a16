import { afterEach, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { setLanguage } from '../../../src/words/core/texts';
import { words } from '../../../src/words/fleet-action/index';
import { PLATE } from '../../rules/fleet-action/battles';
import { begun } from './said';

afterEach(() => setLanguage('en'));

const view = fleetAction.view(begun(PLATE), 'allies');
const why = (code: string, figures: Record<string, number | string[]>) =>
  words.reasonText?.({ code, figures }, view);

test('a reason names ships and figures', async () => {
  const guns = { ships: ['graf-spee'], percent: 45 };
  expect(why('guns', guns)).toBe('The best use of these guns: 45% to hit Admiral Graf Spee.');
  expect(why('closing', { ships: ['graf-spee'], count: 9 })).toMatch(/Graf Spee .* at 9 hexes\.$/);
  await setLanguage('de');
  expect(why('guns', guns)).toMatch(/45 % Trefferchance auf Admiral Graf Spee\.$/);
});

test('what is out of sight has no name in a reason', () => {
  expect(why('detaching', { ships: ['kirishima', 'ajax'] })).toBe(
    'An unknown contact and Ajax can do more on their own.',
  );
});

test('a reason that no text knows is left out', () => {
  expect(why('whim', {})).toBeUndefined();
});
