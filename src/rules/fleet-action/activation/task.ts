import type { Refusal, Side } from '../../core';
import { isKnownTo } from '../common/seeing';
import type { Order, OrderOf } from '../model/orders';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { activate, refuseActor } from './activate';
import { type ActorId, actorsOf } from './actors';

/** [NW-11.6, NW-11.7] What one unit or stand may do in its activation, by one kind of order. */
export interface Task<Kind extends Order['kind']> {
  actorOf(order: OrderOf<Kind>): ActorId;
  /** All that it may do now, or a bounded selection. */
  options(view: FleetActionView, id: ActorId): OrderOf<Kind>[];
  /** Whether there are any, where that is known sooner than all of them. */
  hasOptions?(view: FleetActionView, id: ActorId): boolean;
  /** Why not; whether it can be activated has been asked. */
  refuse(view: FleetActionView, order: OrderOf<Kind>): Refusal | undefined;
  /** Carries it out; it has been activated. */
  apply(play: Play, order: OrderOf<Kind>, side: Side): void;
}

/** The rule of an order that activates its unit [NW-11.4]; without power it does nothing [NW-11.10]. */
export const taskRule = <Kind extends Order['kind']>({
  actorOf,
  options,
  refuse,
  apply,
}: Task<Kind>): OrderRule<Kind> => ({
  legal: (view, side) =>
    actorsOf(view, side)
      .filter((id) => !refuseActor(view, side, id))
      .flatMap((id) => options(view, id)),
  refuse: (view, side, order) =>
    refuseActor(view, side, actorOf(order)) ??
    refuseKind(view, order, actorOf(order)) ??
    refuseTarget(view, side, order) ??
    refuse(view, order),
  apply(play, side, order) {
    if (activate(play, actorOf(order))) apply(play, order, side);
  },
});

/** [NW-33.2] A stand where a unit is meant, or the other way round. */
function refuseKind(view: FleetActionView, order: Order, actor: ActorId): Refusal | undefined {
  const actors: Readonly<Record<ActorId, unknown>> = 'stand' in order ? view.stands : view.units;
  return actors[actor] ? undefined : refusal('no-such-unit', 'NW-33.2', { unit: actor });
}

/** [NW-3.9] Who is aimed at must be known to who aims. */
const refuseTarget = (view: FleetActionView, side: Side, order: Order): Refusal | undefined =>
  'target' in order && order.target !== NOBODY && !isKnownTo(view, side, order.target)
    ? refusal('no-such-unit', 'NW-3.9', { unit: order.target })
    : undefined;

/** A searchlight is put out. */
const NOBODY = '-';
