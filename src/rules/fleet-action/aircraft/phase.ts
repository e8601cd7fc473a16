import { sameHex } from '../../../hex';
import { forceOf, isInPlay, unitOf } from '../common/own';
import { crewOf, loseAircraft, standsInAir, witnesses } from '../common/stands';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import type { AircraftStep, FleetActionView } from '../model/state';
import {
  type ActiveId,
  aircraftStep,
  firstToFly,
  nextToFly,
  toActivate,
  turnOf,
} from './activation';
import { escort, escortAsUsual } from './escort';
import { land } from './land';
import { launch } from './launch';
import { launchPlane } from './launchPlane';
import { movable } from './moveAir';
import { activate } from './opening';
import { serviceAsUsual } from './service';
import { serviceStand } from './serviceStand';
import { canSetCap } from './setCap';
import { flyNext } from './usual';

/** [NW-10.5] Opens the Aircraft Movement Phase if anyone has anything to activate. */
export function openAircraft(play: Play): boolean {
  followShips(play);
  const side = firstToFly(play.state);
  if (side) turnOf(play.state, side);
  return side !== undefined;
}

/** [NW-10.10] Combat air patrols have moved with their ships; of one that is gone they are released. */
function followShips(play: Play): void {
  for (const stand of standsInAir(play.state)) {
    const condition = crewOf(stand);
    if (condition.patrols === null) continue;
    const ship = unitOf(play.state, condition.patrols);
    if (!isInPlay(ship)) condition.patrols = null;
    else if (!sameHex(ship.hex, stand.hex)) follow(play, stand, ship.hex);
  }
}

function follow(play: Play, stand: AirStand, hex: AirStand['hex']): void {
  stand.hex = { ...hex };
  const { id, side, altitude } = stand;
  tell(play, {
    kind: 'standMoved',
    rule: 'NW-10.10',
    seenBy: witnesses(play.state, stand),
    side,
    stand: id,
    path: [stand.hex],
    altitude,
  });
}

/** The phase waits while the side can decide anything about what is active, or about what it may activate. */
export const isAircraftOpen = (view: FleetActionView, { side, isEnding }: AircraftStep): boolean =>
  !isEnding &&
  (movable(view, side).length > 0 ||
    canSetCap(view, side) ||
    [land, launch, serviceStand, escort, launchPlane].some(
      ({ legal }) => legal(view, side).length > 0,
    ));

/**
 * [NW-4.9, NW-33.4] Goes on with an activation in which nothing is left to decide: each stand in turn follows its default.
 * `false` when the phase is over.
 */
export function passAircraft(play: Play): boolean {
  const step = aircraftStep(play.state);
  const active = step.active ?? activateIdle(play, step);
  if (active === undefined) return endPhase(play);
  if (!flyNext(play, active)) endActivation(play, active);
  return true;
}

/** Activates the first of those about which the side can decide nothing; `undefined` when neither side has any left. */
function activateIdle(play: Play, { side }: AircraftStep): ActiveId | undefined {
  const [idle] = toActivate(play.state, side);
  if (idle !== undefined) activate(play, idle);
  return idle;
}

/** [NW-4.9] An activation is over; the other side is next. */
function endActivation(play: Play, active: ActiveId): void {
  const { state } = play;
  const { side } = aircraftStep(state);
  const home = state.units[active];
  if (home) serviceAsUsual(play, home);
  const squadron = forceOf(state, side).airSquadrons[active];
  const done = squadron ?? home?.flightOps;
  if (done) done.hasActed = true;
  turnOf(state, nextToFly(state, side) ?? side);
}

/** What comes after the last activation. */
function endPhase(play: Play): false {
  escortAsUsual(play);
  for (const stand of standsInAir(play.state)) endFlight(play, stand);
  return false;
}

/** [NW-10.7] A stand that has been in the air for longer than it may is lost. */
function endFlight(play: Play, stand: AirStand): void {
  const condition = crewOf(stand);
  condition.airborneTurns += 1;
  if (condition.airborneTurns <= stand.aircraft.enduranceTurns) return;
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  tell(play, { kind: 'standDitched', rule: 'NW-10.7', seenBy, side, stand: id });
  loseAircraft(play, stand, stand.count, { rule: 'NW-10.7' });
}
