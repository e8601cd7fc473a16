import { ORIGIN } from '../../../../hex';
import { newShip } from '../../../../rules/seekrieg/query';
import { refitted } from '../../../../scenario/records/figures';
import { sheetOn } from '../../../../scenario/seekrieg/shipSheet';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import type { RegisteredSheetProps } from '../../../table/system';
import { undamaged } from '../sheets/damage';
import { DataSheet } from '../sheets/ShipSheet';

/** The data sheet and the damage plan that Seekrieg has of a ship of the registry [SK-33]. */
export function SeekriegSheet({ ship: registered, date, side }: RegisteredSheetProps) {
  const sheet = sheetOn(registered, date);
  const { id, name } = registered;
  const afloat = newShip(
    { id, name, sheet, hex: ORIGIN, facing: 1, speedKnots: sheet.speedKnots, fromTurn: 1 },
    side,
    '',
  );
  const ship = { ...afloat, condition: null };
  return (
    <DataSheet
      ship={ship}
      record={silhouetteOf(refitted(registered, date))}
      damage={undamaged(ship)}
      knots={sheet.speedKnots}
      troubles={[]}
    />
  );
}
