import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { hideCovered } from '../hexmap/covered';
import type { Placement } from '../hexmap/fit';
import type { Spread } from './spread';

/** The window has come to rest when it has not moved for so long. */
const REST_MS = 150;

/** What figures at the edge of the window give way to. */
const READ_FIRST = '.pin-place, .theater-names text';

interface Covering {
  svg: RefObject<SVGSVGElement | null>;
  /** Figures that stay at the edge of the window. */
  degrees: RefObject<SVGGElement | null>;
  pins: readonly Spread[];
  /** What else follows the window; it stays the same from render to render. */
  onMove: (placement: Placement) => void;
}

/**
 * Hides the figures at the edge of the window that lie over a pin or a name, whenever the window or the pins have come
 * to rest.
 * The function it gives is called as the window moves, and stays the same.
 */
export function useUncovered({ svg, degrees, pins, onMove }: Covering): Covering['onMove'] {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => hideCovered(svg.current, degrees.current, READ_FIRST), REST_MS);
  }, [svg, degrees]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again as the pins change
  useEffect(() => {
    wait();
    return () => clearTimeout(rest.current);
  }, [wait, pins]);
  return useCallback(
    (placement: Placement) => {
      onMove(placement);
      wait();
    },
    [onMove, wait],
  );
}
