import { SIDES } from '../rules/core';
import type { ScenarioCard } from '../scenario';

type Fought = Pick<ScenarioCard, 'system' | 'date' | 'forces'>;

/** One battle by two rulebooks: on one day, and most ships of the smaller scenario are in the other. */
export function isSameBattle(one: Fought, other: Fought): boolean {
  if (one.system === other.system || one.date !== other.date) return false;
  const [fewer, more] = [shipsOf(one), shipsOf(other)].sort((a, b) => a.length - b.length);
  const shared = (fewer ?? []).filter((id) => more?.includes(id)).length;
  return 2 * shared > (fewer ?? []).length;
}

const shipsOf = ({ forces }: Fought): string[] =>
  SIDES.flatMap((side) => forces[side].flatMap(({ ships }) => ships.map(({ id }) => id)));
