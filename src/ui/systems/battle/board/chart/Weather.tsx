import { memo } from 'react';
import type { Weather } from '../../../../../rules/battle';
import { hash } from '../../../../hexmap/geometry/noise';
import { HEX_SIZE } from '../../../../hexmap/geometry/plane';
import { fixed, type Point } from '../../../../hexmap/geometry/points';
import { circumradius } from './rim';

/** Strokes and blots of a veil over the sea, all from coordinates. */
interface Veil {
  streaks: number;
  slant: number;
  length: number;
  clouds: number;
  /** Breaking seas. */
  crests: number;
}

const VEILS: Readonly<Record<Weather, Veil>> = {
  clear: { streaks: 0, slant: 0, length: 0, clouds: 0, crests: 0 },
  cloud: { streaks: 0, slant: 0, length: 0, clouds: 9, crests: 0 },
  rain: { streaks: 420, slant: 0.32, length: 24, clouds: 7, crests: 0 },
  squall: { streaks: 620, slant: 0.75, length: 36, clouds: 11, crests: 150 },
  storm: { streaks: 820, slant: 1.2, length: 46, clouds: 14, crests: 420 },
};

const SALT = { across: 61, down: 67, long: 71, wide: 73, crest: 79 };

const scatter = (i: number, spread: number): Point => ({
  x: (hash(i, 1, SALT.across) - 0.5) * 2 * spread,
  y: (hash(i, 2, SALT.down) - 0.5) * 2 * spread,
});

const streakPath = ({ streaks, slant, length }: Veil, spread: number): string =>
  Array.from({ length: streaks }, (_, i) => {
    const { x, y } = scatter(i, spread);
    const long = length * (0.5 + hash(i, 3, SALT.long));
    return `M${fixed(x)},${fixed(y)}l${fixed(-slant * long)},${fixed(long)}`;
  }).join('');

/** Short white arcs, a trough under each: seas that break. */
const crestPath = ({ crests }: Veil, spread: number): string =>
  Array.from({ length: crests }, (_, i) => {
    const { x, y } = scatter(i + CREST_SEED, spread);
    const half = 4 + 5 * hash(i, 5, SALT.crest);
    return `M${fixed(x - half)},${fixed(y)}q${fixed(half)},${fixed(-half * 0.55)} ${fixed(2 * half)},0`;
  }).join('');

const CREST_SEED = 5000;

/** Rain, squalls and cloud shadows, lying lightly on the chart and under the counters. */
export const WeatherVeil = memo(function WeatherVeil({
  weather,
  apothem,
}: {
  weather: Weather;
  apothem: number;
}) {
  const veil = VEILS[weather];
  const spread = circumradius(apothem);
  return (
    <g>
      {Array.from({ length: veil.clouds }, (_, i) => {
        const { x, y } = scatter(i + 1000, spread * 0.8);
        const wide = HEX_SIZE * (4 + 5 * hash(i, 4, SALT.wide));
        return (
          <ellipse
            key={`${x},${y}`}
            fill="url(#board-cloud)"
            cx={x}
            cy={y}
            rx={wide}
            ry={wide * 0.55}
          />
        );
      })}
      <path className="crests" d={crestPath(veil, spread)} />
      <path className="streaks" d={streakPath(veil, spread)} />
    </g>
  );
});
