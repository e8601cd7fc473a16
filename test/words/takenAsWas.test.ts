import { expect, test } from 'vitest';
import { loadWords } from '../../src/words/registry';

test.each(['fleet-action', 'sea-wings', 'seekrieg', 'strategic'])(
  'of %s the analysis says what it takes as it was though the rules hide it',
  async (system) => {
    const words = await loadWords(system);
    expect(words.takenAsWas?.()).toContain('taken as it was');
  },
);

test('[BT-15.5] of battles nothing hidden is taken as it was: in fog positions are guessed', async () => {
  const words = await loadWords('battle');
  expect(words.takenAsWas).toBeUndefined();
});
