import { hexAhead, sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeekriegView } from '../../../rules/seekrieg';
import {
  type AirBase,
  airOffers,
  environmentAt,
  type Flight,
  type ForceContact,
  isOnCarrierMap,
  TURNS_PER_HOUR,
  waitingFor,
} from '../../../rules/seekrieg/query';
import type { Judgement } from '../common/judgement';
import { armingOf, attackersIn, deckAtStart, fightersIn } from './decks';
import { milesTo, newestReport } from './reports';
import { sailingWishes } from './sailing';

/** What doctrine wants in phase 2 of a carrier battle: the first strike away early, fighters over the carriers, decks never idle. */
export function* carrierWishes(
  view: SeekriegView,
  side: Side,
  judgement: Judgement,
): Generator<Order> {
  const bases = Object.values(view.forces[side]?.bases ?? {});
  if (view.turn === 1) for (const base of bases) yield* deckWishes(view, side, base);
  yield* missionWishes(view, side);
  for (const base of bases) yield* taskWishes(view, side, base, judgement);
  if (isOnCarrierMap(view)) yield* sailingWishes(view, side);
}

/** [SK-20.27] Once, while nothing has left the deck. */
function* deckWishes(view: SeekriegView, side: Side, base: AirBase): Generator<Order> {
  const aircraft = deckAtStart(base);
  const hasBegun = base.work !== null || Object.keys(view.forces[side]?.flights ?? {}).length > 0;
  if (!hasBegun && aircraft) yield { kind: 'deck', base: base.id, aircraft };
}

/** Flights without orders: bombers at the newest report, fighters over their carrier. */
function* missionWishes(view: SeekriegView, side: Side): Generator<Order> {
  const flights = view.forces[side]?.flights ?? {};
  const offers = airOffers(view, side).filter(
    (it) => 'group' in it && flights[it.group]?.mission === 'forming',
  );
  const target = newestReport(view, side);
  yield* offers.filter(({ kind }) => kind === 'cap');
  for (const offer of offers)
    if (offer.kind === 'strike' && target && isAtReport(offer, target))
      yield* strikesAt(view, side, offer, target);
  for (const { id } of flightsWithoutOrders(view, side)) yield { kind: 'abort', group: id };
}

/** All of them are in the air. */
function flightsWithoutOrders(view: SeekriegView, side: Side): Flight[] {
  const { flights = {}, bases = {} } = view.forces[side] ?? {};
  const launching = Object.values(bases).map(({ work }) => work?.flight);
  return Object.values(flights).filter(
    ({ id, mission, launchedOnTurn }) =>
      mission === 'forming' && launchedOnTurn !== null && !launching.includes(id),
  );
}

type Strike = OrderOf<'strike'>;

const isAtReport = ({ at }: Strike, { hex }: ForceContact): boolean =>
  typeof at !== 'string' && sameHex(at, hex);

/** Turns of flight in which carriers at work make one hex of ten miles into the wind, of all that they steam. */
const TURNS_A_HEX = 20;

/** Ahead of the report, for carriers that launch and recover steam into the wind; else at the report itself. */
function* strikesAt(
  view: SeekriegView,
  side: Side,
  offer: Strike,
  report: ForceContact,
): Generator<Order> {
  const turns = (TURNS_PER_HOUR * milesTo(view, side, report)) / offer.knots;
  const { windFrom } = environmentAt(view, report.hex);
  yield { ...offer, at: hexAhead(report.hex, windFrom, Math.round(turns / TURNS_A_HEX)) };
  yield offer;
}

/** A strike of so many bombers leaves; fewer only if no more are to come. */
const STRIKE = 8;

const IN_A_SECTION = 4;

/** What a deck without work does next [SK-20.15]; left alone it recovers who waits. */
function* taskWishes(
  view: SeekriegView,
  side: Side,
  base: AirBase,
  { sections: { waiting, usual } }: Judgement,
): Generator<Order> {
  if (base.work || base.outTurns > 0 || waitingFor(view, side, base.id, 'now')) return;
  const bombers = attackersIn(base.deck);
  const launch = { kind: 'carrier', base: base.id, task: 'launch' } as const;
  const sections = bombers > 0 ? waiting : usual;
  if (sectionsOver(view, side, base) < sections && fightersIn(base.deck) > 0)
    yield { ...launch, aircraft: sectionOf(base) };
  const isReady = bombers >= STRIKE || (bombers > 0 && attackersIn(base.hangar) === 0);
  if (isReady && isInReach(view, side))
    yield { ...launch, aircraft: base.deck.map((it) => ({ ...it })) };
  const aircraft = armingOf(base);
  if (aircraft.length > 0) yield { kind: 'carrier', base: base.id, task: 'arm', aircraft };
}

/** Nautical miles that all bombers fly, and turns in which they are there. */
const REACH_MILES = 225;
const TURNS_OUT = 65;

function isInReach(view: SeekriegView, side: Side): boolean {
  const target = newestReport(view, side);
  const isInTime = view.turn + TURNS_OUT <= view.scenario.turns;
  return target !== undefined && isInTime && milesTo(view, side, target) <= REACH_MILES;
}

const sectionsOver = (view: SeekriegView, side: Side, { id }: AirBase): number =>
  Object.values(view.forces[side]?.flights ?? {}).filter(
    ({ mission, over }) => mission === 'cap' && over === id,
  ).length;

const sectionOf = ({ deck }: AirBase) =>
  deck
    .filter((it) => fightersIn([it]) > 0)
    .slice(0, 1)
    .map((it) => ({ ...it, count: Math.min(IN_A_SECTION, it.count) }));
