import { enemyOf, type Viewer } from '../../core';
import type { ShipId } from './ids';
import type { SeekriegState, Sighting } from './state';

/** How a viewer who does not own a ship knows her; a spectator knows what her enemy knows. */
export function sightingFor(
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
