import { newShip } from '../../../../rules/battle';
import { sheetOn } from '../../../../scenario/battle/sheets';
import type { RegisteredSheetProps } from '../../../table/system';
import { ShipSheet } from '../sheet/ShipSheet';

const START = { round: 0, impulse: 0 };

/** The sheet that battles have of a ship of the registry [BT-16]. */
export function BattleSheet({ ship, date, side }: RegisteredSheetProps) {
  const sheet = sheetOn(ship, date);
  return <ShipSheet sheet={sheet} ship={newShip({ id: ship.id, sheet }, { side })} now={START} />;
}
