import { type Dice, valueOf } from '../../../core';
import type { CombatFact } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';

/** [WG-8.24, WG-8.26] The highest die that finds a target so far away; below 1 none does. */
export const findsUpTo = (
  rangeHexes: number,
  { searchAndStrike }: Pick<TableSet, 'searchAndStrike'> = STANDARD_TABLES,
): number => searchAndStrike.upTo - Math.floor(rangeHexes / searchAndStrike.hexesPerPoint);

/** [WG-8.24 to WG-8.27] Rolls whether a mission finds an unspotted marker, or a strike its new target. */
export function rollMission(
  strike: string,
  rangeHexes: number,
  dice: Dice,
  tables: Pick<TableSet, 'searchAndStrike'> = STANDARD_TABLES,
): { isFound: boolean; facts: CombatFact[] } {
  const roll = dice.roll('d6', 1, 'search-and-strike', { strike });
  const isFound = valueOf(roll) <= findsUpTo(rangeHexes, tables);
  const fact: CombatFact = {
    kind: 'missionRolled',
    rule: 'WG-8.24',
    dice: [roll],
    strike,
    rangeHexes,
    isFound,
  };
  return { isFound, facts: [fact] };
}
