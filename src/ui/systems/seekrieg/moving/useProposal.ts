import { useEffect, useState } from 'react';
import type { Side } from '../../../../rules/core';
import type { Order, SeekriegView } from '../../../../rules/seekrieg';
import { isOnCarrierMap } from '../../../../rules/seekrieg/query';
import { type Proposal, proposedCourses } from './proposal';

/** A proposal on one view. */
interface Proposed {
  about: SeekriegView;
  proposal: Proposal;
}

/** What is proposed for the courses of a side that plots now. */
interface Proposing {
  /** The position with the courses as proposed, as soon as they are worked out. */
  view: SeekriegView;
  /** The orders for them, worked out now if they are not yet. */
  orders: () => readonly Order[];
}

const NO_ORDERS: readonly Order[] = [];

/** Worked out after the view is shown, since it may take a tenth of a second; nothing where carriers fight over the search map. */
export function useProposal(view: SeekriegView, side: Side | null): Proposing {
  const [proposed, set] = useState<Proposed | null>(null);
  const by = isOnCarrierMap(view) ? null : side;
  useEffect(() => {
    if (!by) return undefined;
    const timer = setTimeout(() => set({ about: view, proposal: proposedCourses(view, by) }));
    return () => clearTimeout(timer);
  }, [view, by]);
  if (!by) return { view, orders: () => NO_ORDERS };
  const known = proposed?.about === view ? proposed.proposal : null;
  return {
    view: known?.view ?? view,
    orders: () => (known ?? proposedCourses(view, by)).orders,
  };
}
