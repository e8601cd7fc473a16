import { angleBetween, flatBearing, turned } from '../../../hex';
import { degreesOf, signed } from '../common/geometry';
import { planOf } from '../common/own';
import type { TurnTo } from '../model/plan';
import type { SeekriegView } from '../model/state';
import type { TorpedoTrack } from '../model/tubes';
import type { Ship } from '../model/units';
import { maxSteps } from './limits';
import { TO } from './walk';

/** [SK-17.17] A facing this near to the torpedoes' course, or its reverse, combs. */
const COMBS = 30;

/** [SK-34.9] The turns of a ship that is shown a track aimed at her; `null`: nothing to do, or no order to. */
export function combingTurns(view: SeekriegView, ship: Ship): TurnTo[] | null {
  const track = view.torpedoes.tracks[ship.side].find(({ target }) => target === ship.id);
  if (!track || !planOf(ship).standing.combs || combs(ship.facing, track)) return null;
  const first = sideAway(ship, track);
  for (let steps = 1; steps <= maxSteps(view, ship); steps++)
    for (const to of [first, first === 'P' ? 'S' : 'P'] as const)
      if (combs(facingAfter(ship, to, steps), track)) return Array<TurnTo>(steps).fill(to);
  return null;
}

/** [SK-17.17] */
export function combs(facing: Ship['facing'], { from, aimedAt }: TorpedoTrack): boolean {
  const off = angleBetween(degreesOf(facing), flatBearing(from, aimedAt));
  return Math.min(off, 180 - off) <= COMBS;
}

const sideAway = ({ hex, facing }: Ship, { from }: TorpedoTrack): TurnTo =>
  signed(flatBearing(hex, from) - degreesOf(facing)) > 0 ? 'P' : 'S';

function facingAfter({ facing }: Ship, to: TurnTo, steps: number): Ship['facing'] {
  let now = facing;
  for (let i = 0; i < steps; i++) now = turned(now, TO[to]);
  return now;
}
