import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import type { Condition, Unit } from '../../../src/rules/fleet-action/model/units';
import { actionOf } from '../../rules/fleet-action/position';
import { sheet } from '../../rules/fleet-action/sheets';

interface Changes {
  sheet?: Partial<DataSheet>;
  unit?: Partial<Unit>;
  condition?: Partial<Condition>;
}

/** A ship of the ledger in play, as its owner sees it, with changes. */
export function ownUnit(name: string, changes: Changes = {}): Unit {
  const ship = { id: 'ship', sheet: sheet(name, changes.sheet) };
  const { units } = actionOf({ allies: [ship] });
  const unit = units.ship as Unit;
  return {
    ...unit,
    ...changes.unit,
    condition: { ...(unit.condition as Condition), ...changes.condition },
  };
}

/** The same as the enemy sees it. */
export const enemyUnit = (name: string, changes: Changes = {}): Unit => ({
  ...ownUnit(name, changes),
  ...{ squadron: null, condition: null },
});
