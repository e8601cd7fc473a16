import { sameHex } from '../../../../hex';
import { SIDES } from '../../../../rules/core';
import type { SeekriegView } from '../../../../rules/seekrieg';
import {
  type AircraftCount,
  type Flight,
  type RaidMarker,
  searchHex,
  turnsLeft,
} from '../../../../rules/seekrieg/query';
import { listed, upperFirst } from '../../../../words/core/say';
import type { Names } from '../../../../words/seekrieg/common/names';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';

interface Known {
  view: SeekriegView;
  names: Names;
}

/** '8 SBD-3 Dauntless and 4 F4F-3 Wildcat' */
export const aircraftText = (rows: readonly AircraftCount[], names: Names): string =>
  rows.length === 0
    ? seekriegAirText('nobody')
    : listed(rows.map(({ aircraft, count }) => `${count} ${names.aircraft(aircraft)}`));

/** What a flight is about, and when it will be there. */
export function sayFlight(flight: Flight, known: Known): string {
  const { mission, launchedOnTurn, over, landsOnTurn } = flight;
  const { names, view } = known;
  if (mission === 'strike') return sayStrike(flight, known);
  if (mission === 'home') return sayReturn(flight, known);
  if (mission === 'forming')
    return seekriegAirText(launchedOnTurn === null ? 'state.waiting' : 'state.forming');
  const time = names.time(landsOnTurn ?? view.turn);
  return seekriegAirText('state.cap', { ship: names.ship(over ?? ''), time });
}

function sayStrike(flight: Flight, { view, names }: Known): string {
  const { launchedOnTurn, arrivesOnTurn } = flight;
  const goal = goalText(flight, view, names);
  return arrivesOnTurn === null || launchedOnTurn === null
    ? seekriegAirText('state.bound', { target: goal })
    : seekriegAirText('state.strike', { target: goal, time: names.time(arrivesOnTurn) });
}

/** What a strike is meant for: a ship, a base, a contact where it was reported, or a hex. */
function goalText({ target, at }: Flight, view: SeekriegView, names: Names): string {
  if (target) return names.ship(target);
  const hex = at && searchHex(at);
  const contacts = SIDES.flatMap((it) => Object.values(view.forces[it]?.search?.contacts ?? {}));
  const reported = hex && contacts.find((it) => sameHex(it.hex, hex));
  if (reported) return names.ship(reported.id);
  return hex ? names.hex(hex) : '';
}

function sayReturn(flight: Flight, { names, view }: Known): string {
  const count = Math.max(0, turnsLeft(flight, view.turn));
  const arrivesOnTurn = flight.arrivesOnTurn ?? view.turn;
  return arrivesOnTurn <= view.turn
    ? seekriegAirText('state.overhead', { count })
    : seekriegAirText('state.home', { time: names.time(arrivesOnTurn), count });
}

/** A raid as its defender knows it, or its own side, who is given the aircraft. */
export function sayRaid(
  { id, strength, turnsAway }: RaidMarker,
  names: Names,
  aircraft?: readonly AircraftCount[],
): string {
  const size = aircraft ? aircraftText(aircraft, names) : seekriegAirText(`strength.${strength}`);
  return `${upperFirst(names.flight(id))}: ${size}, ${seekriegAirText('turnsAway', { count: turnsAway })}`;
}
