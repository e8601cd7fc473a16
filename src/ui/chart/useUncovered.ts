import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hideCovered, hideUnderButtons } from '../hexmap/covered';
import type { Placement } from '../hexmap/fit';
import { type Sight, sightOf } from '../hexmap/sight';
import type { Spread } from './spread';

/** The window has come to rest when it has not moved for so long. */
const REST_MS = 150;

/** Whose parts are hidden where they lie under a button or the little map. */
const UNDER_BUTTONS = ['.theater-names', '.theater-rose'] as const;

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
 * Whenever the window or the pins have come to rest, hides names and the rose that lie under a button or the little map, and figures
 * at the edge of the window that lie over a pin or a name, and tells what part of the chart is in sight.
 * The function it gives is called as the window moves, and stays the same.
 */
export function useUncovered({ svg, degrees, pins, onMove }: Covering) {
  const [sight, setSight] = useState<Sight>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Placement>(undefined);
  const wait = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      for (const drawn of UNDER_BUTTONS)
        hideUnderButtons(svg.current, svg.current?.querySelector(drawn) ?? null);
      hideCovered(svg.current, degrees.current, READ_FIRST);
      if (svg.current && last.current) setSight(sightOf(svg.current, last.current, NO_EDGES));
    }, REST_MS);
  }, [svg, degrees]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again as the pins change
  useEffect(() => {
    wait();
    return () => clearTimeout(rest.current);
  }, [wait, pins]);
  const follow = useCallback(
    (placement: Placement) => {
      last.current = placement;
      onMove(placement);
      wait();
    },
    [onMove, wait],
  );
  return { sight, follow };
}

const NO_EDGES = { left: 0, top: 0 };
