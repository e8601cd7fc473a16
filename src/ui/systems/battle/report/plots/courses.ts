import { type Axial, neighbor, ORIGIN, sameHex } from '../../../../../hex';
import type { BattleEvent, StackId } from '../../../../../rules/battle';
import type { Side } from '../../../../../rules/core';

/** A hex, and the middle of the board then: the log names it so, whichever way the board goes later [BT-5.17]. */
interface Spot {
  hex: Axial;
  center: Axial;
}

/** Where a stack has been. */
export interface Course {
  stack: StackId;
  side: Side;
  /** In one piece, unless it was out of sight in between. */
  pieces: readonly (readonly Axial[])[];
  start: Spot;
  end: Spot;
  /** Where it was when a round began, from the second on. */
  rounds: readonly { round: number; hex: Axial }[];
}

interface Drawn extends Course {
  pieces: Axial[][];
  rounds: { round: number; hex: Axial }[];
}

/** What is known while the events are read. */
interface Reading {
  courses: Map<StackId, Drawn>;
  /** Stacks in sight under way. */
  open: Set<StackId>;
  center: Axial;
}

/** The courses of all stacks that have moved. */
export function coursesOf(events: readonly BattleEvent[]): Course[] {
  const reading: Reading = { courses: new Map(), open: new Set(), center: ORIGIN };
  for (const event of events) {
    follow(reading, event);
    for (const gone of endedBy(event)) reading.open.delete(gone);
    if (event.kind === 'roundBegan' && event.round > 1) markRound(reading, event.round);
  }
  return [...reading.courses.values()];
}

function follow(reading: Reading, event: BattleEvent): void {
  if (event.kind === 'stackMoved') draw(reading, event);
  if (event.kind !== 'boardShifted') return;
  const { stack, side, direction } = event;
  const from = reading.courses.get(stack)?.end.hex;
  const center = neighbor(reading.center, direction);
  if (from) draw({ ...reading, center }, { stack, side, from, to: neighbor(from, direction) });
  reading.center = center;
}

type Move = Pick<Extract<BattleEvent, { kind: 'stackMoved' }>, 'stack' | 'side' | 'from' | 'to'>;

function draw({ courses, open, center }: Reading, { stack, side, from, to }: Move): void {
  const start = { hex: from, center };
  const course = courses.get(stack) ?? { stack, side, pieces: [], rounds: [], start, end: start };
  const last = course.pieces.at(-1);
  const end = last?.at(-1);
  if (last && end && sameHex(end, from)) last.push(to);
  else course.pieces.push([from, to]);
  courses.set(stack, { ...course, end: { hex: to, center } });
  open.add(stack);
}

/** The stacks that are gone, or out of sight, after an event. */
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

function markRound({ courses, open }: Reading, round: number): void {
  for (const id of open) {
    const course = courses.get(id);
    course?.rounds.push({ round, hex: course.end.hex });
  }
}
