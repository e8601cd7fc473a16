import type { BaseEvent, BySide, Roll, Side } from '../../rules/core';

/** A broken promise, found in a game of random orders. */
export interface Breach {
  /** Kebab-case: which promise is broken. */
  check: string;
  detail: string;
}

/** Dice in events; a roll shared by several events counts once. */
export function diceTold(events: readonly BaseEvent[]): number {
  const rolls = new Set<Roll>(events.flatMap(({ dice }) => dice ?? []));
  return [...rolls].reduce((sum, { values }) => sum + values.length, 0);
}

/** Clauses cited by events that the rules reference does not have. */
export const unknownRules = (
  events: readonly BaseEvent[],
  clauses: ReadonlySet<string>,
): string[] =>
  events.filter(({ rule }) => !clauses.has(rule)).map(({ kind, rule }) => `${kind} cites ${rule}`);

/** Sides with something to do. */
export const activeSides = (active: BySide<string>): Side[] =>
  (Object.keys(active) as Side[]).filter((side) => active[side] !== 'waiting');
