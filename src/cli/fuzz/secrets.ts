import { isDeepStrictEqual } from 'node:util';
import {
  type AnySystem,
  type BaseEvent,
  type BySide,
  enemyOf,
  eventsFor,
  SIDES,
  type Viewer,
} from '../../rules/core';
import type { FuzzSubject } from '../common/fuzzSubject';
import { demand } from './demand';

/** A game whose secrets are checked. */
interface Guarded {
  system: AnySystem;
  subject: FuzzSubject;
}

const VIEWERS: readonly Viewer[] = [...SIDES, 'spectator'];

const nameOf = (viewer: Viewer): string =>
  viewer === 'spectator' ? 'a spectator' : `the ${viewer}`;

/** No view of a position shows what is hidden. */
export function demandSecrets({ system, subject }: Guarded, state: unknown): void {
  for (const viewer of VIEWERS) {
    const leaks = subject.leaks(system.view(state, viewer), viewer, state);
    demand(leaks.length === 0, 'leak', () => `to ${nameOf(viewer)}: ${leaks.join(', ')}`);
  }
}

/** Either side's orders are those that its view gives it. */
export function demandSameOrders({ system }: Guarded, state: unknown, legal: BySide<unknown[]>) {
  for (const side of SIDES)
    demand(
      isDeepStrictEqual(system.legalOrders(system.view(state, side), side), legal[side]),
      'view-differs',
      () => `the legal orders of the ${side}`,
    );
}

/** The enemy's secrets make no difference to what a side sees and may do. */
export function demandSameTwins({ system, subject }: Guarded, state: unknown): void {
  for (const side of SIDES) {
    const twin = subject.twin?.(state, enemyOf(side));
    if (twin === undefined) continue;
    const differs = (what: string) => `${what} of the ${side} by what the enemy hides`;
    const views: unknown[] = [twin, state].map((it) => system.view(it, side));
    demand(isDeepStrictEqual(views[0], views[1]), 'twins-differ', () => differs('the view'));
    const [one, other] = [twin, state].map((it): unknown[] => system.legalOrders(it, side));
    demand(isDeepStrictEqual(one, other), 'twins-differ', () => differs('the orders'));
  }
}

/** The events of an order name nothing hidden, for sides and spectators. */
export function demandToldSecrets(
  { system, subject }: Guarded,
  events: readonly BaseEvent[],
  { before, after }: { before: unknown; after: unknown },
): void {
  for (const viewer of VIEWERS) {
    const views = { before: system.view(before, viewer), after: system.view(after, viewer) };
    const states = { before, after };
    const told = subject.eventLeaks(eventsFor(events, viewer), views, viewer, states);
    demand(told.length === 0, 'leak', () => `told to the ${viewer}: ${told.join(', ')}`);
  }
}

/** What either side may do, by the position itself. */
export const ordersBySide = (system: AnySystem, state: unknown): BySide<unknown[]> => ({
  allies: system.legalOrders(state, 'allies'),
  axis: system.legalOrders(state, 'axis'),
});
