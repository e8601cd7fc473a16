import { enemyOf, type Viewer } from '../../core';
import type { ShipId, TargetId } from './ids';
import type { SeekriegState, Sighting } from './state';

/** How a viewer who does not own a ship knows her; a spectator knows what her enemy knows. */
function sightingFor(
  { ships, hidden }: SeekriegState,
  viewer: Viewer,
  id: ShipId,
): Sighting | undefined {
  const side = ships[id]?.side;
  if (!side) return undefined;
  return hidden.sightings[viewer === 'spectator' ? enemyOf(side) : viewer][id];
}

/** The viewer owns the ship, or has her in visual range [SK-5.8]. */
export const isOpenTo = (state: SeekriegState, viewer: Viewer, id: ShipId): boolean =>
  state.ships[id]?.side === viewer || sightingFor(state, viewer, id)?.level === 'identified';

/** What a viewer calls a ship: her id if she is his or he has named her, else that of his contact, if he has one. */
export const nameFor = (state: SeekriegState, viewer: Viewer, id: ShipId): TargetId | undefined =>
  state.ships[id]?.side === viewer ? id : sightingFor(state, viewer, id)?.id;
