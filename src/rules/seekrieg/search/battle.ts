import { type Facing, hexAhead, sameHex } from '../../../hex';
import { type BySide, must, type Roll, SIDES, valueOf } from '../../core';
import { isCarrierBattle } from '../common/carrierMap';
import { gapsOf } from '../common/gaps';
import { TURNS_PER_HOUR } from '../common/geometry';
import { conditionOf, isOnMap, planOf, shipOf } from '../common/own';
import { battleHex, HEXES_IN_ONE_HEX, searchHex } from '../common/scale';
import { environmentAt } from '../common/zones';
import { type Play, tell } from '../model/play';
import type { Meeting, SearchForce } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { updateSightings } from '../sighting/phase';
import { forcesAfloat, placeForce, placeShips, searchOf, shipsOfForce } from './forces';
import { mapOf } from './phase';

/** [SK-8.9] Forces that meet are on the battle map, at the distance and bearing at which they have met. */
export function openBattle(play: Play, battle: readonly Meeting[]): void {
  const { state } = play;
  const hidden = must(state.hidden.search, 'a search map');
  hidden.battle = [...battle];
  mapOf(state).isBattle = true;
  placeShips(state);
  const dice = battle.flatMap((it) => partForces(play, it));
  state.environment = environmentAt(state, pairOf(state, battle[0] as Meeting).allies.hex);
  for (const side of SIDES) freshElements(state, side);
  state.hidden.quietTurns = 0;
  if (!isCarrierBattle(state)) state.turn = mapOf(state).hour * TURNS_PER_HOUR;
  updateSightings(play);
  tell(play, { kind: 'battleOpened', rule: 'SK-8.9', hour: mapOf(state).hour, dice });
}

const pairOf = (state: SeekriegState, { forces }: Meeting): BySide<SearchForce> => ({
  allies: must(searchOf(state, 'allies').forces[forces.allies], forces.allies),
  axis: must(searchOf(state, 'axis').forces[forces.axis], forces.axis),
});

/** [SK-8.7, SK-8.9] Forces in one hex are five miles apart, in a direction by die. */
function partForces(play: Play, meeting: Meeting): Roll[] {
  const { allies, axis } = pairOf(play.state, meeting);
  if (!sameHex(allies.hex, axis.hex)) return [];
  const roll = play.dice.roll('d6', 1, 'meeting-bearing');
  const apart = hexAhead(battleHex(allies.hex), valueOf(roll) as Facing, HEXES_IN_ONE_HEX);
  placeForce(play.state, axis, apart);
  return [roll];
}

/** [SK-34.3, SK-34.5] Ships keep the distances of their formation, and nothing is ordered yet. */
function freshElements(state: SeekriegState, side: 'allies' | 'axis'): void {
  for (const element of Object.values(state.forces[side].elements)) {
    const ships = element.ships.map((id) => shipOf(state, id));
    element.gaps = gapsOf(ships.map(({ hex }) => hex));
    for (const ship of ships.filter(isOnMap))
      Object.assign(planOf(ship), { speed: null, ram: null });
  }
}

/** [SK-8.29, SK-34.2] The battle is over: back to the search map, at the next full hour unless carriers go on turn by turn. */
export function resumeSearch(play: Play): void {
  const { state } = play;
  const map = mapOf(state);
  const hidden = must(state.hidden.search, 'a search map');
  map.isBattle = false;
  if (!isCarrierBattle(state)) waitForHour(state);
  for (const side of SIDES) returnForces(state, side, hidden.battle);
  Object.assign(state, { smoke: [], litAreas: [], running: 0 });
  state.torpedoes = { salvos: { allies: [], axis: [] }, tracks: { allies: [], axis: [] } };
  Object.assign(state.hidden, { sightings: { allies: {}, axis: {} }, held: {}, passed: {} });
  hidden.battle = [];
  placeShips(state);
  tell(play, { kind: 'searchResumed', rule: 'SK-8.29', hour: map.hour });
}

function waitForHour(state: SeekriegState): void {
  mapOf(state).hour = Math.ceil(state.turn / TURNS_PER_HOUR);
  for (const ship of Object.values(state.ships)) refit(ship);
}

/** Those that fought stand where they met, others where they have steamed; what was chosen is done. */
function returnForces(
  state: SeekriegState,
  side: 'allies' | 'axis',
  battle: readonly Meeting[],
): void {
  for (const force of forcesAfloat(state, side)) {
    const lead = leadOf(state, force);
    force.flagship = lead.id;
    force.facing = lead.facing;
    if (!battle.some(({ forces }) => forces[side] === force.id)) force.hex = searchHex(lead.hex);
    Object.assign(force, { shadows: null, path: null, carry: 0 });
  }
  state.forces[side].plots = {};
  for (const contact of Object.values(searchOf(state, side).contacts)) contact.choice = null;
}

/** The flagship, or the first ship that is left. */
function leadOf(state: SeekriegState, force: SearchForce): Ship {
  const ships = shipsOfForce(state, force);
  return ships.find(({ id }) => id === force.flagship) ?? (ships[0] as Ship);
}

/** Fires are out and what lasts for some turns is over by the full hour; all else stays. */
function refit(ship: Ship): void {
  const condition = conditionOf(ship);
  condition.fires = condition.fires.filter(({ isOutOfControl }) => isOutOfControl);
  condition.effects = condition.effects.filter(({ turnsLeft }) => turnsLeft === null);
  ship.isBurning = false;
  ship.fireCount = condition.fires.length;
}
