import { type RefObject, useCallback, useEffect } from 'react';
import { giveWay, hideCut } from '../../../../hexmap/covered';
import { useAtRest } from '../../../../hexmap/useAtRest';

/** The groups of the chart around the board. */
const BORDER = '.rim-figures, .chart-rose';

/**
 * Hides the figures of the border and the rose where the window cuts them, and the small board while it lies over
 * counters; the function is called as the window moves.
 * @param view looked at again whenever it changes
 */
export function useUncoveredBoard(svg: RefObject<SVGSVGElement | null>, view: unknown): () => void {
  const wait = useAtRest(
    useCallback(() => {
      hideCut(svg.current, BORDER);
      giveWay(svg.current, '.counter');
    }, [svg]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again as the counters change
  useEffect(wait, [wait, view]);
  return wait;
}
