import { SIDES, type Side } from '../../core';
import { isStruckBy } from '../common/effects';
import { stopRun } from '../common/stopRun';
import type { DeckHold } from '../model/events/air';
import type { AirBase, Flight } from '../model/flights';
import type { AircraftCount } from '../model/orders';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import { AIRCRAFT_CARDS } from '../ratings/aircraftCards';
import { flightsOf, openBases, shipOfBase, turnsLeft } from './bases';
import { addRow } from './flights';
import { addTo, copied, countOf, takeFrom } from './numbers';
import { isIntoWind, launchesIn, onDeck, recoveriesIn, servicedIn } from './rates';
import { isOverhead, waitingFor } from './waiting';
import { refuseFlying } from './weather';

/** A base at work in a turn. */
interface Deck {
  play: Play;
  side: Side;
  base: AirBase;
}

/** [SK-20.15, SK-34.16] Every deck does what it has been ordered; one that has nothing to do recovers who waits. */
export function workDecks(play: Play): void {
  for (const side of SIDES)
    for (const base of openBases(play.state, side)) {
      const deck = { play, side, base };
      const task = base.work?.task ?? 'recover';
      if (task === 'launch') launch(deck);
      else if (task === 'recover') recover(deck);
      else service(deck, task);
      finish(deck);
    }
}

/** In the order of the cards [SK-34.16]. */
const inCardOrder = <Row extends AircraftCount>(rows: readonly Row[]): Row[] =>
  AIRCRAFT_CARDS.flatMap(({ id }) => rows.filter(({ aircraft }) => aircraft === id));

/** Takes up to so many aircraft off a list, in card order. */
function takeUpTo(rows: AircraftCount[], most: number): AircraftCount[] {
  let left = most;
  return inCardOrder([...rows]).flatMap((row) => {
    const count = Math.min(left, row.count);
    left -= count;
    const taken = { ...row, count };
    takeFrom(rows, taken);
    return count > 0 ? [taken] : [];
  });
}

function launch(deck: Deck): void {
  const { play, side, base } = deck;
  const { state } = play;
  const work = base.work;
  const flight = work && state.forces[side].flights[work.flight ?? ''];
  if (!work || !flight) return;
  const rate = rateOf(deck, 'launch');
  if (typeof rate !== 'number') {
    hold(deck, rate);
    return;
  }
  const able = work.aircraft.filter((it) => !refuseFlying(state.environment, base, it.aircraft));
  const now = takeUpTo(copied(able), rate);
  if (now.length === 0) {
    hold(deck, 'weather');
    return;
  }
  for (const row of now) {
    takeFrom(work.aircraft, row);
    takeFrom(base.deck, row);
    addRow(flight.rows, { ...row, home: base.id });
  }
  flight.launchedOnTurn ??= state.turn;
  tell(play, {
    kind: 'aircraftLaunched',
    rule: 'SK-20.5',
    side,
    base: base.id,
    flight: flight.id,
    aircraft: now,
    seenBy: [side],
  });
}

function hold({ play, side, base }: Deck, because: DeckHold): void {
  tell(play, {
    kind: 'deckHeld',
    rule: because === 'wind' ? 'SK-20.6' : because === 'weather' ? 'SK-20.1' : 'SK-24.10',
    side,
    base: base.id,
    because,
    seenBy: [side],
  });
}

/** [SK-20.5 to SK-20.9, SK-24.3 to SK-24.6] Aircraft that a deck launches or recovers in this turn, or why none. */
function rateOf({ play: { state }, base }: Deck, task: 'launch' | 'recovery'): number | DeckHold {
  if (base.outTurns > 0) return 'damage';
  const ship = shipOfBase(state, base);
  const full = (task === 'launch' ? launchesIn : recoveriesIn)(state.environment, base);
  if (full === 0) return 'weather';
  if (ship && !isIntoWind(state, ship)) return 'wind';
  return onDeck(state, ship, full, task) || 'damage';
}

function recover(deck: Deck): void {
  const { play, side, base } = deck;
  const { state } = play;
  if (!waitingFor(state, side, base.id, 'now')) return;
  const rate = rateOf(deck, 'recovery');
  if (typeof rate !== 'number') {
    if (base.work) hold(deck, rate);
    return;
  }
  const landed: AircraftCount[] = [];
  for (const flight of byFuel(state, side)) {
    const rows = flight.rows.filter(({ home }) => home === base.id);
    for (const row of rows) {
      const count = Math.min(row.count, rate - countOf(landed));
      row.count -= count;
      addTo(landed, { aircraft: row.aircraft, load: 0, count });
    }
  }
  for (const row of landed) addTo(base.hangar, row);
  tell(play, {
    kind: 'aircraftRecovered',
    rule: 'SK-24.3',
    side,
    base: base.id,
    aircraft: landed,
    seenBy: [side],
  });
}

/** Flights that wait to be recovered, the one with the least flight time first. */
const byFuel = (state: SeekriegState, side: Side): Flight[] =>
  flightsOf(state, side)
    .filter((flight) => isOverhead(flight, state.turn))
    .sort((a, b) => turnsLeft(a, state.turn) - turnsLeft(b, state.turn));

/** [SK-20.12, SK-20.13, SK-29.22] Arms and fuels, or rearms. */
function service(deck: Deck, task: 'arm' | 'rearm'): void {
  const { play, side, base } = deck;
  const ship = shipOfBase(play.state, base);
  if (!base.work) return;
  if (ship && isStruckBy(play.state, ship, 'no-arming')) {
    hold(deck, 'damage');
    return;
  }
  base.servedOnTurn = play.state.turn;
  const now = takeUpTo(base.work.aircraft, servicedIn(base, task));
  for (const row of now) {
    const count = takeFrom(task === 'arm' ? base.hangar : base.deck, { ...row, load: null });
    addTo(base.deck, { ...row, count });
  }
  tell(play, {
    kind: 'aircraftServiced',
    rule: 'SK-20.12',
    side,
    base: base.id,
    aircraft: now,
    seenBy: [side],
  });
}

/** [SK-34.14] A task that is done leaves the deck free, and ends a run. */
function finish({ play, side, base }: Deck): void {
  const { work } = base;
  if (!work) return;
  const isDone =
    work.task === 'recover'
      ? !waitingFor(play.state, side, base.id, 'ever')
      : work.aircraft.length === 0;
  if (!isDone) return;
  base.work = null;
  stopRun(play, side, 'deck-ready');
}
