import { type Axial, addHex, type Facing, hexAhead, ORIGIN } from '../../../hex';
import type { PlannedGroup, SkirmishPlan } from './plan';
import type { Task } from './wish';

/** Courses as files name them, clockwise from north, in the order of headings. */
const COURSES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** The course of a group: the side with the task, and merchant ships, on its heading, the enemy against it. */
export function courseOf(
  { side, purpose }: Pick<PlannedGroup, 'side' | 'purpose'>,
  { actor, heading }: SkirmishPlan,
): { course: (typeof COURSES)[number]; facing: Facing } {
  const isWith = purpose === 'convoy' || side === actor;
  const facing = facingOn(isWith ? heading : heading + 3);
  return { course: COURSES[facing - 1] ?? 'N', facing };
}

/** The facing on one of six headings. */
const facingOn = (heading: number): Facing => ((heading % 6) + 1) as Facing;

/** How far apart groups begin, in hexes. */
export interface Spread {
  /** The two sides. */
  apart: number;
  /** Merchant ships astern of their escort, and beyond the guard of those that lie at anchor. */
  astern: number;
  beyond: number;
  /** A screen on one hand of the line, merchant ships on the other. */
  abeam: number;
}

/** Hexes from the middle along the course of the task, for its side, the other, and merchant ships. */
const ALONG: Record<Task, (spread: Spread) => { own: number; other: number; convoy: number }> = {
  meeting: ({ apart }) => ({ ...met(apart), convoy: 0 }),
  chase: ({ apart }) => ({ own: 0, other: -apart, convoy: 0 }),
  convoy: ({ apart, astern }) => ({ ...met(apart), convoy: -half(apart) - astern }),
  bombardment: ({ apart }) => ({ ...met(apart), convoy: 0 }),
  raid: ({ apart, beyond }) => ({ ...met(apart), convoy: half(apart) + beyond }),
};

const met = (apart: number) => ({ own: -half(apart), other: apart - half(apart) });

const half = (hexes: number): number => Math.floor(hexes / 2);

/** Where a group's first ship begins. @param outward hexes farther out on the hand on which the group sails */
export function placeOf(
  { side, purpose }: Pick<PlannedGroup, 'side' | 'purpose'>,
  { heading, actor, task }: SkirmishPlan,
  spread: Spread,
  outward = 0,
): Axial {
  const along = ALONG[task](spread);
  const ahead = purpose === 'convoy' ? along.convoy : side === actor ? along.own : along.other;
  const hand = { line: 0, screen: spread.abeam, convoy: -spread.abeam }[purpose];
  const abeam = hand + outward * (purpose === 'convoy' ? -1 : 1);
  return addHex(toward(heading, ahead), toward(heading + 2, abeam));
}

/** So many hexes from the middle on a heading; negative ones astern. */
export const toward = (heading: number, hexes: number): Axial =>
  hexAhead(ORIGIN, facingOn(heading), hexes);
