import { SIDES } from '../rules/core';
import type { Catalog, LoadedScenario, ScenarioCard } from '../scenario';

type Fought = Pick<ScenarioCard, 'system' | 'date' | 'forces'>;

/** One battle by two rulebooks: on one day, and half of the ships of either scenario, or more, are in the other. */
export function isSameBattle(one: Fought, other: Fought): boolean {
  if (one.system === other.system || one.date !== other.date) return false;
  const [own, others] = [shipsOf(one), shipsOf(other)];
  const shared = own.filter((id) => others.includes(id)).length;
  return 2 * shared >= Math.max(own.length, others.length);
}

const shipsOf = ({ forces }: Fought): string[] =>
  SIDES.flatMap((side) => forces[side].flatMap(({ ships }) => ships.map(({ id }) => id)));

/** The scenario itself, and those of the same battle by other rules. */
export function rulebooksOf(
  { scenarios }: Pick<Catalog, 'scenarios'>,
  id: string,
): LoadedScenario[] {
  const own = scenarios.find(({ card }) => card.id === id);
  if (!own) return [];
  return [own, ...scenarios.filter(({ card }) => isSameBattle(own.card, card))];
}
