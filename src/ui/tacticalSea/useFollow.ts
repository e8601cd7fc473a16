import { type RefObject, useEffect, useRef } from 'react';
import { FLAT } from '../hexmap/geometry/plane';
import type { ZoomControl } from '../hexmap/zoom';
import { type Piece, strayed } from './strayed';

/**
 * A ship that sails out of the window takes it along, just far enough, and whoever appears outside is shown. When the
 * clock moves on, the window looks for all ships automatically.
 */
export function useFollow(
  zoom: RefObject<ZoomControl | null>,
  pieces: readonly Piece[],
  clock: number,
): void {
  const before = useRef({ pieces, clock });
  useEffect(() => {
    const was = before.current;
    before.current = { pieces, clock };
    const control = zoom.current;
    if (!control || was.clock !== clock) return;
    const gone = strayed(was.pieces, pieces, control.shows);
    if (gone) control.reveal(FLAT.center(gone.hex));
  }, [zoom, pieces, clock]);
}
