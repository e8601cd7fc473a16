import type { FormationId, OrderOf } from '../../../../rules/sea-wings';
import { type Formation, formationsOf, type Launch } from '../../../../rules/sea-wings/query';
import { type Desk, ownForce } from '../desk/desk';

/** What a formation gives to a strike. */
export interface Part {
  factors: number;
  /** A key of the type's loads, or `-` for escorts. */
  ordnance: string;
}

/** The strike that is being put together, by formation. */
export type Draft = Readonly<Record<FormationId, Part>>;

export interface Flight {
  target: string;
  launch: Launch;
}

export type Sortie = OrderOf<'planStrike'>;

/** Strikes that the rules offer at a target in a launch. */
const sortiesAt = ({ legal }: Pick<Desk, 'legal'>, { target, launch }: Flight): Sortie[] =>
  legal.filter(
    (it): it is Sortie => it.kind === 'planStrike' && it.target === target && it.launch === launch,
  );

/** The formations that can fly in it. */
export function membersOf(
  desk: Pick<Desk, 'view' | 'side' | 'legal'>,
  flight: Flight,
): Formation[] {
  const force = ownForce(desk);
  const ids = new Set(sortiesAt(desk, flight).map(({ formation }) => formation));
  return force ? formationsOf(force).filter(({ id }) => ids.has(id)) : [];
}

/** What a formation may carry there, the usual load first. */
export const loadsOf = (
  desk: Pick<Desk, 'legal'>,
  flight: Flight,
  formation: FormationId,
): string[] => [
  ...new Set(
    sortiesAt(desk, flight)
      .filter((it) => it.formation === formation)
      .map(({ ordnance }) => ordnance),
  ),
];

/** Fighters escort; all others carry their usual load. */
export function usualLoad({ type }: Formation, loads: readonly string[]): string {
  const isEscort = type.class === 'F' && loads.includes(NO_LOAD);
  return isEscort ? NO_LOAD : (loads[0] ?? NO_LOAD);
}

export const NO_LOAD = '-';

/** The orders that make up the strike. */
export const draftOrders = (draft: Draft, flight: Flight): Sortie[] =>
  Object.entries(draft)
    .filter(([, { factors }]) => factors > 0)
    .map(([formation, part]) => ({ kind: 'planStrike', formation, ...flight, ...part }));
