import { type Axial, distance, sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SquadronRecord, StrategicView } from '../../../rules/strategic';
import type { FlightRecord } from '../../../rules/strategic/advanced/state';
import { HEXES_PER_TURN } from '../../../rules/strategic/tables/squadrons';
import { forceOf } from '../known';
import { asArray, bestBy } from '../lists';
import { homeOf } from './arming';
import { contactsNow, guessOf, nearestContact } from './contacts';

/** [ST-9.6, ST-12.10] Where everything in the air goes, and what takes off for where. */
export function flightPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  return [...launchPlan(view, side, orders), ...movePlan(view, side, orders)];
}

/** [ST-12.6, ST-12.7] Strikes form up toward their target; every other fighter of a deck stays over it. */
function launchPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const launches = orders.filter((it): it is OrderOf<'launch'> => it.kind === 'launch');
  const patrols = orders.filter((it): it is OrderOf<'launchCap'> => it.kind === 'launchCap');
  const force = forceOf(view, side);
  const ids = [...new Set(launches.map(({ squadron }) => squadron))].sort();
  const strikes = ids.filter((id) => isStrike(force.advanced?.flights[id]));
  return ids.flatMap((id, index): Order[] => {
    const squadron = force.squadrons[id];
    if (!squadron) return [];
    const patrol = patrols.find(
      (it) => it.squadron === id && it.over === ownUnit(view, side, squadron),
    );
    const isFighter = force.advanced?.flights[id]?.ordnance === 'guns';
    const hasStrike = strikes.some((it) => force.squadrons[it]?.home === squadron.home);
    if (isFighter && patrol && (!hasStrike || index % 2 === 0)) return [patrol];
    const to = headingOf(view, side, squadron);
    return asArray(
      bestBy(
        launches.filter((it) => it.squadron === id),
        (it) => (to ? -distance(it.to, to) : 0),
      ),
    );
  });
}

const isStrike = (flight: FlightRecord | undefined): boolean =>
  flight?.ordnance === 'bombs' || flight?.ordnance === 'torpedoes';

const ownUnit = (view: StrategicView, side: Side, { home }: SquadronRecord): string =>
  forceOf(view, side).ships[home]?.division ?? home;

/** What a squadron that takes off is bound for: the nearest enemy, or its own part of the sea. */
function headingOf(view: StrategicView, side: Side, squadron: SquadronRecord): Axial | undefined {
  const home = homeOf(view, side, squadron);
  if (!home) return undefined;
  const ordnance = forceOf(view, side).advanced?.flights[squadron.id]?.ordnance;
  const contact = nearestContact(view, side, home);
  if (ordnance !== 'search' && contact) return contact.hex;
  return sectorFrom(home, sectorOf(squadron, view.turn));
}

/** Which part of the sea a flight looks over: another one for each squadron, and for each of its flights. */
const sectorOf = ({ id }: SquadronRecord, launchTurn: number): number =>
  ([...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) + launchTurn) % SECTORS.length;

const SECTORS: readonly Axial[] = [
  { q: 0, r: -9 },
  { q: 9, r: -9 },
  { q: 9, r: 0 },
  { q: 0, r: 9 },
  { q: -9, r: 9 },
  { q: -9, r: 0 },
];

const sectorFrom = (home: Axial, sector: number): Axial => {
  const { q, r } = SECTORS[sector] as Axial;
  return { q: home.q + q, r: home.r + r };
};

/** Each group of what flies already, the larger ones first, no squadron twice. */
function movePlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const moves = orders.filter((it): it is OrderOf<'moveSquadrons'> => it.kind === 'moveSquadrons');
  const groups = [...new Set(moves.map(({ squadrons }) => squadrons.join('+')))].sort(
    (a, b) => b.split('+').length - a.split('+').length || (a < b ? -1 : 1),
  );
  const planned = new Set<string>();
  return groups.flatMap((group) => {
    const ids = group.split('+');
    if (ids.some((id) => planned.has(id)) || !goTogether(view, side, ids)) return [];
    for (const id of ids) planned.add(id);
    const own = moves.filter(({ squadrons }) => squadrons.join('+') === group);
    return asArray(bestBy(own, (it) => worthOfMove(view, side, it)));
  });
}

/** Squadrons of one flight: patrols stay, strikes keep with their escort, searchers part. */
function goTogether(view: StrategicView, side: Side, ids: readonly string[]): boolean {
  const flights: Readonly<Record<string, FlightRecord>> =
    forceOf(view, side).advanced?.flights ?? {};
  if (ids.some((id) => flights[id]?.capOver)) return false;
  return ids.length === 1 || ids.every((id) => flights[id]?.ordnance !== 'search');
}

function worthOfMove(
  view: StrategicView,
  side: Side,
  { squadrons, path, goal }: OrderOf<'moveSquadrons'>,
): number {
  const force = forceOf(view, side);
  const [id = ''] = squadrons;
  const squadron = force.squadrons[id];
  const flight = force.advanced?.flights[id];
  const home = squadron && homeOf(view, side, squadron);
  if (!squadron || !flight?.hex || !home) return 0;
  const to = path.at(-1) ?? flight.hex;
  const back = turnsBetween(squadron, to, home);
  const left = (flight.launchTurn ?? view.turn) + squadron.card.endurance - view.turn;
  if (back > left) return -100 - back;
  const isSpent = flight.hasAttacked || left - back < 0;
  if (!isSpent && squadrons.some((it) => isStrike(force.advanced?.flights[it])))
    return strikeWorth(view, side, { to, goal }) - 0.1 * back;
  if (!isSpent && flight.ordnance === 'search')
    return searchWorth({
      to,
      home,
      back,
      left,
      sector: sectorOf(squadron, flight.launchTurn ?? 0),
    });
  return -distance(to, home);
}

const turnsBetween = ({ card }: SquadronRecord, a: Axial, b: Axial): number =>
  Math.ceil(distance(a, b) / HEXES_PER_TURN[card.type]);

/** Upon the enemy, else nearer to him. */
function strikeWorth(
  view: StrategicView,
  side: Side,
  { to, goal }: { to: Axial; goal: string },
): number {
  const contact = contactsNow(view, side).find(({ id }) => id === goal);
  if (contact && sameHex(contact.hex, to)) return 50 + guessOf(contact).points;
  const near = nearestContact(view, side, to);
  return near ? 20 - distance(near.hex, to) : -5;
}

interface Search {
  to: Axial;
  home: Axial;
  back: number;
  left: number;
  sector: number;
}

/** Out into its own part of the sea, and back in time. */
function searchWorth({ to, home, back, left, sector }: Search): number {
  const out = sectorFrom(home, sector);
  const isTimeToTurn = left - back <= 1;
  return isTimeToTurn ? -distance(to, home) : 10 - distance(to, out);
}

/** [ST-8.20] Who lands: all that have done their work, or could not come home later. */
export function recoveryPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const force = forceOf(view, side);
  const landings = orders.filter((it): it is OrderOf<'recover'> => it.kind === 'recover');
  const ids = [...new Set(landings.map(({ squadron }) => squadron))];
  return ids.flatMap((id) => {
    const squadron = force.squadrons[id];
    const flight = force.advanced?.flights[id];
    if (!squadron || !flight) return [];
    const left = (flight.launchTurn ?? 0) + squadron.card.endurance - view.turn;
    const stays = flight.capOver !== null && left > 0 && !flight.hasAttacked;
    if (stays)
      return orders.filter((it) => it.kind === 'stayAloft' && it.squadron === id).slice(0, 1);
    const own = landings.filter((it) => it.squadron === id);
    return [own.find(({ at }) => at === squadron.home) ?? own[0]].flatMap((it) => it ?? []);
  });
}
