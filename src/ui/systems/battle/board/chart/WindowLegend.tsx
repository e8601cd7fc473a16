import { type Ref, type RefObject, useCallback, useRef } from 'react';
import type { Bounds, Placement } from '../../../../hexmap/fit';
import { sayYards } from '../../../../hexmap/say';
import { CARTOUCHE_INSET } from './Chart';
import { TITLE_SIZE } from './Legend';
import { windowScale } from './scaleBar';

/** Title, scale and north of the part of the chart in the window, while the chart's own lie beyond it. */
export const WindowLegend = ({ title, ref }: { title: string; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className="window-legend" aria-hidden="true" hidden>
    <b>{title}</b>
    <svg className="window-north" viewBox="0 0 12 18" width="12" height="18" aria-hidden="true">
      <path d="M6,0L10,17L6,13L2,17Z" />
    </svg>
    <span className="window-scale">
      <i />
      <span />
    </span>
  </div>
);

/** Keeps the legend in step with the chart by its elements alone: nothing of React runs. */
export function useWindowLegend(sheet: Bounds) {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useCallback(
    (placement: Placement) => {
      if (!ref.current) return;
      drawLegend(ref.current, placement, sheet);
      showForAWhile(ref.current, timer);
    },
    [sheet],
  );
  return { ref, follow };
}

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

/** How long after the last move a small window still shows its scale. */
const SHOWN_MS = 1500;

/** Where there is no room beside the counters, the scale is seen only while the chart moves. */
function showForAWhile(legend: HTMLElement, timer: Timer): void {
  legend.dataset.moved = '';
  clearTimeout(timer.current);
  timer.current = setTimeout(() => delete legend.dataset.moved, SHOWN_MS);
}

/** Below this height the letters of the chart's own title are not read. */
const LEGIBLE_PIXELS = 11;

/** Whether the title in the corner of the sheet can be read in the window. */
export const showsOwnTitle = ({ k, x, y }: Placement, { left, top }: Bounds): boolean =>
  TITLE_SIZE * k >= LEGIBLE_PIXELS &&
  (left + CARTOUCHE_INSET) * k + x >= 0 &&
  (top + CARTOUCHE_INSET) * k + y >= 0;

function drawLegend(legend: HTMLElement, placement: Placement, sheet: Bounds): void {
  legend.hidden = showsOwnTitle(placement, sheet);
  const { yards, pixels } = windowScale(placement.k);
  const [bar, words] = legend.querySelectorAll<HTMLElement>('.window-scale > *');
  if (!bar || !words) return;
  bar.style.inlineSize = `${pixels}px`;
  const text = sayYards(yards);
  if (words.textContent !== text) words.textContent = text;
}
