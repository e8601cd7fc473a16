import { type Axial, addHex } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import {
  battleHex,
  forceKnots,
  forcesAfloat,
  heldBy,
  isSearchLand,
  MILES_PER_HEX,
  planOfSearch,
  type SearchForce,
  searchOf,
  TURNS_PER_HOUR,
} from '../../../rules/seekrieg/query';
import { type Adrift, shipsMoved, strayed } from './adrift';

/** [SK-8.10] Forces of the enemy on the search map that a side has no contact of. */
export function forcesAdrift(state: SeekriegState, side: Side): Adrift[] {
  const { tracked, meetings } = state.hidden.search ?? { meetings: [] };
  const enemy = enemyOf(side);
  const known = [
    ...Object.values(tracked?.[side] ?? {}),
    ...meetings.map(({ forces }) => forces[enemy]),
  ];
  const hours = (state.turn - 1) / TURNS_PER_HOUR;
  return forcesAfloat(state, enemy)
    .filter(({ id }) => !known.includes(id))
    .map((it) => adrift(side, it, (hours * forceKnots(state, it)) / MILES_PER_HEX));
}

const adrift = (side: Side, { id }: SearchForce, hexesRun: number): Adrift => ({
  hexes: strayed(hexesRun),
  movedBy: (now, offset) => forceMoved(now, enemyOf(side), id, offset),
  fits: (before, after) =>
    isOpenSea(after, side, id) && heldBetween(before, side, id) === heldBetween(after, side, id),
});

function forceMoved(state: SeekriegState, side: Side, id: string, offset: Axial): SeekriegState {
  const own = state.forces[side];
  const search = searchOf(state, side);
  const force = search.forces[id];
  if (!force) return state;
  const path = force.path?.map((it) => addHex(it, offset)) ?? null;
  const moved = { ...force, hex: addHex(force.hex, offset), path };
  const forces = { ...search.forces, [id]: moved };
  return {
    ...state,
    ships: shipsMoved(state.ships, force.ships, battleHex(offset)),
    forces: { ...state.forces, [side]: { ...own, search: { ...search, forces } } },
  };
}

const forceOf = (state: SeekriegState, side: Side, id: string): SearchForce | undefined =>
  searchOf(state, enemyOf(side)).forces[id];

function isOpenSea(state: SeekriegState, side: Side, id: string): boolean {
  const force = forceOf(state, side, id);
  return force !== undefined && !isSearchLand(planOfSearch(state), force.hex);
}

/** How the side's forces hold the force, and it each of them, as text to compare. */
function heldBetween(state: SeekriegState, side: Side, id: string): string {
  const force = forceOf(state, side, id);
  if (!force) return '';
  return forcesAfloat(state, side)
    .map((own) => `${heldBy(state, own, force)} ${heldBy(state, force, own)}`)
    .join();
}
