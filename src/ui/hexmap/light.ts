/** The light of the whole picture; it affects no rule. */
export const LIGHTS = ['day', 'morning', 'evening', 'twilight', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** The rules know only day and night. */
type Hour = 'day' | 'night';

/** What a scenario says of its hour: '05:52' by the clock, and a place that may name its latitude. */
export interface WhenAndWhere {
  /** ISO 8601. */
  date: string;
  time?: string | undefined;
  place?: string | undefined;
}

/** Below this height in degrees the sun colors the sea. */
const LOW_SUN = 18;
/** Above this height, below the horizon, there is still some light: the end of nautical twilight. */
const LAST_LIGHT = -12;
const NOON = 12;

/** The light in which a battle is drawn: the hour of the rules, and by the height of the sun its color. */
export function lightOf(hour: Hour, { date, time, place = '' }: WhenAndWhere): Light {
  const clock = time === undefined ? undefined : hoursOf(time);
  if (clock === undefined) return hour;
  const height = sunHeight(latitudeIn(place), date, clock);
  if (hour === 'night') return height > LAST_LIGHT ? 'twilight' : 'night';
  if (height > LOW_SUN) return 'day';
  return clock < NOON ? 'morning' : 'evening';
}

/** '05:52' in hours; `undefined` for what is no time. */
function hoursOf(time: string): number | undefined {
  const found = /^(\d{1,2}):(\d{2})/.exec(time);
  return found ? Number(found[1]) + Number(found[2]) / 60 : undefined;
}

/** '63° 20′ N' in degrees, south negative; 0 where a place names none. */
export function latitudeIn(place: string): number {
  const found = /(\d{1,2})°\s*(?:(\d{1,2})′\s*)?([NS])/.exec(place);
  if (!found) return 0;
  const degrees = Number(found[1]) + Number(found[2] ?? 0) / 60;
  return found[3] === 'S' ? -degrees : degrees;
}

const RADIANS = Math.PI / 180;
const TILT_DEGREES = 23.44;
const DAYS_A_YEAR = 365.25;
/** Ten days from the winter solstice to the new year. */
const SOLSTICE_DAYS = 10;
const DAY_MS = 86_400_000;

/**
 * The sun's height over the horizon in degrees, for a clock that shows noon when the sun is highest. Ship's clocks were up
 * to two hours off that, which for a color is near enough.
 */
export function sunHeight(latitude: number, date: string, clock: number): number {
  const day = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY_MS;
  const declination =
    -TILT_DEGREES * Math.cos((2 * Math.PI * (day + SOLSTICE_DAYS)) / DAYS_A_YEAR) * RADIANS;
  const turn = (clock - NOON) * 15 * RADIANS;
  const sine =
    Math.sin(latitude * RADIANS) * Math.sin(declination) +
    Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(turn);
  return Math.asin(sine) / RADIANS;
}
