import { type Award, awardsOf, type BattleEvent, type BattleView } from '../../../../rules/battle';
import { type BySide, bySide, SIDES, type Side } from '../../../../rules/core';
import type { Eyes } from '../../../table/replay/replay';
import { type Luck, luckOf } from '../../../table/report/luck';
import { type Given, givenBy, type Taken, takenBy } from './fire';
import { lossesOf, type ShipLosses } from './losses';
import { type Course, coursesOf } from './plots/courses';
import { shotsOf } from './shots';
import { type Seen, type StrengthPoint, sidesKnown, strengthOver } from './strength';

/** The report of a battle, final or so far. It holds nothing that its reader may not know. */
export interface Report {
  events: readonly BattleEvent[];
  view: BattleView;
  awards: BySide<Award[]>;
  losses: readonly ShipLosses[];
  given: readonly Given[];
  taken: readonly Taken[];
  strength: readonly StrengthPoint[];
  /** The sides whose strength is known throughout. */
  known: readonly Side[];
  courses: readonly Course[];
  luck: readonly Luck[];
}

interface Told {
  /** From the start, as its reader got them. */
  events: readonly BattleEvent[];
  /** The positions after each chapter as its reader saw them, the start first. */
  moments: readonly Seen[];
  /** The position now. */
  view: BattleView;
  eyes: Eyes;
}

/** The report of a battle from its events and positions. */
export function reportOf({ events, moments, view, eyes }: Told): Report {
  const shots = shotsOf(events);
  return {
    events,
    view,
    awards: bySide((side) => awardsOf(view, side)),
    losses: lossesOf(events, moments[0]?.view ?? view, view),
    given: givenBy(shots),
    taken: takenBy(events, shots, view),
    strength: strengthOver(moments),
    known: sidesKnown(view, eyes),
    courses: coursesOf(events),
    luck: SIDES.flatMap((side) => luckOf(shots, side)),
  };
}
