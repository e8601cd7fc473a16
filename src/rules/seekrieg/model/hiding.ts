import type { Side, Tellers, Viewer } from '../../core';
import type { EventOf, SeekriegEvent } from './events';
import { isOpenTo, nameFor, sightingFor } from './sightings';
import type { SeekriegState } from './state';

/** What tells how an event looks to a viewer. */
interface Knowledge {
  state: SeekriegState;
  viewer: Viewer;
}

/** Told only to those who see the ship. */
const ifSeen = <Event extends { ship: string }>(
  event: Event,
  { state, viewer }: Knowledge,
): Event | null => (isOpenTo(state, viewer, event.ship) ? event : null);

/**
 * [SK-5.13, SK-5.14] The firing side is told all, with the name it has for the target; others who know of either ship
 * are told that she fired and how often she hit.
 */
function salvoTold(
  event: EventOf<'salvoFired'>,
  { state, viewer }: Knowledge,
): EventOf<'salvoFired'> | null {
  const firer = state.ships[event.ship ?? ''];
  if (viewer !== 'spectator' && firer?.side === viewer) return namedBy(event, state, viewer);
  const isSeen = firer !== undefined && isOpenTo(state, viewer, firer.id);
  if (!isSeen && !isOpenTo(state, viewer, event.target)) return null;
  return { ...event, ship: isSeen ? event.ship : null, details: null };
}

const namedBy = (
  event: EventOf<'salvoFired'>,
  state: SeekriegState,
  viewer: Side,
): EventOf<'salvoFired'> => {
  const name = sightingFor(state, viewer, event.target)?.id ?? event.target;
  return name === event.target ? event : { ...event, target: name };
};

/** The other ship is named as the viewer knows her; he is told nothing of one that he does not know [SK-26.2]. */
function collisionTold(
  event: EventOf<'collisionRolled'>,
  { state, viewer }: Knowledge,
): EventOf<'collisionRolled'> | null {
  const other = nameFor(state, viewer, event.with);
  if (!other || !isOpenTo(state, viewer, event.ship)) return null;
  return { ...event, with: other };
}

/** [SK-5.14] Each side is told what its own ship suffers, and of the other by the name it has for her. */
function rammingTold(
  event: EventOf<'shipRammed'>,
  { state, viewer }: Knowledge,
): EventOf<'shipRammed'> | null {
  const isOwn = state.ships[event.ship]?.side === viewer;
  const isRammer = state.ships[event.by]?.side === viewer;
  const ship = nameFor(state, viewer, event.ship);
  const by = nameFor(state, viewer, event.by);
  if (!ship || !by || !(isOwn || isRammer || isOpenTo(state, viewer, event.ship))) return null;
  const { damage, cost } = event;
  return {
    ...event,
    ...{ ship, by, dice: [] },
    ...{ damage: isOwn ? damage : null, cost: isRammer ? cost : null },
  };
}

/** [SK-5.7 to SK-5.14] How the kinds that hide something are told; a kind that is not here is told whole. */
export const TELLERS: Tellers<SeekriegEvent, Knowledge> = {
  shipArrived: ifSeen,
  shipStopped: ifSeen,
  collisionRolled: collisionTold,
  salvoFired: salvoTold,
  smokeShellsFired: ifSeen,
  shipAbandoned: ifSeen,
  shipSank: ifSeen,
  shipRammed: rammingTold,
  /** [SK-5.14] */
  torpedoHit: (event, { state, viewer }) => {
    if (state.ships[event.ship]?.side === viewer) return event;
    if (event.isDud || !isOpenTo(state, viewer, event.ship)) return null;
    return { ...event, damage: null, dice: [] };
  },
};
