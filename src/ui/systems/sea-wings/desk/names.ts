import { SIDES, type Side } from '../../../../rules/core';
import type { SeaWingsView } from '../../../../rules/sea-wings';
import {
  type Formation,
  isDummy,
  type Ship,
  type TaskForce,
} from '../../../../rules/sea-wings/query';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';

/** What things are called, as far as a view knows them. */
export interface Names {
  side(side: Side): string;
  ship(id: string): string;
  base(id: string): string;
  /** A task force by its owner's id: 'TF 16'. */
  taskForce(id: string): string;
  /** An enemy marker: 'TF 3', or 'an unspotted marker'. */
  marker(id: string): string;
  /** A carrier, a base or a task force. */
  home(id: string): string;
  /** 'SBD-3 Dauntless of Enterprise'. */
  formation(id: string): string;
  /** Whatever an id names. */
  any(id: string): string;
}

/** 'kaga' as 'Kaga', for ships of which a view has the id alone. */
const fromId = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export function newNames(view: SeaWingsView): Names {
  const found = <T>(of: (side: Side) => T | undefined): T | undefined => of('allies') ?? of('axis');
  const ship = (id: string): Ship | undefined => found((side) => view.forces[side]?.ships[id]);
  const force = (id: string): TaskForce | undefined =>
    found((side) => view.forces[side]?.taskForces[id]);
  const base = (id: string) => view.scenario.bases.find((it) => it.id === id);
  const marker = (id: string) =>
    found((side) => view.known[side]?.markers.find((it) => it.id === id));
  const formation = (id: string): Formation | undefined =>
    found((side) => view.forces[side]?.formations[id]);
  const names: Names = {
    side: (side) => view.scenario.sides[side].name,
    ship: (id) => ship(id)?.card.name ?? fromId(id),
    base: (id) => base(id)?.name ?? fromId(id),
    taskForce(id) {
      const it = force(id);
      return it ? forceName(it) : id;
    },
    marker(id) {
      const number = marker(id)?.number ?? null;
      return number === null
        ? wingsScreenText('unspotted')
        : wingsScreenText('taskForce', { number });
    },
    home: (id) => (base(id) ? names.base(id) : force(id) ? names.taskForce(id) : names.ship(id)),
    formation(id) {
      const it = formation(id);
      return it ? wingsScreenText('of', { what: it.type.name, home: names.home(it.home.id) }) : id;
    },
    any: (id) =>
      marker(id) ? names.marker(id) : formation(id) ? names.formation(id) : names.home(id),
  };
  return names;
}

/** 'TF 16', 'TF 7 (dummy)'. */
export const forceName = (it: Pick<TaskForce, 'number' | 'ships'>): string =>
  wingsScreenText(isDummy(it) ? 'dummyForce' : 'taskForce', { number: it.number });

/** The side whose force this is; `undefined` for what a view does not know. */
export const ownerOf = (view: SeaWingsView, taskForce: string): Side | undefined =>
  SIDES.find((side) => view.forces[side]?.taskForces[taskForce] !== undefined);
