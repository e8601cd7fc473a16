import type { FormationId, OrderOf } from '../../../../rules/sea-wings';
import {
  capacityOf,
  type Formation,
  formationsOf,
  type Launch,
} from '../../../../rules/sea-wings/query';
import { ordersOf } from '../../../table/desk';
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
  ordersOf(legal, 'planStrike').filter((it) => it.target === target && it.launch === launch);

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

/** What has been taken from hangars flies in the strike, where it can. */
export const pickedDraft = (
  desk: Pick<Desk, 'view' | 'side' | 'legal' | 'picked'>,
  flight: Flight,
): Draft =>
  Object.fromEntries(
    membersOf(desk, flight).flatMap((it) => {
      const factors = desk.picked.get(it.id) ?? 0;
      return factors > 0 ? [[it.id, partOf(desk, flight, it, factors)]] : [];
    }),
  );

const partOf = (
  desk: Pick<Desk, 'legal'>,
  flight: Flight,
  formation: Formation,
  factors: number,
): Part => ({ factors, ordnance: usualLoad(formation, loadsOf(desk, flight, formation.id)) });

/** [WG-8.5] Every dive, torpedo and level bomber that reaches the target, as far as its deck can launch them. */
export function allBombers(desk: Pick<Desk, 'view' | 'side' | 'legal'>, flight: Flight): Draft {
  const force = ownForce(desk);
  if (!force) return {};
  const left = new Map<string, number>();
  const bombers = membersOf(desk, flight).filter(({ type }) => BOMBERS.includes(type.class));
  return Object.fromEntries(
    bombers.flatMap((it) => {
      const home = it.home.id;
      const room = left.get(home) ?? capacityOf(force, it) - launchedFrom(force, home, flight);
      const factors = Math.max(0, Math.min(it.boxes.hangar, room));
      left.set(home, room - factors);
      return factors > 0 ? [[it.id, partOf(desk, flight, it, factors)]] : [];
    }),
  );
}

const BOMBERS: readonly string[] = ['DB', 'TB', 'LB'];

/** Factors of a home that fly in the launch already. */
const launchedFrom = (
  force: NonNullable<ReturnType<typeof ownForce>>,
  home: string,
  { launch }: Flight,
): number =>
  formationsOf(force)
    .filter((it) => it.home.id === home)
    .flatMap(({ boxes }) => boxes.strike)
    .filter((it) => it.launch === launch)
    .reduce((sum, { factors }) => sum + factors, 0);
