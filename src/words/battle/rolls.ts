import { reworded } from '../core/reworded';
import type { Names } from './names';
import { rollsText } from './texts/rolls';

/** The sides as the rules call them in the reasons of their rolls. */
const SIDES = { 'the Allies': 'allies', 'the Axis': 'axis' } as const;

const isSide = (words: string): words is keyof typeof SIDES => words in SIDES;

/**
 * What dice were thrown for, in the language of the screen and with the sides by their names. Rolls are kept with the
 * reason that the rules wrote, in English: one that is not known stays so.
 */
export const rollReason = (reason: string, names: Pick<Names, 'side'>): string =>
  reworded(rollsText, reason, (_figure, words) =>
    isSide(words) ? names.side(SIDES[words]) : words,
  ) ?? reason;
