import type { ClauseId, Modifier } from '../../core';
import { TARGET_STEERING } from '../model/reckoning';
import { isLandTarget } from '../model/sheet';
import type { Unit } from '../model/units';
import { isSlow, isStopped } from './speed';

/** A modifier that counts: those of 0 are left out. */
export const modifier = (code: string, value: number, rule: ClauseId): Modifier[] =>
  value === 0 ? [] : [{ code, value, rule }];

/** [NW-2.5, NW-3.21] SV 0; of an enemy whose condition is hidden, as printed. */
const hasDamagedSteering = ({ sheet, condition }: Unit): boolean =>
  (condition?.steering ?? sheet.steering) === 0 && sheet.steering > 0;

/** [NW-13.9, NW-15.3, NW-16.6, NW-18.3] A target that answers her helm badly, or is Slow [NW-13.26]. */
export const helplessness = (target: Unit, rule: ClauseId): Modifier[] => [
  ...modifier(TARGET_STEERING, Number(hasDamagedSteering(target)), rule),
  ...modifier('target-slow', Number(!isLandTarget(target.sheet) && isSlow(target)), rule),
];

/** [NW-13.9, NW-15.3, NW-16.7] Misses at a target that is Stopped, or ashore, are rolled again. */
export const isSitting = (target: Unit): boolean => isLandTarget(target.sheet) || isStopped(target);
