import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { engagedCount } from '../air/pass';
import { type AirUnit, byId, ESCORTS, factorsOf, type Placed } from '../air/units';

/** Single factors with their places, put together by unit and place. */
function gathered(factors: readonly AirUnit[], places: readonly (string | null)[]): Placed[] {
  const placed = new Map<string, Placed>();
  for (const [i, unit] of factors.entries()) {
    const at = places[i] ?? null;
    const key = JSON.stringify([unit.id, at]);
    const known = placed.get(key);
    if (known) known.factors++;
    else placed.set(key, { ...unit, factors: 1, at });
  }
  return [...placed.values()];
}

/** Every factor of some units, unit by unit in the order of their ids. */
const unitByUnit = (units: readonly AirUnit[]): AirUnit[] =>
  byId(units).flatMap((unit) => Array<AirUnit>(unit.factors).fill(unit));

/** Every factor of some units, one of each unit in turn. */
function inTurn(units: readonly AirUnit[]): AirUnit[] {
  const rounds = Math.max(0, ...units.map(({ factors }) => factors));
  return Array.from({ length: rounds }, (_, round) =>
    byId(units).filter(({ factors }) => factors > round),
  ).flat();
}

/**
 * [WG-10.7] CAP in position: so many factors to the escorts, the others to the formations in turn.
 * @param formations in the order in which they get a factor; without any, all CAP goes to the escorts
 */
export function spreadCap(
  cap: readonly AirUnit[],
  atEscorts: number,
  formations: readonly string[],
): Placed[] {
  const count = factorsOf(cap);
  const places = Array.from({ length: count }, (_, i) =>
    i < atEscorts || formations.length === 0
      ? ESCORTS
      : (formations[(i - atEscorts) % formations.length] as string),
  );
  return gathered(unitByUnit(cap), places);
}

/** [WG-24.23] All on the strike aircraft; with none of them left, on the escorts. */
export const defaultCap = (cap: readonly AirUnit[], formations: readonly string[]): Placed[] =>
  spreadCap(cap, 0, formations);

/**
 * [WG-10.11, WG-10.12, WG-10.16, WG-24.23, WG-24.25] Escorts: those that CAP engages, taken evenly from their formations; the others at
 * the largest group of CAP that goes for the strike.
 * @param chosen where the striking player wants some of them, no more at `ESCORTS` than CAP engages
 */
export function defaultEscorts(
  escorts: readonly AirUnit[],
  cap: readonly Placed[],
  chosen: readonly ChosenPlace[] = [],
  tables: Pick<TableSet, 'airCombat'> = STANDARD_TABLES,
): Placed[] {
  const fighting = factorsOf(cap.filter(({ at }) => at === ESCORTS));
  const engaged = engagedCount(fighting, factorsOf(escorts), tables);
  const open = engaged - factorsOf(chosen.filter(({ at }) => at === ESCORTS));
  const largest = largestGroup(cap);
  const placed = chosen.flatMap(({ id, factors, at }) => {
    const unit = escorts.find((it) => it.id === id);
    return unit ? Array.from({ length: factors }, () => ({ unit, at })) : [];
  });
  const rest = inTurn(
    escorts.map((unit) => ({ ...unit, factors: unit.factors - countOf(chosen, unit) })),
  );
  return gathered(
    [...placed.map(({ unit }) => unit), ...rest],
    [...placed.map(({ at }) => at), ...rest.map((_, i) => (i < open ? ESCORTS : largest))],
  );
}

/** Factors of an escort formation at a place. */
interface ChosenPlace {
  id: string;
  factors: number;
  at: string;
}

const countOf = (chosen: readonly ChosenPlace[], { id }: AirUnit): number =>
  factorsOf(chosen.filter((it) => it.id === id));

/** The formation at which most CAP flies; ties by id. */
function largestGroup(cap: readonly Placed[]): string | null {
  const groups = new Map<string, number>();
  for (const { at, factors } of cap)
    if (at !== null && at !== ESCORTS) groups.set(at, (groups.get(at) ?? 0) + factors);
  const [first] = [...groups].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first?.[0] ?? null;
}
