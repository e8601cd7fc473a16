import { chances } from './chances';
import { fires } from './fires';
import { advancedHit, basicHit, earlyFire, estimation } from './hitChance';
import { hitLocation } from './hitLocation';
import { shellHits } from './shellHits';
import { rateOfFire, shells } from './shells';

/** The charts of RULES.md that may be replaced, each as a whole, by their ids. */
export const STANDARD_TABLES = {
  chances,
  shellHits,
  basicHit,
  advancedHit,
  estimation,
  earlyFire,
  hitLocation,
  shells,
  rateOfFire,
  fires,
};

export type TableSet = typeof STANDARD_TABLES;
