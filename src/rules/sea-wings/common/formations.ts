import type { Axial } from '../../../hex';
import { must } from '../../core';
import type { Box, Boxes, Formation } from '../model/air';
import type { Force } from '../model/state';

const sum = (tasks: readonly { factors: number }[]): number =>
  tasks.reduce((total, { factors }) => total + factors, 0);

/** [WG-5.1] Factors in each box of a card. */
export const boxCounts = ({ boxes }: Pick<Formation, 'boxes'>): Record<Box, number> => ({
  hangar: boxes.hangar,
  ready: boxes.ready,
  strike: sum(boxes.strike),
  cap: sum(boxes.cap),
  search: sum(boxes.search),
  returning: boxes.returning,
});

/** All factors of a formation, wherever they are. */
export const factorsOf = (formation: Pick<Formation, 'boxes'>): number =>
  Object.values(boxCounts(formation)).reduce((total, factors) => total + factors, 0);

export const emptyBoxes = (): Boxes => ({
  hangar: 0,
  ready: 0,
  strike: [],
  cap: [],
  search: [],
  returning: 0,
});

const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** All formations of a side, by id [WG-1.15]. */
export const formationsOf = ({ formations }: Pick<Force, 'formations'>): Formation[] =>
  Object.values(formations).sort(byId);

/** The formations at a carrier, a base, or a task force with floatplanes. */
export const formationsAt = (
  { formations }: Pick<Force, 'formations'>,
  home: string,
): Formation[] =>
  Object.values(formations)
    .filter((it) => it.home.id === home)
    .sort(byId);

/** Where a formation's home stands; `undefined` once it is gone. */
export function hexOfHome(force: Force, { home }: Pick<Formation, 'home'>): Axial | undefined {
  if (home.kind === 'base') return must(force.bases[home.id], `base ${home.id}`).hex;
  return taskForceOf(force, home)?.hex;
}

/** [WG-6.17] The task force that a formation flies from; `undefined` for a base, and once the home is gone. */
export function taskForceOf(force: Force, home: Formation['home']) {
  if (home.kind === 'base') return undefined;
  const id = home.kind === 'carrier' ? force.ships[home.id]?.taskForce : home.id;
  return id == null ? undefined : force.taskForces[id];
}
