import { doctrineOf, orderOffhand, ordersOffhand } from '../../../../bots';
import type { Reason, Side } from '../../../../rules/core';
import {
  type ContactId,
  type FleetActionView,
  fleetAction,
  type Order,
  type OrderOf,
} from '../../../../rules/fleet-action';
import type { PathStep, Squadron } from '../../../../rules/fleet-action/query';

/** How doctrine would move a ship. */
export interface ShipProposal {
  /** As she sails now where absent. */
  knots?: number;
  steps: readonly PathStep[];
  smoke: boolean;
  torpedoes: OrderOf<'declareTorpedo'> | undefined;
  /** They are launched before she moves. */
  launchesHere: boolean;
}

/** How doctrine would move a squadron, by ship, and why. */
export interface Proposal {
  ships: Readonly<Record<string, ShipProposal>>;
  why: Reason | undefined;
}

/** What the Commander would do with a squadron, ship after ship, as far as it can be foreseen. */
export function proposalFor(view: FleetActionView, side: Side, { id, units }: Squadron): Proposal {
  const orders = ordersOffhand<FleetActionView, Order>(
    fleetAction,
    activating(view, id),
    side,
    ({ kind }) => kind === 'done',
  );
  const ships: Record<string, ShipProposal> = {};
  for (const order of orders)
    if ('ship' in order) ships[order.ship] = withOrder(ships[order.ship] ?? NOTHING, order);
  const lead = units.find((ship) => ships[ship]);
  return { ships, why: lead === undefined ? undefined : whyFor(view, side, lead) };
}

const NOTHING: ShipProposal = {
  steps: [],
  smoke: false,
  torpedoes: undefined,
  launchesHere: false,
};

/** The same position with nothing but that squadron to move. */
const activating = (view: FleetActionView, squadron: string): FleetActionView =>
  view.step.kind === 'ships' ? { ...view, step: { ...view.step, active: squadron } } : view;

const whyFor = (view: FleetActionView, side: Side, ship: string): Reason | undefined =>
  doctrineOf<FleetActionView, Order>(fleetAction.id)?.why(view, side, {
    kind: 'moveShip',
    ship,
    steps: [],
  });

function withOrder(before: ShipProposal, order: Order): ShipProposal {
  switch (order.kind) {
    case 'setSpeed':
      return { ...before, knots: order.knots };
    case 'moveShip':
      return { ...before, steps: [...before.steps, ...order.steps] };
    case 'laySmoke':
      return { ...before, smoke: true };
    case 'declareTorpedo':
      return { ...before, torpedoes: order, launchesHere: before.steps.length === 0 };
    default:
      return before;
  }
}

/** What the Commander would do with a marker: sail it, or deploy its ships. */
export function markerProposal(
  view: FleetActionView,
  side: Side,
  id: ContactId,
): OrderOf<'moveContact'> | OrderOf<'deployContact'> | undefined {
  const others = Object.values(view.contacts)
    .filter((it) => it.side === side && it.id !== id)
    .map((it) => [it.id, { ...it, hasMoved: true }]);
  const alone = { ...view, contacts: { ...view.contacts, ...Object.fromEntries(others) } };
  const order = orderOffhand<FleetActionView, Order>(fleetAction, alone, side);
  const isOfMarker = order?.kind === 'moveContact' || order?.kind === 'deployContact';
  return isOfMarker && order.contact === id ? order : undefined;
}
