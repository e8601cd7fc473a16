import type { Dice, Roll } from '../../core';
import type { Play } from '../model/play';
import { tablesOf } from '../model/tables';
import { type ChanceTable, rollChances } from '../tables/chances';

/** What chances are rolled with. */
export interface Source {
  dice: Dice;
  table: ChanceTable;
}

export const sourceOf = ({ state, dice }: Play): Source => ({
  dice,
  table: tablesOf(state).chances,
});

/** Rolls so many equal chances on CHARTS Y. @returns how many succeed, and the rolls for an event */
export function roll(
  { dice, table }: Source,
  odds: { chances: number; probability: number },
  reason: string,
): { count: number; dice: Roll[] } {
  const { count, rolls } = rollChances(table, odds, dice, reason);
  return {
    count,
    dice: rolls.map((value): Roll => ({ die: 'percentile', values: [value], reason })),
  };
}
