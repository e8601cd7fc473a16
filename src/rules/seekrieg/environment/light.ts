import type { ScenarioFacts } from '../model/scenario';
import type { Light } from '../model/state';
import { type Daylight, daylightOn } from '../tables/daylight';

/** [SK-1.5] */
const MINUTES_PER_TURN = 2;
const DAY = 1440;

/** Local civil time, in minutes after midnight, when a turn begins. */
const minuteOf = ({ startMinute }: ScenarioFacts, turn: number): number =>
  (startMinute + (turn - 1) * MINUTES_PER_TURN) % DAY;

/** [SK-7.21, SK-7.22, SK-7.24] Day, twilight or night when a turn begins. */
export const lightOf = (scenario: ScenarioFacts, turn: number): Light =>
  lightAt(daylightOn(scenario.date, scenario.latitude), minuteOf(scenario, turn));

/** [SK-29.4] Twilight all night where the sun does not sink low enough, nothing more where it does not rise. */
function lightAt({ sunrise, sunset, dawn, dusk, polar }: Daylight, minute: number): Light {
  if (polar === 'day') return 'day';
  if (sunrise !== null && sunset !== null && minute >= sunrise && minute < sunset) return 'day';
  const isMorning = minute < 720;
  const isDark = isMorning ? dawn !== null && minute < dawn : dusk !== null && minute >= dusk;
  if (isDark) return 'night';
  return isMorning ? 'morning-twilight' : 'evening-twilight';
}
