import { afterEach, expect, test } from 'vitest';
import { BOTS } from '../../src/bots';
import { measuredStrengths } from '../../src/scenario/shippedList';
import { botDescription, botName, botStrength } from '../../src/ui/match/bots';
import { setLanguage } from '../../src/words/core/texts';

afterEach(() => setLanguage('en'));

test('every bot has its words, in English those of its own', async () => {
  for (const bot of BOTS)
    expect([botName(bot), botDescription(bot)]).toEqual([bot.name, bot.description]);
  await setLanguage('de');
  for (const bot of BOTS) expect(botDescription(bot)).not.toBe(bot.description);
  expect(botName({ id: 'newcomer', name: 'Newcomer' })).toBe('Newcomer');
});

test('a bot tells how it did against the next weaker one, in skirmishes where it played any', () => {
  const told = (id: string, system: string) => botStrength({ id }, system);
  const drawn = measuredStrengths.find(({ bot, isDrawn }) => bot === 'admiral' && isDrawn);
  expect(told('admiral', 'battle')).toBe(
    `Won ${drawn?.won} of ${drawn?.games} skirmishes against the Commander, lost ${drawn?.lost}.`,
  );
  expect(told('commander', 'sea-wings')).toMatch(
    /^Won \d+ of \d+ games against the Ensign, lost \d+\.$/,
  );
  for (const system of ['sea-wings', 'seekrieg', 'fleet-action'])
    expect(told('admiral', system)).toMatch(/against the Commander/);
  expect(told('ensign', 'battle')).toBe('');
});
