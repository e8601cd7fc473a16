import type { Table } from '../../core';
import { type Bands, inBands } from './bands';

/** [SK-10.18, SK-27.14] How the target lies to the firing ship. */
export const TARGET_ANGLES = ['end-on', 'fine', 'quarter', 'beam'] as const;
export type TargetAngle = (typeof TARGET_ANGLES)[number];

/** CHART F1, by degrees from the nearer end of the target. */
export interface TargetAngleTable extends Table {
  sectors: Bands<TargetAngle>;
}

/**
 * [SK-10.18] The sector in which the firing ship lies from the target.
 * @param bearing relative bearing from the target in whole degrees, -180 to 180
 */
export function angleSector(table: TargetAngleTable, bearing: number): TargetAngle {
  const fromBow = Math.abs(bearing);
  return inBands(table.sectors, Math.min(fromBow, 180 - fromBow));
}

export const targetAngles: TargetAngleTable = {
  name: 'CHART F1, target angle',
  source: 'SK-27.14: 15 degrees at bow and stern of the document, the rest split evenly',
  fill: true,
  sectors: { upTo: [15, 45, 74], values: TARGET_ANGLES },
};
