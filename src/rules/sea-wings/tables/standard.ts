import { airCombat, antiAircraft, searchAndStrike, surprise } from './air';
import { damageControl, fires } from './control';
import {
  airLosses,
  baseHits,
  fireStarts,
  shipColumns,
  shipEnds,
  shipHits,
  strikeHits,
} from './hits';
import {
  bombardment,
  contact,
  quickDamage,
  quickMultipliers,
  quickPoints,
  visibility,
} from './surface';
import type { TableSet } from './tableSet';

/** The tables of RULES.md, by their ids. */
export const STANDARD_TABLES: TableSet = {
  shipHits,
  shipColumns,
  baseHits,
  fireStarts,
  strikeHits,
  airCombat,
  antiAircraft,
  damageControl,
  fires,
  shipEnds,
  airLosses,
  surprise,
  searchAndStrike,
  contact,
  visibility,
  quickMultipliers,
  quickPoints,
  quickDamage,
  bombardment,
};
