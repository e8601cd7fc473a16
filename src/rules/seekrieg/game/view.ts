import { type BySide, bySide, enemyOf, SIDES, type Side, type Viewer } from '../../core';
import { markersFor } from '../air/markers';
import type { Contact, SeekriegState, SeekriegView, Sighting, Smoke } from '../model/state';
import type { TorpedoSalvo } from '../model/tubes';
import type { Ship } from '../model/units';
import { contactsOf } from '../sighting/contacts';
import { aimOf } from '../torpedoes/aim';

/** The full state, not a view. */
export const isWhole = (position: SeekriegView): position is SeekriegState =>
  position.viewer === 'all';

/** [SK-5.7 to SK-5.14] The state as a viewer may see it; after the end all is open. */
export function view(state: SeekriegState, viewer: Viewer): SeekriegView {
  if (state.step.kind === 'over') return state;
  const isOwn = (side: Side) => side === viewer;
  return {
    ...state,
    viewer,
    ships: seenShips(state, viewer),
    contacts: contactsFor(state, viewer),
    smoke: state.smoke.filter((it) => isShown(it, viewer)).map((it) => seenSmoke(it, viewer)),
    raids: viewer === 'spectator' ? {} : markersFor(state, viewer),
    torpedoes: {
      salvos: { allies: [], axis: [], ...own(seenSalvos(state), isOwn) },
      tracks: { allies: [], axis: [], ...own(state.torpedoes.tracks, isOwn) },
    },
    forces: own(state.forces, isOwn),
    surrendered: { allies: false, axis: false, ...own(state.surrendered, isOwn) },
    hidden: null,
  };
}

const own = <T>(by: Record<Side, T>, isOwn: (side: Side) => boolean): Partial<Record<Side, T>> =>
  Object.fromEntries(SIDES.filter(isOwn).map((side) => [side, by[side]]));

/** Own ships whole; of the enemy's those in visual range, with their open half [SK-5.7, SK-5.8, SK-5.11]. */
function seenShips({ ships, hidden }: SeekriegState, viewer: Viewer): Record<string, Ship> {
  const seen: Record<string, Ship> = {};
  for (const id in ships) {
    const ship = ships[id] as Ship;
    if (ship.side === viewer) seen[id] = ship;
    else {
      const sighting = hidden.sightings[enemyOf(ship.side)][id];
      if (sighting?.level === 'identified') seen[id] = enemyShip(ship, sighting);
    }
  }
  return seen;
}

/** [SK-5.8] Of one that has come into sight the hexes that she passed before are not shown. */
const enemyShip = (ship: Ship, { isWatched }: Sighting): Ship => ({
  ...ship,
  element: null,
  condition: null,
  plan: null,
  turn: isWatched ? ship.turn : { ...ship.turn, entered: [], left: null },
});

/** [SK-5.9, SK-5.10] A spectator is shown none. */
const contactsFor = (state: SeekriegState, viewer: Viewer): Record<string, Contact> =>
  viewer === 'spectator' ? {} : contactsOf(state, viewer);

const isShown = ({ shownTo }: Smoke, viewer: Viewer): boolean =>
  viewer === 'spectator' ? shownTo.allies && shownTo.axis : shownTo[viewer];

const seenSmoke = (smoke: Smoke, viewer: Viewer): Smoke =>
  smoke.side === viewer ? smoke : { ...smoke, layer: null };

/** [SK-5.9, SK-5.10] Own torpedoes; of a target that is not in visual range no more than where she was. */
const seenSalvos = ({ torpedoes, hidden }: SeekriegState): BySide<TorpedoSalvo[]> =>
  bySide((side) =>
    torpedoes.salvos[side].map((salvo) => {
      const isSeen = hidden.sightings[side][aimOf(salvo).ship]?.level === 'identified';
      return isSeen ? salvo : { ...salvo, aim: null };
    }),
  );

/** What a side bases its orders on: its view. Given its own view, the same view. */
export const knownTo = (position: SeekriegView, side: Side): SeekriegView =>
  isWhole(position) ? view(position, side) : position;
