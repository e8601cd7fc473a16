import type { Tellers, Viewer } from '../../core';
import type { EventOf, SeekriegEvent } from './events';
import { isOpenTo, nameFor } from './sightings';
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
 * [SK-5.13, SK-5.14] The firing side is told all; others who know of either ship are told that she fired and how often
 * she hit. The target is named as the viewer knows her: of one that he does not know he is told nothing.
 */
function salvoTold(
  event: EventOf<'salvoFired'>,
  { state, viewer }: Knowledge,
): EventOf<'salvoFired'> | null {
  const target = nameFor(state, viewer, event.target);
  if (!target) return null;
  const named = target === event.target ? event : { ...event, target };
  const firer = event.ship ?? '';
  if (state.ships[firer]?.side === viewer) return named;
  const isSeen = isOpenTo(state, viewer, firer);
  if (!isSeen && !isOpenTo(state, viewer, event.target)) return null;
  return { ...named, ship: isSeen ? event.ship : null, details: null, dice: [] };
}

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
    ship,
    by,
    dice: [],
    damage: isOwn ? damage : null,
    cost: isRammer ? cost : null,
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
