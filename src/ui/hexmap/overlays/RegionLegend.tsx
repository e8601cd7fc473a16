import type { Region } from '../mapProps';
import '../overlays.css';

/** What the lines on the chart stand for. Names at the lines would hide counters, or lie beyond the window. */
export const RegionLegend = ({ regions }: { regions: readonly Region[] }) =>
  regions.length > 0 && (
    <ul className="overlay-legend" aria-hidden="true">
      {regions.map(({ key, kind, variant, hexes, label }) => (
        <li key={key}>
          {hexes.length > 0 && (
            <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
              <g className="overlay" data-kind={kind} data-variant={variant}>
                <path className="overlay-line" d="M0,4H34" />
              </g>
            </svg>
          )}
          {label}
        </li>
      ))}
    </ul>
  );
