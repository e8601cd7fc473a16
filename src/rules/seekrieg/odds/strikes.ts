import type { Side } from '../../core';
import { arrivalTurn } from '../air/arrival';
import { attackOf } from '../air/assign';
import { enduranceOf } from '../air/bases';
import { releaseChance, releaseOf } from '../air/chances';
import { formingTurns } from '../air/flights';
import { hasRadarLeader, navigationRow } from '../air/navigation';
import { plannedRows } from '../air/orders/shared';
import { hexAimedAt } from '../air/orders/strike';
import { basePlace, milesBetween, placeOfHex } from '../common/miles';
import type { AirGroupId, ShipId } from '../model/ids';
import type { OrderOf } from '../model/orders';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import { inBands } from '../tables/bands';
import { turnsToTarget } from '../tables/flights';
import { rounded } from '../tables/rounding';

type Strike = OrderOf<'strike'>;
type Attack = OrderOf<'attack'>;

/** What a strike has before it, as its side knows it. */
export interface StrikeOdds {
  group: AirGroupId;
  /** To the hex that it is flown to. */
  miles: number;
  arrivesOnTurn: number;
  /** Over its base, which is taken to stay where it is. */
  homeOnTurn: number;
  /** Turns of flight time that are left then. */
  turnsToSpare: number;
  /** [SK-21.7] That an aircraft drops out, in percent. */
  dropOutPercent: number;
  /** [SK-21.2, SK-21.5] That it loses its way, in percent. */
  lostPercent: number;
}

/** [SK-20.20 to SK-20.26, SK-21.2, SK-21.7] The odds of strikes; one at what its side no longer sees has none. */
export const strikeOdds = (
  view: SeekriegView,
  side: Side,
  orders: readonly Strike[],
): StrikeOdds[] => orders.flatMap((order) => oddsOf(view, side, order) ?? []);

function oddsOf(view: SeekriegView, side: Side, { group, at, knots }: Strike): StrikeOdds | null {
  const force = view.forces[side];
  const flight = force?.flights[group];
  const hex = hexAimedAt(view, side, at);
  if (!force || !flight || !hex) return null;
  const rows = plannedRows(force, flight);
  const base = force.bases[rows[0]?.home ?? ''];
  if (!base) return null;
  const miles = milesBetween(basePlace(view, base), placeOfHex(hex));
  const isAloft = flight.launchedOnTurn !== null;
  const sent = {
    ...flight,
    rows,
    knots,
    formingTurns: isAloft ? flight.formingTurns : formingTurns(rows),
  };
  const arrivesOnTurn = arrivalTurn(view.turn, sent, miles);
  const homeOnTurn = arrivesOnTurn + turnsToTarget(miles, knots);
  const landsBy = (flight.launchedOnTurn ?? view.turn) + enduranceOf(sent) - flight.spentTurns;
  return {
    group,
    miles,
    arrivesOnTurn,
    homeOnTurn,
    turnsToSpare: landsBy - homeOnTurn,
    dropOutPercent: rounded(100 * inBands(tablesOf(view).dropOuts.probability, miles)),
    lostPercent: hasRadarLeader(view, sent) ? 0 : lostPercent(view, miles),
  };
}

/** The last column of CHART L1 is lost. */
function lostPercent(view: SeekriegView, miles: number): number {
  const row = tablesOf(view).navigation.rows[navigationRow(view.environment, miles)];
  return 100 - (row.at(-2) ?? 100);
}

/** What an attack of a row at a ship promises, before flak. */
export interface AttackOdds {
  group: AirGroupId;
  row: number;
  target: ShipId;
  count: number;
  /** [SK-23.17] Of each aircraft, from 0 to 1. */
  chance: number;
  meanHits: number;
  /** Of a hit or more, from 0 to 1. */
  anyHit: number;
}

/** [SK-23.17 to SK-23.22] The odds of attacks; one at a ship that is not below has none. */
export const attackOdds = (
  view: SeekriegView,
  side: Side,
  orders: readonly Attack[],
): AttackOdds[] =>
  orders.flatMap(({ group, row, target, count }) => {
    const flight = view.forces[side]?.flights[group];
    const aircraft = flight?.rows[row];
    const ship = view.ships[target];
    if (!flight || !aircraft || !ship) return [];
    const release = releaseOf({ attack: attackOf(flight, aircraft), flight });
    const chance = releaseChance(view, release, ship.speedKnots);
    const odds = { chance, meanHits: count * chance, anyHit: 1 - (1 - chance) ** count };
    return [{ group, row, target, count, ...odds }];
  });
