import type { SeekriegEvent, SeekriegView } from '../../../rules/seekrieg';
import type { Ship } from '../../../rules/seekrieg/query';

/**
 * A battle at its end: a game that has taken it back keeps no position of it, so its last events are added to the last
 * one. It is only for viewing: no order is given in it.
 */
export const endedView = (last: SeekriegView, told: readonly SeekriegEvent[]): SeekriegView =>
  told.reduce(viewAfter, last);

function viewAfter(view: SeekriegView, event: SeekriegEvent): SeekriegView {
  switch (event.kind) {
    case 'shipMoved':
      return withShip(view, event.ship, {
        hex: event.path.at(-1) ?? event.from,
        facing: event.facing,
        speedKnots: event.knots,
      });
    case 'shipAbandoned':
      return withShip(view, event.ship, { fate: 'abandoned' });
    case 'shipSank':
      return withShip(view, event.ship, { fate: 'sunk' });
    case 'gameEnded':
      return { ...view, step: { kind: 'over', outcome: event.outcome } };
    default:
      return view;
  }
}

/** Of a ship that is not in the view nothing is known, and nothing changes. */
function withShip(view: SeekriegView, id: string, changed: Partial<Ship>): SeekriegView {
  const ship = view.ships[id];
  return ship ? { ...view, ships: { ...view.ships, [id]: { ...ship, ...changed } } } : view;
}
