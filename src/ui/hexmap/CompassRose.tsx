import { memo } from 'react';
import { boardText } from '../i18n/board';
import { type Point, pointAt, pointText, translate } from './geometry/points';
import './rose.css';

const RADIUS = 112;
const INNER_RING = 88;
const POINTS = { cardinal: 84, quarter: 58, eighth: 40 } as const;
const WAIST = { cardinal: 15, quarter: 15, eighth: 15 } as const;

/** The two halves of one point of the star: the lit one to the left of it and the shaded one to the right. */
const half = (bearing: number, length: number, waist: number, turn: 1 | -1): string =>
  `M0,0L${[pointAt(bearing, length), pointAt(bearing + turn * 45 * (waist / 15), waist)].map(pointText).join('L')}Z`;

const star = (bearings: readonly number[], kind: keyof typeof POINTS, turn: 1 | -1): string =>
  bearings.map((bearing) => half(bearing, POINTS[kind], WAIST[kind], turn)).join('');

const CARDINALS = [0, 90, 180, 270];
const QUARTERS = [45, 135, 225, 315];
const EIGHTHS = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

const ray = (bearing: number, from: number, to: number): string =>
  `M${pointText(pointAt(bearing, from))}L${pointText(pointAt(bearing, to))}`;

const ringTicks = (step: number, from: number, to: number): string =>
  Array.from({ length: 360 / step }, (_, i) => ray(i * step, from, to)).join('');

const NAMES = ['N', 'E', 'S', 'W'] as const;

interface RoseProps {
  at: Point;
  /** 1 for a map of a battle. */
  scale?: number;
}

/** A compass rose of true bearings, north up. */
export const CompassRose = memo(function CompassRose({ at, scale = 1 }: RoseProps) {
  return (
    <g className="rose" transform={`${translate(at)} scale(${scale})`}>
      <circle r={RADIUS} />
      <circle r={INNER_RING} />
      <path className="rose-ticks" d={ringTicks(2, INNER_RING, INNER_RING + 5)} />
      <path className="rose-ticks" d={ringTicks(10, INNER_RING, INNER_RING + 9)} />
      <path className="rose-ray" d={EIGHTHS.map((it) => ray(it, 12, POINTS.eighth)).join('')} />
      <path className="rose-shade" d={star(QUARTERS, 'quarter', 1)} />
      <path className="rose-light" d={star(QUARTERS, 'quarter', -1)} />
      <path className="rose-shade" d={star(CARDINALS, 'cardinal', 1)} />
      <path className="rose-light" d={star(CARDINALS, 'cardinal', -1)} />
      {Array.from({ length: 12 }, (_, i) => i * 30).map((bearing) => (
        <text
          key={bearing}
          className="rose-figure"
          transform={`rotate(${bearing}) translate(0 ${-(INNER_RING + 14)})`}
        >
          {String(bearing).padStart(3, '0')}
        </text>
      ))}
      {NAMES.map((name, i) => (
        <text key={name} className="rose-name" {...pointAt(i * 90, RADIUS + 13)}>
          {boardText(`rose.${name}`)}
        </text>
      ))}
    </g>
  );
});
