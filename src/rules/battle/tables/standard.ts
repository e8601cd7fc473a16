import type { BattleTables, TableId, TableSet } from '../model/tables';
import {
  criticalDamage,
  gunfireDamage,
  magazines,
  penetration,
  torpedoDamage,
  torpedoModifiers,
} from './damage';
import { impulses } from './impulses';
import { gunneryModifiers, gunRanges, toHit, torpedoRanges, usTorpedoes } from './ranges';
import {
  aaRating,
  armorRating,
  gunRating,
  hullRating,
  points,
  speedRating,
  torpedoRating,
} from './ratings';
import { flashes, searchRadar, sighting } from './sighting';
import { towing } from './towing';

/** The tables of RULES.md, by their ids. */
export const STANDARD_SET: TableSet = {
  gunfireDamage,
  torpedoDamage,
  torpedoModifiers,
  criticalDamage,
  magazines,
  gunRanges,
  toHit,
  gunneryModifiers,
  penetration,
  torpedoRanges,
  usTorpedoes,
  sighting,
  flashes,
  searchRadar,
  impulses,
  towing,
  hullRating,
  gunRating,
  aaRating,
  torpedoRating,
  armorRating,
  speedRating,
  points,
};

export const TABLE_IDS = Object.keys(STANDARD_SET) as TableId[];

/** The tables of a battle that names no others [BT-16.11]. */
export const STANDARD_TABLES: BattleTables = {
  id: 'standard',
  name: 'Standard tables',
  replaced: [],
  sheets: [],
  ...STANDARD_SET,
};

/** The tables of a battle; every reader asks here. */
export const tablesOf = ({
  scenario,
}: {
  readonly scenario: { readonly tables?: BattleTables };
}): BattleTables => scenario.tables ?? STANDARD_TABLES;
