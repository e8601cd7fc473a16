import type { Axial } from '../../../hex';
import { enemyOf, type Side, VIEWERS } from '../../core';
import { isOnMap } from '../common/map';
import { crewOf, hexesATurn, isStandSeen, standOf, witnesses } from '../common/stands';
import type { AirStand, Altitude } from '../model/air';
import type { EventOf } from '../model/events';
import type { AirStandId } from '../model/ids';
import { type Play, tell } from '../model/play';
import { aimOf } from './route';

/** A stand on its way: the hexes that are left, and the altitude at which it ends. */
export interface Flight {
  stand: AirStandId;
  path: Axial[];
  altitude: Altitude;
}

/** [NW-10.3, NW-10.10] A stand begins to move: as far as its speed allows, the rest is for later turns. */
export function depart(play: Play, stand: AirStand, hexes: Axial[], altitude: Altitude): void {
  const condition = crewOf(stand);
  const most = hexesATurn(stand);
  if (hexes.length > 0) condition.patrols = null;
  condition.aim = stand.isGoingHome ? null : aimOf(hexes, most);
  stand.turn.hasMoved = true;
  fly(play, { stand: stand.id, path: hexes.slice(0, most), altitude });
}

/** Flies hex by hex to the end of the path, or off the map. */
function fly(play: Play, { stand: id, path, altitude }: Flight): void {
  const { state } = play;
  const stand = standOf(state, id);
  const off = path.findIndex((hex) => !isOnMap(state.scenario, hex));
  const flown = off < 0 ? path : path.slice(0, off);
  stand.hex = { ...(flown.at(-1) ?? stand.hex) };
  stand.altitude = altitude;
  tellFlown(play, stand, flown);
  if (off >= 0) leave(play, stand);
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
