import type { Knots, Table } from '../../core';
import { type Bands, inBands } from './bands';

/** One Force of CHART B3. */
interface SeaState {
  windKnots: Knots;
  /** Loss of visibility in per cent. */
  visibility: number;
  /** Loss of speed and rate of fire, and chance to lose radar, in per cent, by DP. */
  operations: Bands;
}

/** CHART B3, by Force from 0 to 12. */
export interface SeaStateTable extends Table {
  forces: readonly SeaState[];
}

const DP = [60, 150, 300, 600, 1000];

const force = (windKnots: Knots, visibility: number, ...values: number[]): SeaState => ({
  windKnots,
  visibility,
  operations: { upTo: DP, values },
});

export const seaState: SeaStateTable = {
  name: 'CHART B3, Beaufort sea state',
  source: "SK-27.4: graded from the document's figures for 100 DP in Force 8 and 200 DP in Force 9",
  fill: true,
  forces: [
    force(0, 0, 0, 0, 0, 0, 0, 0),
    force(2, 0, 0, 0, 0, 0, 0, 0),
    force(5, 0, 0, 0, 0, 0, 0, 0),
    force(9, 0, 0, 0, 0, 0, 0, 0),
    force(13, 0, 0, 0, 0, 0, 0, 0),
    force(19, 0, 5, 0, 0, 0, 0, 0),
    force(25, 2, 10, 5, 0, 0, 0, 0),
    force(31, 5, 15, 10, 5, 0, 0, 0),
    force(37, 10, 20, 15, 10, 5, 0, 0),
    force(44, 20, 30, 20, 15, 10, 5, 5),
    force(52, 40, 40, 30, 25, 20, 15, 10),
    force(60, 60, 55, 45, 35, 30, 25, 20),
    force(68, 80, 70, 60, 50, 40, 35, 30),
  ],
};

const rowOf = (table: SeaStateTable, force: number): SeaState => table.forces[force] as SeaState;

/** [SK-27.4] @param force 0 to 12 */
export const windKnotsOf = (table: SeaStateTable, force: number): Knots =>
  rowOf(table, force).windKnots;

/** Loss of visibility in per cent [SK-7.10]. @param force 0 to 12 */
export const visibilityLoss = (table: SeaStateTable, force: number): number =>
  rowOf(table, force).visibility;

/** Loss of speed and rate of fire, and chance to lose radar, in per cent [SK-7.8, SK-7.9, SK-7.11]. */
export const operationsLoss = (table: SeaStateTable, force: number, dp: number): number =>
  inBands(rowOf(table, force).operations, dp);
