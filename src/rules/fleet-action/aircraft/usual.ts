import { forceOf } from '../common/own';
import { crewOf } from '../common/stands';
import type { AirStand } from '../model/air';
import type { Play } from '../model/play';
import { type ActiveId, aircraftStep, standsFlying } from './activation';
import { depart } from './flight';
import { landingPlaces, landStand } from './landing';
import { usualHexes } from './route';

/** The next stand that moves by its default; `false` when all have. */
export function flyNext(play: Play, active: ActiveId): boolean {
  const { state } = play;
  const squadron = forceOf(state, aircraftStep(state).side).airSquadrons[active];
  for (const stand of squadron ? standsFlying(state, squadron) : [])
    if (flyAsUsual(play, stand)) return true;
  return false;
}

/** [NW-10.15, NW-33.4] Whether there was anything that a stand does without an order. */
function flyAsUsual(play: Play, stand: AirStand): boolean {
  const hexes = stand.turn.hasMoved ? [] : usualHexes(play.state, stand);
  if (hexes.length === 0) return landAsUsual(play, stand);
  depart(play, stand, hexes, stand.altitude);
  return true;
}

/** [NW-10.15] Home again, it lands if it can. */
function landAsUsual(play: Play, stand: AirStand): boolean {
  const { home } = crewOf(stand);
  const place = stand.isGoingHome
    ? landingPlaces(play.state, stand).find(({ id }) => id === home)
    : undefined;
  if (place) landStand(play, stand, place);
  return place !== undefined;
}
