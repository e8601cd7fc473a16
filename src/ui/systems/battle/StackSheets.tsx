import { findStack, sheetOf, shipOf, surprisedForces, tablesOf } from '../../../rules/battle';
import { bandWords } from '../../board/say';
import { RuleLink } from '../../rules/RuleLink';
import { useDesk } from './desk';
import { ShipSheet } from './ShipSheet';

/** The sheets of the stack that is picked. */
export function StackSheets() {
  const { view, selected, lights, names } = useDesk();
  const stack = selected ? findStack(view, selected) : undefined;
  if (!stack) return null;
  if (stack.band)
    return (
      <p className="hint">
        {names.side(stack.side)}: a stack out of sight; its ships count {bandWords(stack.band)}.
        They are shown while one of your stacks sights it.{' '}
        <RuleLink system="battle" rule="BT-20.10" />
      </p>
    );
  const tables = tablesOf(view);
  const captains = new Map(
    view.scenario.taskForces.flatMap(({ ships }) => ships.map((ship) => [ship.id, ship.captain])),
  );
  const surprised = new Map(
    surprisedForces(view).flatMap(({ ships, surprisedUntil }) =>
      ships.map(({ id }) => [id, surprisedUntil]),
    ),
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
          pack={tables.sheets.includes(id) ? tables.name : undefined}
          surprisedUntil={surprised.get(id)}
          lit={lights.ships.includes(id)}
        />
      ))}
    </div>
  );
}
