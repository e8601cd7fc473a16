import { expect, test } from 'vitest';
import { loadWords } from '../../src/words/registry';

test.each(['strategic'])(
  'of %s the analysis says what it takes as it was though the rules hide it',
  async (system) => {
    const words = await loadWords(system);
    expect(words.takenAsWas?.()).toContain('taken as it was');
  },
);

test.each(['battle', 'fleet-action', 'sea-wings', 'seekrieg'])(
  'of %s nothing hidden is taken as it was: positions are guessed, or all is drawn anew',
  async (system) => {
    const words = await loadWords(system);
    expect(words.takenAsWas).toBeUndefined();
  },
);
