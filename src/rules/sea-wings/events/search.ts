import { enemyOf, type Side } from '../../core';
import { forceOf, knowledgeOf } from '../common/own';
import type { Play } from '../model/play';
import { enterStep } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { searchSurely } from '../searching/searching';
import { type CardRule, onNothing, type Played, searchersOf } from './cardRule';

/** [WG-21.12] Cards of phase F. */
export const SEARCH_CARDS = {
  'scout-report': {
    objects: (view, side) => [...new Set(knowledgeOf(view, side).sought)],
    play: reportAll,
  },
  'garbled-report': { objects: searchedForces, isLaid: true },
  'radio-silence': { objects: searchedForces, isSecret: true },
  'lost-at-sea': { objects: onNothing(() => true), play: loseSearcher },
} as const satisfies Record<string, CardRule>;

/** Own task forces with markers of enemy searches on them. */
function searchedForces(view: SeaWingsView, side: Side): string[] {
  return Object.keys(forceOf(view, side).searched);
}

/** [WG-21.12] Card 1: the search die counts as 5, and the roll for information as 6. */
function reportAll(play: Play, side: Side, marker: string): Played {
  return searchSurely(play, side, marker) ? 'spent' : 'kept';
}

/** [WG-21.12] Card 24: the owner of the searches names the factor. */
function loseSearcher({ state }: Play, side: Side): Played {
  const owner = enemyOf(side);
  if (searchersOf(state, owner).length === 0) return 'kept';
  enterStep(state, { kind: 'straggler', side: owner });
  return 'spent';
}
