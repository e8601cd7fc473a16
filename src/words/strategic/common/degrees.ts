import type { Axial } from '../../../hex';
import type { TheaterMap } from '../../../rules/strategic';
import { latLonOf } from '../../../rules/strategic/query';

const MINUTES_IN_DEGREE = 60;

/** Where a hex lies: '63°20′ N 32°40′ W'. */
export function degreesText(map: Pick<TheaterMap, 'corner' | 'farCorner'>, hex: Axial): string {
  const { lat, lon } = latLonOf(map, hex);
  const east = lon > 180 ? lon - 360 : lon;
  return `${degrees(lat, 'N', 'S')} ${degrees(east, 'E', 'W')}`;
}

function degrees(value: number, plus: string, minus: string): string {
  const minutes = Math.round(Math.abs(value) * MINUTES_IN_DEGREE);
  const rest = String(minutes % MINUTES_IN_DEGREE).padStart(2, '0');
  return `${Math.floor(minutes / MINUTES_IN_DEGREE)}°${rest}′ ${value < 0 ? minus : plus}`;
}
