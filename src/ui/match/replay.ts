import type { Snapshot, Table } from '../../game';
import { type AnySystem, giveOrder, type Match, newMatch } from '../../rules/core';

/** A moment of a finished match: the position after a chapter. */
export interface Moment {
  chapter: number;
  state: unknown;
}

/** The positions of a match after each of its chapters, the start first; its own orders and dice make them again. */
export function momentsOf(table: Table): Moment[] {
  const { system, scenario, options, seed } = table;
  const match = newMatch(system, scenario, options, seed);
  const moments = [momentOf(system, match)];
  for (const given of table.record()) {
    const { chapter } = match;
    giveOrder(system, match, given, seed);
    if (match.chapter !== chapter) moments.push(momentOf(system, match));
  }
  return moments;
}

const momentOf = (system: AnySystem, match: Match): Moment => ({
  chapter: match.chapter - 1,
  state: system.copy(match.state),
});

/** What a viewer of a finished match saw at a moment; nothing of it is secret any more. */
export const snapshotAt = <S extends AnySystem>(
  system: S,
  snapshot: Snapshot<S>,
  { chapter, state }: Moment,
): Snapshot<S> => ({
  ...snapshot,
  view: state as Snapshot<S>['view'],
  segment: system.segment(state),
  chapters: snapshot.chapters.filter((it) => it.chapter <= chapter),
});
