import type { Overlay } from '../../systems/battle/board/boardProps';
import { overlayKey, overlayLabel } from './Regions';

/** What the lines on the chart stand for. Names at the lines would hide counters, or lie beyond the window. */
export const OverlayLegend = ({ overlays }: { overlays: readonly Overlay[] }) =>
  overlays.length > 0 && (
    <ul className="overlay-legend" aria-hidden="true">
      {overlays.map((overlay) => (
        <li key={overlayKey(overlay)}>
          <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
            <g className="overlay" data-kind={overlay.kind} data-weapon={overlay.weapon}>
              <path className="overlay-line" d="M0,4H34" />
            </g>
          </svg>
          {overlayLabel(overlay)}
        </li>
      ))}
    </ul>
  );
