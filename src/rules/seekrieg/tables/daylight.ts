import type { Degrees } from '../../core';
import { rounded } from './rounding';

/** Times of a day in minutes after midnight, local civil time; `null` where there is none [SK-29.4]. */
export interface Daylight {
  sunrise: number | null;
  sunset: number | null;
  /** Begin of the morning's twilight and end of the evening's. */
  dawn: number | null;
  dusk: number | null;
  /** The sun does not set, or it stays below the horizon. */
  polar: 'day' | 'night' | null;
}

const RADIANS = Math.PI / 180;
/** Altitudes of the sun in degrees: its upper edge on the horizon, and the end of twilight [SK-29.3]. */
const HORIZON: Degrees = -0.833;
const TWILIGHT: Degrees = -19.8;
const NOON = 720;
const MINUTES_PER_DEGREE = 4;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Day of the year, 1 to 365. @param date ISO 8601, `1941-05-24` */
export function dayOfYear(date: string): number {
  const [, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return (DAYS_BEFORE[month - 1] ?? 0) + day;
}

/** [SK-29.2] The sun's declination in radians and the equation of time in minutes. */
function sunOn(day: number): { declination: number; equation: number } {
  const g = (2 * Math.PI * (day - 1)) / 365;
  const [sin, cos] = [Math.sin(g), Math.cos(g)];
  const [sin2, cos2] = [Math.sin(2 * g), Math.cos(2 * g)];
  const [sin3, cos3] = [Math.sin(3 * g), Math.cos(3 * g)];
  const seasons = 0.006918 - 0.399912 * cos + 0.070257 * sin;
  const halves = -0.006758 * cos2 + 0.000907 * sin2;
  const thirds = -0.002697 * cos3 + 0.00148 * sin3;
  const orbit = 0.000075 + 0.001868 * cos - 0.032077 * sin;
  const tilt = -0.014615 * cos2 - 0.040849 * sin2;
  return { declination: seasons + halves + thirds, equation: 229.18 * (orbit + tilt) };
}

/** Cosine of the hour angle at which the sun stands at an altitude; beyond 1 or -1 it never does. */
function cosHourAngle(altitude: Degrees, latitude: Degrees, declination: number): number {
  const [sin, cos] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
  const rise = Math.sin(altitude * RADIANS) - sin * Math.sin(declination);
  return rise / (cos * Math.cos(declination));
}

/** Minutes from noon; `null` where the sun never stands at that altitude. */
const halfDay = (cos: number): number | null =>
  Math.abs(cos) > 1 ? null : (MINUTES_PER_DEGREE * Math.acos(cos)) / RADIANS;

/**
 * [SK-29.2 to SK-29.4] Sunrise, sunset and twilight. South of the equator the same equations hold, from which
 * CHART K4 was made [SK-29.5].
 * @param latitude degrees, north positive
 */
export function daylightOn(date: string, latitude: Degrees): Daylight {
  const { declination, equation } = sunOn(dayOfYear(date));
  const noon = NOON - equation;
  const cosRise = cosHourAngle(HORIZON, latitude, declination);
  const rise = halfDay(cosRise);
  const dawn = halfDay(cosHourAngle(TWILIGHT, latitude, declination));
  const at = (minutes: number | null, sign: 1 | -1) =>
    minutes === null ? null : rounded(noon + sign * minutes);
  return {
    sunrise: at(rise, -1),
    sunset: at(rise, 1),
    dawn: at(dawn, -1),
    dusk: at(dawn, 1),
    polar: cosRise < -1 ? 'day' : cosRise > 1 ? 'night' : null,
  };
}
