import { type RefObject, useCallback } from 'react';
import { hideCut } from '../../../../hexmap/covered';
import { useAtRest } from '../../../../hexmap/useAtRest';

/** The groups of the chart around the board. */
const BORDER = '.rim-figures, .chart-rose';

/** Hides the figures of the border and the rose where the window cuts them; the function is called as the window moves. */
export const useWholeBorder = (svg: RefObject<SVGSVGElement | null>): (() => void) =>
  useAtRest(useCallback(() => hideCut(svg.current, BORDER), [svg]));
