import { distance, hexKey } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SquadronRecord, StrategicView } from '../../../rules/strategic';
import type { FlightRecord } from '../../../rules/strategic/query';
import { asArray, bestBy } from '../../core/lists';
import { isEscort } from '../basic/patrols';
import type { Judgement } from '../common/judgement';
import { forceOf } from '../common/known';
import { contactsNow } from './contacts';
import { type Quarry, quarries } from './quarry';
import { lookoutOf } from './spokes';
import {
  flyHome,
  flyTo,
  homeOf,
  isInReach,
  lastTurn,
  lookToward,
  radiusOf,
  type Trip,
  tripOf,
} from './trips';

/** [ST-9.6, ST-12.10] The moves of everything in the air, and of takeoffs. */
export function* flightPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Iterable<Order> {
  yield* launchPlan(view, side, orders, judgement);
  yield* movePlan(view, side);
}

/** [ST-12.6, ST-12.7] Strikes form up toward their target; fighters of a deck that do not escort stay over it. */
function* launchPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  { escorts }: Judgement,
): Iterable<Order> {
  const launches = orders.filter((it): it is OrderOf<'launch'> => it.kind === 'launch');
  const patrols = orders.filter((it): it is OrderOf<'launchCap'> => it.kind === 'launchCap');
  const force = forceOf(view, side);
  const ids = [...new Set(launches.map(({ squadron }) => squadron))].sort();
  const strikes = ids.filter((id) => isStrike(force.advanced?.flights[id]));
  for (const [index, id] of ids.entries()) {
    const squadron = force.squadrons[id];
    if (!squadron || force.advanced?.launches.some((it) => it.squadron === id)) continue;
    const patrol = patrols.find(
      (it) => it.squadron === id && it.over === ownUnit(view, side, squadron),
    );
    const isFighter = force.advanced?.flights[id]?.ordnance === 'guns';
    const hasStrike = strikes.some((it) => force.squadrons[it]?.home === squadron.home);
    if (isFighter && patrol && (!hasStrike || !isEscort(index, escorts))) {
      yield patrol;
      continue;
    }
    const to = headingOf(view, side, squadron);
    const own = launches.filter((it) => it.squadron === id);
    yield* asArray(bestBy(own, (it) => (to ? -distance(it.to, to) : 0)));
  }
}

/** It carries bombs or torpedoes. */
export const isStrike = (flight: FlightRecord | undefined): boolean =>
  flight?.ordnance === 'bombs' || flight?.ordnance === 'torpedoes';

const ownUnit = (view: StrategicView, side: Side, { home }: SquadronRecord): string =>
  forceOf(view, side).ships[home]?.division ?? home;

/** The destination of a squadron that takes off: the best enemy in reach, or its own part of the sea. */
function headingOf(view: StrategicView, side: Side, squadron: SquadronRecord) {
  const home = homeOf(view, side, squadron)?.hex;
  if (!home) return undefined;
  const hexes = radiusOf(view, squadron, view.turn);
  return (
    struckBy(view, side, squadron)?.hex ??
    lookoutOf(view, side, { id: squadron.id, launchTurn: view.turn, home, hexes })
  );
}

/** The best enemy that a squadron taking off now can reach; none for one that will search. */
export function struckBy(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
): Quarry | undefined {
  const home = homeOf(view, side, squadron)?.hex;
  const ordnance = forceOf(view, side).advanced?.flights[squadron.id]?.ordnance;
  if (!home || ordnance === 'search') return undefined;
  const hexes = radiusOf(view, squadron, view.turn);
  return quarries(view, side).find(({ hex }) => distance(hex, home) <= hexes);
}

/** Everything in the air that is not on patrol and has no move yet: strikes with their escorts, and each search alone. */
function* movePlan(view: StrategicView, side: Side): Iterable<Order> {
  const { advanced } = forceOf(view, side);
  const plotted = new Set(advanced?.flightMoves.flatMap(({ squadrons }) => squadrons));
  const flights = Object.values(advanced?.flights ?? {}).filter(
    ({ squadron, hex, capOver, launchTurn }) =>
      hex && capOver === null && launchTurn !== view.turn && !plotted.has(squadron),
  );
  const groups = new Map<string, FlightRecord[]>();
  for (const it of flights) {
    const key = groupKey(view, side, it);
    groups.set(key, [...(groups.get(key) ?? []), it]);
  }
  for (const group of groups.values()) yield* asArray(errandOf(view, side, group)?.order);
}

/** Who flies together: all that strike from one deck, and all that return to it. */
function groupKey(view: StrategicView, side: Side, it: FlightRecord): string {
  if (it.ordnance === 'search' || !it.hex) return it.squadron;
  const home = forceOf(view, side).squadrons[it.squadron]?.home;
  return `${hexKey(it.hex)} ${home} ${it.hasAttacked}`;
}

/** The mission of a group in the air, and its move. */
interface Errand {
  about: 'home' | 'search' | 'strike';
  order: Order;
}

/** [ST-9.6] Home when it must, else toward the enemy or on with its search. */
export function errandOf(
  view: StrategicView,
  side: Side,
  group: readonly FlightRecord[],
): Errand | undefined {
  const trip = tripOf(view, side, group);
  const [first] = group;
  if (!trip || !first) return undefined;
  const home: Errand = { about: 'home', order: flyHome(trip) };
  if (first.hasAttacked || trip.turnsLeft === 0) return home;
  if (first.ordnance === 'search')
    return { about: 'search', order: lookMove(view, side, trip, first) };
  const order = group.some(isStrike) ? strikeMove(view, side, trip) : undefined;
  return order ? { about: 'strike', order } : home;
}

/** [ST-9.11] Toward the best enemy in reach: by this turn's report, else where he may be. */
function strikeMove(view: StrategicView, side: Side, trip: Trip): Order | undefined {
  const quarry = quarries(view, side).find(({ hex }) => isInReach(trip, hex));
  if (!quarry) return undefined;
  const isSeen = quarry.contact.turn === view.turn;
  return flyTo(trip, quarry.hex, isSeen ? quarry.contact.id : 'none');
}

/** Out into its own sector and back in time; a squadron that has found something shadows it. */
function lookMove(
  view: StrategicView,
  side: Side,
  trip: Trip,
  { squadron: id, launchTurn }: FlightRecord,
): Order {
  const squadron = forceOf(view, side).squadrons[id];
  if (!squadron) return flyHome(trip);
  const own = contactsNow(view, side).find(({ spotter }) => spotter === id);
  if (own && isInReach(trip, own.hex)) return flyTo(trip, own.hex, own.id);
  const from = launchTurn ?? view.turn;
  const home = trip.home.hex;
  const hexes = radiusOf(view, squadron, from);
  return lookToward(trip, lookoutOf(view, side, { id, launchTurn: from, home, hexes }));
}

/** [ST-8.20] Who lands: everyone who has been out; patrols when their time is over. */
export function recoveryPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const force = forceOf(view, side);
  const landings = orders.filter((it): it is OrderOf<'recover'> => it.kind === 'recover');
  const ids = [...new Set(landings.map(({ squadron }) => squadron))];
  return ids.flatMap((id) => {
    const squadron = force.squadrons[id];
    const flight = force.advanced?.flights[id];
    if (!squadron || !flight) return [];
    if (staysAloft(view, squadron, flight))
      return orders.filter((it) => it.kind === 'stayAloft' && it.squadron === id).slice(0, 1);
    const own = landings.filter((it) => it.squadron === id);
    return asArray(own.find(({ at }) => at === squadron.home) ?? own[0]);
  });
}

function staysAloft(view: StrategicView, squadron: SquadronRecord, flight: FlightRecord): boolean {
  const launchTurn = flight.launchTurn ?? 0;
  if (flight.hasAttacked || lastTurn(view, squadron, launchTurn) <= view.turn) return false;
  return flight.capOver !== null || launchTurn === view.turn;
}
