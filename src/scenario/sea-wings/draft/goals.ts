import { enemyOf, type Side } from '../../../rules/core';
import type { SeaWingsDraft } from './shape';

export type DraftGoal = SeaWingsDraft['objectives'][number];
export const GOAL_KINDS = [
  ...(['convoy-unloaded', 'convoy-stopped', 'base-hit', 'base-open'] as const),
  ...(['carriers-sunk', 'never-launched', 'handicap'] as const),
];
export type GoalKind = (typeof GOAL_KINDS)[number];

/** What a goal is called for whom, and what it is worth. */
type Facts = Pick<DraftGoal, 'id' | 'scores' | 'points'>;

/** A goal of a kind; of a base that there is, where there is one. */
export function goalOf(
  kind: GoalKind,
  { id, scores, points }: Facts,
  { bases }: Pick<SeaWingsDraft, 'bases'>,
): DraftGoal {
  const facts = { id, scores, points };
  const base = bases[0]?.id ?? '';
  const of: Side = enemyOf(scores);
  switch (kind) {
    case 'convoy-unloaded':
    case 'base-open':
      return { ...facts, kind, base };
    case 'convoy-stopped':
      return { ...facts, kind, base, hexes: null };
    case 'base-hit':
      return { ...facts, kind, base, most: 2 * points };
    case 'carriers-sunk':
      return { ...facts, kind, of, types: ['CV'], least: 1 };
    case 'never-launched':
      return { ...facts, kind, of, types: ['CV', 'CVL'] };
    case 'handicap':
      return { ...facts, kind };
  }
}

/** A draft with one more goal of a side. */
export function withNewGoal(draft: SeaWingsDraft, scores: Side): SeaWingsDraft {
  const taken = draft.objectives.map(({ id }) => id);
  let number = 1;
  while (taken.includes(`${scores}-${number}`)) number += 1;
  const facts = { id: `${scores}-${number}`, scores, points: 10 };
  const kind = draft.bases.length > 0 ? 'base-open' : 'carriers-sunk';
  return { ...draft, objectives: [...draft.objectives, goalOf(kind, facts, draft)] };
}
