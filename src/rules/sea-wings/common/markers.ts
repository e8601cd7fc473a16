import { enemyOf, SIDES, type Side, valueOf } from '../../core';
import type { MarkerId } from '../model/ids';
import type { SeenMarker } from '../model/knowledge';
import type { Play } from '../model/play';
import type { Force, SeaWingsState } from '../model/state';
import type { TaskForce } from '../model/units';
import { tellLots } from './lots';
import { taskForcesOf } from './own';

/** Identities that a turn can draw from. */
const POOL = 200;

/** [WG-4.21] A new identity, drawn at random from those of the turn that are not in use. */
export function drawMarker(play: Play): MarkerId {
  const { state, dice } = play;
  const used = new Set(
    SIDES.flatMap((side) => taskForcesOf(state.forces[side]).map(({ marker }) => marker)),
  );
  const names = Array.from({ length: POOL }, (_, i) => `m${state.turn}-${i + 1}`);
  const free = names.filter((name) => !used.has(name));
  return free[valueOf(tellLots(play, dice.lot(free.length, 'marker')))] as MarkerId;
}

/** [WG-16.7, WG-17.25] New identities for the markers of a side that are not spotted. */
export function redrawMarkers(play: Play, side: Side): void {
  const hidden = taskForcesOf(play.state.forces[side]).filter(({ spotted }) => !spotted);
  for (const taskForce of hidden) taskForce.marker = '';
  for (const taskForce of hidden) taskForce.marker = drawMarker(play);
}

/** [WG-24.3] The enemy sees all markers of a side where they stand now, in an order that tells nothing. */
export function showMarkers(state: SeaWingsState, side: Side): void {
  const seen = taskForcesOf(state.forces[side]).map(asSeen);
  state.known[enemyOf(side)].markers = seen.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** [WG-4.6, WG-4.21] */
const asSeen = ({ marker, hex, spotted, number }: TaskForce): SeenMarker => ({
  id: marker,
  hex,
  number: spotted ? number : null,
});

/** [WG-29.57] The lowest task force number that the side does not use. */
export function freeNumber(force: Pick<Force, 'taskForces'>): number {
  const used = new Set(taskForcesOf(force).map(({ number }) => number));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

/** [WG-29.57] */
export const MAX_NUMBER = 40;
