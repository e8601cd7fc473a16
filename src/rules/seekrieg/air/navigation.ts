import type { Axial } from '../../../hex';
import { enemyOf, type Roll, type Side, valueOf } from '../../core';
import { milesBetween, placeOf, placeOfHex } from '../common/miles';
import { shipsInPlay } from '../common/own';
import { searchHex } from '../common/scale';
import { environmentAt } from '../common/zones';
import type { Flight } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { Environment, SeekriegState } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { cardOf } from '../ratings/aircraftCards';
import { inBands } from '../tables/bands';
import { milesOffCourse, NAVIGATION_ROWS, turnsToTarget } from '../tables/flights';
import { splitFlight } from './flights';
import { flyHome, turnBack } from './home';
import { baseUnder } from './landBases';
import { countOf, takeLosses } from './numbers';
import { roll, sourceOf } from './rolls';
import { isBlind } from './weather';

type NavigationRow = (typeof NAVIGATION_ROWS)[number];

const WORST: NavigationRow = '7';

/** [SK-21.2, SK-21.3] Beyond this the next worse line of CHART L1 counts. */
const LONG_MILES = 200;

/** [SK-21.5] Off course by this much, a flight is lost. */
const LOST_MILES = 50;

/** [SK-20.4, SK-21.2, SK-21.3] The line of CHART L1. */
export function navigationRow(environment: Environment, miles: number): NavigationRow {
  if (isBlind(environment)) return WORST;
  const usual = Math.max(0, NAVIGATION_ROWS.indexOf(rowOfForce(environment.force)));
  const row = usual + (miles > LONG_MILES ? 1 : 0);
  return NAVIGATION_ROWS[Math.min(row, NAVIGATION_ROWS.length - 1)] ?? WORST;
}

const rowOfForce = (force: number): NavigationRow =>
  force <= 2 ? '0-2' : (NAVIGATION_ROWS.find((row) => row === String(force)) ?? WORST);

/** [SK-21.9] Nations whose strikes are led by radar, and from when. */
const RADAR_LEADERS = { nations: new Set(['united-states', 'united-kingdom']), from: '1942-10' };

/** [SK-21.9, SK-21.10] */
export const hasRadarLeader = (
  { scenario }: Pick<SeekriegState, 'scenario'>,
  { rows }: Pick<Flight, 'rows'>,
): boolean =>
  scenario.date >= RADAR_LEADERS.from &&
  rows.some(({ aircraft }) => RADAR_LEADERS.nations.has(cardOf(aircraft).nation));

/** [SK-21.2 to SK-21.5] Rolls for the course. @returns whether the flight goes on, and the turns that it is late */
export function rollCourse(play: Play, side: Side, flight: Flight, miles: number): number | 'lost' {
  const { navigation } = tablesOf(play.state);
  const dice: Roll[] = [play.dice.roll('percentile', 1, 'navigation')];
  const row = navigationRow(play.state.environment, miles);
  const off = milesOffCourse(navigation, row, valueOf(dice[0] as Roll));
  const turns = turnsToTarget(off, flight.knots);
  tell(play, {
    kind: 'courseRolled',
    rule: 'SK-21.2',
    side,
    flight: flight.id,
    miles: off,
    turns,
    dice,
    seenBy: [side],
  });
  return off >= LOST_MILES ? 'lost' : turns;
}

/** [SK-21.7, SK-21.8] Rolls for aircraft that drop out; they fly home. */
export function rollDropOuts(play: Play, side: Side, flight: Flight, miles: number): void {
  const { state } = play;
  const { dropOuts } = tablesOf(state);
  const all = countOf(flight.rows);
  const probability = inBands(dropOuts.probability, miles);
  const { count, dice } = roll(sourceOf(play), { chances: all, probability }, 'drop-outs');
  tell(play, {
    kind: 'droppedOut',
    rule: 'SK-21.7',
    side,
    flight: flight.id,
    count,
    dice,
    seenBy: [side],
  });
  if (count > 0) sendHome(play, side, flight, count);
}

function sendHome(play: Play, side: Side, flight: Flight, count: number): void {
  const before = flight.rows.map((row) => row.count);
  takeLosses(flight.rows, count);
  const rows = flight.rows.map((row, at) => ({ ...row, count: (before[at] ?? 0) - row.count }));
  const out = splitFlight(
    play.state,
    side,
    flight,
    rows.filter((row) => row.count > 0),
  );
  Object.assign(out, { mission: 'forming', at: null, target: null });
  flyHome(play, side, out);
}

/** [SK-21.22] The enemy ship nearest to the place that a strike is flown to, and how far off she is in miles. */
export function nearestTo(
  state: SeekriegState,
  side: Side,
  { at }: Flight,
): { ship: Ship; miles: number } | undefined {
  const goal = at && placeOfHex(at);
  if (!goal) return undefined;
  return shipsInPlay(state, enemyOf(side))
    .flatMap((ship) => {
      const place = placeOf(state, ship.id);
      return place ? [{ ship, miles: milesBetween(goal, place) }] : [];
    })
    .sort((a, b) => a.miles - b.miles)[0];
}

/** [SK-8.17] Air-to-surface visibility in nautical miles. */
const MAX_MILES = 30;
const FOG_CODE = 3;
function airVisibilityMiles(state: SeekriegState, hex: Axial): number {
  const { visibility } = environmentAt(state, searchHex(hex));
  const share = (tablesOf(state).visibility.codes[visibility] ?? 0) / 100;
  return Math.min(MAX_MILES, MAX_MILES * share * (visibility <= FOG_CODE ? 1 : 2));
}

/** [SK-21.22, SK-24.11] Finds the enemy when a strike is due; a base stays where it is. @returns the turns that it is late, or that it finds nobody */
function searchFor(state: SeekriegState, side: Side, flight: Flight): number | 'nothing' {
  if (baseUnder(state, side, flight)) return 0;
  const found = nearestTo(state, side, flight);
  if (!found || found.miles > LOST_MILES) return 'nothing';
  flight.at = { ...found.ship.hex };
  return found.miles <= airVisibilityMiles(state, found.ship.hex)
    ? 0
    : turnsToTarget(found.miles, flight.knots);
}

/** A strike that is due: its course, and what it finds. */
export function navigate(play: Play, side: Side, flight: Flight, miles: number): void {
  const { state } = play;
  flight.hasNavigated = true;
  const late = hasRadarLeader(state, flight) ? 0 : rollCourse(play, side, flight, miles);
  if (late === 'lost') {
    turnBack(play, side, flight, 'lost-its-way');
    return;
  }
  const found = searchFor(state, side, flight);
  if (found === 'nothing') turnBack(play, side, flight, 'nothing-found');
  else flight.arrivesOnTurn = state.turn + late + found;
}
