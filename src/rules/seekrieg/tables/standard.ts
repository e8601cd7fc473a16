import { chances } from './chances';
import { dcoByNation, dcoBySize, lossByDamage, ramCriticals } from './control';
import { fires } from './fires';
import { advancedHit, basicHit, earlyFire, estimation } from './hitChance';
import { hitLocation } from './hitLocation';
import { shellHits } from './shellHits';
import { rateOfFire, shells } from './shells';
import { torpedoDamage, torpedoDuds, torpedoModifier, trackingError } from './torpedoHits';

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
  trackingError,
  torpedoDuds,
  torpedoDamage,
  torpedoModifier,
  lossByDamage,
  ramCriticals,
  dcoBySize,
  dcoByNation,
};

export type TableSet = typeof STANDARD_TABLES;
