import { distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import { type ForceContact, nearestForce, searchOf } from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';

/** The report of an enemy force that is the newest, the first of several. */
export const newestReport = (view: SeekriegView, side: Side): ForceContact | undefined =>
  view.search
    ? bestBy(Object.values(searchOf(view, side).contacts), ({ hour }) => hour)
    : undefined;

const MILES_PER_HEX = 10;

/** Nautical miles from the own force that is nearest to where an enemy was reported. */
export function milesTo(view: SeekriegView, side: Side, { hex }: ForceContact): number {
  const own = nearestForce(view, side, hex);
  return own ? distance(own.hex, hex) * MILES_PER_HEX : Number.POSITIVE_INFINITY;
}
