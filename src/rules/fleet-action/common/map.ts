import { type Axial, hexNumber, isInRectangle } from '../../../hex';
import type { ScenarioFacts } from '../model/scenario';

/** Land by hex, kept for as long as the scenario is. */
const known = new WeakMap<readonly Axial[], ReadonlySet<number>>();

function landKeys(land: readonly Axial[]): ReadonlySet<number> {
  const before = known.get(land);
  if (before) return before;
  const keys = new Set(land.map(hexNumber));
  known.set(land, keys);
  return keys;
}

export const isLand = ({ land }: Pick<ScenarioFacts, 'land'>, hex: Axial): boolean =>
  land.length > 0 && landKeys(land).has(hexNumber(hex));

/** [NW-1.18] */
export const isOnMap = ({ map }: Pick<ScenarioFacts, 'map'>, hex: Axial): boolean =>
  isInRectangle(map, hex);

/** [NW-8.33] */
export const isBadWeather = ({ badWeather }: ScenarioFacts, hex: Axial): boolean =>
  badWeather === 'everywhere' ||
  (badWeather !== 'none' && landKeys(badWeather).has(hexNumber(hex)));
