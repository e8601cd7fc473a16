import { afterEach, describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { type StrategicEvent, strategic } from '../../../src/rules/strategic';
import { setLanguage } from '../../../src/ui/i18n/texts';
import { plainText } from '../../../src/ui/log/logLine';
import { logChapters } from '../../../src/ui/systems/strategic/logBook';
import { playRandomly } from '../../rules/strategic/randomGame';
import { smallAdvanced, smallBasic } from '../../rules/strategic/smallGame';

/** All that a game of orders drawn by lot has told one side. */
function played(level: 'basic' | 'advanced') {
  const told: StrategicEvent[] = [];
  let chapter = 0;
  const match = playRandomly(
    level === 'basic' ? smallBasic({ turns: 3 }) : smallAdvanced({ turns: 4 }),
    `told ${level}`,
    ({ match: { chapter: now, closedEvents } }) => {
      if (now !== chapter) told.push(...(eventsFor(closedEvents, 'allies') as StrategicEvent[]));
      chapter = now;
    },
  );
  return { told, view: strategic.view(match.state, 'allies') };
}

/** Words that English sentences of the log are full of and German ones have not. */
const ENGLISH = /\b(the|and|of|at|by|fires?|hits?|loses|with|from|is|are)\b/i;

afterEach(() => setLanguage('en'));

describe.each(['basic', 'advanced'] as const)('%s', (level) => {
  const { told, view } = played(level);
  const lines = () => logChapters(told, view, 'allies').flatMap((chapter) => chapter.lines);

  test('what a game tells is told in whole sentences, with its clause', () => {
    expect(told.length).toBeGreaterThan(60);
    for (const { parts, rule } of lines()) {
      expect(plainText(parts)).toMatch(/^[^a-z].*\.$/);
      expect(plainText(parts)).not.toMatch(/[{}\uE000\uE001]|undefined|\[object|NaN/);
      expect(rule).toMatch(/^ST-/);
    }
  });

  test('and so in German', async () => {
    await setLanguage('de');
    for (const { parts } of lines()) {
      const words = parts.filter((part) => typeof part === 'string').join('');
      // The small game's land has English names.
      const sentence = words.replaceAll(/The \w+/g, '');
      expect(sentence).not.toMatch(ENGLISH);
    }
  });
});

test('a strike calls its flights by their aircraft', () => {
  const { told, view } = played('basic');
  const flight = /\b[ax]-\d\b/;
  for (const { lines } of logChapters(told, view, 'allies'))
    for (const { parts } of lines) expect(plainText(parts)).not.toMatch(flight);
});
