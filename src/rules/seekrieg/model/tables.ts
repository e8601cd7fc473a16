import { STANDARD_TABLES, type TableSet } from '../tables/standard';
import type { SeekriegView } from './state';

/** The charts that a game is played with. */
export const tablesOf = ({ scenario }: Pick<SeekriegView, 'scenario'>): TableSet =>
  scenario.tables ?? STANDARD_TABLES;
