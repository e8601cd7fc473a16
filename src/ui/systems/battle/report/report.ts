import { type Award, awardsOf, type BattleEvent, type BattleView } from '../../../../rules/battle';
import { type BySide, bySide, SIDES, type Side } from '../../../../rules/core';
import type { Eyes } from '../../../match/replay';
import { type Course, coursesOf } from './courses';
import { type Given, givenBy, type Taken, takenBy } from './fire';
import { lossesOf, type ShipLosses } from './losses';
import { type Luck, luckOf } from './luck';
import { shotsOf } from './shots';
import { sidesKnown, type StrengthPoint, strengthOver } from './strength';

/** What is told of a battle afterwards, or so far; nothing in it goes beyond what its reader was told. */
export interface Report {
  events: readonly BattleEvent[];
  view: BattleView;
  awards: BySide<Award[]>;
  losses: readonly ShipLosses[];
  given: readonly Given[];
  taken: readonly Taken[];
  strength: readonly StrengthPoint[];
  /** Whose strength is known all through. */
  known: readonly Side[];
  courses: readonly Course[];
  luck: readonly Luck[];
}

interface Told {
  /** From the start on, as its reader was told them. */
  events: readonly BattleEvent[];
  /** The positions after each chapter as its reader saw them, the start first. */
  views: readonly BattleView[];
  /** The position now. */
  view: BattleView;
  eyes: Eyes;
}

/** The report of a battle from its events and positions. */
export function reportOf({ events, views, view, eyes }: Told): Report {
  const shots = shotsOf(events);
  return {
    events,
    view,
    awards: bySide((side) => awardsOf(view, side)),
    losses: lossesOf(events, views[0] ?? view, view),
    given: givenBy(shots),
    taken: takenBy(events, shots, view),
    strength: strengthOver([...views, view]),
    known: sidesKnown(view, eyes),
    courses: coursesOf(events),
    luck: SIDES.flatMap((side) => luckOf(shots, side)),
  };
}
