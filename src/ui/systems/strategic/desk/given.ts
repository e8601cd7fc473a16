import type { Side } from '../../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../../rules/strategic';
import { attemptsOf as attemptsIn, type SearchTarget } from '../../../../rules/strategic/query';

interface OfSide {
  view: StrategicView;
  side: Side;
}

/** A search attempt: who makes it, and what it looks for, `null` while nothing is named. */
interface Attempt {
  squadron: SquadronRecord;
  target: SearchTarget | null;
}

/** The search attempts of a side in this turn. */
export function attemptsOf({ view, side }: OfSide): Attempt[] {
  const basic = view.forces[side]?.basic;
  if (!basic) return [];
  return attemptsIn(view, side).map((squadron, at) => ({
    squadron,
    target: basic.searchTargets[at] ?? null,
  }));
}

export const targetsNamed = (of: OfSide): number =>
  attemptsOf(of).filter(({ target }) => target !== null).length;
