import { findStack, sheetOf, shipOf } from '../../../rules/battle';
import { useDesk } from './desk';
import { ShipSheet } from './ShipSheet';

/** The sheets of the stack that is picked. */
export function StackSheets() {
  const { view, selected, lights, names } = useDesk();
  const stack = selected ? findStack(view, selected) : undefined;
  if (!stack) return null;
  const captains = new Map(
    view.scenario.taskForces.flatMap(({ ships }) => ships.map((ship) => [ship.id, ship.captain])),
  );
  return (
    <div className="sheets">
      <h2 className="visually-hidden">{names.stack(stack.id)}</h2>
      {stack.ships.map((id) => (
        <ShipSheet
          key={id}
          sheet={sheetOf(view, id)}
          ship={shipOf(view, id)}
          captain={captains.get(id)}
          lit={lights.ships.includes(id)}
        />
      ))}
    </div>
  );
}
