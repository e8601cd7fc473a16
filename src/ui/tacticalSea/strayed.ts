import type { Axial } from '../../hex';
import { WHOLE_SHIP_PIXELS } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import type { ZoomControl } from '../hexmap/zoom';

/** What stands on the sea: a ship, a marker. */
export interface Piece {
  id: string;
  hex: Axial;
}

/**
 * The first piece that has left the window, or that is new and lies outside; whoever was out of sight before may stay so.
 *
 * @param shows whether the window shows a point of the map, with so many pixels around it
 */
export function strayed(
  before: readonly Piece[],
  now: readonly Piece[],
  shows: ZoomControl['shows'],
): Piece | undefined {
  const from = new Map(before.map(({ id, hex }) => [id, FLAT.center(hex)]));
  return now.find(({ id, hex }) => {
    const start = from.get(id);
    const wasInSight = start === undefined || shows(start);
    return wasInSight && !shows(FLAT.center(hex), WHOLE_SHIP_PIXELS);
  });
}
