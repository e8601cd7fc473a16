import type { Axial } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import { freeId } from '../../draft/freeId';
import { inFile } from '../../draft/hexes';
import type { DraftSearch, SearchForce, SeekriegDraft } from './shape';

/** A draft with its search map changed, if it has one. */
export const withSearchMap = (
  draft: SeekriegDraft,
  change: (search: DraftSearch) => DraftSearch,
): SeekriegDraft => (draft.search ? { ...draft, search: change(draft.search) } : draft);

const withForces = (
  draft: SeekriegDraft,
  change: (forces: readonly SearchForce[]) => SearchForce[],
): SeekriegDraft =>
  withSearchMap(draft, (search) => ({ ...search, forces: change(search.forces) }));

/** One force changed; on another side it loses the elements of the one before. */
export const withSearchForce = (
  draft: SeekriegDraft,
  at: number,
  change: (force: SearchForce) => SearchForce,
): SeekriegDraft =>
  withForces(draft, (forces) =>
    forces.map((it, f) => (f === at ? ofOneSide(draft, change(it)) : it)),
  );

function ofOneSide({ elements }: SeekriegDraft, force: SearchForce): SearchForce {
  const enemy = elements.filter(({ side }) => side !== force.side).map(({ id }) => id);
  return { ...force, elements: force.elements.filter((it) => !enemy.includes(it)) };
}

/** [SK-8.4] One more force of a side, with its elements that are in none yet. */
export const withNewSearchForce = (draft: SeekriegDraft, side: Side, hex: Axial): SeekriegDraft =>
  withForces(draft, (forces) => [...forces, forceOf(draft, forces, side, hex)]);

/** [SK-8.4] The forces with which a search map begins: one a side, with all its elements. */
export const firstForces = (
  draft: SeekriegDraft,
  places: Readonly<Record<Side, Axial>>,
): SearchForce[] => SIDES.map((side) => forceOf(draft, [], side, places[side]));

function forceOf(
  { elements, sides }: SeekriegDraft,
  forces: readonly SearchForce[],
  side: Side,
  hex: Axial,
): SearchForce {
  const ids = forces.map(({ id }) => id);
  const taken = forces.flatMap((it) => it.elements);
  const own = elements.filter((it) => it.side === side);
  const [first] = own;
  const id = freeId(`${side}-force`, ids);
  const number = id.slice(id.lastIndexOf('-') + 1);
  return {
    ...{ id, name: `${sides[side].name}, force ${number}`, side, hex: inFile(hex) },
    ...{ course: first?.course ?? 'N', knots: first?.knots ?? CRUISE_KNOTS },
    elements: own.map((it) => it.id).filter((it) => !taken.includes(it)),
  };
}

const CRUISE_KNOTS = 18;

/** A force out; another of its side takes over its elements. */
export const withoutSearchForce = (draft: SeekriegDraft, at: number): SeekriegDraft =>
  withElementsTold(withForces(draft, (forces) => forces.filter((_, f) => f !== at)));

/** [SK-8.4] An element goes over to a force. */
export const withElementIn = (draft: SeekriegDraft, element: string, at: number): SeekriegDraft =>
  withForces(draft, (forces) =>
    forces.map((it, f) => {
      const others = it.elements.filter((id) => id !== element);
      return { ...it, elements: f === at ? [...others, element] : others };
    }),
  );

/** [SK-8.4] Elements that are gone, or on the other side, are out of their forces; those that are in none join the first force of their side. */
export function withElementsTold(draft: SeekriegDraft): SeekriegDraft {
  const sides = new Map(draft.elements.map(({ id, side }) => [id, side]));
  const cleared = withForces(draft, (forces) =>
    forces.map((it) => ({
      ...it,
      elements: it.elements.filter((id) => sides.get(id) === it.side),
    })),
  );
  const taken = new Set(cleared.search?.forces.flatMap((it) => it.elements));
  return draft.elements
    .filter(({ id }) => !taken.has(id))
    .reduce((it, { id, side }) => {
      const at = it.search?.forces.findIndex((force) => force.side === side) ?? -1;
      return at < 0 ? it : withElementIn(it, id, at);
    }, cleared);
}
