import { type Axial, distance, sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { OrderOf, SquadronRecord, StrategicView } from '../../../rules/strategic';
import {
  baseOf,
  basesOf,
  type FlightRecord,
  flyingHexes,
  HEXES_PER_TURN,
  skyOf,
  straightPath,
  takesType,
} from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import { forceOf } from '../common/known';

/** Spare hexes on the way home: decks move, and the last flight has to end over them. */
const IN_HAND_HEXES = 2;

/** Squadrons that fly as one group, and the rest of their flight. */
export interface Trip {
  squadrons: string[];
  from: Axial;
  /** Where they land, and the own division there, if it is a deck. */
  home: { hex: Axial; goal: string };
  /** Hexes that they fly in this turn. */
  most: number;
  /** Turns in which they fly after this one. */
  turnsLeft: number;
}

/** Where a squadron lands: at home, else at the nearest base that takes its type. */
export function homeOf(view: StrategicView, side: Side, squadron: SquadronRecord, from?: Axial) {
  const own = baseOf(view, side, squadron.home);
  const others = () =>
    basesOf(view, side).filter((it) => it.airGroup > 0 && takesType(it, squadron.card.type));
  const base =
    own && own.state !== 'heavy' && own.state !== 'sunk'
      ? own
      : (bestBy(from ? others() : [], ({ hex }) => -distance(hex, from as Axial)) ?? own);
  return base && { hex: base.hex, goal: base.division ?? 'none' };
}

/** [ST-12.8, ST-12.9, ST-12.10] The last turn in which a squadron lands: by its endurance, and before dark. */
export function lastTurn(
  view: StrategicView,
  squadron: SquadronRecord,
  launchTurn: number,
): number {
  const last = launchTurn + squadron.card.endurance;
  const isBad = (turn: number) => isClosed(view, squadron, turn);
  if (isBad(launchTurn + 1)) return squadron.isScout ? launchTurn : last;
  let turn = launchTurn + 1;
  while (turn < last && !isBad(turn + 1)) turn += 1;
  return turn;
}

/**
 * [ST-12.4, ST-12.9] Catapults need a day in Clear weather; others only take losses by night, unless they have
 * radar.
 */
function isClosed(view: StrategicView, { card, isScout, home }: SquadronRecord, turn: number) {
  if (isDark(view, turn)) return isScout || !card.hasRadar;
  if (!isScout) return false;
  const hex = Object.values(view.forces).flatMap((force) => {
    const ship = force?.ships[home];
    return ship ? (force?.divisions[ship.division]?.hex ?? []) : [];
  })[0];
  return skyOf({ ...view, turn }, hex ?? null).isPoor;
}

/** Whether a later turn is at night. */
export const isDark = ({ scenario }: StrategicView, turn: number): boolean =>
  skyOf({ scenario, turn }, null).isNight;

/** Turns of daylight until it is dark; by night those of the next day. */
export function daylightAhead(view: StrategicView): number {
  const turns = Array.from({ length: DAY }, (_, i) => isDark(view, view.turn + i));
  const dawn = turns.indexOf(false);
  const dusk = turns.indexOf(true, Math.max(0, dawn));
  return dawn < 0 ? 0 : (dusk < 0 ? DAY : dusk) - dawn;
}

/** Turns of an Advanced game in a day. */
const DAY = 24;

/** Hexes out and home again for a squadron that takes off in a turn [ST-12.6]. */
export const radiusOf = (view: StrategicView, squadron: SquadronRecord, launchTurn: number) =>
  Math.floor(
    ((lastTurn(view, squadron, launchTurn) - launchTurn) * HEXES_PER_TURN[squadron.card.type]) / 2,
  ) - IN_HAND_HEXES;

/** The trip of squadrons with the same hex and home. */
export function tripOf(
  view: StrategicView,
  side: Side,
  flights: readonly FlightRecord[],
): Trip | undefined {
  const force = forceOf(view, side);
  const squadrons = flights.map(({ squadron }) => squadron).sort();
  const records = squadrons.flatMap((id) => force.squadrons[id] ?? []);
  const from = flights[0]?.hex;
  const home = from && records[0] && homeOf(view, side, records[0], from);
  if (!home) return undefined;
  const last = Math.min(
    ...flights.map(({ squadron, launchTurn }) => {
      const record = force.squadrons[squadron];
      return record ? lastTurn(view, record, launchTurn ?? view.turn) : view.turn;
    }),
  );
  return {
    squadrons,
    from,
    home,
    most: flyingHexes(force, squadrons),
    turnsLeft: Math.max(0, last - view.turn),
  };
}

/** Hexes from home at which they may end this turn and still come home. */
const reserveOf = ({ most, turnsLeft }: Trip): number =>
  turnsLeft === 0 ? -1 : most * turnsLeft - IN_HAND_HEXES;

/** Whether they can fly to a hex, however many turns it takes, and home from there in the remaining turns. */
export function isInReach({ from, home, most, turnsLeft }: Trip, to: Axial): boolean {
  const turnsOut = Math.max(1, Math.ceil(distance(from, to) / most));
  const turnsBack = turnsLeft + 1 - turnsOut;
  return turnsBack > 0 && distance(to, home.hex) <= most * turnsBack - IN_HAND_HEXES;
}

type Flight = OrderOf<'moveSquadrons'>;

const flight = ({ squadrons }: Trip, path: Axial[], goal = 'none'): Flight => ({
  kind: 'moveSquadrons',
  squadrons,
  path,
  goal,
});

export const flyHome = (trip: Trip): Flight =>
  flight(trip, straightPath(trip.from, trip.home.hex, trip.most), trip.home.goal);

/** Straight to a hex, and no farther. */
export const flyTo = (trip: Trip, to: Axial, goal = 'none'): Flight =>
  flight(trip, straightPath(trip.from, to, trip.most), goal);

/** As far toward a hex as they can go and still come home, and homeward for the rest of the turn, to see more. */
export function lookToward(trip: Trip, to: Axial): Flight {
  const out = straightPath(trip.from, to, trip.most);
  for (let hexes = out.length; hexes > 0; hexes -= 1) {
    const turning = out[hexes - 1] as Axial;
    const back = straightPath(turning, trip.home.hex, trip.most - hexes);
    const end = back.at(-1) ?? turning;
    if (distance(end, trip.home.hex) <= reserveOf(trip))
      return flight(
        trip,
        [...out.slice(0, hexes), ...back],
        sameHex(end, trip.home.hex) ? trip.home.goal : 'none',
      );
  }
  return flyHome(trip);
}
