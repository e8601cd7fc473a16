import { SIDES, type Side } from '../../core';
import { basePlace, milesBetween, placeOfHex } from '../common/miles';
import { stopRun } from '../common/stopRun';
import type { Flight } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import { arrivalTurn } from './arrival';
import { flightsOf, turnsLeft } from './bases';
import { workDecks } from './decks';
import { dropEmpty } from './flights';
import { flyHome } from './home';
import { navigate, rollCourse, rollDropOuts } from './navigation';
import { countOf, takeLosses } from './numbers';
import { newRaid } from './raids';
import { GROUNDING_FORCE } from './rates';
import { roll, sourceOf } from './rolls';
import { flySpotters } from './spotters';

/** After movement: decks work, flights set out, find their way, land and run out of fuel [SK-20, SK-21, SK-24]. */
export function fly(play: Play): void {
  if (!play.state.scenario.modules.air) return;
  workDecks(play);
  flySpotters(play);
  for (const side of SIDES) {
    for (const flight of flightsOf(play.state, side)) flyOn(play, side, flight);
    dropEmpty(play.state.forces[side]);
  }
}

function flyOn(play: Play, side: Side, flight: Flight): void {
  if (flight.launchedOnTurn === null || flight.rows.length === 0) return;
  const { turn } = play.state;
  catchInWeather(play, side, flight);
  if (flight.mission === 'strike') flyStrike(play, side, flight);
  if (flight.mission === 'cap' && (flight.landsOnTurn ?? 0) <= turn) flyHome(play, side, flight);
  if (flight.mission === 'home') findBase(play, side, flight);
  if (turnsLeft(flight, turn) <= 0) ditch(play, side, flight);
}

/** [SK-20.1, SK-20.2] */
const CAUGHT_CHANCE = 0.6;

/** [SK-20.2] Aircraft caught by Force 8 are rolled for once. */
function catchInWeather(play: Play, side: Side, flight: Flight): void {
  const { state } = play;
  if (flight.isCaught || state.environment.force < GROUNDING_FORCE) return;
  flight.isCaught = true;
  const chances = countOf(flight.rows);
  const odds = { chances, probability: CAUGHT_CHANCE };
  const { count, dice } = roll(sourceOf(play), odds, 'air-weather');
  takeLosses(flight.rows, count);
  state.forces[side].aircraftLost += count;
  tell(play, {
    kind: 'weatherTook',
    rule: 'SK-20.2',
    side,
    flight: flight.id,
    lost: count,
    dice,
    seenBy: [side],
  });
}

/** A strike sets out once all of it is in the air, and finds its way when it is due. */
function flyStrike(play: Play, side: Side, flight: Flight): void {
  const { state } = play;
  if (flight.arrivesOnTurn === null) setOut(state, side, flight);
  if (!state.hidden.raids[flight.id] && isAllUp(state, side, flight)) {
    rollDropOuts(play, side, flight, milesOf(state, side, flight));
    newRaid(state, side, flight);
  }
  if (flight.arrivesOnTurn !== state.turn) return;
  stopRun(play, side, 'strike-due');
  if (!flight.hasNavigated) navigate(play, side, flight, milesOf(state, side, flight));
}

const isAllUp = ({ forces }: SeekriegState, side: Side, flight: Flight): boolean =>
  Object.values(forces[side].bases).every(({ work }) => work?.flight !== flight.id);

/** [SK-20.21, SK-20.25, SK-20.26] When a strike is over its target. */
function setOut(state: SeekriegState, side: Side, flight: Flight): void {
  flight.arrivesOnTurn = arrivalTurn(state.turn, flight, milesOf(state, side, flight));
}

/** Nautical miles from the base of a strike to the hex that it is flown to. */
function milesOf(state: SeekriegState, side: Side, flight: Flight): number {
  const base = state.forces[side].bases[flight.rows[0]?.home ?? ''];
  return base && flight.at ? milesBetween(basePlace(state, base), placeOfHex(flight.at)) : 0;
}

/** [SK-24.2] Carriers have a homing beacon from this year on. */
const BEACON_YEAR = '1939';

/** [SK-24.1, SK-24.2] Over the base: those of carriers without a beacon roll for their way. */
function findBase(play: Play, side: Side, flight: Flight): void {
  const { state } = play;
  const base = state.forces[side].bases[flight.rows[0]?.home ?? ''];
  if (flight.hasNavigated || flight.arrivesOnTurn !== state.turn || base?.kind !== 'carrier')
    return;
  flight.hasNavigated = true;
  if (state.scenario.date >= BEACON_YEAR) return;
  const late = rollCourse(play, side, flight, 0);
  flight.arrivesOnTurn = state.turn + (late === 'lost' ? turnsLeft(flight, state.turn) + 1 : late);
}

/** [SK-24.7] Out of flight time, aircraft come down on the water and are lost. */
function ditch(play: Play, side: Side, flight: Flight): void {
  const count = countOf(flight.rows);
  if (count === 0) return;
  play.state.forces[side].aircraftLost += count;
  flight.rows = [];
  delete play.state.hidden.raids[flight.id];
  tell(play, {
    kind: 'aircraftDitched',
    rule: 'SK-24.7',
    side,
    flight: flight.id,
    count,
    seenBy: [side],
  });
}
