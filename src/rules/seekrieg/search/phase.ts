import { must, SIDES } from '../../core';
import { TURNS_PER_HOUR } from '../common/geometry';
import { scoreObjectives } from '../end/scoring';
import { setLight } from '../environment/phase';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { SearchMap } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import { forcesAfloat, placeShips, planOfSearch } from './forces';
import { engagements, testForces } from './meeting';
import { moveForces, setOut } from './moving';
import { flyPatrols, meetShadowers } from './patrols';
import { moveZones, openZones } from './zones';

/** What comes after orders on the search map. */
type Next = 'search' | 'contact' | 'battle';

export const mapOf = ({ search }: SeekriegState): SearchMap => must(search, 'a search map');

/** [SK-7.1] The weather of all zones when the game begins. */
export function openMap(play: Play): void {
  const { scenario } = play.state;
  const { zones, dice } = openZones(scenario, planOfSearch(play.state), play.dice);
  mapOf(play.state).zones = zones;
  tell(play, { kind: 'zonesRolled', rule: 'SK-7.1', zones: [...zones], isMoved: false, dice });
  placeShips(play.state);
  testForces(play);
}

/** [SK-8.2, SK-8.5] A search turn begins: both sides plot. */
export function openSearchTurn(play: Play): void {
  const { state } = play;
  const map = mapOf(state);
  const { turnHours, hours } = planOfSearch(state);
  const length = turnHours[Math.min(map.turn, turnHours.length - 1)] as number;
  map.turn += 1;
  map.hoursLeft = Math.min(length, hours - map.hour);
  state.turn = map.hour * TURNS_PER_HOUR + 1;
  for (const side of SIDES) for (const force of forcesAfloat(state, side)) force.path = null;
  const event = { kind: 'searchTurnBegan', rule: 'SK-8.27' } as const;
  tell(play, { ...event, hour: map.hour, hours: map.hoursLeft });
  enterStep(state, { kind: 'search' });
}

/** [SK-8.27] The hours of a search turn, until forces meet. */
export function runSearchTurn(play: Play): Next {
  const { state } = play;
  if (engagements(state).length > 0) return 'battle';
  setOut(state);
  while (mapOf(state).hoursLeft > 0) {
    passHour(play);
    moveForces(play);
    placeShips(state);
    flyPatrols(play);
    const hasMet = testForces(play);
    meetShadowers(play);
    scoreObjectives(play, 'turn');
    if (hasMet) return stop(play);
  }
  return 'search';
}

function passHour(play: Play): void {
  const { state } = play;
  const map = mapOf(state);
  map.hour += 1;
  map.hoursLeft -= 1;
  state.turn = map.hour * TURNS_PER_HOUR + 1;
  setLight(play);
  if (map.hour % planOfSearch(state).weatherHours === 0) moveWeather(play);
}

/** [SK-7.5, SK-7.6] */
function moveWeather(play: Play): void {
  const { state } = play;
  const map = mapOf(state);
  const moved = moveZones(map.zones, state.scenario, planOfSearch(state), play.dice);
  map.zones = moved.zones;
  const event = { kind: 'zonesRolled', rule: 'SK-7.5', isMoved: true } as const;
  tell(play, { ...event, zones: [...moved.zones], dice: moved.dice });
}

function stop(play: Play): 'contact' {
  const { hour } = mapOf(play.state);
  tell(play, { kind: 'searchStopped', rule: 'SK-8.27', hour });
  enterStep(play.state, { kind: 'contact' });
  return 'contact';
}
