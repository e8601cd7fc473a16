import { memo } from 'react';
import { pointText } from '../../hexmap/geometry/points';
import type { Underlay } from './useUnderlay';
import './underlay.css';

/** The coast of the earth, faintly. */
export const UnderlayCoast = memo(function UnderlayCoast({ coasts }: Pick<Underlay, 'coasts'>) {
  if (coasts.length === 0) return null;
  return (
    <path
      className="underlay-coast"
      aria-hidden="true"
      d={coasts.map((ring) => `M${ring.map(pointText).join('L')}Z`).join('')}
    />
  );
});
