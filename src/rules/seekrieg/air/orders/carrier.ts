import { firstRefusal, type Refusal, type Side } from '../../../core';
import { conditionOf } from '../../common/own';
import type { AirBase } from '../../model/flights';
import type { AircraftCount, OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { SeekriegView } from '../../model/state';
import { AIRCRAFT_CARDS, cardOf } from '../../ratings/aircraftCards';
import { openBases, SECTION } from '../bases';
import { newFlight } from '../flights';
import { copied, countOf } from '../numbers';
import { waitingFor } from '../waiting';
import { refuseFlying } from '../weather';
import { baseOf, canOrderAir, refuseAir, refuseBase, refuseTypes } from './shared';

type CarrierOrder = OrderOf<'carrier'>;

/** [SK-20.15, SK-34.16] What a deck does until it is done; without aircraft, but for recovery, nothing. */
export const carrier: OrderRule<'carrier'> = {
  legal: (view, side) =>
    canOrderAir(view, side)
      ? openBases(view, side).flatMap((base) =>
          offersOf(base).filter((order) => !carrier.refuse(view, side, order)),
        )
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseAir(view, side, 'orders'),
      () => refuseTypes(order.aircraft),
      () =>
        order.task === 'recover' && hasSpotterUp(view, side, order.base)
          ? undefined
          : (refuseBase(view, side, order.base) ??
            refuseTask(view, side, baseOf(view, side, order.base) as AirBase, order)),
    ),
  apply({ state }, side, { base: id, task, aircraft }) {
    const base = baseOf(state, side, id);
    const spotter = state.ships[id]?.condition?.spotter;
    if (!base) {
      if (spotter) spotter.recoveryTurns = 0;
      return;
    }
    const isIdle = aircraft.length === 0 && task !== 'recover';
    const flight =
      task === 'launch' && !isIdle
        ? newFlight({ force: state.forces[side], side }, base, aircraft)
        : null;
    base.work = isIdle ? null : { task, aircraft: copied(aircraft), flight };
  },
};

/** [SK-24.5] A floatplane of the ship is up. */
function hasSpotterUp(view: SeekriegView, side: Side, id: string): boolean {
  const ship = view.ships[id];
  return ship?.side === side && ship.fate === 'inPlay' && conditionOf(ship).spotter !== null;
}

function refuseTask(
  view: SeekriegView,
  side: Side,
  base: AirBase,
  { task, aircraft }: CarrierOrder,
): Refusal | undefined {
  if (task === 'recover')
    return waitingFor(view, side, base.id, 'ever')
      ? undefined
      : refusal('nothing-to-recover', 'SK-24.3', { base: base.id });
  if (task === 'launch') return refuseLaunch(view, base, aircraft);
  return task === 'arm' ? refuseArming(base, aircraft) : refuseRearming(base, aircraft);
}

const refuseLaunch = (
  view: SeekriegView,
  base: AirBase,
  aircraft: readonly AircraftCount[],
): Refusal | undefined =>
  firstRefusal(
    () => (base.outTurns > 0 ? refusal('deck-out', 'SK-24.10') : undefined),
    ...aircraft.map((it) => () => refuseFlying(view.environment, base, it.aircraft)),
    ...aircraft.map((it) => () => {
      const most = countOf(
        base.deck.filter(({ aircraft: type, load }) => type === it.aircraft && load === it.load),
      );
      return asked(aircraft, it, true) <= most
        ? undefined
        : refusal('too-few-on-deck', 'SK-20.11', { aircraft: it.aircraft, most });
    }),
  );

/** Aircraft of a type that an order asks for, of one load or of any. */
const asked = (all: readonly AircraftCount[], like: AircraftCount, sameLoad: boolean): number =>
  countOf(
    all.filter((it) => it.aircraft === like.aircraft && (!sameLoad || it.load === like.load)),
  );

const ofType = (rows: readonly AircraftCount[], type: string): number =>
  countOf(rows.filter(({ aircraft }) => aircraft === type));

const refuseArming = (base: AirBase, aircraft: readonly AircraftCount[]): Refusal | undefined =>
  firstRefusal(
    ...aircraft.map((it) => () => {
      const most = ofType(base.hangar, it.aircraft);
      return asked(aircraft, it, false) <= most
        ? undefined
        : refusal('too-few-in-hangar', 'SK-20.17', { aircraft: it.aircraft, most });
    }),
    () =>
      countOf(base.deck) + countOf(aircraft) <= base.deckSpots
        ? undefined
        : refusal('deck-full', 'SK-20.17', { most: base.deckSpots - countOf(base.deck) }),
  );

const refuseRearming = (base: AirBase, aircraft: readonly AircraftCount[]): Refusal | undefined =>
  firstRefusal(
    ...aircraft.map((it) => () => {
      const others = base.deck.filter(({ load }) => load !== it.load);
      const most = ofType(others, it.aircraft);
      return it.count <= most
        ? undefined
        : refusal('too-few-on-deck', 'SK-20.12', { aircraft: it.aircraft, most });
    }),
  );

/** The usual orders: all attack aircraft with their escort, a section of fighters, recovery, arming. */
function offersOf(base: AirBase): CarrierOrder[] {
  const order = (task: CarrierOrder['task'], aircraft: AircraftCount[]): CarrierOrder[] =>
    aircraft.length > 0 || task === 'recover'
      ? [{ kind: 'carrier', base: base.id, task, aircraft }]
      : [];
  const fighters = base.deck.filter((it) => cardOf(it.aircraft).role === 'fighter');
  const section = fighters.slice(0, 1).map((it) => ({ ...it, count: Math.min(SECTION, it.count) }));
  return [
    ...order('launch', copied(base.deck)),
    ...order('launch', section),
    ...order('recover', []),
    ...order('arm', toArm(base)),
  ];
}

/** [SK-20.17] Aircraft of the hangar for which there is room on deck, in card order, with their usual loads. */
function toArm(base: AirBase): AircraftCount[] {
  let room = Math.min(MAX_ARMED, base.deckSpots - countOf(base.deck));
  const inCardOrder = AIRCRAFT_CARDS.flatMap(({ id }) =>
    base.hangar.filter(({ aircraft }) => aircraft === id),
  );
  return inCardOrder.flatMap(({ aircraft, count }) => {
    const taken = Math.min(count, room);
    room -= taken;
    return taken > 0 ? [{ aircraft, count: taken, load: 0 }] : [];
  });
}

/** Aircraft of an offer to arm; a base on land has no deck to fill. */
const MAX_ARMED = 24;
