import { firstRefusal, type Refusal, type Side } from '../../core';
import { shipIn } from '../harm/lookUp';
import type { AirOrder } from '../model/airOrders';
import type { AirAction, Flight } from '../model/airState';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule, type RulesOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import { canDropBombs, type Exchange, enemiesOf, ownInExchange } from './fight';
import { flightIn, isUp } from './flights';
import { strikeAt } from './strike';
import { weaponAt } from './targets';

/** The air attack whose targets a side may still name. */
function naming({ air, confirmed }: StrategicView, side: Side) {
  return air?.stage.kind === 'targets' && !confirmed[side]
    ? { air, exchange: air.stage.exchange }
    : undefined;
}

const NOT_NAMING = () => notNow('airTargets');

const noFlight = (flight: string): Refusal => refusal('no-such-flight', 'ST-13.2', { flight });

const isOwn = (flights: readonly Flight[], id: string): boolean =>
  flights.some((it) => it.id === id);

const targetsOf = (air: AirAction, exchange: Exchange, flight: Flight): string[] => [
  ...enemiesOf(air, exchange, flight).map(({ id }) => id),
  flight.id,
];

/** [ST-13.2, ST-13.4, ST-13.10] */
const airTarget: OrderRule<'airTarget'> = {
  legal: (view, side) => {
    const { air, exchange } = naming(view, side) ?? {};
    if (!air || !exchange) return [];
    return ownInExchange(air, exchange, side).flatMap((flight) =>
      targetsOf(air, exchange, flight).map((at) => ({ kind: 'airTarget', flight: flight.id, at })),
    );
  },
  refuse: (view, side, { flight, at }) => {
    const { air, exchange } = naming(view, side) ?? {};
    if (!air || !exchange) return NOT_NAMING();
    if (!isOwn(ownInExchange(air, exchange, side), flight)) return noFlight(flight);
    if (targetsOf(air, exchange, flightIn(air, flight)).includes(at)) return undefined;
    return refusal('not-in-the-fight', 'ST-13.6', { at });
  },
  apply: ({ state: { air } }, side, { flight, at }) => {
    if (!air) return;
    air.assigned[side] = [
      ...air.assigned[side].filter(({ by }) => by !== flight),
      { by: flight, at },
    ];
  },
};

const bombed = (view: StrategicView, side: Side): Flight[] => {
  const { air, exchange } = naming(view, side) ?? {};
  if (!air || !exchange) return [];
  return air.flights.filter((it) => it.side === side && canDropBombs(air, exchange, it));
};

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id];

/** [ST-13.5] A new attack order lets the fighters keep their bombs. */
const dropBombs: OrderRule<'dropBombs'> = {
  legal: (view, side) => bombed(view, side).map(({ id }) => ({ kind: 'dropBombs', flight: id })),
  refuse: (view, side, { flight }) => {
    if (!naming(view, side)) return NOT_NAMING();
    return isOwn(bombed(view, side), flight) ? undefined : noFlight(flight);
  },
  apply: ({ state: { air } }, side, { flight }) => {
    if (air) air.dropping[side] = toggled(air.dropping[side], flight);
  },
};

/** [ST-13.11] Who may break off: CAP and strike before they meet. */
const leaving = ({ air, confirmed }: StrategicView, side: Side): Flight[] =>
  air?.stage.kind === 'breakOff' && !confirmed[side]
    ? air.flights.filter((it) => it.side === side && isUp(it) && it.role !== 'escort')
    : [];

const breakOffAir: OrderRule<'breakOffAir'> = {
  legal: (view, side) =>
    leaving(view, side).map(({ id }) => ({
      kind: 'breakOffAir',
      flight: id,
      answer: view.air?.breakingOff[side].includes(id) ? 'no' : 'yes',
    })),
  refuse: (view, side, { flight, answer }) =>
    firstRefusal(
      () =>
        view.air?.stage.kind === 'breakOff' && !view.confirmed[side]
          ? undefined
          : notNow('turnBack'),
      () => (isOwn(leaving(view, side), flight) ? undefined : noFlight(flight)),
      () => refuseAnswer(view.air?.breakingOff[side] ?? [], flight, answer),
    ),
  apply: ({ state: { air } }, side, { flight }) => {
    if (air) air.breakingOff[side] = toggled(air.breakingOff[side], flight);
  },
};

const refuseAnswer = (
  ids: readonly string[],
  flight: string,
  answer: 'yes' | 'no',
): Refusal | undefined =>
  ids.includes(flight) === (answer === 'no')
    ? undefined
    : refusal('as-it-is', 'ST-13.11', { flight });

/** The air attack in which the side names what its flights attack. */
const striking = ({ air }: StrategicView, side: Side): AirAction | undefined =>
  air?.stage.kind === 'attack' && air.attacker === side ? air : undefined;

const NOT_STRIKING = () => notNow('airAttack');

/** Flights that have still to attack a kind of target. */
const strikers = (view: StrategicView, side: Side, at: 'ship' | 'land'): Flight[] =>
  striking(view, side)?.flights.filter(
    (it) =>
      it.role === 'strike' &&
      isUp(it) &&
      !it.hasAttacked &&
      weaponAt(view.scenario.level, it, at) !== null,
  ) ?? [];

const shipsLeft = ({ ships }: AirAction): string[] =>
  ships.filter(({ fate }) => fate === 'afloat').map(({ id }) => id);

const landUnitsOf = ({ target }: AirAction): string[] =>
  target && 'landUnits' in target ? target.landUnits : [];

const refuseTarget = (ids: readonly string[], id: string): Refusal | undefined =>
  ids.includes(id) ? undefined : refusal('not-attacked', 'ST-7.16', { target: id });

/** [ST-7.16, ST-7.17, ST-14.15] */
const strikeShip: OrderRule<'strikeShip'> = {
  legal: (view, side) =>
    strikers(view, side, 'ship').flatMap(({ id: flight }) =>
      shipsLeft(view.air as AirAction).map((ship) => ({ kind: 'strikeShip', flight, ship })),
    ),
  refuse: (view, side, { flight, ship }) => {
    const air = striking(view, side);
    if (!air) return NOT_STRIKING();
    if (!isOwn(strikers(view, side, 'ship'), flight)) return noFlight(flight);
    return refuseTarget(shipsLeft(air), ship);
  },
  apply: (play, _side, { flight, ship }) => {
    const { air } = play.state;
    if (air) strikeAt(play, air, flightIn(air, flight), { ship: shipIn(play.state, ship) });
  },
};

/** [ST-2.46, ST-14.4] */
const strikeLand: OrderRule<'strikeLand'> = {
  legal: (view, side) =>
    strikers(view, side, 'land').flatMap(({ id: flight }) =>
      landUnitsOf(view.air as AirAction).map((landUnit) => ({
        kind: 'strikeLand',
        flight,
        landUnit,
      })),
    ),
  refuse: (view, side, { flight, landUnit }) => {
    const air = striking(view, side);
    if (!air) return NOT_STRIKING();
    if (!isOwn(strikers(view, side, 'land'), flight)) return noFlight(flight);
    return refuseTarget(landUnitsOf(air), landUnit);
  },
  apply: (play, _side, { flight, landUnit }) => {
    const { air } = play.state;
    if (air) strikeAt(play, air, flightIn(air, flight), { landUnit });
  },
};

/** The rules of the orders of an air attack. */
export const airRules: RulesOf<AirOrder> = {
  airTarget,
  dropBombs,
  breakOffAir,
  strikeShip,
  strikeLand,
};
