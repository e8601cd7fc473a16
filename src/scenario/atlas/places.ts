import type { Degrees } from '../core/coast';

const LATITUDE = String.raw`(\d{1,2}(?:[.,]\d+)?)\s*[°º]?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]?)?\s*([NS])`;
const LONGITUDE = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]?)?\s*([EWO])`;

/** Degrees, minutes and a letter for the direction, anywhere in a text. */
const LETTERED = new RegExp(`${LATITUDE}[\\s,;]+${LONGITUDE}`, 'i');

/** Nothing but two numbers: north and east count up. */
const BARE = /^\s*([+-]?\d+(?:\.\d+)?)[\s,;]+([+-]?\d+(?:\.\d+)?)\s*$/;

/** East is `O` in German. */
const BACKWARD = ['S', 'W'];

/** The place that a text names by its degrees, such as `9° 15′ S, 159° 55′ E` or `-9.25, 159.9`; `undefined` for none. */
export function placeIn(text: string): Degrees | undefined {
  const [, lat, latMinutes, south, lon, lonMinutes, west] = LETTERED.exec(text) ?? [];
  if (lat !== undefined && lon !== undefined)
    return onEarth(angle(lat, latMinutes, south), angle(lon, lonMinutes, west));
  const [, north, east] = BARE.exec(text) ?? [];
  return north === undefined ? undefined : onEarth(Number(north), Number(east));
}

const MINUTES = 60;

function angle(degrees: string, minutes = '0', letter = ''): number {
  const size = Number(degrees.replace(',', '.')) + Number(minutes) / MINUTES;
  return BACKWARD.includes(letter.toUpperCase()) ? -size : size;
}

/** Charts end before the poles. */
const MAX_LATITUDE = 85;

const onEarth = (lat: number, lon: number): Degrees | undefined =>
  Math.abs(lat) <= MAX_LATITUDE && Math.abs(lon) <= 180 ? { lat, lon } : undefined;

/** A place in degrees and minutes: `9° 15′ S, 159° 55′ E`; longitudes may go on past 180. */
export const placeText = ({ lat, lon }: Degrees): string =>
  `${angleText(lat, 'N', 'S')}, ${angleText(lon > 180 ? lon - 360 : lon, 'E', 'W')}`;

function angleText(degrees: number, forward: string, backward: string): string {
  const minutes = Math.round(Math.abs(degrees) * MINUTES);
  const rest = String(minutes % MINUTES).padStart(2, '0');
  return `${Math.floor(minutes / MINUTES)}° ${rest}′ ${degrees < 0 ? backward : forward}`;
}
