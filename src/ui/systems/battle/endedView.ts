import type { BattleEvent, BattleView, ShipId, Stack, StackId } from '../../../rules/battle';

/**
 * [ST-21.14] A battle at its end: an operation that has taken it back keeps no position of it, so its last events
 * are added to the last one. It is only for viewing: no order is given in it.
 */
export const endedView = (last: BattleView, told: readonly BattleEvent[]): BattleView =>
  told.reduce(viewAfter, last);

function viewAfter(view: BattleView, event: BattleEvent): BattleView {
  switch (event.kind) {
    case 'stackMoved':
      return withStack(view, event.stack, (stack) => ({ ...stack, hex: event.to }));
    case 'hitScored':
      return event.row ? withLost(view, event.ship, event.row, event.left) : view;
    case 'speedLost':
      return withShip(view, event.ship, { speed: event.to });
    case 'shipSank':
      return gone(view, [event.ship], 'sunk');
    case 'shipScuttled':
      return gone(view, [event.ship], 'scuttled');
    case 'stackLeft':
      return gone(view, event.ships, 'left');
    default:
      return view;
  }
}

type Ship = BattleView['ships'][string];

/** Of a ship out of sight nothing is known, and nothing changes. */
function withShip(view: BattleView, id: ShipId, changed: Partial<Ship>): BattleView {
  const ship = view.ships[id];
  return ship ? { ...view, ships: { ...view.ships, [id]: { ...ship, ...changed } } } : view;
}

function withLost(view: BattleView, id: ShipId, row: keyof Ship['lost'], left: number): BattleView {
  const ship = view.ships[id];
  const built = builtBoxes(view, id, row);
  if (!ship || built === undefined) return view;
  return withShip(view, id, { lost: { ...ship.lost, [row]: built - left } });
}

const builtBoxes = ({ scenario }: BattleView, id: ShipId, row: keyof Ship['lost']) =>
  scenario.taskForces.flatMap(({ ships }) => ships).find((ship) => ship.id === id)?.sheet.rows[row]
    .length;

const withStack = (view: BattleView, id: StackId, make: (stack: Stack) => Stack): BattleView => ({
  ...view,
  stacks: view.stacks.map((stack) => (stack.id === id ? make(stack) : stack)),
});

function gone(view: BattleView, ids: readonly ShipId[], fate: Ship['fate']): BattleView {
  const without = ids.reduce((now, id) => withShip(now, id, { fate }), view);
  const stacks = view.stacks.flatMap((stack) => {
    const ships = stack.ships.filter((id) => !ids.includes(id));
    if (ships.length === stack.ships.length) return [stack];
    return ships.length > 0 ? [{ ...stack, ships }] : [];
  });
  return { ...without, stacks };
}
