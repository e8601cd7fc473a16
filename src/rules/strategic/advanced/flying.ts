import { type Axial, addHex, aheadOf, distance, FACINGS, sameHex } from '../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../core';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SquadronId, StrategicView } from '../model/state';
import { type Base, basesOf, takesType } from './bases';
import { isOnMap } from './map';
import { flyingHexes, straightPath } from './mobility';
import { isPlanning, ownFlight, refuseAloft, refusePhase, replaced } from './ordered';
import {
  type Aloft,
  advancedOf,
  aloft,
  contactNow,
  contactsNow,
  forceOf,
  livingSquadron,
  presentDivisions,
} from './own';

type Flying = OrderOf<'moveSquadrons'>;

/** [ST-9.9, ST-12.6] Squadrons of one hex that can be plotted: those launched in this turn move no more. */
function refuseGroup(view: StrategicView, side: Side, ids: readonly SquadronId[]) {
  if (ids.length === 0 || new Set(ids).size !== ids.length) return refusal('no-group', 'ST-9.9');
  const refused = firstRefusal(...ids.map((id) => () => refuseAloft(view, side, id)));
  if (refused) return refused;
  const flights = ids.flatMap((id) => ownFlight(view, side, id) ?? []);
  if (flights.some(({ launchTurn }) => launchTurn === view.turn))
    return refusal('just-launched', 'ST-12.6');
  const hexes = flights.map(({ hex }) => hex);
  return hexes.every((hex) => sameHex(hex, hexes[0] as Axial))
    ? undefined
    : refusal('not-together.squadrons', 'ST-9.9');
}

/** [ST-1.12, ST-9.6 to ST-9.8, ST-9.15] */
function refusePath(view: StrategicView, side: Side, { squadrons, path }: Flying) {
  const most = flyingHexes(forceOf(view, side), squadrons);
  if (path.length > most) return refusal('too-far.fly', 'ST-9.6', { most, hexes: path.length });
  const from = ownFlight(view, side, squadrons[0] as string)?.hex as Axial;
  const isUnbroken = [from, ...path.slice(0, -1)].every(
    (hex, i) => distance(hex, path[i] ?? hex) === (path.length > 0 ? 1 : 0),
  );
  if (!isUnbroken) return refusal('broken-path', 'ST-9.6');
  const { map } = view.scenario;
  return map && path.every((hex) => isOnMap(map, hex)) ? undefined : refusal('off-map', 'ST-9.15');
}

/** [ST-9.11] A spotted enemy division, or a friendly one. */
function refuseGoal(view: StrategicView, side: Side, { goal }: Flying): Refusal | undefined {
  if (goal === 'none' || forceOf(view, side).divisions[goal]?.status === 'present')
    return undefined;
  return contactNow(view, side, goal)?.subject === 'ships'
    ? undefined
    : refusal('no-goal', 'ST-9.11', { goal });
}

/** [ST-9.9, ST-9.11] */
export const moveSquadrons: OrderRule<'moveSquadrons'> = {
  legal(view, side) {
    if (!isPlanning(view, side, 'movement')) return [];
    const bases = basesOf(view, side).filter(({ airGroup }) => airGroup > 0);
    return groupsToPlot(view, side)
      .flatMap((group) => usefulFlights(view, side, group, bases))
      .filter((order) => !moveSquadrons.refuse(view, side, order));
  },
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseGroup(view, side, order.squadrons),
      () => refusePath(view, side, order),
      () => refuseGoal(view, side, order),
    ),
  apply({ state }, side, { squadrons, path, goal }) {
    const plans = advancedOf(state, side);
    const isIn = (id: SquadronId) => squadrons.includes(id);
    plans.flightMoves = replaced(plans.flightMoves, (it) => it.squadrons.some(isIn), {
      squadrons: [...squadrons].sort(),
      path: path.map((hex) => ({ ...hex })),
      goal: goal === 'none' ? null : goal,
    });
    plans.launches = plans.launches.filter(({ squadron }) => !isIn(squadron));
  },
};

/** Useful groups: each squadron, and all of one home in one hex. Squadrons on patrol are named one by one. */
function groupsToPlot(view: StrategicView, side: Side): Aloft[][] {
  const flights = aloft(forceOf(view, side));
  const free = flights.filter(({ capOver }) => capOver === null);
  const together = free
    .map((flight) => free.filter((it) => goWith(view, side, flight, it)))
    .filter((group, i) => group.length > 1 && group[0]?.squadron === free[i]?.squadron);
  return [...flights.map((flight) => [flight]), ...together];
}

function goWith(view: StrategicView, side: Side, a: Aloft, b: Aloft): boolean {
  const { squadrons } = forceOf(view, side);
  return sameHex(a.hex, b.hex) && squadrons[a.squadron]?.home === squadrons[b.squadron]?.home;
}

/** Straight to contacts, to own bases and divisions, and out in six directions. */
function usefulFlights(
  view: StrategicView,
  side: Side,
  group: readonly Aloft[],
  bases: readonly Base[],
): Flying[] {
  const from = group[0]?.hex;
  if (!from) return [];
  const squadrons = group.map(({ squadron }) => squadron);
  const most = flyingHexes(forceOf(view, side), squadrons);
  const flight = (to: Axial, goal = 'none'): Flying => ({
    kind: 'moveSquadrons',
    squadrons,
    goal,
    path: straightPath(from, to, most),
  });
  const contacts = contactsNow(view, side).map(({ id, hex, subject }) =>
    flight(hex, subject === 'ships' ? id : 'none'),
  );
  const ways = FACINGS.map((facing) => flight(farthest(view, from, aheadOf(facing), most)));
  const force = forceOf(view, side);
  const orders = [flight(from), ...contacts, ...homeward(force, group, bases, flight), ...ways];
  const isNew = new Set<string>();
  return orders.filter(({ path, goal }) => {
    const key = `${goal} ${JSON.stringify(path.at(-1) ?? '')}`;
    return !isNew.has(key) && isNew.add(key);
  });
}

/** To the hexes of bases on which one of them may land. */
function homeward(
  force: Force,
  group: readonly Aloft[],
  bases: readonly Base[],
  flight: (to: Axial, goal?: string) => Flying,
): Flying[] {
  const types = group.flatMap(({ squadron }) => livingSquadron(force, squadron)?.card.type ?? []);
  const homes = bases.filter((base) => types.some((type) => takesType(base, type)));
  const isCarrier = new Set(homes.map(({ division }) => division));
  return [
    ...homes.filter(({ land }) => land).map(({ hex }) => flight(hex)),
    ...presentDivisions(force).flatMap(({ id, hex }) =>
      hex && isCarrier.has(id) ? flight(hex, id) : [],
    ),
  ];
}

/** The last hex on the map in a direction, up to `most` away. */
function farthest({ scenario }: StrategicView, from: Axial, ahead: Axial, most: number): Axial {
  let at = from;
  for (let i = 0; i < most; i += 1) {
    const next = addHex(at, ahead);
    if (!scenario.map || !isOnMap(scenario.map, next)) return at;
    at = next;
  }
  return at;
}
