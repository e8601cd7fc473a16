import { afterEach, expect, test } from 'vitest';
import { battle } from '../../src/rules/battle';
import { refusal } from '../../src/rules/battle/model/refusals';
import { must } from '../../src/rules/core';
import { refusalText } from '../../src/words/battle/refusal';
import { setLanguage } from '../../src/words/core/texts';
import { namesIn, strait } from '../ui/battle/position';

afterEach(() => setLanguage('en'));

const view = strait(4);
const names = namesIn(view);

test('a refusal is told by its code and figures, stacks by their ships', async () => {
  const refused = must(
    battle.refuse(view, 'allies', {
      kind: 'declare',
      ship: 'hood',
      weapon: 'torpedoes',
      target: 'bismarck',
      full: false,
    }),
    'a refusal',
  );
  const acted = refusal('already-acted', 'BT-5.1', { stack: 'A1' });
  expect(refusalText(refused, names)).toBe('The torpedoes are declared in a torpedo impulse.');
  expect(refusalText(acted, names)).toBe('The stack of hood and prince has acted in this impulse.');
  await setLanguage('de');
  expect(refusalText(refused, names)).toBe('Torpedos werden in einem Torpedoimpuls angesagt.');
  expect(refusalText(acted, names)).toBe(
    'Der Stapel von hood und prince hat in diesem Impuls schon gehandelt.',
  );
});

test('codes among the figures are words, lists are lists', async () => {
  const step = refusal('not-now.step', 'BT-18.1', { deed: 'moveStack', step: 'movement' });
  const tow = refusal('tow-moves-once', 'BT-6.8', { impulses: [3, 12] });
  expect(refusalText(step, names)).toBe('Moving a stack is an order of your own movement impulse.');
  expect(refusalText(tow, names)).toMatch(/impulses 3 and 12\.$/);
  await setLanguage('de');
  expect(refusalText(step, names)).toBe(
    'Einen Stapel bewegen: nur in einem eigenen Bewegungsimpuls.',
  );
  expect(refusalText(tow, names)).toMatch(/Impulsen 3 und 12\.$/);
});

test('what cannot be read is told in the words of all systems, what has no text by its code', () => {
  const unread = battle.parseOrder('dance');
  expect('code' in unread && refusalText(unread, names)).toBe('No order begins with “dance”.');
  expect(refusalText({ code: 'unheard-of' }, names)).toBe('Not possible (unheard-of).');
});
