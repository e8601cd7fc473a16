import { memo, useId } from 'react';
import { hexagonPath } from './rim';

/**
 * The light that lies on sea and land: from the sun's side when it is low, falling off toward the rim at night. Its
 * colors are those of the style sheet for the board's light.
 */
export const LightVeil = memo(function LightVeil({ apothem }: { apothem: number }) {
  const id = useId();
  return (
    <g className="light-veil">
      <defs>
        <linearGradient id={`${id}-low`}>
          <stop className="light-west" offset="0" />
          <stop className="light-middle" offset="0.5" />
          <stop className="light-east" offset="1" />
        </linearGradient>
        <radialGradient id={`${id}-dark`}>
          <stop className="dark-heart" offset="0.35" />
          <stop className="dark-rim" offset="1" />
        </radialGradient>
      </defs>
      <path className="low-light" d={hexagonPath(apothem)} fill={`url(#${id}-low)`} />
      <path className="darkness" d={hexagonPath(apothem)} fill={`url(#${id}-dark)`} />
    </g>
  );
});
