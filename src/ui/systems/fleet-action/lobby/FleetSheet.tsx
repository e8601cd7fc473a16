import { sheetOn } from '../../../../scenario/fleet-action/shipSheet';
import { refitted } from '../../../../scenario/records/figures';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import type { RegisteredSheetProps } from '../../../table/system';
import { ShipSheet } from '../sheets/ShipSheet';

/** The data sheet that Fleet Action has of a ship of the registry [NW-2]. */
export const FleetSheet = ({ ship, date, side }: RegisteredSheetProps) => (
  <div data-side={side}>
    <ShipSheet sheet={sheetOn(ship, date)} record={silhouetteOf(refitted(ship, date))} />
  </div>
);
