import type { Condition } from '../../../rules/fleet-action/query';
import type { Item, Ship } from './item';

/** [NW-23.11] The three share one number of the die. */
const EACH = 1 / 3;

/** [NW-23.11] */
const searchlights: Item = {
  weightOf: () => EACH,
  costOf: () => 3,
  lostOf: ({ start }, { hasSearchlights }) => Number(start.hasSearchlights && !hasSearchlights),
  mostOf: ({ unit, start }) => Number(start.hasSearchlights && unit.searchlightOn === null),
  lose: () => ({ hasSearchlights: false }),
};

/** [NW-23.11a] Not of a ship whose planes have flown, which was seen. */
const planes: Item = {
  weightOf: (sheet) => (sheet.type === 'V' ? 0 : EACH),
  costOf: () => 4,
  lostOf: ({ start, hasFlown }, { canLaunchPlanes }) =>
    Number(start.canLaunchPlanes && !hasFlown && !canLaunchPlanes),
  mostOf: ({ start, hasFlown }) => Number(start.canLaunchPlanes && !hasFlown),
  lose: () => ({ planes: 0, canLaunchPlanes: false }),
};

/** [NW-23.11b] */
const gunneryRadar: Item = {
  weightOf: () => EACH,
  costOf: () => 5,
  lostOf: ({ start }, condition) =>
    Number(
      (start.hasGunneryRadar && !condition.hasGunneryRadar) ||
        (start.hasFlakRadar && !condition.hasFlakRadar),
    ),
  mostOf: ({ start }) => Number(start.hasGunneryRadar || start.hasFlakRadar),
  lose: () => ({ hasGunneryRadar: false, hasFlakRadar: false }),
};

/** Her planes as she began, if none has flown. */
export const withPlanes = (
  { start, hasFlown }: Ship,
  { planes, canLaunchPlanes }: Condition,
): Pick<Condition, 'planes' | 'canLaunchPlanes'> =>
  hasFlown
    ? { planes, canLaunchPlanes }
    : { planes: start.planes, canLaunchPlanes: start.canLaunchPlanes };

export const SENSORS: readonly Item[] = [searchlights, planes, gunneryRadar];
