import type { Axial } from '../../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../../core';
import { basePlace, milesBetween, namedHex, type Place, placeOfHex } from '../../common/miles';
import { refuseTarget, targetShip, targetsOf } from '../../common/own';
import { searchHex } from '../../common/scale';
import { environmentAt } from '../../common/zones';
import type { AirRow, Flight } from '../../model/flights';
import type { AttackKind, OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { Force, SeekriegView } from '../../model/state';
import { cardOf } from '../../ratings/aircraftCards';
import { AIR_LEVELS, type AirLevel } from '../../tables/antiAircraftGuns';
import { turnsToTarget } from '../../tables/flights';
import { cruiseOf, enduranceOf, flightsOf, isFighter } from '../bases';
import { formingTurns } from '../flights';
import { canAttackLand } from '../groundAttack';
import { baseHexUnder, enemyLandBase, enemyLandBases } from '../landBases';
import { countOf } from '../numbers';
import { canOrderAir, plannedRows, refuseAir, refuseFlight } from './shared';

type StrikeOrder = OrderOf<'strike'>;

/** [SK-20.21 to SK-20.26, SK-21.1, SK-24.11] Sends a flight at a ship, a marker, a base on land or a hex. */
export const strike: OrderRule<'strike'> = {
  legal: (view, side) =>
    canOrderAir(view, side)
      ? flightsOf(view, side).flatMap((flight) =>
          offersOf(view, side, flight).filter((order) => !strike.refuse(view, side, order)),
        )
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseAir(view, side, 'orders'),
      () => refuseFlight(view, side, order.group),
      () => refuseMission(view.forces[side]?.flights[order.group] as Flight),
      () => refuseAim(view, side, order),
      () => refuseStrike(view, side, order),
    ),
  apply({ state }, side, { group, at, level, attack, knots }) {
    const force = state.forces[side];
    const flight = force.flights[group] as Flight;
    Object.assign(flight, { mission: 'strike', level, attack, knots });
    flight.target = typeof at === 'string' ? at : null;
    const sighted = typeof at === 'string' ? targetShip(state, side, at)?.hex : undefined;
    flight.at = { ...((sighted ?? hexAimedAt(state, side, at)) as Axial) };
    Object.assign(flight, { over: null, landsOnTurn: null, arrivesOnTurn: null });
    if (flight.launchedOnTurn === null)
      flight.formingTurns = formingTurns(plannedRows(force, flight));
  },
};

/** A flight that is under way keeps its orders. */
export const refuseMission = ({ id, mission, launchedOnTurn }: Flight): Refusal | undefined =>
  mission === 'forming' || (launchedOnTurn === null && mission !== 'home')
    ? undefined
    : refusal('mission-begun', 'SK-21.1', { flight: id });

/** Known ships and markers, and bases on land for bombers. */
function refuseAim(
  view: SeekriegView,
  side: Side,
  { at, attack }: StrikeOrder,
): Refusal | undefined {
  if (typeof at !== 'string') return undefined;
  if (!enemyLandBase(view, side, at)) return refuseTarget(view, side, at);
  return canAttackLand(attack) ? undefined : refusal('attack-not-possible', 'SK-24.11');
}

/** The battle hex that a side knows its target to be in; `undefined` of one that it does not know. */
export function hexAimedAt(
  view: SeekriegView,
  side: Side,
  at: StrikeOrder['at'],
): Axial | undefined {
  if (typeof at !== 'string') return namedHex(view, at);
  const hex = view.ships[at]?.hex ?? view.contacts[at]?.hex;
  return hex ?? baseHexUnder(view, side, { target: at });
}

function refuseStrike(
  view: SeekriegView,
  side: Side,
  { group, at, attack, knots, level }: StrikeOrder,
): Refusal | undefined {
  const force = view.forces[side] as Force;
  const flight = force.flights[group] as Flight;
  const rows = plannedRows(force, flight);
  const most = cruiseOf(rows);
  if (knots > most || knots === 0) return refusal('too-fast-for-them', 'SK-20.23', { most });
  if (!rows.some((row) => canAttack(view, row, attack)))
    return refusal('attack-not-possible', 'SK-20.18');
  if (attack === 'kamikaze' && countOf(rows) % KAMIKAZES > 0)
    return refusal('attack-not-possible', 'SK-23.29');
  const hex = hexAimedAt(view, side, at);
  if (isAboveClouds(view, hex, attack, level)) return refusal('attack-not-possible', 'SK-23.27');
  const place = hex && placeOfHex(hex);
  return place && refuseRange(view, force, { flight: { ...flight, rows, attack }, place }, knots);
}

/** [SK-23.5] A row can attack ships in this way. */
function canAttack(view: SeekriegView, row: AirRow, attack: AttackKind): boolean {
  const load = cardOf(row.aircraft).loads[row.load];
  if (attack === 'kamikaze') return mayDive(view, row);
  if (isFighter(row)) return false;
  return attack === 'torpedo' ? load?.torpedo !== null : (load?.bombs.length ?? 0) > 0;
}

/** [SK-23.29] Japanese aircraft from October 1944 on. */
const KAMIKAZE_FROM = '1944-10';

const mayDive = ({ scenario }: SeekriegView, { aircraft }: AirRow): boolean =>
  scenario.date >= KAMIKAZE_FROM && cardOf(aircraft).nation === 'japan';

/** [SK-23.29] They fly in groups of so many. */
const KAMIKAZES = 3;

/** [SK-23.27] Level bombers see nothing from above the ceiling, and a dive begins above level L. */
function isAboveClouds(
  view: SeekriegView,
  hex: Axial | undefined,
  attack: AttackKind,
  level: AirLevel,
): boolean {
  const { ceiling } = hex ? environmentAt(view, searchHex(hex)) : view.environment;
  if (ceiling === null) return false;
  const clouds = AIR_LEVELS.indexOf(ceiling);
  if (attack === 'dive') return clouds <= AIR_LEVELS.indexOf('L');
  return attack === 'level' && AIR_LEVELS.indexOf(level) > clouds;
}

/** [SK-20.20 to SK-20.22] There and back within the flight time. */
function refuseRange(
  view: SeekriegView,
  force: Force,
  { flight, place }: { flight: Flight; place: Place },
  knots: number,
): Refusal | undefined {
  const homes = new Set(flight.rows.map(({ home }) => home));
  const miles = Math.max(
    ...[...homes].map((id) => {
      const base = force.bases[id];
      return base ? milesBetween(basePlace(view, base), place) : 0;
    }),
  );
  const turns = enduranceOf(flight) - formingTurns(flight.rows);
  const isOneWay = flight.attack === 'kamikaze';
  const most = Math.floor((turns * knots) / (isOneWay ? 30 : 60));
  return turnsToTarget(miles, knots) * (isOneWay ? 1 : 2) <= turns
    ? undefined
    : refusal('beyond-their-range', 'SK-20.22', { most });
}

/** The ways of a strike that are usual: torpedoes low, dive bombers from above. */
function offersOf(view: SeekriegView, side: Side, flight: Flight): StrikeOrder[] {
  if (refuseMission(flight)) return [];
  const rows = plannedRows(view.forces[side] as Force, flight);
  if (rows.length === 0) return [];
  const attack = usualAttack(rows);
  const level = attack === 'torpedo' ? 'S' : 'M';
  const knots = cruiseOf(rows);
  const reported = Object.values(view.forces[side]?.search?.contacts ?? {}).map(({ hex }) => hex);
  const bases = enemyLandBases(view, side).map(({ id }) => id);
  return [...targetsOf(view, side), ...bases, ...reported].flatMap((at): StrikeOrder[] => [
    { kind: 'strike', group: flight.id, at, level, attack, knots },
    ...(attack === 'dive' ? [underClouds(flight.id, at, knots)] : []),
  ]);
}

/** [SK-23.27] What is left to bombers where clouds hang low. */
const underClouds = (group: string, at: StrikeOrder['at'], knots: number): StrikeOrder => ({
  kind: 'strike',
  group,
  at,
  level: 'L',
  attack: 'level',
  knots,
});

/** What most of its attack aircraft are loaded for. */
function usualAttack(rows: readonly AirRow[]): AttackKind {
  const torpedoes = rows.filter((it) => cardOf(it.aircraft).loads[it.load]?.torpedo);
  const bombers = rows.filter((it) => !isFighter(it) && !torpedoes.includes(it));
  return bombers.length > 0 ? 'dive' : 'torpedo';
}
