import { enemyOf, must, SIDES, type Side } from '../../core';
import { TURNS_PER_HOUR } from '../common/geometry';
import { milesBetween } from '../common/scale';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { Patrol, SearchForce } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import { flightHours } from '../search/endurance';
import { forcesAfloat, placeShips, planOfSearch, searchOf } from '../search/forces';
import { flyPatrols, found, meetShadowers } from '../search/patrols';
import { mapOf } from '../search/phase';
import { reportForce, reportOf } from '../search/reports';
import { openZones } from '../search/zones';

/** [SK-34.14] Turns of a run that is taken to be ordered in every turn. */
const USUAL_RUN = 10;

/** [SK-34.2, SK-35.18] Weather and ships, and what each side is told of the other before turn 1. */
export function openCarrierMap(play: Play): void {
  const { state } = play;
  const { zones, dice } = openZones(state.scenario, planOfSearch(state), play.dice);
  mapOf(state).zones = zones;
  tell(play, { kind: 'zonesRolled', rule: 'SK-7.1', zones: [...zones], isMoved: false, dice });
  placeShips(state);
  for (const side of SIDES)
    for (const force of forcesAfloat(state, enemyOf(side))) watch(play, side, force);
}

/** [SK-35.18] The aircraft over an enemy force reports it, and stays with it as long as its flight time lasts. */
function watch(play: Play, side: Side, force: SearchForce): void {
  const search = searchOf(play.state, side);
  const [home] = forcesAfloat(play.state, side);
  const aircraft = planOfSearch(play.state).watching?.[side];
  const id = `${side}-watch`;
  const patrol = newPatrol(id, force, must(home, 'a force'));
  if (aircraft && home && !search.groups[id]) {
    const milesHome = milesBetween(home.hex, force.hex);
    search.groups[id] = {
      id,
      aircraft,
      ship: home.flagship,
      hex: home.hex,
      count: 1,
      aloft: 1,
    };
    patrol.hoursLeft = Math.floor(flightHours(aircraft.rangeMiles - milesHome));
    search.patrols.push(patrol);
  }
  found(play, { side, patrol, force }, []);
}

const newPatrol = (
  group: string,
  { hex: at }: SearchForce,
  { hex: from }: SearchForce,
): Patrol => ({
  group,
  pattern: 1,
  at: { ...at },
  from: { ...from },
  hoursOut: 0,
  hoursLeft: 0,
  shadows: null,
});

/** [SK-34.2, SK-34.14] Phase 2: both sides plot, and run on is the default. */
export function openCarrierTurn({ state }: Play): void {
  const map = mapOf(state);
  map.turn = state.turn;
  map.hour = Math.floor((state.turn - 1) / TURNS_PER_HOUR);
  map.hoursLeft = Math.ceil((state.scenario.turns - state.turn + 1) / TURNS_PER_HOUR);
  state.hidden.sightings = { allies: {}, axis: {} };
  enterStep(state, { kind: 'search' });
  if (state.running > 0) state.confirmed = { allies: true, axis: true };
  else for (const side of SIDES) state.forces[side].runOn = USUAL_RUN;
}

/** [SK-8.27, SK-35.18] Once an hour aircraft search, and report the forces that they are over. */
export function searchByAir(play: Play): void {
  const { state } = play;
  if (state.turn % TURNS_PER_HOUR !== 0) return;
  mapOf(state).hour = state.turn / TURNS_PER_HOUR;
  flyPatrols(play);
  meetShadowers(play);
}

/** Strikes that have been over a force report where it is. */
export function reportOverflown(play: Play): void {
  const { state } = play;
  for (const side of SIDES)
    for (const force of forcesAfloat(state, enemyOf(side)))
      if (isOverflown(state, side, force)) {
        const report = reportOf(state, force, 'full');
        reportForce(play, side, force, { source: 'air', hex: force.hex, report, dice: [] });
      }
}

const isOverflown = ({ hidden }: SeekriegState, side: Side, { ships }: SearchForce): boolean =>
  ships.some((id) => hidden.sightings[side][id] !== undefined);
