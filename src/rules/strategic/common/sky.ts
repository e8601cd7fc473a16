import type { Axial } from '../../../hex';
import type { Modifier } from '../../core';
import type { Level } from '../model/scenario';
import type { StrategicView } from '../model/state';
import type { Sky } from '../rolls/gunnery';
import { advancedTurnHour, isNightHour, isNightTurn } from '../tables/clock';

/** [ST-1.20, ST-1.22, ST-1.23] Light and weather of the present turn, in a strategic hex or in a range box (`null`). */
export function skyOf({ scenario, turn }: Place, hex: Axial | null): Sky {
  const { level, firstHour, daylight, poor } = scenario;
  const isNight =
    level === 'basic'
      ? isNightTurn(turn)
      : isNightHour(advancedTurnHour(turn, firstHour), daylight);
  const isPoor = poor.some(
    ({ from, to, northOf }) =>
      turn >= from && turn <= to && (northOf === undefined || latitudeOf(scenario, hex) > northOf),
  );
  return { isNight, isPoor };
}

type Place = Pick<StrategicView, 'scenario' | 'turn'>;

/** [ST-1.11] The latitude of a hex's center; without a map, the northernmost. */
const latitudeOf = ({ map }: Place['scenario'], hex: Axial | null): number =>
  map && hex ? map.corner.lat - (hex.r + hex.q / 2) / 3 : 90;

/** [ST-3.6, ST-3.7] What darkness and weather take from an attack made in the strategic turn itself. */
export function attackSky({ scenario }: { scenario: { level: Level } }, sky: Sky): Modifier[] {
  const isBasic = scenario.level === 'basic';
  const night: Modifier = isBasic
    ? { code: 'night', value: -2, rule: 'ST-3.6' }
    : { code: 'night', value: -1, rule: 'ST-3.7' };
  const poor: Modifier = { code: 'poor-weather', value: -1, rule: 'ST-3.7' };
  return [...(sky.isNight ? [night] : []), ...(sky.isPoor && !isBasic ? [poor] : [])];
}
