import { antiAirFire, attackBoxes, attackChance, kamikaze } from './airAttacks';
import { armorTypes } from './armor';
import { bombs, bombTypes } from './bombs';
import { chances } from './chances';
import { dcoByNation, dcoBySize, lossByDamage, ramCriticals } from './control';
import { criticalEffects } from './criticalEffects';
import { carrierCriticals, criticals, durations, submarineCriticals } from './criticals';
import { fires } from './fires';
import { dropOuts, navigation, raidDetection, reportError, vectoring } from './flights';
import { advancedHit, basicHit, earlyFire, estimation } from './hitChance';
import { hitLocation } from './hitLocation';
import { morale } from './morale';
import { penetration } from './penetration';
import { searchPatterns } from './search';
import { seaState } from './seaState';
import { shellHits } from './shellHits';
import { rateOfFire, shells } from './shells';
import { targetAngles } from './targetAngle';
import { torpedoDamage, torpedoDuds, torpedoModifier, trackingError } from './torpedoHits';
import { turning } from './turning';
import { visibility } from './visibility';
import { weather } from './weather';

/** The charts of RULES.md that may be replaced, each as a whole, by their ids. */
export const STANDARD_TABLES = {
  chances,
  targetAngles,
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
  basicHit,
  advancedHit,
  estimation,
  earlyFire,
  shellHits,
  criticals,
  carrierCriticals,
  submarineCriticals,
  criticalEffects,
  durations,
  armorTypes,
  penetration,
  morale,
  searchPatterns,
  navigation,
  dropOuts,
  vectoring,
  reportError,
  raidDetection,
  antiAirFire,
  attackBoxes,
  attackChance,
  kamikaze,
  bombs,
  bombTypes,
  seaState,
  visibility,
  weather,
  turning,
};

export type TableSet = typeof STANDARD_TABLES;
