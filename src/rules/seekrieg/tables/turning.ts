import type { Degrees, Table } from '../../core';
import type { Bands } from './bands';

/** CHART U3. */
export interface TurningTable extends Table {
  /** The most that a ship turns in a turn, by DP. */
  degrees: Bands<Degrees>;
}

export const turning: TurningTable = {
  name: 'CHART U3, greatest turn',
  source: 'SK-31.3: turns of 45 to 180 degrees by size, large ships below 180',
  fill: true,
  degrees: { upTo: [100, 400], values: [180, 135, 90] },
};
