import type { Yards } from '../../core';
import { setsOf } from '../common/radar';
import { MILES_PER_HEX, milesOf } from '../common/scale';
import { visualRangeYards } from '../common/visualRange';
import type { SearchForce } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { largestOf, shipsOfForce, viewAt } from './forces';
import { rangesOf } from './holding';

/**
 * [SK-8.12 to SK-8.14] How near a force has to keep to shadow another, in hexes of the search map.
 * @returns `null`: it cannot shadow it
 */
export function canShadow(
  state: SeekriegState,
  force: SearchForce,
  enemy: SearchForce,
): number | null {
  if (!isFastEnough(state, force, enemy)) return null;
  const { eye, radar } = rangesOf(state, force, enemy);
  const byEye = seesFarther(state, force, enemy) ? eye : 0;
  const byRadar = outranges(state, force, enemy) ? radar : 0;
  const yards = Math.max(byEye, byRadar);
  return yards === 0 ? null : Math.floor(milesOf(yards) / MILES_PER_HEX);
}

/** [SK-8.12] Both ranges are taken against the ship that is shadowed. */
function seesFarther(state: SeekriegState, force: SearchForce, enemy: SearchForce): boolean {
  const ship = largestOf(state, force);
  const shadowed = largestOf(state, enemy);
  return (
    visualRangeYards(viewAt(state, force.hex), ship, shadowed) >
    visualRangeYards(viewAt(state, enemy.hex), shadowed, shadowed)
  );
}

/** [SK-8.13] */
function outranges(state: SeekriegState, force: SearchForce, enemy: SearchForce): boolean {
  const ship = largestOf(state, force);
  const isSet = setsOf(state, ship).length > 0;
  return isSet && gunRange(ship) > gunRange(largestOf(state, enemy));
}

const gunRange = ({ sheet }: Ship): Yards => sheet.batteries[0]?.rangeYards ?? 0;

/** [SK-8.14] Their slowest ships, by their data sheets. */
const isFastEnough = (state: SeekriegState, force: SearchForce, enemy: SearchForce): boolean =>
  sheetKnots(state, force) >= sheetKnots(state, enemy);

const sheetKnots = (state: SeekriegState, force: SearchForce): number =>
  Math.min(...shipsOfForce(state, force).map(({ sheet }) => sheet.speedKnots));
