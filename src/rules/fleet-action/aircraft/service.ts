import { conditionOf } from '../common/own';
import { progression } from '../common/progression';
import { crewOf, standsAboard } from '../common/stands';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { spacesOf } from './deck';

/** [NW-10.22] Service points that a stand needs to be refueled and rearmed. */
const serviceNeed = ({ count }: AirStand): number => progression(count) + 1;

/** [NW-10.22] Service points that a carrier or base has left in this turn. */
const serviceLeft = ({ flightOps, condition }: Unit): number =>
  Math.max(0, (condition?.serviceRate ?? 0) - (flightOps?.served ?? 0));

/** [NW-10.22] Most points that can be spent on a stand now. */
export const mostPoints = (home: Unit, stand: AirStand): number =>
  Math.min(serviceLeft(home), serviceNeed(stand) - crewOf(stand).serviced);

/** [NW-10.21, NW-10.23] Stands that can be serviced: those in the hangar, then the stowed ones, as far as its spaces go. */
export function serviceable(view: FleetActionView, home: Unit): AirStand[] {
  const aboard = standsAboard(view, home);
  const below = ['hangar', 'stowed'].flatMap((at) => aboard.filter(({ place }) => place === at));
  let left = conditionOf(home).hangar;
  return below.filter((stand) => {
    left -= spacesOf(stand);
    return left >= 0;
  });
}

/** [NW-10.22, NW-10.23] Points are spent on a stand, which goes to the hangar; it is ready when it has all it needs. */
export function service(
  play: Play,
  home: Unit,
  stand: AirStand,
  { points, load }: Pick<OrderOf<'serviceStand'>, 'points' | 'load'>,
): void {
  const condition = crewOf(stand);
  condition.load = load === '-' ? null : load;
  condition.serviced += points;
  if (home.flightOps) home.flightOps.served += points;
  const isReady = condition.serviced >= serviceNeed(stand);
  stand.place = isReady ? 'ready' : 'hangar';
  if (isReady) condition.serviced = 0;
  const { id, side } = stand;
  tell(play, {
    kind: 'standServiced',
    rule: 'NW-10.22',
    seenBy: [side],
    side,
    stand: id,
    points,
    isReady,
  });
}

/** [NW-33.4] Without an order, stands are serviced in listed order and armed as before. */
export function serviceAsUsual(play: Play, home: Unit): void {
  for (const stand of serviceable(play.state, home)) {
    const points = mostPoints(home, stand);
    if (points > 0) service(play, home, stand, { points, load: usualLoad(stand) });
  }
}

/** As before, or the first of its loads; fighters take none. */
function usualLoad(stand: AirStand): string {
  const { load, lastLoad } = crewOf(stand);
  const { loads, roles } = stand.aircraft;
  const first = roles.includes('fighter') ? undefined : loads[0]?.key;
  return load ?? lastLoad ?? first ?? '-';
}
