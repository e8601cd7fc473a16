import { type Axial, sameHex } from '../../../hex';
import { enemyOf, type Side, VIEWERS } from '../../core';
import { standPasses } from '../common/airMorale';
import { isOnMap } from '../common/map';
import { crewOf, hexesATurn, isAloft, isStandSeen, standOf, witnesses } from '../common/stands';
import type { AirStand, Altitude } from '../model/air';
import type { EventOf } from '../model/events';
import type { AirStandId } from '../model/ids';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { InterceptionStep } from '../model/state';
import { aircraftStep } from './activation';
import { aimOf } from './route';
import { watchFor } from './watch';

/** A stand on its way. */
interface Flight {
  stand: AirStandId;
  /** The hexes that are left. */
  path: Axial[];
  /** [NW-10.6] At which it ends. */
  altitude: Altitude;
  /** [NW-10.12] Enemy stands that have been asked whether they intercept it. */
  asked: AirStandId[];
  /** [NW-10.13] It cannot be stopped any more. */
  isThrough: boolean;
}

/** [NW-10.3, NW-10.10] A stand begins to move: as far as its speed allows, the rest is for later turns. */
export function depart(play: Play, stand: AirStand, hexes: Axial[], altitude: Altitude): void {
  const condition = crewOf(stand);
  const most = hexesATurn(stand);
  if (hexes.length > 0) condition.patrols = null;
  condition.aim = stand.isGoingHome ? null : aimOf(hexes, most);
  stand.turn.hasMoved = true;
  const path = hexes.slice(0, most);
  fly(play, { stand: stand.id, path, altitude, asked: [], isThrough: false });
}

/** Flies to the end of the path, off the map, or to the hex in which the other side may interrupt [NW-10.12]. */
function fly(play: Play, flight: Flight): void {
  const { state } = play;
  const { path } = flight;
  const stand = standOf(state, flight.stand);
  const watch = watchFor(state, stand, flight.asked);
  const stop = path.findIndex((hex) => !isOnMap(state.scenario, hex) || watch(hex).length > 0);
  const met = path[stop];
  if (met === undefined) arrive(play, stand, flight);
  else if (isOnMap(state.scenario, met)) {
    moveTo(play, stand, path.slice(0, stop + 1));
    interrupt(play, { ...flight, path: path.slice(stop + 1) }, watch(met));
  } else {
    arrive(play, stand, { ...flight, path: path.slice(0, stop) });
    leave(play, stand);
  }
}

/** [NW-10.6, NW-10.13] The end of a movement. */
function arrive(play: Play, stand: AirStand, { path, altitude }: Flight): void {
  const hasClimbed = stand.altitude !== altitude;
  stand.altitude = altitude;
  if (hasClimbed || path.length > 0) moveTo(play, stand, path);
  bringInterceptors(play, stand);
}

/** Moves a stand along some hexes, and tells of it. */
export function moveTo(play: Play, stand: AirStand, path: Axial[]): void {
  stand.hex = { ...(path.at(-1) ?? stand.hex) };
  tellFlown(play, stand, path);
}

/** [NW-10.12] */
function interrupt(play: Play, flight: Flight, by: AirStandId[]): void {
  const { state } = play;
  const back = aircraftStep(state);
  const asked = [...flight.asked, ...by];
  enterStep(state, { kind: 'interception', side: enemyOf(back.side), ...flight, by, asked, back });
}

/** [NW-10.12, NW-10.13] The other side has answered: the stand goes on, unless it has been intercepted and does not press on. */
export function resume(play: Play, { back, path, ...flight }: InterceptionStep): void {
  const stand = standOf(play.state, flight.stand);
  enterStep(play.state, back);
  const isThrough = flight.isThrough || pressesOn(play, stand, path);
  const isStopped = stand.turn.isIntercepted && !isThrough;
  if (isStopped && !stand.isGoingHome) crewOf(stand).aim ??= path.at(-1) ?? null;
  fly(play, { ...flight, isThrough, path: isStopped ? [] : path });
}

/** [NW-10.13] One Crew Test for all its movement, where there is any left. */
function pressesOn(play: Play, stand: AirStand, path: readonly Axial[]): boolean {
  if (!stand.turn.isIntercepted || path.length === 0) return false;
  const { isPassed, dice } = standPasses(play, stand, 'press-on');
  const { id, side } = stand;
  tell(play, {
    kind: 'pressedOn',
    rule: 'NW-10.13',
    seenBy: [side],
    side,
    stand: id,
    isThrough: isPassed,
    dice,
  });
  return isPassed;
}

/** [NW-10.13] Its interceptors follow a stand into its final hex. */
function bringInterceptors(play: Play, { hex, turn }: AirStand): void {
  for (const id of turn.engaged) {
    const interceptor = standOf(play.state, id);
    if (isAloft(interceptor) && !sameHex(interceptor.hex, hex)) moveTo(play, interceptor, [hex]);
  }
}

/** [NW-10.8] By night the other side is told of the hexes alone in which it sees the stand. */
function tellFlown(play: Play, stand: AirStand, path: Axial[]): void {
  const { id, side, altitude } = stand;
  const seen = path.filter((hex) => isStandSeen(play.state, { ...stand, hex }, enemyOf(side)));
  const seenBy = seen.length > 0 ? 'all' : witnesses(play.state, stand);
  const event = { kind: 'standMoved', rule: 'NW-10.4', side, stand: id, path, altitude } as const;
  const less = { ...event, seenBy, turn: play.state.turn, path: seen };
  const isWhole = seen.length === path.length;
  tell(play, { ...event, seenBy, ...(!isWhole && { toldAs: toOthers(side, less) }) });
}

const toOthers = (side: Side, told: EventOf<'standMoved'>) =>
  Object.fromEntries(
    VIEWERS.filter((viewer) => viewer !== side).map((viewer) => [viewer, told] as const),
  );

/** [NW-1.19, NW-10.15] It flies off the map and does not return. */
function leave(play: Play, stand: AirStand): void {
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  stand.place = 'gone';
  tell(play, { kind: 'standLeft', rule: 'NW-1.19', seenBy, side, stand: id });
}
