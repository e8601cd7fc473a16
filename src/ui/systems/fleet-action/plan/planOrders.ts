import type { FleetActionView, Order } from '../../../../rules/fleet-action';
import { type Reached, speedsOpen, usualSpeed } from '../../../../rules/fleet-action/query';
import type { ShipPlan, SquadronPlan } from './plan';

/** The orders that carry out a squadron's plan; the last ends its activation. */
export function squadronOrders(view: FleetActionView, { squadron, ships }: SquadronPlan): Order[] {
  const hasLeft = ships.at(-1)?.way.isOff === true;
  return [
    ...ships.flatMap((plan) => shipOrders(view, plan)),
    ...(hasLeft ? [] : [{ kind: 'done' as const, what: squadron.id }]),
  ];
}

/** The orders of one ship; what she would do without an order is not ordered. */
export function shipOrders(view: FleetActionView, plan: ShipPlan): Order[] {
  const { ship, knots, way, smoke, torpedoes, launchesHere } = plan;
  const usual = usualSpeed(ship.speedKnots, speedsOpen(view, ship));
  const sailing: Order[] = [
    ...(knots === usual ? [] : [{ kind: 'setSpeed' as const, ship: ship.id, knots }]),
    ...(smoke && !ship.laysSmoke ? [{ kind: 'laySmoke' as const, ship: ship.id }] : []),
    ...(way.steps.length > 0
      ? [{ kind: 'moveShip' as const, ship: ship.id, steps: way.steps }]
      : []),
  ];
  if (!torpedoes) return sailing;
  return launchesHere ? [torpedoes, ...sailing] : [...sailing, torpedoes];
}

/** The planned movement of an own marker. */
export interface MarkerPlan {
  contact: string;
  knots: number;
  way: Reached;
  /** Its ships come out instead [NW-3.13]. */
  deploys: boolean;
}

export const markerOrder = ({ contact, knots, way, deploys }: MarkerPlan): Order =>
  deploys
    ? { kind: 'deployContact', contact }
    : { kind: 'moveContact', contact, knots, steps: way.steps };
