import { type RefObject, useEffect, useRef } from 'react';
import { WHOLE_SHIP_PIXELS } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import type { ZoomControl } from '../hexmap/zoom';
import type { SeaShip } from './seaShip';

/**
 * A ship that sails out of the window takes it along, just far enough, and whoever appears outside is shown. When the
 * clock moves on, the window looks for all ships automatically.
 */
export function useFollow(
  zoom: RefObject<ZoomControl | null>,
  ships: readonly Pick<SeaShip, 'id' | 'hex'>[],
  clock: number,
): void {
  const before = useRef({ ships, clock });
  useEffect(() => {
    const was = before.current;
    before.current = { ships, clock };
    const control = zoom.current;
    if (!control || was.clock !== clock) return;
    const from = new Map(was.ships.map(({ id, hex }) => [id, FLAT.center(hex)]));
    const gone = ships.find(({ id, hex }) => {
      const start = from.get(id);
      const wasInSight = start === undefined || control.shows(start);
      return wasInSight && !control.shows(FLAT.center(hex), WHOLE_SHIP_PIXELS);
    });
    if (gone) control.reveal(FLAT.center(gone.hex));
  }, [zoom, ships, clock]);
}
