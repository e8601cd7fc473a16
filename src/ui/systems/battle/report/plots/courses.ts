import { type Axial, sameHex } from '../../../../../hex';
import type { BattleEvent, StackId } from '../../../../../rules/battle';
import type { Side } from '../../../../../rules/core';

/** Where a stack has been. */
export interface Course {
  stack: StackId;
  side: Side;
  /** In one piece, unless it was out of sight in between. */
  pieces: readonly (readonly Axial[])[];
  /** Where it was when a round began, from the second on. */
  rounds: readonly { round: number; hex: Axial }[];
}

interface Drawn {
  stack: StackId;
  side: Side;
  pieces: Axial[][];
  rounds: { round: number; hex: Axial }[];
}

/** The courses of all stacks that have moved. */
export function coursesOf(events: readonly BattleEvent[]): Course[] {
  const courses = new Map<StackId, Drawn>();
  const open = new Set<StackId>();
  for (const event of events) {
    if (event.kind === 'stackMoved') {
      draw(courses, event);
      open.add(event.stack);
    }
    for (const gone of endedBy(event)) open.delete(gone);
    if (event.kind === 'roundBegan' && event.round > 1) markRound(courses, open, event.round);
  }
  return [...courses.values()];
}

type Move = Extract<BattleEvent, { kind: 'stackMoved' }>;

function draw(courses: Map<StackId, Drawn>, { stack, side, from, to }: Move): void {
  const course = courses.get(stack) ?? { stack, side, pieces: [], rounds: [] };
  const last = course.pieces.at(-1);
  const end = last?.at(-1);
  if (last && end && sameHex(end, from)) last.push(to);
  else course.pieces.push([from, to]);
  courses.set(stack, course);
}

/** The stacks that are no more, or out of sight, after an event. */
function endedBy(event: BattleEvent): StackId[] {
  switch (event.kind) {
    case 'stackLeft':
      return [event.stack];
    case 'sightLost':
      return event.stacks;
    case 'stacksCombined':
      return event.stacks.filter((id) => id !== event.into);
    case 'stackDivided':
      return event.into.includes(event.stack) ? [] : [event.stack];
    default:
      return [];
  }
}

function markRound(
  courses: ReadonlyMap<StackId, Drawn>,
  open: ReadonlySet<StackId>,
  round: number,
): void {
  for (const id of open) {
    const course = courses.get(id);
    const hex = course?.pieces.at(-1)?.at(-1);
    if (course && hex) course.rounds.push({ round, hex });
  }
}
