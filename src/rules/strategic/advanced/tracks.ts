import { type Axial, distance, type Facing, facingTo } from '../../../hex';
import { roundHalfUp } from '../../core';
import type { FlightRecord } from '../model/advancedState';
import type { Division, StrategicState } from '../model/state';

/** [ST-8.5] Equal steps of a movement phase. */
const TIME_STEPS = 12;

/** The hexes that a unit passed in the last movement phase, from where it began to where it is: one alone for a unit that lay still. */
export type Track = readonly [Axial, ...Axial[]];

/** [ST-8.5] Where a unit is after a number of the twelve steps. */
export function hexAtStep(track: Track, step: number): Axial {
  const moves = track.length - 1;
  return track[roundHalfUp((step * moves) / TIME_STEPS)] as Axial;
}

/** [ST-8.5] The shortest distance between two units during the last movement, in hexes. */
export function shortestDistance(a: Track, b: Track): number {
  if (a.length === 1 && b.length === 1) return distance(a[0], b[0]);
  const apart = Array.from({ length: TIME_STEPS }, (_, index) =>
    distance(hexAtStep(a, index + 1), hexAtStep(b, index + 1)),
  );
  return Math.min(...apart);
}

/** The track of a division on the map; `undefined` for one that is not. */
export function trackOfDivision(
  { tracks }: { tracks: Readonly<Record<string, readonly Axial[]>> },
  { id, hex, status }: Division,
): Track | undefined {
  if (!hex || status !== 'present') return undefined;
  return trackTo(tracks[id] ?? [], hex);
}

/** [ST-8.6] The track of a squadron that flies or has just landed; `undefined` for one that stayed aboard. */
export function trackOfFlight({ hex, path, justLanded }: FlightRecord): Track | undefined {
  const end = hex ?? (justLanded ? path.at(-1) : undefined);
  return end && trackTo(path, end);
}

/** A track that is known to end in a hex: one of another time is none. */
function trackTo(passed: readonly Axial[], end: Axial): Track {
  const last = passed.at(-1);
  return last && distance(last, end) === 0 ? (passed as Track) : [end];
}

/** [ST-11.3] Where a unit went in its last move; `null` when it lay still. */
export function courseOf(track: Track): Facing | null {
  const [before, last] = track.slice(-2);
  return (before && last && facingTo(before, last)) ?? null;
}

/** Of a state: of a division of a side. */
export const divisionTrack = (
  { forces }: Pick<StrategicState, 'forces'>,
  side: 'allies' | 'axis',
  division: Division,
): Track | undefined => trackOfDivision(forces[side].advanced ?? { tracks: {} }, division);
