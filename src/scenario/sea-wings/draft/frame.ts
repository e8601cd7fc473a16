import { fromFile } from '../../draft/hexes';
import { degreesAt, type SeaWingsDraft } from './shape';

/** The chart laid elsewhere on the earth, or made larger or smaller: all stays in its hexes, in other degrees; coasts and names stay on the earth. */
export function framed(
  draft: SeaWingsDraft,
  changed: Partial<SeaWingsDraft['map']>,
): SeaWingsDraft {
  const next = { ...draft, map: { ...draft.map, ...changed } };
  const there = <T extends { hex: [number, number] }>(it: T) => ({
    ...it,
    at: degreesAt(next, fromFile(it.hex)),
  });
  return { ...next, forces: next.forces.map(there), bases: next.bases.map(there) };
}
