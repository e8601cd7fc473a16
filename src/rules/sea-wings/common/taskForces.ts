import type { Axial } from '../../../hex';
import type { Side } from '../../core';
import type { ShipId, TaskForceId } from '../model/ids';
import type { Play } from '../model/play';
import type { SeaWingsState } from '../model/state';
import type { TaskForce } from '../model/units';
import { drawMarker, freeNumber } from './markers';

/** A task force that has just come into being, without a marker. */
export const newTaskForce = (
  facts: Pick<TaskForce, 'id' | 'number' | 'hex' | 'ships'>,
): TaskForce => ({
  ...facts,
  marker: '',
  spotted: null,
  falseReport: null,
  answer: null,
  formation: null,
  tows: [],
  flees: null,
  hasMoved: false,
  wasPlaced: false,
});

/** An id that no task force of the side has had. */
function nextId(state: SeaWingsState, side: Side): TaskForceId {
  const force = state.forces[side];
  const id = `${side}-${force.nextTaskForce}`;
  force.nextTaskForce += 1;
  return id;
}

interface NewTaskForce {
  hex: Axial;
  ships: readonly ShipId[];
  number?: number;
}

/** Adds a task force, with a free number unless told otherwise, and once the game has begun with a marker. */
export function addTaskForce(
  play: Play,
  side: Side,
  { hex, ships, number = freeNumber(play.state.forces[side]) }: NewTaskForce,
): TaskForce {
  const { state } = play;
  const taskForce = newTaskForce({ id: nextId(state, side), number, hex, ships: [...ships] });
  if (state.turn > 0) taskForce.marker = drawMarker(play);
  const { taskForces, ships: all } = state.forces[side];
  taskForces[taskForce.id] = taskForce;
  for (const id of ships) {
    const ship = all[id];
    if (ship) ship.taskForce = taskForce.id;
  }
  return taskForce;
}
