import { afterEach, expect, test } from 'vitest';
import { BOTS } from '../../src/bots';
import { botDescription, botName } from '../../src/ui/match/bots';
import { setLanguage } from '../../src/words/core/texts';

afterEach(() => setLanguage('en'));

test('every bot has its words, in English those of its own', async () => {
  for (const bot of BOTS)
    expect([botName(bot), botDescription(bot)]).toEqual([bot.name, bot.description]);
  await setLanguage('de');
  for (const bot of BOTS) expect(botDescription(bot)).not.toBe(bot.description);
  expect(botName({ id: 'newcomer', name: 'Newcomer' })).toBe('Newcomer');
});
