import { SIDES, type Side } from '../../../rules/core';
import type { SeaWingsState } from '../../../rules/sea-wings';
import type { Force } from '../../../rules/sea-wings/query';

/** What of a side takes part in what is under way, and has to be what it is until that ends. */
export interface Tied {
  taskForces: ReadonlySet<string>;
  /** Ships and bases: those that aircraft fly from, and those that are fought. */
  homes: ReadonlySet<string>;
}

/** What of a side strikes or is struck, fights or is about to, or has a move plotted. */
export function tiedOf(state: SeaWingsState, side: Side): Tied {
  const force = state.forces[side];
  const { targets, origins } = strikesUnderWay(state);
  const fighting = state.engagement?.fighting[side].map(({ id }) => id) ?? [];
  const named = new Set([...targets, ...origins, ...fighting, ...wishedFor(state)]);
  const taskForces = Object.values(force.taskForces).filter(
    ({ id, marker, ships }) =>
      force.plots[id] !== undefined || [id, marker, ...ships].some((it) => named.has(it)),
  );
  const homes = taskForces.flatMap(({ id, ships }) => [id, ...ships]);
  return {
    taskForces: new Set(taskForces.map(({ id }) => id)),
    homes: new Set([...homes, ...Object.keys(force.bases).filter((it) => named.has(it))]),
  };
}

function strikesUnderWay({ raid, forces }: SeaWingsState) {
  const strikes = SIDES.flatMap((side) => forces[side].strikes).filter(({ isDone }) => !isDone);
  const targets = strikes.flatMap(({ target }) => (target ? Object.values(target) : []));
  return {
    targets: raid ? [...targets, raid.target] : targets,
    origins: strikes.map(({ origin }) => origin),
  };
}

/** [WG-18.2, WG-20.9] Task forces and markers that are to be engaged, and bases and ships of a bombardment. */
const wishedFor = ({ forces }: SeaWingsState): string[] =>
  SIDES.flatMap((side) => [
    ...forces[side].wishes.flatMap(({ taskForce, marker }) => [taskForce, marker]),
    ...forces[side].bombarding.flatMap(({ ship, base }) => [ship, base]),
  ]);

/** The home of a formation takes no part. */
export const isFree = ({ homes }: Tied, { home }: Force['formations'][string]): boolean =>
  !homes.has(home.id);
