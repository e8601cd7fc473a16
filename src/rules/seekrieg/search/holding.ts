import type { Yards } from '../../core';
import { radarYards } from '../common/radar';
import { milesBetween, milesOf } from '../common/scale';
import { visualRangeYards } from '../common/visualRange';
import type { Meeting, SearchForce } from '../model/searchMap';
import type { SeekriegView } from '../model/state';
import { largestOf, viewAt } from './forces';

/** [SK-7.18, SK-8.6, SK-8.8] How far the largest ship of a force sees the largest of another, and has her on radar. */
export function rangesOf(
  view: SeekriegView,
  force: SearchForce,
  enemy: SearchForce,
): { eye: Yards; radar: Yards } {
  const here = viewAt(view, force.hex);
  const ship = largestOf(view, force);
  const target = largestOf(view, enemy);
  return { eye: visualRangeYards(here, ship, target), radar: radarYards(here, ship, target) };
}

/** [SK-8.6 to SK-8.8] How a force holds another where both are now; `null`: not at all. */
export function heldBy(
  view: SeekriegView,
  force: SearchForce,
  enemy: SearchForce,
): Meeting['held']['allies'] {
  const miles = milesBetween(force.hex, enemy.hex);
  const { eye, radar } = rangesOf(view, force, enemy);
  if (miles <= milesOf(eye)) return 'eye';
  return miles <= milesOf(radar) ? 'radar' : null;
}
