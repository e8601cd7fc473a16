import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { giveWay, hideCovered, hideCut } from '../hexmap/covered';
import type { Follow, Placement } from '../hexmap/fit';
import { type Sight, sightOf } from '../hexmap/sight';
import { useAtRest } from '../hexmap/useAtRest';
import type { Spread } from './spread';

/** Whose parts are hidden where the window cuts them, or where they lie under a button or the little map. */
const WHOLE_OR_NOT = '.theater-names, .theater-rose';

/** What figures at the edge of the window give way to. */
const READ_FIRST = '.pin-place, .theater-names text';

/** Ships are played with: what lies over them is hidden. */
const FORCES = '.pin-place[data-kind="force"] .pin';

interface Covering {
  svg: RefObject<SVGSVGElement | null>;
  /** Figures that stay at the edge of the window. */
  degrees: RefObject<SVGGElement | null>;
  pins: readonly Spread[];
  /** What else follows the window; it stays the same from render to render. */
  onMove: Follow;
}

/**
 * Whenever the window or the pins have come to rest, hides names and the rose that the window cuts or that lie under a
 * button or the little map, and figures at the edge of the window that lie over a pin or a name, and tells what part of
 * the chart is in sight. The little map is hidden while it lies over ships.
 * The function it gives is called as the window moves, and stays the same.
 */
export function useUncovered({ svg, degrees, pins, onMove }: Covering) {
  const [sight, setSight] = useState<Sight>();
  const last = useRef<Placement>(undefined);
  const look = useCallback(() => {
    giveWay(svg.current, FORCES);
    hideCut(svg.current, WHOLE_OR_NOT);
    hideCovered(svg.current, degrees.current, READ_FIRST);
    if (svg.current && last.current) setSight(sightOf(svg.current, last.current, NO_EDGES));
  }, [svg, degrees]);
  const wait = useAtRest(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again as the pins change
  useEffect(wait, [wait, pins]);
  const follow: Follow = useCallback(
    (placement, window) => {
      last.current = placement;
      onMove(placement, window);
      wait();
    },
    [onMove, wait],
  );
  return { sight, follow };
}

const NO_EDGES = { left: 0, top: 0 };
