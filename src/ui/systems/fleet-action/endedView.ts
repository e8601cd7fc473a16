import type { FleetActionEvent, FleetActionView } from '../../../rules/fleet-action';
import type { Unit } from '../../../rules/fleet-action/query';

/**
 * [NW-34.18] A battle at its end: a game that has taken it back keeps no position of it, so its last events are added to
 * the last one. It is only for viewing: no order is given in it.
 */
export const endedView = (
  last: FleetActionView,
  told: readonly FleetActionEvent[],
): FleetActionView => told.reduce(viewAfter, last);

function viewAfter(view: FleetActionView, event: FleetActionEvent): FleetActionView {
  switch (event.kind) {
    case 'shipMoved':
      return withUnit(view, event.unit, {
        hex: event.path.at(-1) ?? event.from,
        facing: event.facing,
      });
    case 'appearanceChanged':
      return withUnit(view, event.unit, { appearance: event.appearance });
    case 'firesChanged':
      return withUnit(view, event.unit, { fires: event.fires });
    case 'disengaged':
      return withUnit(view, event.unit, { isDisengaging: true });
    case 'unitLost':
      return withUnit(view, event.unit, { fate: event.fate });
    case 'shipLeft':
      return withUnit(view, event.unit, { fate: 'left' });
    default:
      return view;
  }
}

/** Of a ship under a marker nothing is known, and nothing changes. */
function withUnit(view: FleetActionView, id: string, changed: Partial<Unit>): FleetActionView {
  const unit = view.units[id];
  return unit ? { ...view, units: { ...view.units, [id]: { ...unit, ...changed } } } : view;
}
