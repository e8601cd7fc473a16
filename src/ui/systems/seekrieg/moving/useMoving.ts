import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { Order, SeekriegView } from '../../../../rules/seekrieg';
import {
  type Course,
  coursesOf,
  endsAhead,
  isLeading,
  lineOf,
  type Ship,
  shipsInPlay,
} from '../../../../rules/seekrieg/query';
import { useInSegment } from '../../../table/useInSegment';
import { useProposal } from './useProposal';

/** The courses of the own ships; nothing outside the orders of phase 2. */
export interface Moving {
  /** By the orders given so far, and as the Commander would steer whom none has been given to, by ship. */
  courses: ReadonlyMap<string, Course>;
  /** The ship that a pick on the sea steers. */
  steered: Ship | null;
  /** Where she may end. */
  ends: readonly Course[];
  /** The picked ship is steered by herself, out of her line. */
  isSingle: boolean;
  single: (on: boolean) => void;
  /** Orders for courses of groups that have been given none in this turn. */
  proposed: () => readonly Order[];
}

interface Mover {
  view: SeekriegView;
  /** The side that plots now; nobody otherwise. */
  acting: Side | null;
  selected: string | null;
}

const NO_COURSES: ReadonlyMap<string, Course> = new Map();
const NO_ENDS: readonly Course[] = [];

/** The courses, and who is steered: the guide of the ship picked last, or that ship. */
export function useMoving({ view, acting, selected }: Mover): Moving {
  const side = view.step.kind === 'orders' ? acting : null;
  const kept = useInSegment<string | null>(`${view.turn}/${acting}`, null);
  const single = useInSegment(`${view.turn}/${acting}/${selected}`, false);
  const isOwn = selected !== null && side !== null && view.ships[selected]?.side === side;
  if (isOwn && selected !== kept.value) kept.set(selected);
  const proposal = useProposal(view, side);
  const courses = useMemo(
    () => (side ? coursesOf(proposal.view, side) : NO_COURSES),
    [proposal.view, side],
  );
  const steered = useMemo(
    () => (side ? steeredIn(view, side, kept.value, single.value) : null),
    [view, side, kept.value, single.value],
  );
  const ends = useMemo(() => {
    const course = steered && courses.get(steered.id);
    return steered && course ? endsAhead(view, steered, course.plot) : NO_ENDS;
  }, [view, steered, courses]);
  return {
    ...{ courses, steered, ends, isSingle: single.value, single: single.set },
    proposed: proposal.orders,
  };
}

function steeredIn(
  view: SeekriegView,
  side: Side,
  picked: string | null,
  isSingle: boolean,
): Ship | null {
  const own = shipsInPlay(view, side);
  const ship = own.find(({ id }) => id === picked) ?? own[0];
  if (!ship) return null;
  if (isSingle || isLeading(view, ship)) return ship;
  const element = view.forces[side]?.elements[ship.element ?? ''];
  return (element && lineOf(view, element)[0]) ?? ship;
}
