import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Placement } from '../hexmap/fit';
import { isCovered } from '../hexmap/geometry/rects';
import type { Spread } from './spread';

/** The window has come to rest when it has not moved for so long. */
const REST_MS = 150;

interface Covering {
  svg: RefObject<SVGSVGElement | null>;
  /** Figures that stay at the edge of the window. */
  degrees: RefObject<SVGGElement | null>;
  pins: readonly Spread[];
  /** What else follows the window; it stays the same from render to render. */
  onMove: (placement: Placement) => void;
}

/**
 * Hides the figures at the edge of the window that lie over a pin, whenever the window or the pins have come to rest.
 * The function it gives is called as the window moves, and stays the same.
 */
export function useUncovered({ svg, degrees, pins, onMove }: Covering): Covering['onMove'] {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => hideCovered(svg.current, degrees.current), REST_MS);
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

function hideCovered(svg: SVGSVGElement | null, degrees: SVGGElement | null): void {
  const pins = [...(svg?.querySelectorAll('.pin-place') ?? [])].map(rectOf);
  const figures = [...(degrees?.children ?? [])].map((it) => ({ it, rect: rectOf(it) }));
  for (const { it, rect } of figures) it.toggleAttribute('data-covered', isCovered(rect, pins));
}

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();
