import type { CSSProperties } from 'react';

interface BarProps {
  /** 0 to 1. */
  share: number;
  low: number;
  high: number;
  /** A second part after the first, hatched. */
  more?: number;
  /** Where history lies, 0 to 1. */
  history?: number;
}

/** A share as a bar with its interval, for the eye: the figures stand beside it. */
export const Bar = ({ share, low, high, more = 0, history }: BarProps) => (
  <span
    className="lab-bar"
    aria-hidden="true"
    style={{ '--share': share, '--more': more, '--low': low, '--high': high } as CSSProperties}
  >
    <i className="lab-bar-share" />
    {more > 0 && <i className="lab-bar-more" />}
    <i className="lab-bar-interval" />
    {history !== undefined && (
      <i className="lab-bar-history" style={{ '--at': history } as CSSProperties} />
    )}
  </span>
);
