import { type Axial, FACINGS, hexAhead } from '../../../../hex';
import { must, type Refusal, type Side } from '../../../core';
import { environmentAt } from '../../common/zones';
import type { OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { SearchGroup } from '../../model/searchMap';
import type { SeekriegView } from '../../model/state';
import { tablesOf } from '../../model/tables';
import { flightHours, hoursOut, searchHours } from '../endurance';
import { searchOf } from '../forces';
import { homeOf } from '../groups';
import { milesToPattern, patternOf } from '../patterns';
import { isNow, refuseNow } from './asking';

const STEPS = ['search'] as const;

/** [SK-20.1, SK-20.3] Force and visibility code that keep search aircraft at home. */
const TOO_ROUGH = 8;
const TOO_THICK = 5;

/** Hexes off at which patterns are listed. */
const LISTED_HEXES = 15;

/** [SK-8.15] One aircraft searches a pattern of CHART D2. */
export const searchPattern: OrderRule<'searchPattern'> = {
  legal: (view, side) =>
    isNow(view, side, STEPS)
      ? Object.values(searchOf(view, side).groups).flatMap((group) => listed(view, side, group))
      : [],
  refuse: (view, side, order) =>
    refuseNow(view, side, STEPS, 'SK-8.15') ?? refuseFlight(view, side, order),
  apply(play, side, { group: id, pattern, at }) {
    const search = searchOf(play.state, side);
    const group = must(search.groups[id], id);
    const from = homeOf(play.state, group) ?? group.hex;
    const milesOut = milesToPattern(play.state, { pattern, at, from });
    group.aloft += 1;
    search.patrols.push({
      group: id,
      pattern,
      at: { ...at },
      from: { ...from },
      shadows: null,
      hoursOut: hoursOut(milesOut),
      hoursLeft: searchHours(group.aircraft.rangeMiles, milesOut),
    });
  },
};

function listed(view: SeekriegView, side: Side, { id, ...group }: SearchGroup) {
  const home = homeOf(view, { id, ...group });
  if (!home) return [];
  const numbers = tablesOf(view).searchPatterns.patterns.map((_, i) => i + 1);
  return FACINGS.map((facing) => hexAhead(home, facing, LISTED_HEXES)).flatMap((at) =>
    numbers
      .map(
        (pattern): OrderOf<'searchPattern'> => ({ kind: 'searchPattern', group: id, pattern, at }),
      )
      .filter((order) => !refuseFlight(view, side, order)),
  );
}

function refuseFlight(
  view: SeekriegView,
  side: Side,
  { group: id, pattern, at }: OrderOf<'searchPattern'>,
): Refusal | undefined {
  const group = searchOf(view, side).groups[id];
  const home = group && homeOf(view, group);
  if (!group || !home) return refusal('no-such-group', 'SK-8.15', { group: id });
  if (group.aloft >= group.count) return refusal('none-left', 'SK-8.15', { group: id });
  if (!patternOf(view, pattern))
    return refusal('no-such-pattern', 'SK-27.11', {
      most: tablesOf(view).searchPatterns.patterns.length,
    });
  return (
    refuseWeather(view, group, home) ?? refuseDistance(view, group, { pattern, at, from: home })
  );
}

/** [SK-20.1, SK-20.3] */
function refuseWeather(view: SeekriegView, group: SearchGroup, home: Axial): Refusal | undefined {
  const { force, visibility, light } = environmentAt(view, home);
  const isBlind = light === 'night' || visibility <= TOO_THICK;
  const isBound = isBlind && group.ship !== null && !group.aircraft.hasRadar;
  if (force < TOO_ROUGH && !isBound) return undefined;
  return refusal('cannot-search-now', force < TOO_ROUGH ? 'SK-20.3' : 'SK-20.1', {
    group: group.id,
  });
}

/** [SK-8.21] */
function refuseDistance(
  view: SeekriegView,
  { aircraft: { rangeMiles } }: SearchGroup,
  drawn: Parameters<typeof milesToPattern>[1],
): Refusal | undefined {
  const isWithin = searchHours(rangeMiles, milesToPattern(view, drawn)) > 0;
  const most = Math.floor(50 * (flightHours(rangeMiles) - 1));
  return isWithin ? undefined : refusal('pattern-out-of-reach', 'SK-8.21', { most });
}
