import { missing, must, SIDES, type Side, unknown } from '../../core';
import type { Knowledge } from '../model/knowledge';
import type { Force, SeaWingsView } from '../model/state';
import type { Ship, TaskForce } from '../model/units';

/** Reports a failed lookup: unknown where a view may leave it out, a broken invariant in a full state. */
const leftOut = ({ forces }: Pick<SeaWingsView, 'forces'>, what: string): never =>
  SIDES.every((side) => forces[side]) ? missing(what) : unknown(what);

/** What a side has. On a view, ask only for the viewer's side. */
export const forceOf = (view: SeaWingsView, side: Side): Force =>
  view.forces[side] ?? leftOut(view, `force of the ${side}`);

/** What a side knows of the enemy; as above. */
export const knowledgeOf = (view: SeaWingsView, side: Side): Knowledge =>
  view.known[side] ?? leftOut(view, `knowledge of the ${side}`);

const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** All task forces of a side, real and false, by id [WG-1.15]. */
export const taskForcesOf = ({ taskForces }: Pick<Force, 'taskForces'>): TaskForce[] =>
  Object.values(taskForces).sort(byId);

/** [WG-4.7] */
export const isDummy = ({ ships }: Pick<TaskForce, 'ships'>): boolean => ships.length === 0;

export const realOf = (force: Force): TaskForce[] =>
  taskForcesOf(force).filter((it) => !isDummy(it));

export const dummiesOf = (force: Force): TaskForce[] => taskForcesOf(force).filter(isDummy);

/** The ships of a task force, in its order. */
export const shipsIn = ({ ships }: Force, taskForce: Pick<TaskForce, 'ships'>): Ship[] =>
  taskForce.ships.map((id) => must(ships[id], `ship ${id}`));

/** [WG-4.2, WG-4.3] A convoy counts as one. */
export const MAX_SHIPS = 18;
