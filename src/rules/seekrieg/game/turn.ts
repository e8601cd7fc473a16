import { SIDES } from '../../core';
import { fly } from '../air/fly';
import { openAir } from '../air/phase';
import { openCarrierTurn, reportOverflown, searchByAir } from '../carriers/map';
import { meetOnSurface, steam } from '../carriers/steaming';
import { isOnCarrierMap } from '../common/carrierMap';
import { conditionOf, planOf } from '../common/own';
import { freshOrders, freshTurn } from '../common/turns';
import { spendControl } from '../control/phase';
import { addDamage } from '../damage/phase';
import { endIfDue, endIfSurrendered, isFoughtOut } from '../end/ending';
import { endTurn } from '../end/endOfTurn';
import { openEnvironment } from '../environment/phase';
import { loadShells } from '../firePlot/loading';
import { checkFire, fillFirePlot } from '../firePlot/phase';
import { fallSmokeShells, resolveGunfire } from '../gunnery/phase';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { SeekriegState } from '../model/state';
import type { Step } from '../model/steps';
import type { Ship } from '../model/units';
import { arrive } from '../movement/arrive';
import { moveShips } from '../movement/phase';
import { tellMovement } from '../movement/telling';
import { lightUp } from '../night/lights';
import { fireStarShells } from '../night/starShell';
import { resolveCollision } from '../ramming/collide';
import { resumeSearch } from '../search/battle';
import { openSearchTurn } from '../search/phase';
import { countQuietTurns, updateSightings } from '../sighting/phase';
import { resolveTorpedoes } from '../torpedoes/phase';
import { showTracks } from '../torpedoes/tracks';
import { plotAttacks, resolveUndersea } from '../undersea/attacks';
import { changeDepths } from '../undersea/depth';
import { listen } from '../undersea/sonar';
import { passRun, startRun } from './run';

/** [SK-5.1] Phase 1, and whatever comes before the orders of phase 2. */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  for (const ship of Object.values(state.ships)) refresh(ship);
  tell(play, { kind: 'turnBegan', rule: 'SK-5.1' });
  openEnvironment(play);
  if (isOnCarrierMap(state)) openCarrierTurn(play);
  else openBattleTurn(play);
}

function openBattleTurn(play: Play): void {
  const { state } = play;
  if (arrive(play) || state.turn === 1) updateSightings(play);
  showTracks(play);
  open(state, { kind: 'orders' });
}

function refresh(ship: Ship): void {
  const plan = planOf(ship);
  const condition = conditionOf(ship);
  condition.wasHit = condition.isHit;
  condition.wasFiredAt = condition.isFiredAt;
  condition.isFiredAt = false;
  condition.isHit = false;
  ship.firedBefore = ship.turn.hasFired;
  ship.turn = freshTurn();
  Object.assign(plan, freshOrders(plan.shells.length));
}

/** A step in which both sides decide; while a run lasts they have confirmed it [SK-34.14]. */
function open(state: SeekriegState, step: Step): void {
  enterStep(state, step);
  if (state.running > 0) for (const side of SIDES) state.confirmed[side] = true;
}

/** [SK-34.2] Phase 2 of a carrier battle closes: forces steam, flights fly, and phases 7 and 12 follow. */
export function closeCarrierTurn(play: Play): void {
  if (endIfSurrendered(play)) return;
  startRun(play);
  steam(play);
  fly(play);
  searchByAir(play);
  passAir(play);
}

/** Phases 3 and 4. */
export function closeOrders(play: Play): void {
  if (endIfSurrendered(play)) return;
  startRun(play);
  loadShells(play);
  fireStarShells(play);
  const movement = moveShips(play);
  changeDepths(play);
  lightUp(play);
  fly(play);
  listen(play, movement);
  tellMovement(play, movement, updateSightings(play));
  countQuietTurns(play);
  for (const { collision, strikes } of movement.rolls)
    if (strikes) resolveCollision(play, collision);
  open(play.state, { kind: 'firePlot' });
}

/** Phase 6, and on to phase 7. */
export function closeFirePlot(play: Play): void {
  if (endIfSurrendered(play)) return;
  fillFirePlot(play);
  checkFire(play);
  fallSmokeShells(play);
  passAir(play);
}

/** Phase 7 goes on, or phases 8 to 10 follow it. */
export function passAir(play: Play): void {
  if (endIfSurrendered(play) || openAir(play)) return;
  if (isOnCarrierMap(play.state)) reportOverflown(play);
  else fightOnSurface(play);
  addDamage(play);
  if (play.state.options.damageControl) open(play.state, { kind: 'damageControl' });
  else closeTurn(play);
}

/** Phases 8 to 10. */
function fightOnSurface(play: Play): void {
  plotAttacks(play);
  resolveGunfire(play);
  resolveTorpedoes(play);
  resolveUndersea(play);
}

/** Phase 11 closes. */
export function closeControl(play: Play): void {
  if (endIfSurrendered(play)) return;
  spendControl(play);
  closeTurn(play);
}

/** [SK-8.29, SK-34.2] */
function returnToSearch(play: Play): void {
  resumeSearch(play);
  if (endIfDue(play)) return;
  if (isOnCarrierMap(play.state)) beginTurn(play);
  else openSearchTurn(play);
}

/** Phase 12. */
function closeTurn(play: Play): void {
  endTurn(play);
  if (endIfDue(play)) return;
  if (isFoughtOut(play.state)) returnToSearch(play);
  else {
    passRun(play);
    if (isOnCarrierMap(play.state)) meetOnSurface(play);
    beginTurn(play);
  }
}
